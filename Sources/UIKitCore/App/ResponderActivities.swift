import Foundation

extension NSUserActivity {
    // Chosen (Windows): When a user activity is updated, its user info is kept. (UIKit may have cleared it, so
    // responders should add all that they need.)
    /// Updates the user info before the activity is stored or handed over. The activity's delegate updates it first,
    /// then each responder of the scene with this activity. The present user info is kept. UIKit may have cleared it,
    /// so responders should add all that they need. Afterwards the delegate of the scene or the application is
    /// notified.
    @MainActor
    func renew(in scene: UIScene) {
        delegate?.userActivityWillSave(self)
        needsSave = false
        guard let scene = scene as? UIWindowScene else { return }
        for responder in UIContext.current.activities.responders(with: self, in: scene) {
            responder.updateUserActivityState(self)
        }
        guard let application = UIApplication.sharedStorage else { return }
        if application.hasSceneDelegates {
            scene.delegate?.scene(scene, didUpdate: self)
        } else {
            application.delegate?.application(application, didUpdate: self)
        }
    }

    /// Returns a copy for a different device, with the required user info.
    fileprivate func handedOver() -> NSUserActivity {
        let activity = NSUserActivity(activityType: activityType)
        activity.title = title
        activity.userInfo =
            if let requiredUserInfoKeys {
                userInfo?.filter { ($0.key.base as? String).map(requiredUserInfoKeys.contains) == true }
            } else {
                userInfo
            }
        activity.requiredUserInfoKeys = requiredUserInfoKeys
        (activity.webpageURL, activity.referrerURL) = (webpageURL, referrerURL)
        activity.targetContentIdentifier = targetContentIdentifier
        activity.persistentIdentifier = persistentIdentifier
        (activity.keywords, activity.expirationDate) = (keywords, expirationDate)
        return activity
    }
}

/// The activities of responders, and the current activity of the program.
@MainActor
package final class ResponderActivities {
    private struct Entry {
        weak var responder: UIResponder?
        let activity: NSUserActivity
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The activity that the program last made current.
    weak var chosen: NSUserActivity?

    nonisolated deinit {}

    /// The activity of a responder. An activity without responders is invalidated.
    subscript(responder: UIResponder) -> NSUserActivity? {
        get {
            guard let entry = entries[ObjectIdentifier(responder)], entry.responder === responder else { return nil }
            return entry.activity
        }
        set {
            let old = self[responder]
            entries = entries.filter { $0.value.responder != nil }
            entries[ObjectIdentifier(responder)] = newValue.map { Entry(responder: responder, activity: $0) }
            if let old, !entries.values.contains(where: { $0.activity === old }) { old.invalidate() }
        }
    }

    /// Returns the responders with the given activity whose responder chain ends in the scene or has no scene.
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

    // MARK: Current activity

    // Chosen (Windows): The current user activity is the activity that was made current last, unless all its
    // responders are off the screen. Otherwise it is the activity of the deepest responder on the screen.
    /// Returns the current activity of the front scene: the activity that was made current, unless all of its
    /// responders are off the screen. Otherwise the activity of the deepest responder on the screen.
    private func current(in scene: UIWindowScene) -> NSUserActivity? {
        if let chosen, isOnScreen(chosen, scene) { return chosen }
        let candidates = entries.values.compactMap { entry -> (depth: Int, activity: NSUserActivity)? in
            guard let responder = entry.responder, entry.activity.isValid, isOnScreen(responder, scene) else {
                return nil
            }
            let depth = sequence(first: responder, next: \.next).reduce(0) { depth, _ in depth + 1 }
            return (depth, entry.activity)
        }
        return candidates.max { $0.depth < $1.depth }?.activity
    }

    private func isOnScreen(_ activity: NSUserActivity, _ scene: UIWindowScene) -> Bool {
        let responders = entries.values.filter { $0.activity === activity }.compactMap(\.responder)
        return responders.isEmpty || responders.contains { isOnScreen($0, scene) }
    }

    private func isOnScreen(_ responder: UIResponder, _ scene: UIWindowScene) -> Bool {
        responder.firstResponderOwner?.windowScene === scene
    }

    // Chosen (Windows): An activity that needs saving is updated when its scene enters the background.
    /// Updates an outdated activity of a scene that has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene) {
        guard let scene = scene as? UIWindowScene, let activity = current(in: scene), activity.needsSave else { return }
        activity.renew(in: scene)
    }

    /// Returns the updated current activity for a different device; `nil` without an activity, or if it is not
    /// eligible for handoff.
    package func handOver(from scene: UIWindowScene) -> NSUserActivity? {
        guard let activity = current(in: scene), activity.isEligibleForHandoff else { return nil }
        activity.renew(in: scene)
        let handedOver = activity.handedOver()
        origin = (activity, handedOver)
        return handedOver
    }

    /// The activity that was handed over last, and its copy for the other device.
    private var origin: (activity: NSUserActivity, handedOver: NSUserActivity)?

    /// Notifies the delegate of a handed-over activity that the activity was continued.
    func didContinue(_ activity: NSUserActivity) {
        guard let origin, origin.handedOver === activity else { return }
        self.origin = nil
        origin.activity.delegate?.userActivityWasContinued(origin.activity)
    }
}
