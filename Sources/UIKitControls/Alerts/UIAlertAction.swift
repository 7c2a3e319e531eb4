import Foundation

/// An action in an alert or an action sheet, which is shown as a button.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertaction>.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
    /// The style of an action, which determines its appearance and its position in the alert.
    public enum Style: Int, Sendable {
        /// An ordinary action.
        case `default` = 0
        /// An action that leaves all data unchanged. An alert can have at most one `cancel` action. Escape chooses it,
        /// and in an action sheet a tap outside the sheet, too.
        case cancel = 1
        /// An action that changes or deletes data, shown in red.
        case destructive = 2
    }

    /// The closure that is called after the action was chosen and the alert was dismissed.
    var handler: ((UIAlertAction) -> Void)?
    /// The alert that the action was last added to.
    weak var alert: UIAlertController?

    // MARK: Creating an alert action

    /// Creates an action without a title.
    public override init() { super.init() }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button. `nil` is an error.
    ///   - style: The style of the action.
    ///   - handler: Called with the action each time the action is chosen. The alert has been dismissed by then, so
    ///     the
    ///     presenter can present a different controller. It is not called if the program dismisses the alert.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
        guard title == nil else { return }
        Diagnostics.raise(
            .alert,
            "Actions added to UIAlertController of style \(style.nameInMessages) must have a title when running in "
                + UIDevice.current.userInterfaceIdiom.nameInMessages)
    }

    nonisolated deinit {}

    // MARK: Getting information about the alert action

    /// The title of the button.
    open private(set) var title: String?

    /// The style of the action.
    open private(set) var style = Style.default

    /// Whether the action is enabled. The button of a disabled action is dimmed. You can change the value while the
    /// alert is shown. The default is `true`.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.contentDidChange() } }
    }

    /// The accessibility identifier of the action's button, for UI tests. The default is `nil`.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { alert?.contentDidChange() } }
    }

    // MARK: Copying

    /// Returns a copy of the action with the same title, style and handler. The copy is not part of an alert.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIAlertAction {
            let copy = UIAlertAction()
            (copy.title, copy.style, copy.handler) = (title, style, handler)
            (copy.isEnabled, copy.accessibilityIdentifier) = (isEnabled, accessibilityIdentifier)
            return copy
        }
        return MainActor.assumeUnchecked(copied)
    }
}

extension UIAlertAction: UIAccessibilityIdentification {}

extension UIAlertAction.Style {
    /// The name of the value in UIKit's exception messages.
    fileprivate var nameInMessages: String {
        switch self {
        case .default: "UIAlertActionStyleDefault"
        case .cancel: "UIAlertActionStyleCancel"
        case .destructive: "UIAlertActionStyleDestructive"
        }
    }
}

extension UIUserInterfaceIdiom {
    /// The name of the value in UIKit's exception messages.
    fileprivate var nameInMessages: String {
        switch self {
        case .unspecified: "UIUserInterfaceIdiomUnspecified"
        case .phone: "UIUserInterfaceIdiomPhone"
        case .pad: "UIUserInterfaceIdiomPad"
        case .tv: "UIUserInterfaceIdiomTV"
        case .carPlay: "UIUserInterfaceIdiomCarPlay"
        case .mac: "UIUserInterfaceIdiomMac"
        case .vision: "UIUserInterfaceIdiomVision"
        }
    }
}
