import Foundation
import InterfaceDocuments
import StateArchive

/// Finds or creates the objects of an archive, and restores their state.
@MainActor
final class RestorationRun {
    let application: UIApplication
    let objects: [ArchivedObject]
    private let reserved: [String: ArchivedValue]
    private let applicationValues: [String: ArchivedValue]
    /// The coder of the application's delegate.
    private(set) lazy var coder: StateDecoder? = StateDecoder(applicationValues, reserved: [:], in: self)

    /// The found objects, by their index in the archive.
    private var found: [Int: AnyObject] = [:]
    private var coders: [Int: StateDecoder] = [:]
    private var indices: [RestorationAddress: Int] = [:]
    private var places = RestorationPlaces()
    private var names = RestorableTypeNames()
    private var unknownClasses: Set<String> = []
    private var storyboards: [ArchivedStoryboard: UIStoryboard?] = [:]
    /// The views in a controller's hierarchy, by the controller's index.
    private var views: [Int: [String: UIView]] = [:]

    init(_ state: ArchivedState, in application: UIApplication) {
        applicationValues = state.application ?? [:]
        self.application = application
        objects = state.objects
        let keys = [
            UIApplication.stateRestorationBundleVersionKey, UIApplication.stateRestorationUserInterfaceIdiomKey,
            UIApplication.stateRestorationTimestampKey, UIApplication.stateRestorationSystemVersionKey,
        ]
        reserved = applicationValues.filter { keys.contains($0.key) }
        for (index, object) in objects.enumerated() {
            // Of two objects with the same address, the first is used.
            guard let address = object.address, indices[address] == nil else { continue }
            indices[address] = index
            places.add(address)
        }
    }

    nonisolated deinit {}

    /// Ends the restoration: releases the coders, which retain this object.
    func finish() {
        coder = nil
        coders = [:]
    }

    /// Returns the indices of the objects of a kind, parents before their content, otherwise in the order of encoding.
    func order(of kind: ArchivedObject.Kind) -> [Int] {
        var (order, isListed) = ([Int](), Array(repeating: false, count: objects.count))
        for index in objects.indices where objects[index].kind == kind {
            var chain: [Int] = []
            var next: Int? = index
            while let current = next, !isListed[current] {
                guard let address = objects[current].address, indices[address] == current else { break }
                isListed[current] = true
                chain.append(current)
                next = kind == .viewController ? address.parent.flatMap { indices[$0] } : nil
            }
            order += chain.reversed()
        }
        return order
    }

    // MARK: Objects

    /// Returns the object of a reference; `nil` if it does not exist or is not found yet.
    func object(at index: Int) -> AnyObject? {
        guard objects.indices.contains(index) else { return nil }
        if let known = found[index] { return known }
        switch objects[index].kind {
        case .viewController: return nil
        case .view: return view(index)
        case .registeredObject:
            // The object may be registered late, for example by a view that is being loaded.
            let object = UIContext.current.restoration.object(withPath: objects[index].path)
            found[index] = object
            return object
        }
    }

    func coder(of index: Int) -> StateDecoder {
        if let coder = coders[index] { return coder }
        let coder = StateDecoder(
            objects[index].values, reserved: reserved, storyboard: objects[index].storyboard, in: self)
        coders[index] = coder
        return coder
    }

    /// Returns whether an object may decode the state of an index: it is of the class that encoded it, or of a
    /// subclass.
    func accepts(_ object: AnyObject, at index: Int) -> Bool {
        RestorableTypeNames.isClass(type(of: object), named: objects[index].className)
    }

    // MARK: Controllers

    /// Finds or creates a controller: with its restoration class, the application's delegate, among existing
    /// controllers, or from its storyboard. The content of a missing controller is skipped.
    func findController(_ index: Int) {
        guard let address = objects[index].address else { return }
        let parent = address.parent.flatMap { indices[$0] }
        if let parent, found[parent] == nil { return }
        found[index] = makeController(index, address, in: parent.flatMap { found[$0] as? UIViewController })
    }

