import IrekoCompatibility
@_exported import UIKit

/// The request for a review of the program. On Linux no store exists, and no request is shown.
public enum SKStoreReviewController {
    /// Logs that no store exists.
    public static func requestReview() {
        ModuleShell.log("StoreKit", "reviews are not available; no request is shown")
    }
    /// Logs that no store exists.
    @MainActor public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
