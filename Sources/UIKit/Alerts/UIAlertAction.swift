import Foundation

/// A choice in an alert or an action sheet: what its button says, and what happens when it is chosen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertaction>.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
    /// What a choice does, which decides how it looks and where it stands.
    public enum Style: Int, Sendable {
        /// Any choice.
        case `default` = 0
        /// Leaves everything as it is. An alert has one at most; the escape key and a tap beside an action sheet choose it.
        case cancel = 1
        /// Changes or deletes something; in red.
        case destructive = 2
    }

    /// What is called when the action was chosen and the alert is gone; `nil` for nothing.
    var handler: ((UIAlertAction) -> Void)?
    /// The alert that shows it: the one that it was added to last.
    weak var alert: UIAlertController?

    // MARK: Creating an alert action

    /// Makes an action without a title.
    public override init() { super.init() }

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: What its button says. `nil` is an error.
    ///   - style: What kind of choice it is.
    ///   - handler: Called once each time the action is chosen, with the action. The alert has been dismissed by then: its presenter
    ///     presents nothing, and may present something else. It is not called where the program dismisses the alert.
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

    /// What the button says.
    open private(set) var title: String?

    /// What kind of choice it is.
    open private(set) var style = Style.default

    /// Whether it can be chosen; `true` unless set. It may change while the alert is shown; the button is dimmed then.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.contentDidChange() } }
    }

    /// The name by which tests find the button; `nil` by default.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { alert?.contentDidChange() } }
    }

    // MARK: Copying

    /// An action with the same title, style and handler that is in no alert.
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
    /// Its name in UIKit's sentences.
    fileprivate var nameInMessages: String {
        switch self {
        case .default: "UIAlertActionStyleDefault"
        case .cancel: "UIAlertActionStyleCancel"
        case .destructive: "UIAlertActionStyleDestructive"
        }
    }
}

extension UIUserInterfaceIdiom {
    /// Its name in UIKit's sentences.
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
