import CoreGraphics
import Foundation

/// The controller of the edit menu, for older programs. In new programs, use `UIEditMenuInteraction`.
///
///     becomeFirstResponder()
///     UIMenuController.shared.menuItems = [UIMenuItem(title: "Tag", action: "tag:")]
///     UIMenuController.shared.showMenu(from: self, rect: bounds)
///
/// The menu contains those standard edit actions and `menuItems` that the first responder, or a later responder in the
/// chain, can perform. Without a first responder, the chain begins at the view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenucontroller>.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction of the menu's arrow. The raw values match UIKit.
    public enum ArrowDirection: Int, Sendable {
        /// The arrow points up or down, depending on the available space.
        case `default` = 0
        /// The arrow points up, so the menu is below the target.
        case up = 1
        /// The arrow points down, so the menu is above the target.
        case down = 2
        /// The arrow points to the left, so the menu is to the right of the target.
        case left = 3
        /// The arrow points to the right, so the menu is to the left of the target.
        case right = 4
    }

    /// The shared menu controller of the program.
    open class var shared: UIMenuController {
        if let made = UIContext.current.menuController as? UIMenuController { return made }
        let made = UIMenuController()
        UIContext.current.menuController = made
        return made
    }

    private override init() { super.init() }

    nonisolated deinit {}

    private var presentation: EditMenuPresentation?
    private weak var target: UIView?
    private var targetRect = CGRect.zero

    // MARK: Showing and hiding

    /// Whether the menu is open. Setting it opens the menu for the current target, or closes it.
    open var isMenuVisible: Bool {
        get { presentation?.isClosed == false }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Opens the menu for the current target, or closes it. The change is always animated, except that closing is not
    /// animated if `animated` is `false`.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { presentation?.dismiss(animated: animated) }
    }

    /// Sets the target of the menu.
    ///
    /// - Parameters:
    ///   - targetRect: The target rectangle, in the coordinate space of the view.
    ///   - targetView: The view of the target.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (target, self.targetRect) = (targetView, targetRect)
        presentation?.move(to: targetRect, animated: false)
    }

    /// Opens the menu. The call is ignored if the view is not in a window, or if no element of the menu can be
    /// performed.
    ///
    /// - Parameters:
    ///   - targetView: The view of the target.
    ///   - targetRect: The target rectangle, in the coordinate space of the view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        presentation?.dismiss(animated: true)
        (target, self.targetRect) = (targetView, targetRect)
        show()
    }

    /// Closes the menu, if it is open for this view.
    open func hideMenu(from targetView: UIView) {
        if target === targetView { hideMenu() }
    }

    /// Closes the menu.
    open func hideMenu() { presentation?.dismiss(animated: true) }

    /// Updates an open menu: its elements are the actions that can be performed now.
    open func update() {
        guard isMenuVisible else { return }
        guard let menu else { return hideMenu() }
        presentation?.show(menu)
    }

    private var menu: UIMenu? {
        guard let target, let window = target.window else { return nil }
        let responder = window.firstResponder ?? target
        let own = UIMenu(
            options: .displayInline, children: (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) })
        let menu = EditMenuContent(responder: responder, source: target).resolved(
            UIMenu(children: EditMenuSuggestions.elements(for: responder) + [own]))
        return menu.isShownInMenu ? menu : nil
    }

    private func show() {
        guard !isMenuVisible, let target, let menu else { return }
        let direction = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        let shown = EditMenuPresentation(menu, for: target, target: targetRect, preferring: direction)
        presentation = shown
        shown.willEnd = { [weak self] animator in
            self?.presentation = nil
            self?.post(UIMenuController.willHideMenuNotification)
            animator.addCompletion { self?.post(UIMenuController.didHideMenuNotification) }
        }
        shown.frameDidChange = { [weak self] in self?.post(UIMenuController.menuFrameDidChangeNotification) }
        post(UIMenuController.willShowMenuNotification)
        guard presentation === shown else { return }
        let animator = MenuAnimator()
        animator.addCompletion { [weak self] in self?.post(UIMenuController.didShowMenuNotification) }
        shown.present(alongside: animator)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Configuring the menu

    /// The preferred direction of the arrow. The default is `default`.
    open var arrowDirection = ArrowDirection.default

    /// The items of the program, which are displayed after the standard items.
    open var menuItems: [UIMenuItem]?

    /// The frame of the menu, in the coordinate space of the screen; zero while the menu is closed.
    open var menuFrame: CGRect { presentation?.frame ?? .zero }

    // MARK: Notifications

    /// Posted before the menu opens.
    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu has opened.
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu closes.
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu has closed.
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")
    /// Posted after the frame of the menu has changed.
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item that a program adds to the edit menu of `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title of the item.
    open var title: String
    /// The name of the method of this item. It is called on the first responder in the chain that implements it.
    open var action: Selector

    /// Creates an item.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }

    /// Creates an item without a title and an action.
    public convenience override init() { self.init(title: "", action: Selector("")) }

    nonisolated deinit {}
}
