import Foundation

/// Takes up again what an activity says its user did: every responder does.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuseractivityrestoring>.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows what the activity says.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
