import CoreGraphics
import Foundation
import QuartzCore
import Synchronization
import UIKitCore

// `@unchecked Sendable` as on iOS: a lock protects the state.
/// An item of a share sheet that is created on another thread when the user has chosen an activity.
///
/// Override `item`. It is read on a background thread while the sheet waits. If the sheet is closed meanwhile, the
/// operation is cancelled, and its result is not used.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityitemprovider>.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    private struct State {
        var activityType: UIActivity.ActivityType?
        var result: Box?
    }

    private struct Box: @unchecked Sendable { let value: Any }

    private let state = Mutex(State())
    private let placeholder: Box

    /// Creates a provider.
    ///
    /// - Parameter placeholderItem: An object of the item's class, which can be empty.
    public init(placeholderItem: Any) {
        placeholder = Box(value: placeholderItem)
        super.init()
    }

    /// The object that the sheet uses until the item exists.
    open var placeholderItem: Any? { placeholder.value }

    /// The activity that the user has chosen; `nil` before.
    open var activityType: UIActivity.ActivityType? { state.withLock { $0.activityType } }

    /// The item for the activity. Read on a background thread. The default implementation returns the placeholder.
    open var item: Any { placeholder.value }

    /// Reads `item`. Called on a background thread.
    open override func main() {
        guard !isCancelled else { return }
        let box = Box(value: item)
        state.withLock { $0.result = box }
    }

    // MARK: UIActivityItemSource

    /// Returns the placeholder.
    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholder.value
    }

    /// Returns the item that `main()` has read; `nil` before.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { state.withLock { $0.result }?.value }

    /// Returns the subject for activities that have one, such as mail. The default implementation returns an empty
    /// string.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// Returns the uniform type identifier of an item that is data. The default implementation returns an empty string,
    /// for unknown data.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// Returns a picture of the item for the header of the sheet. The default implementation returns `nil`, for a
    /// general one.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }

    /// Runs the operation for an activity on another thread, and calls the completion on the main actor. An operation
    /// runs once; for a later activity, `main()` is called again.
    func run(for type: UIActivity.ActivityType?, _ completion: @escaping @MainActor @Sendable () -> Void) {
        state.withLock { $0 = State(activityType: type) }
        DispatchQueue.global(qos: .userInitiated).async {
            if self.isFinished || self.isExecuting { self.main() } else { self.start() }
            MainLoop.send { completion() }
        }
    }
}

// In an extension, so that the class is not isolated to the main actor.
extension UIActivityItemProvider: UIActivityItemSource {}
