import Foundation

/// A transition between two controllers of a storyboard, while it is performed.
///
/// Storyboards create segues, and the source receives them in `prepare(for:sender:)`. A storyboard can name a
/// subclass, which overrides `perform()` to show the destination in its own way:
///
///     final class FadeSegue: UIStoryboardSegue {
///         override func perform() {
///             destination.modalTransitionStyle = .crossDissolve
///             source.present(destination, animated: true)
///         }
///     }
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboardsegue>.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    private let identifierStorage: String?
    private let sourceStorage: UIViewController
    private let destinationStorage: UIViewController
    /// The implementation of `perform()`; `nil` if a subclass must override it.
    final var behavior: (@MainActor (UIStoryboardSegue) -> Void)?
    /// Whether containers on the route of an unwind segue animate: not behind a dismissal, which is the visible
    /// animation.
    package internal(set) var animatesContainers = true

    /// Creates a segue without behavior: a subclass overrides `perform()`.
    ///
    /// - Parameters:
    ///   - identifier: The identifier in the storyboard; `nil` without an identifier.
    ///   - source: The controller from which the segue starts.
    ///   - destination: The controller that the segue shows.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        identifierStorage = identifier
        sourceStorage = source
        destinationStorage = destination
        super.init()
    }

    /// Creates a segue that calls a closure when it is performed.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        behavior = { _ in performHandler() }
    }

    nonisolated deinit {}

    // MARK: Getting the attributes

    /// The identifier of the segue in the storyboard; `nil` without an identifier.
    open var identifier: String? { identifierStorage }

    /// The source of the segue; for an unwind segue, the controller that triggered it.
    open var source: UIViewController { sourceStorage }

    /// The controller that the segue shows: a new controller, or, for an unwind segue, an existing controller.
    open var destination: UIViewController { destinationStorage }

    // MARK: Performing the segue

    /// Shows the destination, after `prepare(for:sender:)`.
    ///
    /// If the storyboard declares a kind of UIKit's for a subclass, the subclass may call `super`, which performs a
    /// segue of that kind. Calling `super` is an error for a kind without an implementation, such as `custom`.
    open func perform() {
        if let behavior { return behavior(self) }
        Diagnostics.raise(
            .segue,
            "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either have a "
                + "performHandler or it must override -perform.")
    }
}
