import Foundation

/// The input view and the accessory view of a window scene's first responder, at the bottom edge of its key window or
/// of an `InputWindow` in front of it. A scene has one instance.
///
///             the first responder has input views
///     hidden ─────────────────────────────────────▶ shown ──┐ other views, another height: swapped at once
///       ▲        slides up, 0.25 s                   │  ▲    │ input view appears or disappears below the
///       │                                            │  └────┘ accessory view: slides, 0.25 s
///       └────────────────────────────────────────────┘
///             it has none: slides down
///
/// Both views are searched separately from the first responder up the chain (UIResponder.h).
@MainActor
final class InputViews {
    @SharedWeak private var scene: UIWindowScene?
    private var host: InputViewHost?
    /// The window in front of the program's windows, while it contains the views.
    private var inputWindow: InputWindow?
    /// The number of nested changes of the first responder: the views are updated after the outermost.
    private var exchanges = 0
    /// Counts the changes of the frame, so that a superseded change posts no notification of its end.
    private var change = 0

    init(scene: UIWindowScene) { self.scene = scene }

    nonisolated deinit {}

    // MARK: Frames

    /// The rectangle of the visible views in the screen's coordinates; without views, an empty rectangle below the
    /// bottom edge.
    ///
    /// It has its new value before the notifications and the animation begin. Views that depend on it are laid out
    /// inside the animation when they observe it (`addFrameObserver(_:)`).
    var frame: CGRect {
        guard let screen = scene?.screen.bounds else { return .zero }
        return isShown ? shownFrame : CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
    }

    /// The rectangle of the visible views, moved by the distance that a finger has pulled them down.
    var pulledFrame: CGRect { frame.offsetBy(dx: 0, dy: isShown ? pullDistance : 0) }

    private var pullDistance: CGFloat = 0

    /// The current or last rectangle of visible views.
    private var shownFrame = CGRect.zero
    /// Whether the views are being arranged, so that their layout does not start it again.
    private var isArranging = false

    /// Whether input views are visible at the bottom edge.
    private(set) var isShown = false

    /// The responder, such as a text, for which the views are shown. If the views remain without a responder, it is
    /// the last responder.
    private weak var shownFor: UIResponder?

    /// The view of the responder for which the views are shown. For a responder in the input views, it is the view of
    /// their provider. If the responder has left its window, it is the view that keeps the input views.
    private var viewShownFor: UIView? {
        guard let view = shownFor?.nearestView, view.currentWindow != nil else { return keeper }
        return provider(of: view)?.nearestView ?? view
    }

    /// Returns the height of the views that covers a view from its bottom, if they are shown for its descendant;
    /// otherwise 0.
    func heightCovered(of view: UIView) -> CGFloat {
        guard isShown, let window = view.window, window.windowScene === scene, viewShownFor?.isInside(view) == true
        else {
            return 0
        }
        let frame = view.convert(window.convert(frame, from: nil as UIWindow?), from: window)
        let height = min(view.bounds.maxY - frame.minY, view.bounds.height)
        return height.isFinite ? max(0, height) : 0
    }

    /// The container of the presentation that uses the views.
    private var containerShownFor: PresentationContainerView? {
        var view = isShown ? viewShownFor : nil
        while let current = view, !(current is PresentationContainerView) { view = current.superviewStorage }
        return view as? PresentationContainerView
    }

    /// Changes the responder that uses the views. If it is in a different presentation, both presentations
    /// are laid out in an animation, and so are the scroll views that avoid the keyboard.
    private func showFor(_ responder: UIResponder?, animated: Bool) {
        guard responder !== shownFor else { return }
        let old = containerShownFor
        shownFor = responder
        let new = containerShownFor
        guard isShown else { return }
        let scrollViews = UIContext.current.inputFrameObservers.compactMap { $0.view as? UIScrollView }
            .filter { $0.avoidsKeyboard && $0.window?.windowScene === scene }
        let views: [UIView?] = (old === new ? [] : [old, new]) + scrollViews
        guard !views.isEmpty else { return }
        let layOut = {
            for view in views { view?.setNeedsLayout() }
            for view in views { view?.layoutIfNeeded() }
        }
        animated ? UIView.animate(withDuration: Self.duration, animations: layOut) : layOut()
    }

    /// Lays out a view, inside the animation, when `frame` changes. The view is not retained.
    static func addFrameObserver(_ view: UIView) {
        let context = UIContext.current
        context.inputFrameObservers.removeAll { $0.view == nil }
        guard !context.inputFrameObservers.contains(where: { $0.view === view }) else { return }
        context.inputFrameObservers.append(FrameObserver(view: view))
    }

