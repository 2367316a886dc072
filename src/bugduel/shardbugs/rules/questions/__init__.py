"""What players are asked. A question is one class: what it offers, what comes of an answer, what an answer means."""
