import Foundation
import InterfaceDocuments
import StateArchive

/// The objects of an archive while they are found or made, and get their state.
@MainActor
final class RestorationRun {
    let application: UIApplication
    let objects: [ArchivedObject]
    private let reserved: [String: ArchivedValue]
    private let applicationValues: [String: ArchivedValue]
    /// That of the application's delegate.
    private(set) lazy var coder: StateDecoder? = StateDecoder(applicationValues, reserved: [:], in: self)

    /// The objects that were found, by their index in the archive.
    private var found: [Int: AnyObject] = [:]
    private var coders: [Int: StateDecoder] = [:]
    private var indices: [RestorationAddress: Int] = [:]
    private var places = RestorationPlaces()
    private var names = RestorableTypeNames()
    private var lostClasses: Set<String> = []
    private var storyboards: [ArchivedStoryboard: UIStoryboard?] = [:]
    /// The views in a controller's tree, by the controller's index.
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
            // Of two with one address the first counts.
            guard let address = object.address, indices[address] == nil else { continue }
            indices[address] = index
            places.add(address)
        }
    }

    nonisolated deinit {}

    /// Everything is restored: lets go of the coders, which keep this.
    func finish() {
        coder = nil
        coders = [:]
    }

    /// What the objects of a kind are, parents before what is in them, else as they were encoded.
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

    /// The object of a reference; `nil` where there is none, or it is not found yet.
    func object(at index: Int) -> AnyObject? {
        guard objects.indices.contains(index) else { return nil }
        if let known = found[index] { return known }
        switch objects[index].kind {
        case .viewController: return nil
        case .view: return view(index)
        case .registeredObject:
            // It may be registered late, as by a view that is being loaded.
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

    /// Whether an object is to read what is kept for it: it is of the class that wrote that, or of one below.
    func accepts(_ object: AnyObject, at index: Int) -> Bool {
        RestorableTypeNames.isClass(type(of: object), named: objects[index].className)
    }

    // MARK: Controllers

    /// Finds a controller, or has it made: by its restoration class, the application's delegate, among those that are there,
    /// from its storyboard. What is in one that is left out is left out as well.
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

    /// Says, once for each class, that a restoration class cannot make anything.
    private func warnOfClass(_ name: String, _ path: [String]) {
        guard lostClasses.count < 1000, lostClasses.insert(name).inserted else { return }
        Diagnostics.warn(
            .restoration,
            names.type(named: name) == nil
                ? "There is no restoration class \(name.prefix(300)), of \(path.joined(separator: "/"))."
                : "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: "
                    + "Class is \(name)")
    }

    private func controllerOfStoryboard(_ index: Int, _ address: RestorationAddress) -> UIViewController? {
        guard let identifier = address.path.last, let storyboard = objects[index].storyboard.flatMap(storyboard),
            storyboard.element(withIdentifier: identifier) != nil
        else { return nil }
        return storyboard.instantiateViewController(withIdentifier: identifier)
    }

    /// The storyboard that is named; `nil` where it is not there any more.
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

    /// The views of a controller that have state, in the order in which they were encoded.
    private(set) lazy var viewsByController: [Int: [Int]] = {
        var views: [Int: [Int]] = [:]
        for index in order(of: .view) {
            guard let parent = objects[index].address?.parent.flatMap({ indices[$0] }) else { continue }
            views[parent, default: []].append(index)
        }
        return views
    }()

    /// A controller's views may have changed.
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

    /// Has an object made by its restoration class, or finds the one that is registered.
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
