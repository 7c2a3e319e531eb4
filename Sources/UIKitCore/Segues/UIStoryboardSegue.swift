import Foundation

/// A way from one controller of a storyboard to another, while it is gone: who leads to whom, and what is seen of it.
///
/// Documents have them made. A controller gets them in `prepare(for:sender:)`; a subclass that a document names
/// overrides `perform()` and shows the destination in its own way:
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
    /// What `perform()` does; `nil` where a subclass has to.
    final var behavior: (@MainActor (UIStoryboardSegue) -> Void)?
    /// Whether containers on the way of an unwind segue animate: not behind a dismissal, which is what is seen.
    package internal(set) var animatesContainers = true

    /// Makes a segue, which does nothing by itself: a subclass overrides `perform()`.
    ///
    /// - Parameters:
    ///   - identifier: The name that it has in the document; `nil` without one.
    ///   - source: The controller that it leads away from.
    ///   - destination: The controller that it leads to.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        identifierStorage = identifier
        sourceStorage = source
        destinationStorage = destination
        super.init()
    }

    /// Makes a segue that calls a function when it is performed.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        behavior = { _ in performHandler() }
    }

    nonisolated deinit {}

    // MARK: Getting the attributes

    /// The name that the segue has in the document; `nil` for one without.
    open var identifier: String? { identifierStorage }

    /// The controller that the segue leads away from: for an unwind segue the one in which it was fired.
    open var source: UIViewController { sourceStorage }

    /// The controller that the segue leads to: a new one, or for an unwind segue the one that was found.
    open var destination: UIViewController { destinationStorage }

    // MARK: Performing the segue

    /// Shows the destination, after `prepare(for:sender:)`. A subclass named by a segue of one of UIKit's kinds may
    /// call `super`, which does what the kind says. Where there is nothing to be done, as for the kind `custom`, that
    /// is an error.
    open func perform() {
        if let behavior { return behavior(self) }
        Diagnostics.raise(
            .segue,
            "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either have a "
                + "performHandler or it must override -perform.")
    }
}
