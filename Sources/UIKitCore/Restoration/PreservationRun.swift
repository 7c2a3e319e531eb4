import Foundation
import StateArchive

/// The objects whose state is being preserved. The list grows while objects encode references to further objects.
@MainActor
final class PreservationRun {
    private struct Entry {
        let object: AnyObject
        let address: RestorationAddress
        let coder: StateEncoder
        var isEncoded = false
        // The values at the time of encoding.
        var restorationClass: Any.Type?
        var storyboard: ArchivedStoryboard?
    }

    private var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var addresses: [RestorationAddress: Int] = [:]
    /// Objects whose address is already used. They are retained, so that their identities are not reused.
    private var duplicates: [ObjectIdentifier: AnyObject] = [:]
    private var names = RestorableTypeNames()
    private var isFull = false
    // Chosen (Restoration): Of two objects with one path the first is preserved, and a warning names both; of more
    // than 10,000 objects the rest is omitted, and so are paths of more than 100 identifiers.
    /// Limits programs whose objects create ever new objects.
    private static let limit = 10_000
    /// Each object is stored with the identifiers of all its containers.
    private static let depthLimit = 100
    private var isTooDeep = false

    nonisolated deinit {}

    // MARK: References

    func isRestorable(_ object: AnyObject) -> Bool {
        object is UIViewController || object is UIView
            || object is any UIStateRestoring && UIContext.current.restoration.identifier(of: object) != nil
    }

    /// Returns the index of an object in the archive; `nil` for an object that is not preserved, since it has no
    /// identifier or its path is already used.
    ///
    /// - Parameters:
    ///   - position: The number that distinguishes it from neighbors with the same path; `nil` for its place in a
    ///     navigation stack, if any.
    ///   - container: The previous controller in its path; `nil` for its parent or presenter.
    func reference(to object: AnyObject, position: Int? = nil, in container: UIViewController? = nil) -> Int? {
        if let known = indices[ObjectIdentifier(object)] { return known }
        guard duplicates[ObjectIdentifier(object)] == nil,
            let address = address(of: object, position: position, in: container)
        else { return nil }
        if let other = addresses[address] {
            duplicates[ObjectIdentifier(object)] = object
            let path = address.path.joined(separator: "/")
            Diagnostics.warn(
                .restoration,
                "\(Diagnostics.name(object)) is not preserved: \(Diagnostics.name(entries[other].object)) has the restoration "
                    + "identifier path \(path) as well. Give one of them another restorationIdentifier.")
            return nil
        }
        guard address.path.count <= Self.depthLimit else {
            if !isTooDeep {
                Diagnostics.warn(
                    .restoration,
                    "\(Diagnostics.name(object)) is not preserved: its restoration identifier path has more than \(Self.depthLimit) elements."
                )
            }
            isTooDeep = true
            return nil
        }
        guard entries.count < Self.limit else {
            if !isFull {
                Diagnostics.warn(
                    .restoration, "There are more than \(Self.limit) objects to preserve; the rest is omitted.")
            }
            isFull = true
            return nil
        }
        entries.append(Entry(object: object, address: address, coder: StateEncoder(self)))
        indices[ObjectIdentifier(object)] = entries.count - 1
        addresses[address] = entries.count - 1
        return entries.count - 1
    }

    private func address(of object: AnyObject, position: Int?, in container: UIViewController?) -> RestorationAddress? {
        let known = { [self] (object: AnyObject) in indices[ObjectIdentifier(object)].map { entries[$0].address } }
        switch object {
        case let controller as UIViewController:
            return Self.address(of: controller, position: position, in: container, known: known)
        case let view as UIView:
            guard let identifier = view.usedRestorationIdentifier, let controller = view.controllerAbove else {
                return nil
            }
            return Self.address(of: controller, known: known)?.appending(identifier, kind: .view)
        case let object as any UIStateRestoring:
            return UIContext.current.restoration.address(of: object) { known($0) ?? Self.address(of: $0, known: known) }
        default: return nil
        }
    }

    /// Returns the identifiers of the path to a controller; `nil` for a controller without an identifier. Ancestors
    /// without identifiers are skipped: they do not preserve their content, but other controllers may.
    ///
    /// - Parameter known: The existing address of a controller.
    static func address(
        of controller: UIViewController, position: Int? = nil, in container: UIViewController? = nil,
        known: (AnyObject) -> RestorationAddress?
    ) -> RestorationAddress? {
        if let address = known(controller) { return address }
        guard let own = controller.usedRestorationIdentifier else { return nil }
        var below = [(identifier: own, position: position ?? controller.positionInStack)]
        var result = RestorationAddress(path: [], positions: [])
        var container = container ?? controller.restorationContainer
        var steps = 0
        while let current = container, steps < 1000 {
            if let address = known(current) {
                result = address
                break
            }
            if let identifier = current.usedRestorationIdentifier {
                below.append((identifier, current.positionInStack))
            }
            container = current.restorationContainer
            steps += 1
        }
        for step in below.reversed() { result = result.appending(step.identifier, position: step.position) }
        return result
    }

    // MARK: Encoding

    /// Encodes all objects of the list, including those that are added meanwhile: a controller, its views, the next
    /// controller.
    func encodeAll() {
        var next = 0
        while next < entries.count {
            encode(next)
            next += 1
        }
        for entry in entries { entry.coder.finish() }
    }

    private func encode(_ index: Int) {
        guard !entries[index].isEncoded else { return }
        entries[index].isEncoded = true
        let (object, coder) = (entries[index].object, entries[index].coder)
        switch object {
        case let controller as UIViewController:
            entries[index].restorationClass = controller.restorationClass
            entries[index].storyboard = controller.storyboard.flatMap(archived)
            controller.encodeRestorableState(with: coder)
            for view in controller.viewStorage?.preservedViews ?? [] {
                if let index = reference(to: view) { encode(index) }
            }
        case let view as UIView:
            view.encodeRestorableState(with: coder)
            FirstResponderRestoration.encode(view, with: coder)
        case let object as any UIStateRestoring:
            entries[index].restorationClass = object.objectRestorationClass
            object.encodeRestorableState(with: coder)
        default: break
        }
    }

    private func archived(_ storyboard: UIStoryboard) -> ArchivedStoryboard? {
        guard let bundle = storyboard.source?.bundle else { return nil }
        return ArchivedStoryboard(name: storyboard.name, bundlePath: bundle == .main ? nil : bundle.bundlePath)
    }

    // MARK: Archive

    /// Returns the archived form of all objects.
    func archivedObjects() -> [ArchivedObject] {
        entries.map { entry in
            ArchivedObject(
                kind: entry.address.kind, path: entry.address.path, positions: entry.address.positions,
                className: RestorableTypeNames.name(of: type(of: entry.object)),
                restorationClassName: entry.restorationClass.map { name(of: $0, for: entry.object) },
                storyboard: entry.storyboard, values: entry.coder.values)
        }
    }

    /// Returns the name of a restoration class. Logs a warning if the name will not be found in the next launch, since
    /// that would not be noticed otherwise.
    private func name(of type: Any.Type, for object: AnyObject) -> String {
        let name = RestorableTypeNames.name(of: type)
        if names.type(named: name) != type {
            Diagnostics.warn(
                .restoration,
                "The restoration class \(name) of \(Diagnostics.name(object)) cannot be found by its name when the state is "
                    + "restored: it must not be private, generic, or declared in a function.")
        }
        return name
    }
}
