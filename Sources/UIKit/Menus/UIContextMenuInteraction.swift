import CoreGraphics
import Foundation

/// Opens a menu when its view is pressed for a while, or clicked with the secondary button.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// A press lifts a preview of the view over a blurred background; a click shows the menu alone, at the pointer. Sliding to an
/// element and letting go chooses it, and so does a tap on it, or return when the arrow keys lead to it. A touch beside the menu
/// closes it, and so does escape.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu is shown.
    public enum Appearance: Int, Sendable {
        /// There is none.
        case unknown = 0
        /// With a preview over a blurred background.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    private let recognizer = MenuPressRecognizer()
    private var presentation: MenuPresentation?
    private var configuration: UIContextMenuConfiguration?
    private var lastLocation = CGPoint.zero
    /// Called when a menu is about to open, before its delegate is told.
    var willPresent: () -> Void = {}
    /// Called when an element of the menu was chosen, before it does what it does.
    var didSelect: () -> Void = {}
    /// What chosen actions find as their sender; the view for `nil`.
    weak var sender: AnyObject?

    /// Makes an interaction. The delegate is kept weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        OptionalMethods.contextMenu.check(delegate)
        // Where the delegate has no menu the touch is for others.
        recognizer.mayBegin = { [weak self] in
            guard let self else { return false }
            return !isPresenting && prepare(at: recognizer.location(in: view))
        }
        recognizer.addTarget(self, action: UIContextMenuInteraction.pressed)
    }

    nonisolated deinit {}

    /// Says which menu is shown.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    // MARK: UIInteraction

    /// The view.
    open private(set) weak var view: UIView?

    /// Takes the recognizer away from the view that the interaction leaves, and closes its menu.
    open func willMove(to view: UIView?) {
        guard self.view != nil, view !== self.view else { return }
        presentation?.dismiss(animated: false)
        self.view?.removeGestureRecognizer(recognizer)
        self.view = nil
    }

    /// Adds the recognizer to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    // MARK: The menu

    /// How the menu is shown at present.
    open var menuAppearance: Appearance {
        guard let presentation, !presentation.isClosed else { return .unknown }
        return presentation.preview == nil ? .compact : .rich
    }

    /// Where the menu was asked for, in the space of a view, or of the window for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, view !== own else { return lastLocation }
        return own.convert(lastLocation, to: view)
    }

    /// Closes the menu; nothing where there is none.
    open func dismissMenu() { presentation?.dismiss() }

    /// Replaces the menu that is on top, a submenu maybe, by what a closure makes of it; nothing where there is none.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.update(block) }

    /// Whether a menu is open.
    var isPresenting: Bool { presentation.map { !$0.isClosed } == true }

    /// Whether a press opens the menu as well as the secondary button. The default is `true`.
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

    /// Asks for a configuration; `false` where there is none.
    private func prepare(at location: CGPoint) -> Bool {
        guard let view, view.window != nil, let delegate else { return false }
        lastLocation = location
        configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        return configuration != nil
    }

    /// Opens the menu without a recognizer: at once for a touch that came down, or by a key. Returns whether there is one.
    func present(at location: CGPoint, tracking touch: UITouch? = nil) -> Bool {
        guard !isPresenting, prepare(at: location) else { return false }
        show(isSecondary: false)
        if let touch, let presentation { presentation.beginTracking(from: touch.location(in: presentation.host)) }
        return isPresenting
    }

    /// A touch on which the menu opened goes on.
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
        guard let view, let configuration, let window = view.window else { return }
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
        // The program may have removed the view in any of these calls.
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
