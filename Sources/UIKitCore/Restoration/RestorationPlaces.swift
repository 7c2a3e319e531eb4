import Foundation

// Chosen (Restoration): The position in a stack that distinguishes pages is kept beside the path, invisible to
// programs.
/// Finds existing controllers by their place: below a restored controller, or in the windows.
struct RestorationPlaces {
    /// The archived positions of controllers that share a path, such as the columns of a split view.
    private var places: [Neighbours: [Int]] = [:]

    private struct Neighbours: Hashable {
        let path: [String]
        let positions: [Int]
    }

    mutating func add(_ address: RestorationAddress) {
        guard let place = address.positions.last, place >= 0, address.kind == .viewController else { return }
        places[neighbours(address), default: []].append(place)
    }

    private func neighbours(_ address: RestorationAddress) -> Neighbours {
        Neighbours(path: address.path, positions: Array(address.positions.dropLast()))
    }

    /// Returns the controller at an address.
    ///
    /// - Parameter parent: The restored controller that precedes it in its path; `nil` if none is archived, so that
    ///   the search begins at the windows' roots.
    @MainActor
    func controller(
        _ address: RestorationAddress, in parent: UIViewController?, of application: UIApplication
    ) -> UIViewController? {
        if let parent { return choose(identified(in: parent.restorationContent), address, in: parent) }
        var candidates = identified(in: application.windows.compactMap(\.rootViewController))
        var match: UIViewController?
        for count in address.path.indices.map({ $0 + 1 }) {
            let step = RestorationAddress(
                path: Array(address.path.prefix(count)), positions: Array(address.positions.prefix(count)))
            match = choose(candidates, step, in: match)
            guard let match else { return nil }
            if count < address.path.count { candidates = identified(in: match.restorationContent) }
        }
        return match
    }

    /// Returns, among controllers with the same identifier, the controller at the archived position in its stack, or
    /// at the archived distance from the first controller.
    @MainActor
    private func choose(
        _ candidates: [UIViewController], _ address: RestorationAddress, in container: UIViewController?
    ) -> UIViewController? {
        let named = candidates.filter { $0.restorationIdentifier == address.path.last }
        guard let place = address.positions.last, place >= 0 else { return named.first }
        let inStack = Self.positions(of: named, in: container)
        if !inStack.isEmpty { return inStack.first { $0.position == place }?.controller }
        let rank = places[neighbours(address)]?.filter { $0 < place }.count ?? 0
        return named.indices.contains(rank) ? named[rank] : nil
    }

    /// Returns the positions of controllers in a stack or in the columns of a split view. Each stack is searched once.
    @MainActor
    private static func positions(
        of controllers: [UIViewController], in container: UIViewController?
    ) -> [(controller: UIViewController, position: Int)] {
        if let split = container as? any SplitContainer {
            // The columns are not children before the split view is shown.
            return controllers.compactMap { controller in
                split.ownColumn(of: controller).map { (controller, $0.rawValue) }
            }
        }
        var stacks: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]
        return controllers.compactMap { controller in
            guard controller.splitColumn == nil, let container = controller.stackAround else {
                let position = controller.positionInStack
                return position < 0 ? nil : (controller, position)
            }
            let key = ObjectIdentifier(container)
            let places =
                stacks[key]
                ?? Dictionary(container.ownStack.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: min)
            stacks[key] = places
            return places[ObjectIdentifier(controller)].map { (controller, $0) }
        }
    }

    /// Returns the controllers with identifiers and, for controllers without an identifier, their descendants.
    @MainActor
    private func identified(in controllers: [UIViewController]) -> [UIViewController] {
        var (found, rest) = ([UIViewController](), Array(controllers.reversed()))
        while let controller = rest.popLast() {
            if controller.usedRestorationIdentifier != nil {
                found.append(controller)
            } else {
                rest += controller.restorationContent.reversed()
            }
        }
        return found
    }
}
