import Foundation
import RenderServer
import StateArchive
import UIFoundation

/// Preserves the application's state.
///
///     shouldSave ──yes──▶ willEncode ──▶ the windows' roots ──▶ the objects that they refer to, in turn ──▶ the store
///         └──no──▶ only the size and position of the front window
@MainActor
package enum StatePreservation {
    /// Whether state is being preserved or restored at this moment.
    package static var isUnderWay: Bool {
        let phase = UIContext.current.restoration.phase
        return phase == .preserving || phase == .restoring
    }

    // Chosen (Restoration): State is preserved directly after `applicationDidEnterBackground(_:)`; if the application
    // has several scenes, after each scene that enters the background; and when a window that is not the last one is
    // closed.
    /// Calls the application's delegate, encodes all state, and saves it to the context's store.
    ///
    /// If the program has a scene manifest, or its scenes have delegates, their sessions are saved, and the delegate
    /// is not called. Ignored while state is being preserved or restored. A restoration extended by
    /// `extendStateRestoration()` counts as complete.
    package static func save(_ application: UIApplication) {
        // Archiving uses Foundation's bridges, also in a program with statically linked Swift libraries.
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
            Diagnostics.warn(.resource, "The application's state is not preserved: \(error)")
        }
    }

    // Chosen (Restoration): With a scene manifest, or scenes that have delegates, only sessions are kept, and the
    // application's delegate is not called.
    // Chosen (Restoration): If a delegate refuses preservation, the previous state is deleted; the size and position
    // of the window in front are still kept.
    /// - Returns: Whether the delegate requests the preservation.
    private static func encode(_ application: UIApplication, into state: inout ArchivedState) -> Bool {
        guard let delegate = application.delegate else { return false }
        let run = PreservationRun()
        let coder = StateEncoder(run)
        guard delegate.application(application, shouldSaveSecureApplicationState: coder) else { return false }
        delegate.application(application, willEncodeRestorableStateWith: coder)
        // Chosen (Restoration): Windows' roots are encoded in the order of `UIApplication.windows`; a window's own
        // identifier has no effect.
        for root in application.windows.compactMap(\.rootViewController) {
            if let index = run.reference(to: root), !state.roots.contains(index) { state.roots.append(index) }
        }
        run.encodeAll()
        coder.finish()
        state.application = coder.values.merging(reservedValues) { own, _ in own }
        state.objects = run.archivedObjects()
        return true
    }

    /// The values of the reserved keys in every coder.
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
