import Foundation
import RenderServer
import StateArchive
import UIFoundation

/// Keeps the application's state.
///
///     shouldSave ──yes──▶ willEncode ──▶ the windows' roots ──▶ what they refer to, one after the other ──▶ the store
///         └──no──▶ only the window in front is kept, its size and place
@MainActor
package enum StatePreservation {
    /// Whether state is being preserved, or restored, at this moment.
    package static var isUnderWay: Bool {
        let phase = UIContext.current.restoration.phase
        return phase == .preserving || phase == .restoring
    }

    /// Asks the application's delegate, has everything encoded, and keeps it in the context's store.
    ///
    /// Where the program has a scene manifest, or its scenes have delegates, their sessions are kept, and its delegate is not asked
    /// (chosen). Called while state is being preserved or restored it does nothing; what is still restored by
    /// `extendStateRestoration()` counts as restored.
    package static func save(_ application: UIApplication) {
        // What is archived goes by Foundation's bridges, also in a program with Swift's libraries inside.
        withExtendedLifetime(FoundationBridging.types) {}
        let context = UIContext.current
        guard let store = context.stateStore else { return }
        let restoration = context.restoration
        switch restoration.phase {
        case .preserving, .restoring: return
        case .extended: restoration.finish()
        case .idle: break
        }
        restoration.phase = .preserving
        defer { restoration.phase = .idle }

        var state = ArchivedState()
        if application.hasSceneDelegates || encode(application, into: &state) {
            state.sessions = SceneSessionArchive.archived(of: application)
        } else {
            state = ArchivedState()
            state.sessions = SceneSessionArchive.archivedWindow(of: application)
            if state.sessions.isEmpty { return store.discard() }
        }
        do {
            try store.save(state)
        } catch {
            Diagnostics.warn(.resource, "The application's state is not kept: \(error)")
        }
    }

    /// - Returns: Whether the delegate wants the state to be preserved.
    private static func encode(_ application: UIApplication, into state: inout ArchivedState) -> Bool {
        guard let delegate = application.delegate else { return false }
        let run = PreservationRun()
        let coder = StateEncoder(run)
        guard delegate.application(application, shouldSaveSecureApplicationState: coder) else { return false }
        delegate.application(application, willEncodeRestorableStateWith: coder)
        for root in application.windows.compactMap(\.rootViewController) {
            if let index = run.reference(to: root), !state.roots.contains(index) { state.roots.append(index) }
        }
        run.encodeAll()
        coder.finish()
        state.application = coder.values.merging(reservedValues) { own, _ in own }
        state.objects = run.archivedObjects()
        return true
    }

    /// What every coder has under the reserved keys.
    private static var reservedValues: [String: ArchivedValue] {
        var values: [String: ArchivedValue] = [
            UIApplication.stateRestorationUserInterfaceIdiomKey: .integer(
                Int64(UIDevice.current.userInterfaceIdiom.rawValue)),
            UIApplication.stateRestorationTimestampKey: .date(WallClock.now),
            UIApplication.stateRestorationSystemVersionKey: .string(UIDevice.current.systemVersion),
        ]
        if let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String {
            values[UIApplication.stateRestorationBundleVersionKey] = .string(version)
        }
        return values
    }
}