    /// A view that is laid out with the frame, in any scene.
    struct FrameObserver {
        weak var view: UIView?
    }

    // MARK: Interactive dismissal

    /// Whether a finger has moved the views down.
    var isPulled: Bool { host.map { $0.transform != .identity } ?? false }

    /// Moves the views down to the height of a finger on the screen, but not above their place.
    func pull(to y: CGFloat) {
        guard isShown, let host else { return }
        let distance = min(max(y - frame.minY, 0), shownFrame.height)
        guard distance != pullDistance else { return }
        pullDistance = distance
        host.transform = distance > 0 ? CGAffineTransform(translationX: 0, y: distance) : .identity
        layOutFollowers()
    }

    /// Ends the movement: the views return, or are dismissed.
    ///
    /// - Returns: Whether they are dismissed.
    func release(dismissesPage: Bool) -> Bool {
        guard let host, isPulled else { return false }
        if dismissesPage {
            // The views continue from their current position.
            let place = host.frame
            host.transform = .identity
            host.frame = place
        } else {
            pullDistance = 0
            UIView.animate(withDuration: 0.25) {
                host.transform = .identity
                self.layOutFollowers()
            }
        }
        return dismissesPage
    }

    // MARK: First responder

    /// Changes the first responder. The views are updated once, afterwards.
    func exchange(_ body: () -> Void) {
        exchanges += 1
        body()
        exchanges -= 1
        update()
        guard exchanges == 0, let text = textToReveal else { return }
        textToReveal = nil
        if text.isFirstResponder { (text as? any TextKeyResponder)?.revealEditedText() }
    }

    /// Called when a responder has become first responder: its text is scrolled into view when its input views are
    /// known.
    func didBecomeFirst(_ responder: UIResponder?) {
        textToReveal = responder is any TextKeyResponder ? responder : nil
    }

    // Chosen (Text): Edited text is scrolled into view after the keyboard's notifications, at the end of its
    // animation, and with each change of text or selection; not while a finger drags.
    private weak var textToReveal: UIResponder?

    /// Whether the first responder is being changed.
    var isExchanging: Bool { exchanges > 0 }

    /// Returns the responder that provided the input views that contain a view, or `nil`.
    func provider(of view: UIView) -> UIResponder? {
        guard let host, view.isInside(host) else { return nil }
        return host.provider
    }

    /// Shows the input views of the key window's first responder.
    func update(animated: Bool = true) {
        guard exchanges == 0, let scene else { return }
        let window = scene.keyWindow
        let accessory = find(from: window?.firstResponder) {
            Found($0.inputAccessoryView, $0.inputAccessoryViewController, of: $0)
        }
        let input =
            // Chosen (Text input): If a responder has both an input view controller and an input view, the
            // controller's view is shown.
            find(from: window?.firstResponder) { Found($0.inputView, $0.inputViewController, of: $0) } ?? keyboard
        guard let window, accessory != nil || input != nil else {
            keeper = keeper(in: window)
            if keeper == nil { hide(animated: animated) }
            return
        }
        let front = accessory == nil && isCovered(window) ? makeInputWindow(over: window, in: scene) : window
        let isNew = host == nil || host?.window !== front
        let views = InputViewHost.Views(accessory: accessory?.view, input: input?.view)
        if input?.view === keyboardView { keyboardView?.begin() }
        if isNew, isShown, host?.views == views, keyWindow === window, let host {
            // The key window is now covered, or is no longer covered.
            front.addSubview(host)
            host.frame = place(of: host, in: front)
            return showInputWindow()
        }
        keyWindow = window
        if !isNew, isShown, host?.views == views {
            host?.provider = (accessory ?? input)?.provider
            showFor(window.firstResponder, animated: animated)
            // A finger may have left the views below their place.
            if !isPulled { show(animated: animated) }
            return
        }
        showFor(window.firstResponder, animated: animated)
        let slides = animated && (!isShown || (host?.views.input == nil) != (views.input == nil))
        UIView.performWithoutAnimation {
            if isNew {
                host?.removeFromSuperview()
                let made = InputViewHost(owner: self)
                front.addSubview(made)
                made.frame = CGRect(x: 0, y: front.bounds.maxY, width: front.bounds.width, height: 0)
                host = made
                showInputWindow()
            }
            host?.provider = (accessory ?? input)?.provider
            host?.controllers = [accessory?.controller, input?.controller].compactMap { $0 }
            host?.show(views, keepsInput: slides)
        }
        show(animated: slides)
    }

