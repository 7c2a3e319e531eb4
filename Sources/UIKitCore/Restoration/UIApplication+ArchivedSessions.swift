import Foundation
import StateArchive

extension UIApplication {
    /// What is kept of the sessions, that of the scene in front last.
    var archivedSessions: [ArchivedSession] {
        let front = sceneSessions.filter { $0.scene?.activationState == .foregroundActive }
        let others = sceneSessions.filter { session in !front.contains { $0 === session } }
        return (others + front).map { session in
            ArchivedSession(
                persistentIdentifier: session.persistentIdentifier, role: session.role.rawValue,
                configurationName: session.configuration.name,
                userInfo: session.userInfo.map { $0.compactMapValues(StateEncoder.archivedValue) },
                activity: session.stateRestorationActivity.map(ArchivedActivity.init))
        }
    }
}

extension ArchivedActivity {
    /// What is kept of an activity.
    init(_ activity: NSUserActivity) {
        let entries = (activity.userInfo ?? [:]).compactMap { key, value -> ArchivedValue.Entry? in
            guard let key = StateEncoder.archivedValue(key.base), let value = StateEncoder.archivedValue(value) else {
                return nil
            }
            return ArchivedValue.Entry(key: key, value: value)
        }
        self.init(
            activityType: activity.activityType, title: activity.title,
            targetContentIdentifier: activity.targetContentIdentifier, userInfo: entries)
    }
}
