import CoreGraphics

/// The colours as they were set, so that a getter gives back the same object.
struct LayerColors {
}
