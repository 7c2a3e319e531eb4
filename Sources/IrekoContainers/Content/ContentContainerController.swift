import UIKit

/// A container that shows controllers of one protocol, and displays, hides and exchanges them.
open class ContentContainerController: UIViewController {
    /// How long a cycle takes, in seconds.
    public static let cycleDuration: TimeInterval = 0.25

    /// The contents that are shown, in the order in which they were displayed.
    public var contents: [any ContainerContent] { children.compactMap { $0 as? any ContainerContent } }

    /// The exchanges that run, in the order in which they were asked for.
    private var cycles: [Change] = []
    /// What is being displayed, hidden, or ends an exchange at this moment, one inside a callback of the other.
    private var openChanges: [Change] = []

    /// What is being done with contents.
    @MainActor
    private final class Change {
        let old: (any ContainerContent)?
        let new: (any ContainerContent)?
        /// Whether the old one has got `willMove(toParent: nil)`.
        var isAnnounced = false
        /// Whether the new one has arrived by an exchange before.
        var hasArrived = false
        /// The calls for one of the two that were made meanwhile.
        var afterwards: [() -> Void] = []

        init(from old: (any ContainerContent)?, to new: (any ContainerContent)?) { (self.old, self.new) = (old, new) }

        func involves(_ content: any ContainerContent) -> Bool { content === old || content === new }
    }

    // MARK: Preserving and restoring state

    private static let contentsKey = "ContentContainerController.contents"

    /// Writes references to the contents that are shown.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contents.map { $0 as UIViewController }, forKey: Self.contentsKey)
    }

    /// Displays the contents that were shown and are not yet, in their order: those that their restoration class or the application's
    /// delegate has made.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let found = coder.decodeObject(forKey: Self.contentsKey) as? [UIViewController] ?? []
        for case let content as any ContainerContent in found where content.canReturn(to: self) { display(content) }
    }

    // MARK: Displaying and hiding

    /// Shows a content in its `contentFrame(in:)`. One that is in a cycle, or is being hidden, is shown after that.
    open func display(_ content: any ContainerContent) {
        if let change = change(of: content) {
            return change.afterwards.append { [weak self] in self?.display(content) }
        }
        perform(Change(from: nil, to: content)) {
            loadViewIfNeeded()
            addChild(content)
            if content.parent === self { content.loadViewIfNeeded() }
            guard content.parent === self else { return }
            content.view.frame = content.contentFrame(in: view.bounds)
            view.addSubview(content.view)
            if content.parent === self { content.didMove(toParent: self) }
        }
    }

    /// Removes a content. One that is not shown here is ignored; one that is in a cycle, or is being displayed, is removed after
    /// that.
    open func hide(_ content: any ContainerContent) {
        if let change = change(of: content) {
            return change.afterwards.append { [weak self] in self?.hide(content) }
        }
        guard content.parent === self else { return }
        perform(Change(from: content, to: nil)) {
            content.willMove(toParent: nil)
            leave(content)
        }
    }

    /// Calls for the content that come from its callbacks wait until it has come or gone.
    private func perform(_ change: Change, _ body: () -> Void) {
        openChanges.append(change)
        body()
        openChanges.removeAll { $0 === change }
        for action in change.afterwards { action() }
    }

    private func leave(_ content: any ContainerContent) {
        guard content.parent === self else { return }
        if let view = content.viewIfLoaded, view.isDescendant(of: self.view) { view.removeFromSuperview() }
        // A callback may have removed it.
        if content.parent === self { content.removeFromParent() }
    }

    // MARK: Exchanging

    /// Exchanges two contents: the new one slides in from the right while the old one slides out to the left.
    ///
    /// An old content that is not shown here changes nothing. A content that is still in another cycle goes on from where it
    /// is: the last cycle that names it decides whether it stays. One that is being displayed or hidden is exchanged after that.
    ///
    /// - Parameters:
    ///   - old: The content that is shown now.
    ///   - new: The content to show in its place.
    ///   - completion: Called with `true` when the new content is in place, with `false` when it was not shown.
    open func cycle(
        from old: any ContainerContent, to new: any ContainerContent, completion: ((Bool) -> Void)? = nil
    ) {
        if let change = openChanges.last(where: { $0.involves(old) || $0.involves(new) }) {
            return change.afterwards.append { [weak self] in
                guard let self else { return completion?(false) ?? () }
                self.cycle(from: old, to: new, completion: completion)
            }
        }
        guard old.parent === self, new !== old, old.viewIfLoaded?.superview != nil else {
            completion?(false)
            return
        }
        let previous = self.cycle(of: old)
        let cycle = Change(from: old, to: new)
        cycles.append(cycle)
        // The new content of that cycle has appeared; the old one is disappearing already.
        if previous?.new === old { old.didMove(toParent: self) }
        cycle.isAnnounced = previous?.old === old && previous?.isAnnounced == true
        if !cycle.isAnnounced, decides(cycle, old) {
            cycle.isAnnounced = true
            old.willMove(toParent: nil)
        }
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

    private func end(_ cycle: Change, stays: any ContainerContent, leaves: any ContainerContent) {
        let decidesStaying = decides(cycle, stays) && stays.parent === self
        let decidesLeaving = decides(cycle, leaves) && leaves.parent === self
        let next = self.cycle(of: stays)
        cycles.removeAll { $0 === cycle }
        perform(cycle) {
            if decidesLeaving {
                if leaves === cycle.new { leaves.willMove(toParent: nil) }
                leave(leaves)
            }
            guard stays.parent === self else { return }
            if let next, next !== cycle, next.new === stays, stays === cycle.new {
                next.hasArrived = true
                return stays.didMove(toParent: self)
            }
            guard decidesStaying else { return }
            // An exchange before this one may have taken its view away.
            guard stays === cycle.new || stays.viewIfLoaded?.superview != nil else { return leave(stays) }
            if stays === cycle.old { stays.view.frame = stays.contentFrame(in: view.bounds) }
            if stays === cycle.old || !cycle.hasArrived { stays.didMove(toParent: self) }
        }
    }

    /// The last cycle that a content is in.
    private func cycle(of content: any ContainerContent) -> Change? { cycles.last { $0.involves(content) } }

    /// What a content is in the middle of.
    private func change(of content: any ContainerContent) -> Change? {
        openChanges.last { $0.involves(content) } ?? cycle(of: content)
    }

    private func decides(_ cycle: Change, _ content: any ContainerContent) -> Bool {
        self.cycle(of: content) === cycle
    }
}
