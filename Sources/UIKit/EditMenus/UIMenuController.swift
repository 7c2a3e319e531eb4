import CoreGraphics
import Foundation

/// Shows the edit menu in the way of programs that are older than `UIEditMenuInteraction`, which new ones use.
///
///     becomeFirstResponder()
///     UIMenuController.shared.menuItems = [UIMenuItem(title: "Tag", action: "tag:")]
///     UIMenuController.shared.showMenu(from: self, rect: bounds)
///
/// What the menu has are the standard edit actions and the items of `menuItems` that can be performed, by the first responder or
/// one after it in the chain; without a first responder, from the view on.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenucontroller>.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// Which way the arrow of the menu points. Raw values are UIKit's.
    public enum ArrowDirection: Int, Sendable {
        /// Up or down, as there is room.
        case `default` = 0
        /// The menu is below.
        case up = 1
        /// The menu is above.
        case down = 2
        /// The menu is to the right.
        case left = 3
        /// The menu is to the left.
        case right = 4
    }

    /// The menu controller of the program.
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

    /// Whether the menu is open; setting it opens the menu for the target that was set, or closes it.
    open var isMenuVisible: Bool {
        get { presentation?.isClosed == false }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Opens the menu for the target that was set, or closes it. It opens and closes with an animation of its own, unless
    /// it closes and `animated` is `false`.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { presentation?.dismiss(animated: animated) }
    }

    /// Sets what the menu is for.
    ///
    /// - Parameters:
    ///   - targetRect: The area that the menu is for, in the view's coordinates.
    ///   - targetView: The view.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (target, self.targetRect) = (targetView, targetRect)
        presentation?.move(to: targetRect, animated: false)
    }

    /// Opens the menu. Nothing where the view is in no window, or nothing can be performed.
    ///
    /// - Parameters:
    ///   - targetView: The view.
    ///   - targetRect: The area that the menu is for, in the view's coordinates.
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

    /// Asks again what can be performed, while the menu is open.
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

    // MARK: What the menu is like

    /// Which way the arrow points where there is room. The default is `default`.
    open var arrowDirection = ArrowDirection.default

    /// The program's own items, behind the standard ones.
    open var menuItems: [UIMenuItem]?

    /// Where the menu is on the screen; zero while it is closed.
    open var menuFrame: CGRect { presentation?.frame ?? .zero }

    // MARK: Notifications

    /// The menu is about to open.
    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// The menu has opened.
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// The menu is about to close.
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// The menu has closed.
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")
    /// The menu is at another place, or has another size.
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item that a program adds to the edit menu of `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What the user reads.
    open var title: String
    /// The name of the method that is called, of the first responder in the chain that has it.
    open var action: Selector

    /// Makes an item.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }

    nonisolated deinit {}
}
