import CoreGraphics
import Foundation
import RenderServer
import StateArchive

/// The sessions of scenes between one launch and the next.
@MainActor
package enum SceneSessionArchive {
    /// Most windows that a launch brings back (chosen): the last ones.
    private static let limit = 32

    /// What is kept of an application's sessions, that of the scene in front last.
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

    /// Size and place of the window in front, without its session's state: for an application that keeps no state.
    static func archivedWindow(of application: UIApplication) -> [ArchivedSession] {
        archived(of: application).suffix(1).map { session in
            ArchivedSession(
                persistentIdentifier: session.persistentIdentifier, role: session.role,
                configurationName: session.configurationName, userInfo: nil, activity: nil, window: session.window)
        }
    }

    /// The sessions that were there when the state was kept, in order. Where the application has one scene at a time, that is the session
    /// of the one that was in front. One whose identifier is missing, or another's, is left out, as is one of another role.
    ///
    /// A session is configured where the program's Info.plist has its configuration still; the application's delegate is asked for
    /// that of the others.
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

    /// The size and the place of the window that the program begins with, before the application is made; `nil` if no
    /// sessions are kept.
    package static func firstGeometry(_ archived: [ArchivedSession]) -> WindowGeometry? {
        let several = SceneManifest.ofMainBundle?.supportsMultipleScenes != false
        return usable(archived, several: several).first?.window.flatMap(WindowGeometry.init)
    }

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
    /// `nil` if the size in the file is not possible for a window.
    fileprivate init?(_ archived: ArchivedWindow) {
        guard (1...16_384).contains(archived.width), (1...16_384).contains(archived.height) else { return nil }
        var place: CGPoint?
        if let x = archived.x, let y = archived.y { place = CGPoint(x: CGFloat(x), y: CGFloat(y)) }
        self.init(
            size: CGSize(width: archived.width, height: archived.height),
            place: place.flatMap { ArchivedWindow.isPlace($0) ? $0 : nil })
    }
}
