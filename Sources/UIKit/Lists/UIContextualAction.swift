import Foundation

/// Something that can be done with a row, shown as a button when the row is swiped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextualaction>.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What kind of action it is.
    public enum Style: Int, Hashable, Sendable {
        /// Any.
        case normal
        /// One that deletes the row.
        case destructive
    }

    /// Performs an action. It is given the view in which the action is shown, and must call the last argument when it is done,
    /// saying whether it did it: then the row closes.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        styleStorage = style
        self.title = title
        handlerStorage = handler
        super.init()
    }

    nonisolated deinit {}

    /// What kind of action it is.
    open var style: Style { styleStorage }
    /// Called when the action is chosen.
    open var handler: Handler { handlerStorage }
    /// What it is called.
    open var title: String?
    /// An image above the title; none by default.
    open var image: UIImage?

    private let styleStorage: Style
    private let handlerStorage: Handler
    private var ownBackgroundColor: UIColor?

    /// The colour behind it. `nil` restores the style's: red for a destructive one, else grey.
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
