import UIKit

/// What a controller must offer to be shown by a `ContentContainerController`.
///
/// A container that needs more of its children than `UIViewController` has asks for it by a protocol, and never reaches
/// into their views: of a child it touches the root view alone.
@MainActor
public protocol ContainerContent: UIViewController {
    /// The frame of the content's root view in the container's bounds, in points. The default is all of them.
    func contentFrame(in bounds: CGRect) -> CGRect
}

extension ContainerContent {
    /// All of the bounds.
    public func contentFrame(in bounds: CGRect) -> CGRect { bounds }
}
