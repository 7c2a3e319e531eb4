import Foundation

/// Asks the user something in a card over everything else: an alert in the middle, or an action sheet at the bottom.
///
///     let alert = UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
///     present(alert, animated: true)
///
/// It is presented as any controller, and always so that it fits its style, whatever `modalPresentationStyle` says: an action
/// sheet is a popover where the width is regular. It dismisses itself when an action is chosen, and then calls the action's handler.
/// Title, message and actions may change while it is shown. Its key commands are its own: those that a program adds do nothing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertcontroller>.
open class UIAlertController: UIViewController {
    /// Where it is shown.
    public enum Style: Int, Sendable {
        /// Choices about what the user has just done, at the bottom edge, or in a popover where the width is regular.
        case actionSheet = 0
        /// A card in the middle of the window.
        case alert = 1
    }

    /// The action that was chosen, until its handler is called.
    var choice: UIAlertAction?
    /// What draws its coming.
    weak var comingAnimator: AlertAnimator?
    /// Whether it was presented as a popover last.
    var isInPopover = false

    // MARK: Creating an alert controller

    /// Makes an alert without actions.
    ///
    /// - Parameters:
    ///   - title: What it is about, in short; `nil` for none.
    ///   - message: More about it; `nil` for none. One that is too long for the window scrolls.
    ///   - preferredStyle: Whether it is an alert or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        // What UIKit's sentence about action sheets without a source says; that of alerts is chosen.
        modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
    }

    // MARK: Configuring the alert

    /// The text in bold at the top; `nil` for none.
    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            contentDidChange()
        }
    }

    /// The text below the title; `nil` for none.
    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    /// Whether it is an alert or an action sheet.
    open private(set) var preferredStyle = Style.actionSheet

    /// How serious it is; `default` unless set. It looks the same.
    open var severity = UIAlertControllerSeverity.default

    // MARK: Configuring the user actions

    /// The actions, in the order in which they were added, wherever they are shown.
    open private(set) var actions: [UIAlertAction] = []

    /// Adds an action. A second one of the style `cancel` is an error, and is not added.
    ///
    /// They stand on the screen in this order, with one exception: the one of the style `cancel`. Of an alert's two actions beside one
    /// another it is the leading one, among more it is the last. In an action sheet it stands apart; in a popover it is not shown, and a
    /// tap outside chooses it.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return Diagnostics.raise(
                .alert, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.alert = self
        contentDidChange()
    }

    /// The action that is in bold, and that the return key chooses; `nil`, the default, for the one of the style `cancel`, or without
    /// that for the last of the style `default`.
    ///
    /// It must have been added before. Action sheets take no notice of it.
    open var preferredAction: UIAlertAction? {
        get { preferredActionStorage }
        set {
            if let newValue, !actions.contains(where: { $0 === newValue }) {
                return Diagnostics.raise(
                    .alert,
                    "The preferredAction \(Diagnostics.name(newValue)) of \(Diagnostics.name(self)) is none of its actions. Call "
                        + "addAction(_:) before.")
            }
            preferredActionStorage = newValue
            contentDidChange()
        }
    }
    private var preferredActionStorage: UIAlertAction?

    // MARK: Text fields

    /// The fields, in the order in which they were added; `nil` where there are none.
    open private(set) var textFields: [UITextField]?

    /// Adds a field below the message. Only alerts have fields: adding one to an action sheet is an error.
    ///
    /// The first one has the focus when the alert has appeared. Return goes from field to field, if its delegate permits it, and from the
    /// last one chooses the action in bold.
    ///
    /// - Parameter configurationHandler: Called with the field at once, to give it a placeholder and the like.
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

    /// The view with the cards, if it is loaded. A subclass may have made another one.
    var alertView: AlertControllerView? { viewIfLoaded as? AlertControllerView }

    /// Makes the view, which is as large as the cards.
    open override func loadView() { view = AlertControllerView(self) }

    /// Shows what the alert says.
    open override func viewDidLoad() {
        super.viewDidLoad()
        contentDidChange()
    }

    /// An alert without anything to show is an error.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if title == nil, message == nil, actions.isEmpty {
            Diagnostics.raise(.alert, "UIAlertController must have a title, a message or an action to display")
        }
    }

    /// Goes, where an action was chosen on the way.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        alertView?.flashScrollIndicators()
        if let first = textFields?.first, textFields?.contains(where: \.isFirstResponder) != true {
            first.becomeFirstResponder()
        }
        if choice != nil, isBeingPresented { leave() }
    }

    // MARK: Orientations

    /// Those of the presenter, so that the interface does not turn for an alert (chosen).
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        presentingViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    /// As the presenter says.
    open override var shouldAutorotate: Bool { presentingViewController?.shouldAutorotate ?? super.shouldAutorotate }

    // MARK: Using the keyboard

    /// Those for return and escape. Commands that were added are not among them.
    open override var keyCommands: [UIKeyCommand]? { presentedViewController == nil ? AlertKeys.commands : nil }

    /// What return and escape do.
    open override class var namedActions: NamedActions { AlertKeys.adding(to: super.namedActions) }

    /// Keys that nothing in the alert uses go no further: they would scroll what lies behind it (chosen). Those of what is presented
    /// over it do, and those for a text field.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presentedViewController != nil || view.window?.firstResponder is any UIKeyInput {
            super.pressesBegan(presses, with: event)
        }
    }

    /// Goes no further, as the beginning of the press.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presentedViewController != nil { super.pressesChanged(presses, with: event) }
    }

    /// Goes no further, as the beginning of the press.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presentedViewController != nil { super.pressesEnded(presses, with: event) }
    }

    /// Goes no further, as the beginning of the press.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presentedViewController != nil { super.pressesCancelled(presses, with: event) }
    }

    /// The action that is in bold comes first (chosen).
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        alertView?.focusEnvironments ?? super.preferredFocusEnvironments
    }
}