    // Chosen (Text input): The on-screen keyboard and input views are at the bottom of the screen, even if the key
    // window is smaller, in front of all windows with a level of at most 10,000,001. With an accessory view they are in
    // the key window.
    /// Returns whether a window does not fill the screen, or a visible window is in front of it.
    private func isCovered(_ window: UIWindow) -> Bool {
        guard let scene, window.convert(window.bounds, to: nil as UIWindow?) == scene.screen.bounds else { return true }
        return scene.windows.reversed().prefix { $0 !== window }.contains { !$0.isHiddenNow && $0 !== inputWindow }
    }

    private func makeInputWindow(over window: UIWindow, in scene: UIWindowScene) -> InputWindow {
        // The addition of a window calls `windowsDidChange()`.
        let wasArranging = isArranging
        isArranging = true
        defer { isArranging = wasArranging }
        let made = inputWindow ?? InputWindow(windowScene: scene)
        inputWindow = made
        made.follow(window)
        return made
    }

    /// Shows the input window while it contains the views.
    private func showInputWindow() {
        guard let inputWindow else { return }
        if host?.superview === inputWindow {
            if inputWindow.isHiddenNow { inputWindow.applyHidden(false) }
        } else {
            self.inputWindow = nil
            if !inputWindow.isHiddenNow { inputWindow.applyHidden(true) }
            inputWindow.applyScene(nil)
        }
    }

    /// Called when windows were added, removed, shown, hidden, moved or reordered.
    func windowsDidChange() {
        guard isShown, exchanges == 0, !isArranging, let host, let window = scene?.keyWindow, keyWindow === window,
            host.views.accessory == nil, (host.superview !== window) != isCovered(window)
        else { return }
        update(animated: false)
    }

    // Chosen (Controllers): `disablesAutomaticKeyboardDismissal` is read from the controller in front. `automatic`
    // does not count as the form sheet that it resolves to, since programs for phones expect the keyboard to be
    // dismissed.
    /// Returns the view of the front controller if the views remain although the first responder has no input views:
    /// the controller requests this, and the views were shown for it.
    private func keeper(in window: UIWindow?) -> UIView? {
        guard isShown, let window, let host, keyWindow === window, let provider = host.provider,
            let front = PresentationTree.usableViews(in: window).front, !front.isBeingDismissed,
            front.disablesAutomaticKeyboardDismissal, let view = front.viewStorage,
            view === keeper || view.isInResponderChain(startingAt: provider)
        else { return nil }
        return view
    }

    /// The view that keeps the views without a first responder.
    private weak var keeper: UIView?

    /// Called when a view leaves the window: views that remained for it are hidden.
    func viewLeaves(_ view: UIView) {
        guard isShown, exchanges == 0, keyWindow?.firstResponder == nil, keeper?.isInside(view) == true else { return }
        hide(animated: true)
    }

    /// A view with the responder that provides it, and its controller.
    @MainActor
    private struct Found {
        let view: UIView
        let controller: UIViewController?
        let provider: UIResponder

        init?(_ view: UIView?, _ controller: UIViewController?, of provider: UIResponder) {
            guard let view = controller.map({ $0.view }) ?? view else { return nil }
            (self.view, self.controller, self.provider) = (view, controller, provider)
        }
    }

    private func find(from first: UIResponder?, _ view: (UIResponder) -> Found?) -> Found? {
        var responder = first
        while let current = responder {
            if let found = view(current) { return found }
            responder = current.next
        }
        return nil
    }

    // MARK: On-screen keyboard

    private var keyboardView: KeyboardView?
    /// The key window whose first responder the views are shown for.
    private weak var keyWindow: UIWindow?

    /// The keyboard, if the screen has a keyboard and the first responder is a text.
    private var keyboard: Found? {
        guard UIContext.current.hasOnScreenKeyboard, let scene, let responder = scene.keyWindow?.firstResponder,
            responder is any UIKeyInput, (responder as? any AccessibilityEditing)?.acceptsAccessibilityEdits != false
        else { return nil }
        let view = keyboardView ?? KeyboardView(scene: scene)
        keyboardView = view
        return Found(view, nil, of: responder)
    }

    /// The keyboard, while it is on the screen.
    var keyboardIfShown: KeyboardView? {
        guard isShown, let keyboardView, keyboardView.superview != nil else { return nil }
        return keyboardView
    }

    /// Moves the visible views to the bottom edge again, after the window or their heights have changed.
    func layOut() {
        windowsDidChange()
        guard isShown, exchanges == 0, !isArranging else { return }
        show(animated: false)
    }

