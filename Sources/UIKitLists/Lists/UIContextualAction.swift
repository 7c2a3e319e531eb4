import Foundation

/// An action for a row, shown as a button when the row is swiped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextualaction>.
@preconcurrency @MainActor
open class UIContextualAction: AccessibilityObject {
    /// The style of an action.
    public enum Style: Int, Hashable, Sendable {
        /// An action that does not delete data.
        case normal
        /// An action that deletes the row.
        case destructive
    }

    /// A closure that performs an action. It receives the action and the view that shows it. When it has finished, it
    /// must call the completion handler with whether the action was performed; the row then closes.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        styleStorage = style
        self.title = title
        handlerStorage = handler
        super.init()
    }

    /// Creates a normal action without a title, which has no effect.
    public convenience override init() { self.init(style: .normal, title: nil) { $2(false) } }

    nonisolated deinit {}

    /// The style of the action.
    open var style: Style { styleStorage }
    /// Called when the action is chosen.
    open var handler: Handler { handlerStorage }
    /// The title of the button. A different `accessibilityLabel` names an action that has only an image.
    open var title: String?
    /// The image above the title. The default is `nil`.
    open var image: UIImage?

    private let styleStorage: Style
    private let handlerStorage: Handler
    private var ownBackgroundColor: UIColor?

    /// The background color of the button. `nil` restores the color of the style: red for a destructive action,
    /// otherwise gray.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : Self.grey) }
        set { ownBackgroundColor = newValue }
    }

    private static let grey = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.39, green: 0.39, blue: 0.40, alpha: 1)
            : UIColor(red: 0.78, green: 0.78, blue: 0.80, alpha: 1)
    }
}
