// Module TextLayout
