// Module QuartzCore
