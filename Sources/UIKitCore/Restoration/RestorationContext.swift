import Foundation

/// The global state of the application's state restoration: registered objects, and the current phase.
///
///     idle ──save──▶ preserving ──▶ idle
///      │
///      └─restore──▶ restoring ──┬──▶ idle: the archive is used up
///                               └──▶ extended, with open calls of extendStateRestoration ──last complete──▶ idle
@MainActor
final class RestorationContext {
    enum Phase { case idle, preserving, restoring, extended }

    var phase = Phase.idle
    /// The number of `extendStateRestoration()` calls without their `completeStateRestoration()`.
    private var extensions = 0
    private var registrations: [ObjectIdentifier: Registration] = [:]
    /// The registered objects by their identifiers, in the order of registration.
    private var objectsByIdentifier: [String: [ObjectIdentifier]] = [:]
    /// The count at which deallocated objects are removed.
    private var nextCleaning = 100
    /// The controllers whose presentations are not restored yet.
    var presenters: [WeakReference<UIViewController>] = []

    /// The view that is not restored as first responder yet.
    weak var firstResponder: UIView?

    private struct Registration {
        weak var object: (any UIStateRestoring)?
        let identifier: String
    }

    nonisolated deinit {}

    // MARK: Registered objects

    func register(_ object: any UIStateRestoring, _ identifier: String) {
        if registrations.count >= nextCleaning { clean() }
        let key = ObjectIdentifier(object)
        // A deallocated object may have had the same address.
        if let old = registrations[key] { objectsByIdentifier[old.identifier]?.removeAll { $0 == key } }
        registrations[key] = Registration(object: object, identifier: identifier)
        objectsByIdentifier[identifier, default: []].append(key)
    }

    private func clean() {
        registrations = registrations.filter { $0.value.object != nil }
        objectsByIdentifier = objectsByIdentifier.compactMapValues { keys in
            let kept = keys.filter { registrations[$0] != nil }
            return kept.isEmpty ? nil : kept
        }
        nextCleaning = 2 * max(registrations.count, 50)
    }

    func identifier(of object: AnyObject) -> String? {
        guard let registration = registrations[ObjectIdentifier(object)], registration.object === object else {
            return nil
        }
        return registration.identifier
    }

    /// Returns the identifiers of the path to a registered object; `nil` for an unregistered object. A parent that is
    /// neither a controller with an identifier nor registered is ignored.
    func address(
        of object: any UIStateRestoring, below controllerAddress: (UIViewController) -> RestorationAddress?,
        depth: Int = 0
    ) -> RestorationAddress? {
        guard depth < 100, let identifier = identifier(of: object) else { return nil }
        let parent =
            switch object.restorationParent {
            case let controller as UIViewController: controllerAddress(controller)
            case let other?: address(of: other, below: controllerAddress, depth: depth + 1)
            case nil: nil as RestorationAddress?
            }
        return (parent ?? RestorationAddress(path: [], positions: [])).appending(identifier, kind: .registeredObject)
    }

    /// Returns the registered object with a path of identifiers; `nil` if no object has it.
    func object(withPath path: [String]) -> (any UIStateRestoring)? {
        let candidates = path.last.flatMap { objectsByIdentifier[$0] } ?? []
        return candidates.lazy.compactMap { self.registrations[$0]?.object }.first { object in
            self.address(of: object) { PreservationRun.address(of: $0) { _ in nil } }?.path == path
        }
    }

    // MARK: Phases

    // Chosen (Restoration): If a program preserves its state while it still restores by `extendStateRestoration()`,
    // the restoration counts as complete.
    /// Begins a restoration at launch. Open extensions of a previous restoration are discarded.
    ///
    /// - Returns: Whether it may begin: not while state is preserved or restored.
    func begin() -> Bool {
        guard phase == .idle || phase == .extended else { return false }
        (phase, extensions, presenters) = (.restoring, 0, [])
        firstResponder = nil
        return true
    }

    func extend() {
        guard phase == .restoring || phase == .extended else {
            return Diagnostics.warn(.restoration, "extendStateRestoration() has no effect: no state is being restored.")
        }
        extensions += 1
    }

    func complete() {
        guard extensions > 0 else {
            return Diagnostics.warn(
                .restoration,
                "completeStateRestoration() has no effect: extendStateRestoration() was not called before it.")
        }
        extensions -= 1
        if extensions == 0, phase == .extended { finish() }
    }

    /// Called when all state is restored, except for the program's extensions.
    func didRestore() {
        if extensions > 0 { phase = .extended } else { finish() }
    }

    func finish() {
        (phase, extensions) = (.idle, 0)
        UIContext.current.stateStore?.finishRestoring()
    }
}