    // MARK: Animation

    private func show(animated: Bool) {
        guard let host, let window = host.superview as? UIWindow else { return }
        var place = place(of: host, in: window)
        guard !isShown || window.convert(place, to: nil as UIWindow?) != shownFrame || host.frame != place else {
            return
        }
        // The host receives its final size before it moves. The heights of views may depend on safe area insets, which
        // layout changes.
        isArranging = true
        UIView.performWithoutAnimation {
            for _ in 0..<3 {
                let y = isShown && !animated ? place.minY : min(host.frame.minY, window.bounds.maxY)
                host.frame = CGRect(origin: CGPoint(x: 0, y: y), size: place.size)
                host.layoutIfNeeded()
                let wanted = self.place(of: host, in: window)
                if wanted == place { break }
                place = wanted
            }
        }
        let end = window.convert(place, to: nil as UIWindow?)
        let begin = isShown ? shownFrame : below(end, in: window)
        isArranging = false
        isShown = true
        shownFrame = end
        // Observers of the notifications compare the frame with their views, which have the size of a rotated window.
        let change = change
        if !animated { for view in window.subviews where view !== host { view.layoutIfNeeded() } }
        // The layout may have removed the first responder, and so have hidden the views.
        guard self.change == change else { return }
        move(to: end, from: begin, animated: animated, showing: true) { host.frame = place }
    }

    /// Returns the place of the views at the bottom edge of a window.
    private func place(of host: InputViewHost, in window: UIWindow) -> CGRect {
        let height = host.height(in: window.bounds.size)
        return CGRect(x: 0, y: window.bounds.maxY - height, width: window.bounds.width, height: height)
    }

    private func hide(animated: Bool) {
        guard isShown, let host, let window = host.superview as? UIWindow else { return }
        isShown = false
        let isThere = keyWindow === scene?.keyWindow
        move(to: below(shownFrame, in: window), from: shownFrame, animated: animated && isThere, showing: false) {
            host.frame.origin.y = window.bounds.maxY
        }
    }

    private func below(_ frame: CGRect, in window: UIWindow) -> CGRect {
        let bottom = window.convert(CGPoint(x: 0, y: window.bounds.maxY), to: nil as UIWindow?)
        return CGRect(x: frame.minX, y: bottom.y, width: frame.width, height: frame.height)
    }

    /// Moves the views: posts notifications, animates, and posts notifications.
    private func move(to end: CGRect, from begin: CGRect, animated: Bool, showing: Bool, _ place: @escaping () -> Void)
    {
        change += 1
        pullDistance = 0
        let change = change
        let duration = animated && UIView.areAnimationsEnabled ? Self.duration : 0
        let isMove = begin != end
        func post(_ names: Notification.Name...) {
            guard isMove else { return }
            for name in names where self.change == change {
                NotificationCenter.default.post(
                    name: name, object: scene?.screen,
                    userInfo: [
                        UIResponder.keyboardFrameBeginUserInfoKey: begin,
                        UIResponder.keyboardFrameEndUserInfoKey: end,
                        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
                        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
                    ])
                scene?.screen.postMessage(
                    of: name,
                    UIScreen.KeyboardChange(beginFrame: begin, endFrame: end, animationDuration: duration))
            }
        }
        post(
            UIResponder.keyboardWillChangeFrameNotification,
            showing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        // An observer may have changed the first responder again.
        guard self.change == change else { return }
        UIView.animate(
            withDuration: duration, delay: 0,
            options: [
                UIView.AnimationOptions(rawValue: Self.curve << 16), .overrideInheritedOptions, .allowUserInteraction,
            ]
        ) {
            place()
            self.layOutFollowers()
        } completion: { [weak self] _ in
            guard let self, self.change == change else { return }
            showing ? self.host?.removeLeaving() : self.removeHost()
            post(
                UIResponder.keyboardDidChangeFrameNotification,
                showing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
            if showing, isMove { (self.keyWindow?.firstResponder as? any TextKeyResponder)?.revealEditedText() }
        }
    }

    private func removeHost() {
        host?.removeFromSuperview()
        host = nil
        showInputWindow()
    }

    private func layOutFollowers() {
        let views = UIContext.current.inputFrameObservers.compactMap(\.view)
            .filter { $0.window?.windowScene === scene && scene != nil }
        for view in views { view.setNeedsLayout() }
        for view in views { view.window?.layoutIfNeeded() }
    }

    private static let duration = 0.25
    /// UIKit's keyboard curve, which has no public name.
    private static let curve: UInt = 7
}
