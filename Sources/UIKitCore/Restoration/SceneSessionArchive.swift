import CoreGraphics
import Foundation
import RenderServer
import StateArchive

/// Archives the sessions of scenes between launches.
@MainActor
package enum SceneSessionArchive {
    // Chosen (Restoration): At launch the open sessions are restored with their windows, the front session last, at
    // most 32 of them. An application that supports only one scene restores only the front session.
    /// The maximum number of restored sessions. If there are more, the last sessions are restored.
    private static let limit = 32

    /// Returns the open sessions of an application in archived form. The session of the front scene is last.
    static func archived(of application: UIApplication) -> [ArchivedSession] {
        let front = application.frontSession
        let others = application.sceneSessions.filter { $0 !== front }
        let isThere = others.count < application.sceneSessions.count
        return (others + (isThere ? [front].compactMap(\.self) : [])).map { session in
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
                activity: session.stateRestorationActivity.map(ArchivedActivity.init),
                window: session.windowGeometry.map(ArchivedWindow.init))
        }
    }

    /// Returns the front scene's session with only the size and position of its window, without its state. It is
    /// archived if the application does not preserve state.
    static func archivedWindow(of application: UIApplication) -> [ArchivedSession] {
        archived(of: application).suffix(1).map { session in
            ArchivedSession(
                persistentIdentifier: session.persistentIdentifier, role: session.role,
                configurationName: session.configurationName, userInfo: nil, activity: nil, window: session.window)
        }
    }

    /// Creates sessions from the archived sessions, in the same order. If the application supports only one scene,
    /// only the front scene's session is created. Sessions with a missing or duplicate identifier, or with a different
    /// role, are skipped.
    ///
    /// `isConfigured` is `true` if the program's Info.plist still contains the session's configuration. Otherwise the
    /// application's delegate is called for a configuration.
    package static func sessions(
        _ archived: [ArchivedSession], in application: UIApplication
    ) -> [(session: UISceneSession, isConfigured: Bool)] {
        usable(archived, several: application.supportsMultipleScenes).map { archived in
            let session = session(archived)
            return (session, session.configuration.delegateClass != nil)
        }
    }

    private static func usable(_ archived: [ArchivedSession], several: Bool) -> [ArchivedSession] {
        var identifiers: Set<String> = [""]
        let usable = archived.filter {
            $0.role == UISceneSession.Role.windowApplication.rawValue
                && identifiers.insert($0.persistentIdentifier).inserted
        }
        return usable.suffix(several ? limit : 1)
    }

    /// Returns the archived size and position of the first window to restore; `nil` if no size is archived. Can be
    /// called before the application is created.
    package static func firstGeometry(_ archived: [ArchivedSession]) -> WindowGeometry? {
        let several = SceneManifest.ofMainBundle?.supportsMultipleScenes != false
        return usable(archived, several: several).first?.window.flatMap(WindowGeometry.init)
    }

    // Chosen (Restoration): A restored session has the configuration with the same name in the Info.plist. If the
    // Info.plist does not contain it, the application's delegate is called for a configuration again.
    private static func session(_ archived: ArchivedSession) -> UISceneSession {
        let role = UISceneSession.Role(rawValue: archived.role)
        let session = UISceneSession(
            role: role, configuration: UISceneConfiguration(name: archived.configurationName, sessionRole: role),
            identifier: archived.persistentIdentifier)
        session.userInfo = archived.userInfo.map { values in
            let entries = values.map { ArchivedValue.Entry(key: .string($0.key), value: $0.value) }
            return Dictionary(
                ActivityValues.userInfo(entries).compactMap { key, value in
                    (key.base as? String).map { ($0, value) }
                }, uniquingKeysWith: { first, _ in first })
        }
        session.stateRestorationActivity = archived.activity?.activity
        session.windowGeometry = archived.window.flatMap(WindowGeometry.init)
        return session
    }
}

extension ArchivedWindow {
    fileprivate init(_ geometry: WindowGeometry) {
        let place = geometry.place.flatMap { Self.isPlace($0) ? $0 : nil }
        self.init(
            width: Double(geometry.size.width), height: Double(geometry.size.height), x: place.map { Int($0.x) },
            y: place.map { Int($0.y) })
    }

    fileprivate static func isPlace(_ point: CGPoint) -> Bool { abs(point.x) <= 1e6 && abs(point.y) <= 1e6 }
}

extension WindowGeometry {
    /// `nil` if the archived size is invalid for a window.
    fileprivate init?(_ archived: ArchivedWindow) {
        guard (1...16_384).contains(archived.width), (1...16_384).contains(archived.height) else { return nil }
        var place: CGPoint?
        if let x = archived.x, let y = archived.y { place = CGPoint(x: CGFloat(x), y: CGFloat(y)) }
        self.init(
            size: CGSize(width: archived.width, height: archived.height),
            place: place.flatMap { ArchivedWindow.isPlace($0) ? $0 : nil })
    }
}
