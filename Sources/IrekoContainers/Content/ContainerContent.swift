import UIKit

/// The requirements for a controller in a `ContentContainerController`.
///
/// A container that requires more of its children than `UIViewController` provides declares the requirements in a
/// protocol. It uses only the root view of a child, and not the view's subviews.
@MainActor
public protocol ContainerContent: UIViewController {
    /// Returns the frame of the content's root view in the container's bounds, in points. The default is the bounds.
    func contentFrame(in bounds: CGRect) -> CGRect
}

extension ContainerContent {
    /// The default implementation returns the bounds.
    public func contentFrame(in bounds: CGRect) -> CGRect { bounds }
}
