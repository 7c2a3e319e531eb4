import Foundation

/// A view controller that asks the user to choose an action: an alert in the middle of the window, or an action sheet
/// at the bottom.
///
///     let alert = UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
///     present(alert, animated: true)
///
/// Present it like any controller. The preferred style determines the presentation style, and `modalPresentationStyle`
/// is ignored. In a regular width, an action sheet is presented as a popover. When the user chooses an action, the
/// alert is dismissed and then the handler of the action is called. You can change title, message and actions while
/// the alert is shown. Key commands that a program adds are ignored.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertcontroller>.
open class UIAlertController: UIViewController {
    /// The style of the presentation.
    public enum Style: Int, Sendable {
        /// A list of actions for the task that the user has begun, shown at the bottom edge, or in a popover in a
        /// regular width.
        case actionSheet = 0
        /// A card in the middle of the window.
        case alert = 1
    }

    /// The chosen action, until its handler is called.
    var choice: UIAlertAction?
    /// The animator of the presentation.
    weak var pendingAnimator: AlertAnimator?
    /// Whether the last presentation was a popover.
    var isInPopover = false

    // MARK: Creating an alert controller

    /// Creates an alert without actions.
    ///
    /// - Parameters:
    ///   - title: A short title; `nil` for no title.
    ///   - message: An explanation; `nil` for no message. A message that does not fit into the window scrolls.
    ///   - preferredStyle: The style: an alert or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        // UIKit's exception for an action sheet without a source view names this value.
        // Chosen (Controllers): The `modalPresentationStyle` of an alert is `custom`.
        modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
    }

    // MARK: Configuring the alert

    /// The bold text at the top; `nil` for no title.
    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            contentDidChange()
        }
    }

    /// The text below the title; `nil` for no message.
    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    /// The style: an alert or an action sheet.
    open private(set) var preferredStyle = Style.actionSheet

    /// The severity of the alert, which does not change its look. The default is `default`.
    open var severity = UIAlertControllerSeverity.default

    // MARK: Configuring the user actions

    /// The actions in the order of addition, which can differ from the displayed order.
    open private(set) var actions: [UIAlertAction] = []

    /// Adds an action. A second action of the style `cancel` is an error and is not added.
    ///
    /// The actions are displayed in the order of addition, except the action of the style `cancel`. In an alert with
    /// two actions side by side, the `cancel` action is the leading one; in a longer alert it is the last one. In an
    /// action sheet it is in a separate card. In a popover it is not displayed, and a tap outside the popover chooses
    /// it.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return Diagnostics.raise(
                .alert, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.alert = self
        contentDidChange()
    }

    /// The bold action, which Return chooses. The default is `nil`: then the bold action is the `cancel` action, or
    /// without a `cancel` action the last action of the style `default`.
    ///
    /// Add the action to the alert before you set this property. Action sheets ignore the property.
    open var preferredAction: UIAlertAction? {
        get { preferredActionStorage }
        set {
            if let newValue, !actions.contains(where: { $0 === newValue }) {
                return Diagnostics.raise(
                    .alert,
                    "The preferredAction \(Diagnostics.name(newValue)) of \(Diagnostics.name(self)) is not one of its actions. Call "
                        + "addAction(_:) first.")
            }
            preferredActionStorage = newValue
            contentDidChange()
        }
    }
    private var preferredActionStorage: UIAlertAction?

    // MARK: Text fields

    /// The text fields, in the order of addition; `nil` if the alert has no fields.
    open private(set) var textFields: [UITextField]?

    /// Adds a text field below the message. It is an error to add a text field to an action sheet.
    ///
    /// When the alert has appeared, the first text field becomes first responder. Return moves the focus to the next
    /// text field, if the delegate of the current text field permits it. In the last text field, Return chooses the
    /// bold action.
    ///
    /// - Parameter configurationHandler: A closure that sets the placeholder and other properties of the new text
    ///   field. It
    ///   is called before this method returns.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Diagnostics.raise(
                .alert, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = AlertTextField()
        textFields = (textFields ?? []) + [field]
        field.addAction(
            UIAction { [weak self] in ($0.sender as? UITextField).map { self?.fieldReturned($0) } },
            for: .primaryActionTriggered)
        configurationHandler?(field)
        contentDidChange()
    }

    // MARK: The view

    /// The view with the cards, if it is loaded. A subclass may have created a different view.
    var alertView: AlertControllerView? { viewIfLoaded as? AlertControllerView }

    /// Creates the view, which has the size of the cards.
    open override func loadView() { view = AlertControllerView(self) }

    /// Updates the content of the cards.
    open override func viewDidLoad() {
        super.viewDidLoad()
        contentDidChange()
    }

    /// Checks the content: an alert without title, message and actions is an error.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if title == nil, message == nil, actions.isEmpty {
            Diagnostics.raise(.alert, "UIAlertController must have a title, a message or an action to display")
        }
    }

    /// Dismisses the alert if an action was chosen during the presentation.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        alertView?.flashScrollIndicators()
        if let first = textFields?.first, textFields?.contains(where: \.isFirstResponder) != true {
            first.becomeFirstResponder()
        }
        if choice != nil, isBeingPresented { leave() }
    }

    // MARK: Orientations

    // Chosen (Controllers): An alert supports the orientations of its presenter, so that presenting it does not rotate
    // the interface.
    /// The orientations that the presenter supports, so that presenting an alert does not rotate the interface.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        presentingViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    /// Whether the presenter supports rotation.
    open override var shouldAutorotate: Bool { presentingViewController?.shouldAutorotate ?? super.shouldAutorotate }

    // MARK: Using the keyboard

    /// The key commands for Return and Escape. Key commands that a program adds are ignored.
    open override var keyCommands: [UIKeyCommand]? { presentedViewController == nil ? AlertKeys.commands : nil }

    /// The named actions of Return and Escape.
    open override class var namedActions: NamedActions { AlertKeys.adding(to: super.namedActions) }

    // Chosen (Input): An alert does not forward keys to the views behind it.
    /// Handles keys. Unhandled keys are not forwarded to the next responder, since they would scroll the content behind
    /// the alert. The exceptions are keys for a text field and for a controller that the alert has presented.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presentedViewController != nil || view.window?.firstResponder is any UIKeyInput {
            super.pressesBegan(presses, with: event)
        }
    }

    /// Forwards the changed presses only if the alert has presented a controller.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presentedViewController != nil { super.pressesChanged(presses, with: event) }
    }

    /// Forwards the ended presses only if the alert has presented a controller.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presentedViewController != nil { super.pressesEnded(presses, with: event) }
    }

    /// Forwards the cancelled presses only if the alert has presented a controller.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presentedViewController != nil { super.pressesCancelled(presses, with: event) }
    }

    // Chosen (Input): The bold action of an alert is focused first.
    /// The bold action, which is focused first.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        alertView?.focusEnvironments ?? super.preferredFocusEnvironments
    }

    /// Chooses the cancel action. Has no effect without one.
    open override func accessibilityPerformEscape() -> Bool {
        if super.accessibilityPerformEscape() { return true }
        chooseCancel()
        return true
    }
}
