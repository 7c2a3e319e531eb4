import Foundation

/// A window's root and visibility: the requested values, and the transitions to them.
///
/// `rootViewController` and `isHidden` return the last requested values. Requests during callbacks are performed after
/// them, in order.
@MainActor
final class WindowRoot {
    private enum Change {
        case root(UIViewController?)
        case hidden(Bool)
        case scene(SharedWeak<UIWindowScene>)
    }

    private unowned let window: UIWindow
    private var changes: [Change] = []
    private var isPerforming = false
    let host = TransitionHost()
    /// The root whose view was last inserted into the window, and is still in it.
    @SharedWeak var placedRoot: UIViewController?

    init(window: UIWindow) { self.window = window }

    // MARK: Requests

    /// The last requested root.
    var requestedRoot: UIViewController? {
        for case .root(let root) in changes.reversed() { return root }
        return window.root
    }

    /// The last requested visibility; `nil` without a pending request.
    var requestedHidden: Bool? {
        for case .hidden(let hidden) in changes.reversed() { return hidden }
        return nil
    }

    /// The last requested scene, while it is pending.
    var requestedScene: UIWindowScene? {
        for case .scene(let scene) in changes.reversed() { return scene.wrappedValue }
        return window.scene
    }

    func replaceRoot(with new: UIViewController?) {
        guard new !== requestedRoot, new.map(ContainmentChecker.permitsRoot) ?? true else { return }
        new?.extrasForWriting.pendingWindow = window
        submit(.root(new))
    }

    func setHidden(_ hidden: Bool) {
        guard hidden != window.isHidden else { return }
        submit(.hidden(hidden))
    }

    func setScene(_ scene: UIWindowScene?) {
        guard scene !== window.windowScene else { return }
        window.pendingScenes += 1
        submit(.scene(SharedWeak(wrappedValue: scene)))
    }

    private func submit(_ change: Change) {
        changes.append(change)
        TransitionFlush.whenIdle { [window] in window.rootHost.performChanges() }
    }

    // MARK: Performing requests

    private func performChanges() {
        guard !isPerforming else { return }
        isPerforming = true
        while let change = changes.first {
            // Ended transitions may call completions that request further changes, which are performed after this
            // change.
            if let root = window.root {
                if shows(change) {
                    PresentationTree.settleBegun(over: root)
                } else {
                    PresentationTree.settleAll(over: root)
                }
            }
            changes.removeFirst()
            switch change {
            case .root(let new): perform(root: new)
            case .hidden(let hidden): perform(hidden: hidden)
            case .scene(let scene):
                window.pendingScenes -= 1
                perform(scene: scene.wrappedValue)
            }
        }
        isPerforming = false
    }

    /// Returns whether a change only shows the window with its present root. Requested presentations remain scheduled
    /// in this case.
    private func shows(_ change: Change) -> Bool {
        switch change {
        case .root: false
        case .hidden(let hidden): !hidden
        case .scene(let scene): scene.wrappedValue != nil
        }
    }

    private func perform(root new: UIViewController?) {
        new?.extras?.pendingWindow = nil
        let old = window.root
        guard new !== old, new.map(ContainmentChecker.permitsRoot) ?? true else { return }
        if let old, new != nil { UIContext.current.noteRemoval(of: old) }
        window.root = new
        guard window.isShown else {
            if let old { Self.leave(window, old) }
            return placeWithoutScene()
        }
        run(RootPolicy(window: window, outgoing: old, incoming: new))
    }

    private func perform(hidden: Bool) {
        guard hidden != window.isHiddenNow else { return }
        guard window.scene != nil, let root = window.root else {
            window.applyHidden(hidden)
            return placeWithoutScene()
        }
        if hidden {
            run(RootPolicy(window: window, outgoing: root, incoming: nil) { $0.applyHidden(true) })
        } else {
            window.applyHidden(false)
            run(RootPolicy(window: window, outgoing: nil, incoming: root))
        }
    }

    private func perform(scene: UIWindowScene?) {
        guard let root = window.root, !window.isHiddenNow, (scene == nil) != (window.scene == nil) else {
            return window.applyScene(scene)
        }
        if scene == nil {
            run(RootPolicy(window: window, outgoing: root, incoming: nil) { $0.applyScene(nil) })
        } else {
            window.applyScene(scene)
            run(RootPolicy(window: window, outgoing: nil, incoming: root))
        }
    }

    /// Places the root's view in its window without a scene, as in a test without a stage. Callbacks are not sent.
    private func placeWithoutScene() {
        guard window.scene == nil, !window.isHiddenNow, let root = window.root else { return }
        RootPolicy.place(root, in: window)
    }

    private func run(_ policy: RootPolicy) {
        let session = TransitionSession(
            participants: .init(from: policy.outgoing, to: policy.incoming), containerView: window,
            isAnimated: false)
        let outgoing = policy.outgoing.map(Self.shown) ?? []
        let incoming = policy.incoming.map(Self.shown) ?? []
        host.submit(
            ControllerTransition(
                .root, policy: policy, session: session, incoming: incoming,
                outgoing: outgoing.filter { gone in !incoming.contains { $0 === gone } }), start: .now)
    }

    /// Removes the root's view first, so that views that presentations restore into it are not added to the window.
    static func leave(_ window: UIWindow, _ root: UIViewController) {
        if let view = root.viewStorage, view.superviewStorage === window { view.removeFromSuperview() }
        if window.rootHost.placedRoot === root { window.rootHost.placedRoot = nil }
        PresentationTree.dropAll(over: root)
    }

    /// Returns the visible controllers: the root, or the controller that covers it. Further presented controllers
    /// follow these.
    private static func shown(with root: UIViewController) -> [UIViewController] {
        [AppearanceForwarding.inPlace(of: root)]
    }
}
