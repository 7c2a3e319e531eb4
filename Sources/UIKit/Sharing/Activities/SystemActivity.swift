import Foundation
import UIKitCore

/// A service of the desktop in a share sheet.
class SystemActivity: UIActivity {
    /// The reason of a failure, for the sheet's completion handler.
    var error: (any Error)?

    /// The services in the order of the sheet.
    static func all() -> [UIActivity] {
        [MailActivity(), CopyActivity(), SaveActivity(), OpenActivity(), PrintActivity()]
    }

    override final func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        canPerform(with: activityItems.map { SharedItem($0) })
    }

    override final func prepare(
        _ items: [ResolvedActivityItem], for sheet: UIActivityViewController,
        completion: ActivityCompletion
    ) {
        error = nil
        prepareResolved(items, completion.call)
    }

    /// Returns whether the service can use the items.
    func canPerform(with items: [SharedItem]) -> Bool { false }

    /// Prepares the service with the resolved items, and calls the completion in this call or later.
    func prepareResolved(_ items: [ResolvedActivityItem], _ completion: @escaping @MainActor ((any Error)?) -> Void) {
        completion(nil)
    }
}
