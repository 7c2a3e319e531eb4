import Foundation

/// A window's root and whether it is shown: what is asked for, and the transitions that it takes.
///
/// `rootViewController` and `isHidden` answer with what was last asked for. What is asked for while callbacks are sent is
/// done when they have been sent, in order.
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
    /// The root whose view was put into the window last, and has not left it.
    @SharedWeak var placedRoot: UIViewController?

    init(window: UIWindow) { self.window = window }

    // MARK: What is asked for

    /// The root that was last asked for.
    var requestedRoot: UIViewController? {
        for case .root(let root) in changes.reversed() { return root }
        return window.root
    }

    /// Whether the window was last asked to be hidden; `nil` where it is as it was asked to be.
    var requestedHidden: Bool? {
        for case .hidden(let hidden) in changes.reversed() { return hidden }
        return nil
    }

    /// The scene that was last asked for, while that is pending.
    var requestedScene: UIWindowScene? {
        for case .scene(let scene) in changes.reversed() { return scene.wrappedValue }
        return window.scene
    }

    func replaceRoot(with new: UIViewController?) {
        guard new !== requestedRoot, new.map(ContainmentChecker.permitsRoot) ?? true else { return }
        new?.extrasForWriting.windowToCome = window
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

    // MARK: Doing it

    private func performChanges() {
        guard !isPerforming else { return }
        isPerforming = true
        while let change = changes.first {
            // What ends here may call completions, which may ask for more; that comes after this change.
            if let root = window.root {
                if shows(change) { Presentation.settleBegun(over: root) } else { Presentation.settleAll(over: root) }
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

    /// Whether the window only comes with the root that it has: then what is asked for is still to be done.
    private func shows(_ change: Change) -> Bool {
        switch change {
        case .root: false
        case .hidden(let hidden): !hidden
        case .scene(let scene): scene.wrappedValue != nil
        }
    }

    private func perform(root new: UIViewController?) {
        new?.extras?.windowToCome = nil
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

    /// Where there is no scene at all, as in a test without a stage, nothing appears; but the root's view fills its window.
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

    /// First the root's view, so that what presentations put back into it comes into no window.
    static func leave(_ window: UIWindow, _ root: UIViewController) {
        if let view = root.viewStorage, view.superviewStorage === window { view.removeFromSuperview() }
        if window.rootHost.placedRoot === root { window.rootHost.placedRoot = nil }
        Presentation.dropAll(over: root)
    }

    /// What the window shows: the root, or what covers it. What else is presented follows these.
    private static func shown(with root: UIViewController) -> [UIViewController] {
        [AppearanceForwarding.inPlace(of: root)]
    }
}
