import UIKit

/// A container that shows controllers of one protocol, by the recipes of seed 003: display, hide and cycle.
open class ContentContainerController: UIViewController {
    /// How long a cycle takes, in seconds.
    public static let cycleDuration: TimeInterval = 0.25

    /// The contents that are shown, in the order in which they were displayed.
    public var contents: [any ContainerContent] { children.compactMap { $0 as? any ContainerContent } }

    /// Shows a content where it wants to be.
    open func display(_ content: any ContainerContent) {
        addChild(content)
        content.view.frame = content.contentFrame(in: view.bounds)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    /// Takes a content away. One that is not shown here is left alone.
    open func hide(_ content: any ContainerContent) {
        guard content.parent === self else { return }
        content.willMove(toParent: nil)
        content.view.removeFromSuperview()
        content.removeFromParent()
    }

    /// Exchanges two contents: the new one slides in from the right while the old one slides out to the left.
    ///
    /// An old content that is not shown here changes nothing.
    ///
    /// - Parameter completion: Called when the new content is in place, with `true`, or the old one stayed, with `false`.
    open func cycle(
        from old: any ContainerContent, to new: any ContainerContent, completion: ((Bool) -> Void)? = nil
    ) {
        guard old.parent === self, new !== old else { return }
        let frame = new.contentFrame(in: view.bounds)
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = frame.offsetBy(dx: view.bounds.width, dy: 0)
        transition(from: old, to: new, duration: Self.cycleDuration, options: []) { [view] in
            guard let view else { return }
            new.view.frame = frame
            old.view.frame = old.view.frame.offsetBy(dx: -view.bounds.width, dy: 0)
        } completion: { [weak self] finished in
            if finished {
                old.removeFromParent()
                new.didMove(toParent: self)
            } else {
                new.willMove(toParent: nil)
                new.removeFromParent()
                old.didMove(toParent: self)
            }
            completion?(finished)
        }
    }
}
