/** The styles of the table of Shard Bugs, in the order in which later ones win. */
import "./table.css";
import "./full.css";
import "./small.css";
import "./rail/narrow.css";
import "./board/seat.css";
