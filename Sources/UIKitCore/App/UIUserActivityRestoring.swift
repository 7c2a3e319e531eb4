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

extension NSUserActivity {
    /// Has the information renewed before the activity is kept: by its delegate, then by each responder of a scene whose activity it is. What
    /// it holds stays; UIKit may have emptied it by then (chosen), so that responders should add all they need.
    @MainActor
    func renew(in scene: UIScene) {
        delegate?.userActivityWillSave(self)
        needsSave = false
        guard let scene = scene as? UIWindowScene else { return }
        for responder in UIContext.current.activities.responders(with: self, in: scene) {
            responder.updateUserActivityState(self)
        }
    }
}

/// The activities of responders, of which few have one.
@MainActor
final class ResponderActivities {
    private struct Entry {
        weak var responder: UIResponder?
        let activity: NSUserActivity
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    nonisolated deinit {}

    subscript(responder: UIResponder) -> NSUserActivity? {
        get {
            guard let entry = entries[ObjectIdentifier(responder)], entry.responder === responder else { return nil }
            return entry.activity
        }
        set {
            entries = entries.filter { $0.value.responder != nil }
            entries[ObjectIdentifier(responder)] = newValue.map { Entry(responder: responder, activity: $0) }
        }
    }

    /// Those that lead to a scene by their chain, or are in none.
    func responders(with activity: NSUserActivity, in scene: UIWindowScene) -> [UIResponder] {
        entries.values.filter { $0.activity === activity }.compactMap(\.responder).filter { responder in
            var next: UIResponder? = responder
            while let current = next {
                if let other = current as? UIScene { return other === scene }
                next = current.next
            }
            return true
        }
    }
}
