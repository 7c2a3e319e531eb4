import UIKit

/// The requirements for a controller in a `ContentContainerController`.
///
/// A container that needs more from its children than `UIViewController` offers requires it by a protocol. It only
/// uses the root view of a child, not the subviews.
@MainActor
public protocol ContainerContent: UIViewController {
    /// The frame of the content's root view in the container's bounds, in points. The default is the bounds.
    func contentFrame(in bounds: CGRect) -> CGRect
}

extension ContainerContent {
    /// Returns the bounds.
    public func contentFrame(in bounds: CGRect) -> CGRect { bounds }
}
