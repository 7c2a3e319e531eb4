import CoreGraphics

/// Frames of controllers, in the coordinate space of a transition's container view. Controllers are not retained.
@MainActor
package struct ControllerFrames {
    private var frames: [(controller: ObjectIdentifier, frame: CGRect)] = []

    package init() {}

    /// A controller's frame; `nil` if it was not set. Setting `nil` removes the frame.
    package subscript(controller: UIViewController) -> CGRect? {
        get { frames.first { $0.controller == ObjectIdentifier(controller) }?.frame }
        set {
            frames.removeAll { $0.controller == ObjectIdentifier(controller) }
            if let newValue { frames.append((ObjectIdentifier(controller), newValue)) }
        }
    }
}
