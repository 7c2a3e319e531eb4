import UIKit

/// A container that shows controllers of one protocol, and displays, hides and exchanges them.
open class ContentContainerController: UIViewController {
    /// How long a cycle takes, in seconds.
    public static let cycleDuration: TimeInterval = 0.25

    /// The contents that are shown, in the order in which they were displayed.
    public var contents: [any ContainerContent] { children.compactMap { $0 as? any ContainerContent } }

    /// The exchanges that run, in the order in which they were asked for.
    private var cycles: [Cycle] = []

    @MainActor
    private final class Cycle {
        let old: any ContainerContent
        let new: any ContainerContent
        /// The calls for one of the two that were made during the cycle.
        var afterwards: [() -> Void] = []

        init(from old: any ContainerContent, to new: any ContainerContent) { (self.old, self.new) = (old, new) }

        func involves(_ content: any ContainerContent) -> Bool { content === old || content === new }
    }

    // MARK: Displaying and hiding

    /// Shows a content in its `contentFrame(in:)`. One that is in a cycle is shown after that.
    open func display(_ content: any ContainerContent) {
        if let cycle = cycle(of: content) {
            return cycle.afterwards.append { [weak self] in self?.display(content) }
        }
        addChild(content)
        if content.parent === self { content.loadViewIfNeeded() }
        guard content.parent === self else { return }
        content.view.frame = content.contentFrame(in: view.bounds)
        view.addSubview(content.view)
        if content.parent === self { content.didMove(toParent: self) }
    }

    /// Removes a content. One that is not shown here is ignored; one that is in a cycle is removed after that.
    open func hide(_ content: any ContainerContent) {
        if let cycle = cycle(of: content) {
            return cycle.afterwards.append { [weak self] in self?.hide(content) }
        }
        guard content.parent === self else { return }
        content.willMove(toParent: nil)
        leave(content)
    }

    private func leave(_ content: any ContainerContent) {
        guard content.parent === self else { return }
        if let view = content.viewIfLoaded, view.isDescendant(of: self.view) { view.removeFromSuperview() }
        content.removeFromParent()
    }

    // MARK: Exchanging

    /// Exchanges two contents: the new one slides in from the right while the old one slides out to the left.
    ///
    /// An old content that is not shown here changes nothing. A content that is still in another cycle goes on from where it
    /// is: the last cycle that names it decides whether it stays.
    ///
    /// - Parameters:
    ///   - old: The content that is shown now.
    ///   - new: The content to show in its place.
    ///   - completion: Called with `true` when the new content is in place, with `false` when it was not shown.
    open func cycle(
        from old: any ContainerContent, to new: any ContainerContent, completion: ((Bool) -> Void)? = nil
    ) {
        guard old.parent === self, new !== old, old.viewIfLoaded?.superview != nil else {
            completion?(false)
            return
        }
        let previous = self.cycle(of: old)
        let cycle = Cycle(from: old, to: new)
        cycles.append(cycle)
        // The new content of that cycle has appeared; the old one is disappearing already.
        if previous?.new === old { old.didMove(toParent: self) }
        if previous?.old !== old { old.willMove(toParent: nil) }
        addChild(new)
        if new.parent === self { new.loadViewIfNeeded() }
        guard old.parent === self, new.parent === self, decides(cycle, old), decides(cycle, new),
            old.view.superview != nil
        else {
            end(cycle, stays: old, leaves: new)
            completion?(false)
            return
        }
        let bounds = view.bounds
        let oldFrame = old.contentFrame(in: bounds)
        let newFrame = new.contentFrame(in: bounds)
        new.view.frame = newFrame.offsetBy(dx: bounds.width, dy: 0)
        transition(from: old, to: new, duration: Self.cycleDuration, options: .beginFromCurrentState) {
            new.view.frame = newFrame
            old.view.frame = oldFrame.offsetBy(dx: -bounds.width, dy: 0)
        } completion: { [weak self] finished in
            self?.end(cycle, stays: finished ? new : old, leaves: finished ? old : new)
            completion?(finished)
        }
    }

    private func end(_ cycle: Cycle, stays: any ContainerContent, leaves: any ContainerContent) {
        let decidesStaying = decides(cycle, stays) && stays.parent === self
        let decidesLeaving = decides(cycle, leaves) && leaves.parent === self
        cycles.removeAll { $0 === cycle }
        if decidesLeaving {
            if leaves === cycle.new { leaves.willMove(toParent: nil) }
            leave(leaves)
        }
        if decidesStaying, stays.parent === self {
            if stays === cycle.old { stays.view.frame = stays.contentFrame(in: view.bounds) }
            stays.didMove(toParent: self)
        }
        for action in cycle.afterwards { action() }
    }

    /// The last cycle that a content is in.
    private func cycle(of content: any ContainerContent) -> Cycle? { cycles.last { $0.involves(content) } }

    private func decides(_ cycle: Cycle, _ content: any ContainerContent) -> Bool {
        self.cycle(of: content) === cycle
    }
}
