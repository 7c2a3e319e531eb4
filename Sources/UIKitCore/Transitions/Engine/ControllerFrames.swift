import CoreGraphics

/// Frames of a few controllers, in the space of a transition's container view. Controllers are not kept alive.
@MainActor
package struct ControllerFrames {
    private var frames: [(controller: ObjectIdentifier, frame: CGRect)] = []

    package init() {}

    /// A controller's frame; `nil` where none was given, or to remove it.
    package subscript(controller: UIViewController) -> CGRect? {
        get { frames.first { $0.controller == ObjectIdentifier(controller) }?.frame }
        set {
            frames.removeAll { $0.controller == ObjectIdentifier(controller) }
            if let newValue { frames.append((ObjectIdentifier(controller), newValue)) }
        }
    }
}
