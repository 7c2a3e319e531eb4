import CoreGraphics
import Foundation

/// An interaction that presents a menu when the user long-presses its view, or clicks it with the secondary mouse
/// button.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// A long press lifts a preview of the view over a blurred background. A click opens only the menu, at the pointer. To
/// choose an element, the user slides to it and lifts the finger, taps it, or selects it with the arrow keys and
/// presses Return. A touch outside the menu or Escape closes the menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearance of a menu.
    public enum Appearance: Int, Sendable {
        /// The interaction has no open menu.
        case unknown = 0
        /// A menu with a preview over a blurred background.
        case rich = 1
        /// A menu without a preview.
        case compact = 2
    }

    let recognizer = MenuPressRecognizer()
    private var presentation: MenuPresentation?
    /// The configuration of the menu that is about to open. It often retains the program's controller.
    private var configuration: UIContextMenuConfiguration?
    private var lastLocation = CGPoint.zero
    /// Called before the menu opens and before the delegate is called.
    var willPresent: () -> Void = {}
    /// Called when the user has chosen an element, before the element is performed.
    package var didSelect: () -> Void = {}
    /// The sender of the actions that the user chooses; `nil` for the view of the interaction.
    package var sender: AnyObject? {
        get { senderReference?.object }
        set { senderReference = newValue.map { WeakObject($0) } }
    }
    private var senderReference: WeakObject?

    /// Creates an interaction. The delegate is referenced weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        (delegateReference, uncheckedDelegate) = (WeakObject(delegate), delegate)
        super.init()
        OptionalMethods.contextMenu.check(delegate)
        // If the delegate provides no menu, the touch is handled by other gestures.
        recognizer.mayBegin = { [weak self] in
            guard let self else { return false }
            return !isPresenting && prepare(at: recognizer.location(in: view))
        }
        recognizer.addTarget(self, action: UIContextMenuInteraction.pressed)
    }

    nonisolated deinit {}

    /// The delegate, which provides the menus.
    open weak var delegate: (any UIContextMenuInteractionDelegate)? {
        delegateReference.object == nil ? nil : uncheckedDelegate
    }
    private let delegateReference: WeakObject
    // Read only while the object of `delegateReference` exists.
    private unowned(unsafe) let uncheckedDelegate: any UIContextMenuInteractionDelegate

    // MARK: UIInteraction

    /// The view of the interaction.
    open private(set) weak var view: UIView? {
        get { viewReference.wrappedValue }
        set { viewReference.wrappedValue = newValue }
    }
    private var viewReference = SharedWeak<UIView>()

    /// Removes the recognizer from the previous view, and closes the menu.
    open func willMove(to view: UIView?) {
        guard self.view != nil, view !== self.view else { return }
        presentation?.dismiss(animated: false)
        self.view?.removeGestureRecognizer(recognizer)
        self.view = nil
    }

    /// Adds the recognizer to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    // MARK: The menu

    /// The appearance of the menu; `unknown` if no menu is open.
    open var menuAppearance: Appearance {
        guard let presentation, !presentation.isClosed else { return .unknown }
        return presentation.preview == nil ? .compact : .rich
    }

    /// Returns the location of the menu request, in the coordinate space of a view; `nil` for that of the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, view !== own else { return lastLocation }
        return own.convert(lastLocation, to: view)
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() { presentation?.dismiss() }

    /// Replaces the menu in the top panel with the menu that a closure returns. This can be a submenu. The call is
    /// ignored if no menu is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.update(block) }

    /// Whether a menu is open.
    var isPresenting: Bool { presentation.map { !$0.isClosed } == true }

    /// Whether a long press opens the menu. If `false`, only the secondary mouse button opens it. The default is
    /// `true`.
    var opensByPress: Bool {
        get { !recognizer.ignoresPress }
        set { recognizer.ignoresPress = !newValue }
    }

    // MARK: Opening

    private func pressed() {
        switch recognizer.state {
        case .began: presentPrepared()
        case .changed: presentation?.track(recognizer.location(in: presentation?.host))
        case .ended: presentation?.release(at: recognizer.location(in: presentation?.host))
        default: presentation?.stopTracking()
        }
    }

    /// Requests a configuration from the delegate. Returns `false` if the delegate returns `nil`.
    private func prepare(at location: CGPoint) -> Bool {
        guard let view, view.window != nil, let delegate else { return false }
        lastLocation = location
        configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        return configuration != nil
    }

    /// Opens the menu without a recognizer, for example when a touch begins or a key is pressed. Returns whether a
    /// menu was opened.
    func present(at location: CGPoint, tracking touch: UITouch? = nil) -> Bool {
        guard !isPresenting, prepare(at: location) else { return false }
        show(isSecondary: false)
        if let touch, let presentation { presentation.beginTracking(from: touch.location(in: presentation.host)) }
        return isPresenting
    }

    /// Tracks the touch that opened the menu.
    func track(_ touch: UITouch) {
        guard let presentation else { return }
        let point = touch.location(in: presentation.host)
        switch touch.phase {
        case .ended: presentation.release(at: point)
        case .cancelled: presentation.stopTracking()
        default: presentation.track(point)
        }
    }

    private func presentPrepared() {
        show(isSecondary: recognizer.isSecondary)
        if let presentation { presentation.beginTracking(from: recognizer.location(in: presentation.host)) }
    }

    private func show(isSecondary: Bool) {
        let prepared = configuration
        configuration = nil
        guard let view, let configuration = prepared, let window = view.window else { return }
        let attaching = view as? any MenuAttaching
        let preview = isSecondary ? nil : makePreview(configuration, limit: window.bounds.size)
        var menu = configuration.actionProvider?([])
        if menu?.isShownInMenu != true { menu = configuration.header == nil ? nil : UIMenu() }
        guard menu != nil || preview != nil else { return }
        var source = MenuPresentation.Source(view: view, rect: view.bounds)
        if isSecondary, attaching == nil {
            source.rect = CGRect(origin: lastLocation, size: .zero)
            source.isPointer = true
        }
        source.attachment = attaching?.attachmentPoint(for: configuration) ?? lastLocation
        (source.order, source.sender) = (configuration.preferredMenuElementOrder, sender)
        source.header = configuration.header
        let presentation = MenuPresentation(menu, for: source, preview: preview)
        let animator = MenuAnimator(preview?.controller)
        willPresent()
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        // The program may have removed the view in one of the calls.
        guard self.view === view, view.window === window else { return }
        presentation.didSelect = { [weak self] in self?.didSelect() }
        presentation.dismissalPreview = { [weak self, weak attaching] in
            guard let self else { return nil }
            if let attaching { return attaching.loweredPreview(for: self, configuration) }
            return delegate?.contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        }
        presentation.willEnd = { [weak self] in self?.end(configuration, $0) }
        presentation.willCommit = { [weak self] animator in
            guard let self else { return }
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        self.presentation = presentation
        presentation.present(alongside: animator)
    }

    private func makePreview(_ configuration: UIContextMenuConfiguration, limit: CGSize) -> MenuPreviewView? {
        guard let view else { return nil }
        let targeted: UITargetedPreview? =
            if let attaching = view as? any MenuAttaching {
                attaching.liftedPreview(for: self, configuration)
            } else {
                delegate?.contextMenuInteraction(
                    self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
                    ?? UITargetedPreview(view: view)
            }
        guard let targeted, targeted.target.container.window != nil else { return nil }
        return MenuPreviewView(targeted, controller: configuration.previewProvider?(), limit: limit)
    }

    private func end(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
        presentation = nil
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
}

extension UIContextMenuInteraction: KeyMenuInteraction {
    package func presentMenuForKey(at location: CGPoint) -> Bool { present(at: location) }
}
