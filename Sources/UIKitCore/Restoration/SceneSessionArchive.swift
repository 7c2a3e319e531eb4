import Foundation
import StateArchive

/// The sessions of scenes between one launch and the next.
@MainActor
package enum SceneSessionArchive {
    /// Most windows that a launch brings back (chosen): the last ones.
    private static let limit = 32

    /// What is kept of an application's sessions, that of the scene in front last.
    package static func sessions(of application: UIApplication) -> [ArchivedSession] {
        let front = application.frontSession
        let others = application.sceneSessions.filter { $0 !== front }
        return (others + [front].compactMap(\.self)).map { session in
            let userInfo = session.userInfo.map { information in
                let entries = ActivityValues.archived(information, of: "a scene's session")
                return Dictionary(
                    entries.compactMap { entry in
                        if case .string(let key) = entry.key { (key, entry.value) } else { nil }
                    }, uniquingKeysWith: { first, _ in first })
            }
            return ArchivedSession(
                persistentIdentifier: session.persistentIdentifier, role: session.role.rawValue,
                configurationName: session.configuration.name, userInfo: userInfo,
                activity: session.stateRestorationActivity.map(ArchivedActivity.init))
        }
    }

    /// Makes the sessions that were kept those of the application. Where it has one scene at a time, that is the session whose
    /// scene was in front.
    ///
    /// - Returns: The sessions whose scenes are to come again, that of the one in front last. One whose identifier is missing, or
    ///   another's, is left out, as is one of another role.
    package static func adopt(_ sessions: [ArchivedSession], in application: UIApplication) -> [UISceneSession] {
        var identifiers = Set(application.sceneSessions.map(\.persistentIdentifier))
        let usable = sessions.filter {
            $0.role == UISceneSession.Role.windowApplication.rawValue && !$0.persistentIdentifier.isEmpty
                && identifiers.insert($0.persistentIdentifier).inserted
        }
        let adopted = usable.suffix(application.supportsMultipleScenes ? limit : 1).map(session)
        application.sceneSessions += adopted
        return adopted
    }

    private static func session(_ archived: ArchivedSession) -> UISceneSession {
        let role = UISceneSession.Role(rawValue: archived.role)
        let session = UISceneSession(
            role: role, configuration: UISceneConfiguration(name: archived.configurationName, sessionRole: role),
            persistentIdentifier: archived.persistentIdentifier)
        session.userInfo = archived.userInfo.map { values in
            let entries = values.map { ArchivedValue.Entry(key: .string($0.key), value: $0.value) }
            return Dictionary(
                ActivityValues.userInfo(entries).compactMap { key, value in
                    (key.base as? String).map { ($0, value) }
                }, uniquingKeysWith: { first, _ in first })
        }
        session.stateRestorationActivity = archived.activity?.activity
        return session
    }
}