    private func makeController(
        _ index: Int, _ address: RestorationAddress, in parent: UIViewController?
    ) -> UIViewController? {
        let coder = coder(of: index)
        if let name = objects[index].restorationClassName {
            if let type = names.type(named: name) as? any UIViewControllerRestoration.Type {
                return type.viewController(withRestorationIdentifierPath: address.path, coder: coder)
            }
            warnOfClass(name, address.path)
        }
        return application.delegate?.application(
            application, viewControllerWithRestorationIdentifierPath: address.path, coder: coder)
            ?? places.controller(address, in: parent, of: application) ?? controllerOfStoryboard(index, address)
    }

    // Chosen (Restoration): A restoration class is stored by its name. A class without such a name (private, generic,
    // in a function) causes a warning when state is preserved; a missing class causes a warning when state is
    // restored, and the search continues.
    /// Logs, once for each class, that a restoration class does not exist or does not conform.
    private func warnOfClass(_ name: String, _ path: [String]) {
        guard unknownClasses.count < 1000, unknownClasses.insert(name).inserted else { return }
        Diagnostics.warn(
            .restoration,
            names.type(named: name) == nil
                ? "The restoration class \(name.prefix(300)) does not exist, for the object \(path.joined(separator: "/"))."
                : "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: "
                    + "Class is \(name)")
    }

    // Chosen (Restoration): A controller from a storyboard is made by its restoration identifier, which has to be its
    // storyboard identifier as well.
    private func controllerOfStoryboard(_ index: Int, _ address: RestorationAddress) -> UIViewController? {
        guard let identifier = address.path.last, let storyboard = objects[index].storyboard.flatMap(storyboard),
            storyboard.element(withIdentifier: identifier) != nil
        else { return nil }
        return storyboard.instantiateViewController(withIdentifier: identifier)
    }

    /// Returns the storyboard with an archived name; `nil` if it no longer exists.
    func storyboard(_ archived: ArchivedStoryboard) -> UIStoryboard? {
        if let known = storyboards[archived] { return known }
        let found = findStoryboard(archived)
        storyboards.updateValue(found, forKey: archived)
        return found
    }

    private func findStoryboard(_ archived: ArchivedStoryboard) -> UIStoryboard? {
        guard !archived.name.contains("/"), !archived.name.contains("\0"), archived.name.utf8.count <= 255 else {
            return nil
        }
        var bundle: Bundle?
        if let path = archived.bundlePath {
            guard let found = Bundle(path: path) else { return nil }
            bundle = found
        }
        let document = try? DocumentLibrary.document(named: archived.name, .storyboard, in: bundle)
        guard document?.document.kind == .storyboard else { return nil }
        return UIStoryboard(name: archived.name, bundle: bundle)
    }

    // MARK: Views

    /// The views of a controller with state, in the order of encoding.
    private(set) lazy var viewsByController: [Int: [Int]] = {
        var views: [Int: [Int]] = [:]
        for index in order(of: .view) {
            guard let parent = objects[index].address?.parent.flatMap({ indices[$0] }) else { continue }
            views[parent, default: []].append(index)
        }
        return views
    }()

    /// Invalidates the cached views of a controller.
    func forgetViews(of index: Int) { views[index] = nil }

    private func view(_ index: Int) -> UIView? {
        guard let address = objects[index].address, let identifier = address.path.last,
            let owner = address.parent.flatMap({ indices[$0] }), let controller = found[owner] as? UIViewController
        else { return nil }
        if let known = views[owner] { return known[identifier] }
        controller.loadViewIfNeeded()
        var tree: [String: UIView] = [:]
        for view in controller.viewStorage?.preservedViews ?? [] {
            if let identifier = view.restorationIdentifier, tree[identifier] == nil { tree[identifier] = view }
        }
        views[owner] = tree
        return tree[identifier]
    }

    // MARK: Registered objects

    // Chosen (Restoration): A registered object's class is called first; if it returns `nil`, the object that is
    // registered with the identifiers is used.
    /// Creates an object with its restoration class, or finds the registered object.
    func findRegisteredObject(_ index: Int) {
        guard found[index] == nil else { return }
        if let name = objects[index].restorationClassName {
            if let type = names.type(named: name) as? any UIObjectRestoration.Type {
                found[index] = type.object(withRestorationIdentifierPath: objects[index].path, coder: coder(of: index))
            } else {
                warnOfClass(name, objects[index].path)
            }
        }
        _ = object(at: index)
    }
}
