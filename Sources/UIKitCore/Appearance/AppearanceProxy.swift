import Foundation

/// The scope of an appearance proxy and its recorded settings.
@MainActor
final class AppearanceProxy {
    struct Setting {
        /// The position in the order of recording, counted over all proxies.
        var order: Int
        var apply: @MainActor (AnyObject) -> Void
    }

    let object: any AppearanceCustomizing
    /// The containers, the innermost first.
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    /// Returns whether an object's class is the proxy's class or a subclass.
    let isFor: (AnyObject) -> Bool
    var settings: [Int: Setting] = [:]

    init<Object: AppearanceCustomizing>(
        _ object: Object, type: Object.Type, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) {
        (self.object, self.containers, self.traits) = (object, containers, traits)
        // The static type may be a superclass, so the object's class is used.
        isFor = Self.test(for: Swift.type(of: object))
    }

    private static func test<Object: AppearanceCustomizing>(for type: Object.Type) -> (AnyObject) -> Bool {
        { $0 is Object }
    }

    func isFor(_ other: [any UIAppearanceContainer.Type], _ otherTraits: UITraitCollection?) -> Bool {
        traits == otherTraits && containers.map { ObjectIdentifier($0) } == other.map { ObjectIdentifier($0) }
    }

    /// Returns the index of the outermost container among the surroundings of an object, the innermost first; -1
    /// without containers, `nil` if the containers are not around the object in this order.
    func reach(in surroundings: [AnyObject]) -> Int? {
        var next = surroundings.count - 1
        var outermost: Int?
        for container in containers.reversed() {
            while next >= 0, !container.isClass(of: surroundings[next]) { next -= 1 }
            guard next >= 0 else { return nil }
            outermost = outermost ?? next
            next -= 1
        }
        return outermost ?? -1
    }
}
