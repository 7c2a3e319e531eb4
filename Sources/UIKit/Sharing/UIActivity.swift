import Foundation
import UIKitCore

/// A service that a share sheet offers for its items: copying them, or an action of the program.
///
///     final class TranslateActivity: UIActivity {
///         override var activityTitle: String? { "Translate" }
///         override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
///         override func perform() { … ; activityDidFinish(true) }
///     }
///
/// The sheet calls `canPerform(withActivityItems:)` when it appears. When the user chooses the activity, the sheet
/// calls `prepare(withActivityItems:)`, and then it presents `activityViewController`, or calls `perform()` if that is
/// `nil`. The activity ends with `activityDidFinish(_:)`, which closes the sheet.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivity>.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The places of an activity in the sheet.
    public enum Category: Int, Sendable {
        /// In the list of actions.
        case action = 0
        /// In the row of icons, as services that send the items.
        case share = 1
    }

    /// Called by `activityDidFinish(_:)` while the activity is performed.
    var didFinish: ((Bool) -> Void)?

    /// Creates an activity.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: Getting information about the activity

    /// The place of the activity in the sheet. The default is `action`.
    open class var activityCategory: Category { .action }

    /// The type of the activity, for the completion handler and for `excludedActivityTypes`. The default is `nil`.
    open var activityType: ActivityType? { nil }

    /// The title in the sheet. The default is `nil`; an activity without a title is shown by the name of its class
    /// (chosen).
    open var activityTitle: String? { nil }

    /// The icon in the sheet, which is drawn as a template. The default is `nil`.
    open var activityImage: UIImage? { nil }

    // MARK: Performing the activity

    /// Returns whether the activity can be performed with the items. For items with a source, `activityItems` has the
    /// placeholders. The default implementation returns `false`, so that the sheet does not show the activity.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called when the user has chosen the activity, with the items that the sources provide for it. The default
    /// implementation is empty.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The controller that the sheet presents for the activity, read after `prepare(withActivityItems:)`. The default
    /// is `nil`: the sheet calls `perform()` instead.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity. It must call `activityDidFinish(_:)` in this call or later. The default implementation is
    /// empty.
    open func perform() {}

    /// Ends the activity, dismisses its controller and closes the sheet. Has no effect if the activity is not being
    /// performed.
    ///
    /// - Parameter completed: Whether the activity was completed; `false` if the user has cancelled it.
    open func activityDidFinish(_ completed: Bool) {
        let didFinish = didFinish
        self.didFinish = nil
        didFinish?(completed)
    }

    // MARK: Preparing

    /// Prepares the activity, and calls the completion in this call or later, with the reason of a failure.
    func prepare(
        _ items: [ResolvedActivityItem], for sheet: UIActivityViewController,
        completion: ActivityCompletion
    ) {
        prepare(withActivityItems: items.map(\.value))
        completion.call(nil)
    }
}

/// The completion of an activity's preparation, called with the reason of a failure.
///
/// This is a structure because the compiler's symbol of an overridden method with a parameter `@MainActor (…) -> Void`
/// differs between files that are compiled at different times, so that incremental builds fail to link.
struct ActivityCompletion {
    let call: @MainActor ((any Error)?) -> Void
}
