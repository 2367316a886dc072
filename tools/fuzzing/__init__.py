"""What `tools/fuzz.py` is made of: inputs, how they are corrupted, and what must become of them."""
