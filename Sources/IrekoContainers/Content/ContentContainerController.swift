import UIKit

/// A container for controllers that conform to a protocol. It displays contents, hides them, and cycles from one
/// content to another.
open class ContentContainerController: UIViewController {
    /// The duration of a cycle, in seconds.
    public static let cycleDuration: TimeInterval = 0.25

    /// The displayed contents, in the order of their display.
    public var contents: [any ContainerContent] { children.compactMap { $0 as? any ContainerContent } }

    /// The running cycles, in the order in which they were requested.
    private var cycles: [Change] = []
    /// The contents that are being displayed or hidden, or whose cycle is ending, at this moment. Changes may be
    /// nested in the callbacks of other changes.
    private var openChanges: [Change] = []

    /// A change of the displayed contents.
    @MainActor
    private final class Change {
        let old: (any ContainerContent)?
        let new: (any ContainerContent)?
        /// Whether the old content has received `willMove(toParent: nil)`.
        var isAnnounced = false
        /// Whether the new content has already been added by an earlier cycle.
        var hasArrived = false
        /// The calls for one of the contents that were made meanwhile.
        var afterwards: [() -> Void] = []

        init(from old: (any ContainerContent)?, to new: (any ContainerContent)?) { (self.old, self.new) = (old, new) }

        func involves(_ content: any ContainerContent) -> Bool { content === old || content === new }
    }

    // MARK: Preserving and restoring state

    private static let contentsKey = "ContentContainerController.contents"

    /// Encodes references to the displayed contents.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contents.map { $0 as UIViewController }, forKey: Self.contentsKey)
    }

    /// Displays the preserved contents that are not displayed yet, in their order. A content is displayed only if its
    /// restoration class or the application's delegate has created it.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let found = coder.decodeObject(forKey: Self.contentsKey) as? [UIViewController] ?? []
        for case let content as any ContainerContent in found where content.canReturn(to: self) { display(content) }
    }

    // MARK: Displaying and hiding

    /// Displays a content in its `contentFrame(in:)`. If the content is in a cycle or is being hidden, it is displayed
    /// when that has ended.
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

    /// Removes a content. The call is ignored if the container does not display the content. If the content is in a
    /// cycle or is being displayed, it is removed when that has ended.
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

    /// Performs a change. Calls for the content from its own callbacks are deferred until the change has ended.
    private func perform(_ change: Change, _ body: () -> Void) {
        openChanges.append(change)
        body()
        openChanges.removeAll { $0 === change }
        for action in change.afterwards { action() }
    }

    private func leave(_ content: any ContainerContent) {
        guard content.parent === self else { return }
        if let view = content.viewIfLoaded, view.isDescendant(of: self.view) { view.removeFromSuperview() }
        // A callback may already have removed it.
        if content.parent === self { content.removeFromParent() }
    }

    // MARK: Cycling

    /// Cycles between two contents: the new content slides in from the right while the old content slides out to the
    /// left.
    ///
    /// If the container does not display the old content, the call is ignored. If a content is still in an earlier
    /// cycle, it continues from its current position, and the last of its cycles determines whether it stays. If a
    /// content is being displayed or hidden, the cycle begins afterwards.
    ///
    /// - Parameters:
    ///   - old: The displayed content.
    ///   - new: The content that replaces it.
    ///   - completion: Called with `true` when the new content is in place, or with `false` if the new content was not
    ///     shown.
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
        // The new content of the previous cycle has appeared. The old content of that cycle is already disappearing.
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
            // An earlier cycle may have removed its view.
            guard stays === cycle.new || stays.viewIfLoaded?.superview != nil else { return leave(stays) }
            if stays === cycle.old { stays.view.frame = stays.contentFrame(in: view.bounds) }
            if stays === cycle.old || !cycle.hasArrived { stays.didMove(toParent: self) }
        }
    }

    /// Returns the last cycle of a content.
    private func cycle(of content: any ContainerContent) -> Change? { cycles.last { $0.involves(content) } }

    /// Returns the current change of a content.
    private func change(of content: any ContainerContent) -> Change? {
        openChanges.last { $0.involves(content) } ?? cycle(of: content)
    }

    private func decides(_ cycle: Change, _ content: any ContainerContent) -> Bool {
        self.cycle(of: content) === cycle
    }
}
