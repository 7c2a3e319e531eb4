import CoreGraphics
import Foundation

/// An interaction that presents a menu of edit actions: a row beside its target, or a context menu if a pointer is
/// used.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     view.addInteraction(interaction)
///     …
///     func longPressed(_ recognizer: UILongPressGestureRecognizer) {
///         let place = recognizer.location(in: view)
///         interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: place))
///     }
///
/// A click with the secondary mouse button opens the menu automatically. The suggested actions are the standard edit
/// actions. The menu displays only the actions that a responder in the chain of the target can perform
/// (`canPerformAction(_:withSender:)`).
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteraction>.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    private let recognizer = MenuPressRecognizer()
    private var row: EditMenuPresentation?
    private var contextMenu: MenuPresentation?
    private var configuration: UIEditMenuConfiguration?
    private var lastLocation = CGPoint.zero
    /// The menu that a click with the secondary mouse button will open.
    private var prepared: UIMenu?

    /// Creates an interaction. The delegate is referenced weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        if let delegate { OptionalMethods.editMenu.check(delegate) }
        recognizer.ignoresPress = true
        // If no menu is available, the click is handled by other gestures.
        recognizer.mayBegin = { [weak self] in self?.prepareForClick() ?? false }
        recognizer.addTarget(self, action: UIEditMenuInteraction.clicked)
    }

    nonisolated deinit {}

    /// The delegate, which provides the menus. Without a delegate, the menu contains the suggested actions.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    // MARK: UIInteraction

    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// Removes the recognizer from the previous view, and closes the menu.
    open func willMove(to view: UIView?) {
        guard self.view != nil, view !== self.view else { return }
        row?.dismiss(animated: false)
        contextMenu?.dismiss(animated: false)
        self.view?.removeGestureRecognizer(recognizer)
        self.view = nil
    }

    /// Adds the recognizer for the secondary mouse button to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    // MARK: The menu

    /// Whether a menu is open.
    var isPresenting: Bool { row?.isClosed == false || contextMenu?.isClosed == false }

    // Chosen (Pasteboard): An edit menu is a row, or a context menu if the last touch was a pointer's.
    /// Presents a menu, and closes a menu that is already open. The call is ignored if the view is not in a window, or
    /// if no element of the menu can be performed.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        lastLocation = configuration.sourcePoint
        guard let menu = menu(for: configuration) else { return }
        show(menu, for: configuration, isClick: false)
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() {
        row?.dismiss(animated: true)
        contextMenu?.dismiss(animated: true)
    }

    /// Requests a new menu and a new target rectangle from the delegate, and displays the menu in place of the open
    /// menu. The call is ignored if no menu is open.
    open func reloadVisibleMenu() {
        guard isPresenting, let configuration else { return }
        guard let menu = menu(for: configuration) else { return dismissMenu() }
        row?.show(menu)
        contextMenu?.update { _ in menu }
        updateVisibleMenuPosition(animated: false)
    }

    /// Requests a new target rectangle from the delegate, and moves the open menu to it. The call is ignored if no
    /// menu is open.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard isPresenting, let configuration else { return }
        let target = target(for: configuration)
        row?.move(to: target, animated: animated)
        contextMenu?.move(to: target, animated: animated)
    }

    /// Returns the location of the menu request, in the coordinate space of a view; `nil` for that of the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, view !== own else { return lastLocation }
        return own.convert(lastLocation, to: view)
    }

    // MARK: Opening

    // Chosen (Pasteboard): The responders for an edit menu's commands are searched from the first responder if it is
    // in the interaction's view, otherwise from the view at the source point.
    /// Returns the first object of the responder chain for commands: the first responder if it is in the view,
    /// otherwise the view at the source point.
    private func responder(for configuration: UIEditMenuConfiguration) -> UIResponder? {
        guard let view else { return nil }
        if let first = view.window?.firstResponder,
            sequence(first: first, next: \.next).contains(where: { $0 === view })
        {
            return first
        }
        return view.hitTest(configuration.sourcePoint, with: nil) ?? view
    }

    /// Returns the menu with the elements that can be performed; `nil` if no element can be performed.
    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let view, view.window != nil, let responder = responder(for: configuration) else { return nil }
        let suggested = EditMenuSuggestions.elements(for: responder)
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
        // The delegate may have removed the view.
        guard self.view === view, view.window != nil else { return nil }
        let resolved = EditMenuContent(responder: responder, source: view).resolved(menu)
        return resolved.isShownInMenu ? resolved : nil
    }

    private func target(for configuration: UIEditMenuConfiguration) -> CGRect {
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let isUsable = !rect.isNull && [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        return isUsable ? rect : CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    private func show(_ menu: UIMenu, for configuration: UIEditMenuConfiguration, isClick: Bool) {
        guard let view, let window = view.window else { return }
        let target = target(for: configuration)
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        guard self.view === view, view.window === window else { return }
        self.configuration = configuration
        if isClick || window.windowScene?.isPointerUsed == true {
            var source = MenuPresentation.Source(view: view, rect: target)
            if isClick {
                source.rect = CGRect(origin: configuration.sourcePoint, size: .zero)
                source.isPointer = true
            }
            source.sender = view
            let presentation = MenuPresentation(menu, for: source, preview: nil)
            presentation.willEnd = { [weak self] in self?.end(configuration, $0) }
            contextMenu = presentation
            presentation.present(alongside: animator)
        } else {
            let presentation = EditMenuPresentation(
                menu, for: view, target: target, preferring: configuration.preferredArrowDirection)
            presentation.willEnd = { [weak self] in self?.end(configuration, $0) }
            row = presentation
            presentation.present(alongside: animator)
        }
    }

    private func end(_ configuration: UIEditMenuConfiguration, _ animator: MenuAnimator) {
        (row, contextMenu) = (nil, nil)
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }

    // MARK: The secondary button

    private func prepareForClick() -> Bool {
        guard let view else { return false }
        dismissMenu()
        lastLocation = recognizer.location(in: view)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: lastLocation)
        prepared = menu(for: configuration)
        if prepared != nil { self.configuration = configuration }
        return prepared != nil
    }

    private func clicked() {
        switch recognizer.state {
        case .began:
            guard let prepared, let configuration else { return }
            show(prepared, for: configuration, isClick: true)
            if let contextMenu { contextMenu.beginTracking(from: recognizer.location(in: contextMenu.host)) }
        case .changed: contextMenu?.track(recognizer.location(in: contextMenu?.host))
        case .ended: contextMenu?.release(at: recognizer.location(in: contextMenu?.host))
        default: contextMenu?.stopTracking()
        }
    }
}
