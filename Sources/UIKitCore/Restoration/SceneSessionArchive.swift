import Foundation
import StateArchive

/// What is kept of scenes' sessions, and sessions made of that.
@MainActor
enum SceneSessionArchive {
    /// The sessions that were there when the state was kept, in order. One is configured where the program's Info.plist has its
    /// configuration still; the application's delegate is asked for that of the others.
    static func sessions(_ archived: [ArchivedSession]) -> [(session: UISceneSession, isConfigured: Bool)] {
        var identifiers: Set<String> = []
        return archived.filter { $0.role == UISceneSession.Role.windowApplication.rawValue }
            .filter { identifiers.insert($0.persistentIdentifier).inserted }
            .map { archived in
                let role = UISceneSession.Role(rawValue: archived.role)
                let configuration = UISceneConfiguration(name: archived.configurationName, sessionRole: role)
                let session = UISceneSession(
                    role: role, configuration: configuration, identifier: archived.persistentIdentifier)
                session.userInfo = archived.userInfo?.compactMapValues(StateDecoder.object)
                session.stateRestorationActivity = archived.activity.map(activity)
                return (session, configuration.delegateClass != nil)
            }
    }

    private static func activity(_ archived: ArchivedActivity) -> NSUserActivity {
        let activity = NSUserActivity(activityType: archived.activityType)
        activity.title = archived.title
        activity.targetContentIdentifier = archived.targetContentIdentifier
        activity.userInfo = entries(archived.userInfo)
        return activity
    }

    private static func entries(_ entries: [ArchivedValue.Entry]) -> [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [:]
        for entry in entries {
            if let key = StateDecoder.object(entry.key) as? AnyHashable {
                values[key] = StateDecoder.object(entry.value)
            }
        }
        return values
    }
}
