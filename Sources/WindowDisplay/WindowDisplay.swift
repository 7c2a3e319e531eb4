// Module WindowDisplay
