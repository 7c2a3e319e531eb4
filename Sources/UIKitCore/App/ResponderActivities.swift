import Foundation

extension NSUserActivity {
    /// Has the information renewed before the activity is kept or handed over: by its delegate, then by each responder of a scene whose
    /// activity it is. What it holds stays; UIKit may have emptied it by then (chosen), so that responders should add all they need. The
    /// scene's delegate, or the application's, sees the result.
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

    /// What another device would get: another object with the same content, of its information what is required.
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

/// The activities of responders, of which few have one, and the current one of the program.
@MainActor
package final class ResponderActivities {
    private struct Entry {
        weak var responder: UIResponder?
        let activity: NSUserActivity
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// What the program has made current last.
    weak var chosen: NSUserActivity?

    nonisolated deinit {}

    /// The activity of a responder. One that no responder has any more is invalidated.
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

    // MARK: The current one

    /// What the user does now, in the scene in front: the activity that was made current, unless all of its responders are off the screen;
    /// else that of the responder on the screen that is deepest in the chain (chosen).
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

    /// A scene has gone to the background: what the user did there is renewed, if it is out of date.
    func sceneDidEnterBackground(_ scene: UIScene) {
        guard let scene = scene as? UIWindowScene, let activity = current(in: scene), activity.needsSave else { return }
        activity.renew(in: scene)
    }

    /// What another device gets when its user goes on there: the current activity, renewed; `nil` where there is none, or it may not go.
    package func handOver(from scene: UIWindowScene) -> NSUserActivity? {
        guard let activity = current(in: scene), activity.isEligibleForHandoff else { return nil }
        activity.renew(in: scene)
        let handedOver = activity.handedOver()
        origin = (activity, handedOver)
        return handedOver
    }

    /// What was handed over last, to notify its origin when it is taken up.
    private var origin: (activity: NSUserActivity, handedOver: NSUserActivity)?

    /// An activity was taken up: the delegate of the one that it was handed over from learns that.
    func didContinue(_ activity: NSUserActivity) {
        guard let origin, origin.handedOver === activity else { return }
        self.origin = nil
        origin.activity.delegate?.userActivityWasContinued(origin.activity)
    }
}
