import Foundation
import QuartzCore

// Chosen (Windows): At its end a stage resets values that were set by `appearance()`, which on a device last as long
// as the program.
/// The proxies of `UIAppearance`, and the application of their settings.
@MainActor
package final class AppearanceRegistry {
    private static var current: AppearanceRegistry { UIContext.current.appearance }
    /// The number of nested calls that let UIKit set values.
    @exclusivity(unchecked) private var pauses = 0

    /// The registry that records values; `nil` while UIKit itself sets values.
    static var recording: AppearanceRegistry? {
        let current = current
        return current.pauses == 0 ? current : nil
    }

    nonisolated deinit {}

    /// Runs code that sets appearance properties on behalf of UIKit, not of the program.
    package static func withoutCustomizing<Result>(_ body: () throws -> Result) rethrows -> Result {
        let current = current
        current.pauses += 1
        defer { current.pauses -= 1 }
        return try body()
    }

    // MARK: Keys

    private struct Name: Hashable {
        /// The address of the name's text: each property is recorded at a single place.
        var text: UnsafeRawPointer
        var axes: [Int]
    }

    /// The numbers of the properties. Shared by all registries, since instances outlive registries.
    private static var keys: [Name: Int] = [:]

    func key(_ name: StaticString, _ axes: [Int]) -> Int {
        let name = Name(text: UnsafeRawPointer(name.utf8Start), axes: axes)
        if let key = Self.keys[name] { return key }
        Self.keys[name] = Self.keys.count
        return Self.keys.count - 1
    }

    // MARK: Proxies

    private var proxies: [AppearanceProxy] = []
    private var proxyOfObject: [ObjectIdentifier: AppearanceProxy] = [:]
    /// The proxies for a class and its superclasses.
    private var proxiesOfClass: [ObjectIdentifier: [AppearanceProxy]] = [:]
    private var settingCount = 0
    private var hasTraits = false

    static func proxy<Object: AppearanceCustomizing>(
        of type: Object.Type, for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
    ) -> Object {
        current.proxy(of: type, for: traits, in: containers)
    }

    private func proxy<Object: AppearanceCustomizing>(
        of type: Object.Type, for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
    ) -> Object {
        for proxy in proxies where proxy.isFor(containers, traits) {
            if Swift.type(of: proxy.object) == type, let object = proxy.object as? Object { return object }
        }
        let object = Self.withoutCustomizing { ClassTable.make(type) }
        object.appearanceCustomizations.isProxy = true
        let proxy = AppearanceProxy(object, type: type, containers: containers, traits: traits)
        proxies.append(proxy)
        proxyOfObject[ObjectIdentifier(object)] = proxy
        proxiesOfClass.removeAll()
        hasTraits = hasTraits || traits != nil
        return object
    }

    func record(_ key: Int, on object: AnyObject, apply: @escaping @MainActor (AnyObject) -> Void) {
        settingCount += 1
        proxyOfObject[ObjectIdentifier(object)]?.settings[key] = AppearanceProxy.Setting(
            order: settingCount, apply: apply)
    }

    // MARK: Applying

    /// Returns whether any proxy has settings, or, for traits, whether any proxy with traits has settings.
    static func hasSettings(forTraits: Bool = false) -> Bool {
        current.settingCount > 0 && (!forTraits || current.hasTraits)
    }

    /// Applies recorded settings to an object.
    ///
    /// - Parameter surroundings: The views and controllers around the object, the innermost first.
    static func apply(
        to object: any AppearanceCustomizing, in surroundings: [AnyObject], traits: UITraitCollection
    ) {
        guard current.settingCount > 0 else { return }
        let settings = current.settings(for: object, in: surroundings, traits)
        guard !settings.isEmpty else { return }
        withoutCustomizing { for setting in settings { setting.apply(object) } }
    }

    private struct Candidate {
        var proxy: AppearanceProxy
        var reach: Int
        var setting: AppearanceProxy.Setting
    }

    /// Returns the settings in the order of their recording.
    private func settings(
        for object: any AppearanceCustomizing, in surroundings: [AnyObject], _ traits: UITraitCollection
    ) -> [AppearanceProxy.Setting] {
        guard !object.appearanceCustomizations.isProxy else { return [] }
        var winners: [Int: Candidate] = [:]
        for proxy in proxies(for: object) where !proxy.settings.isEmpty {
            if let needed = proxy.traits, !traits.containsTraits(in: needed) { continue }
            guard let reach = proxy.reach(in: surroundings) else { continue }
            for (key, setting) in proxy.settings where !object.appearanceCustomizations.contains(key) {
                let candidate = Candidate(proxy: proxy, reach: reach, setting: setting)
                if let winner = winners[key], !isAbove(candidate, winner) { continue }
                winners[key] = candidate
            }
        }
        return winners.values.map(\.setting).sorted { $0.order < $1.order }
    }

    private func proxies(for object: AnyObject) -> [AppearanceProxy] {
        let type = ObjectIdentifier(type(of: object))
        if let kept = proxiesOfClass[type] { return kept }
        let found = proxies.filter { $0.isFor(object) }
        proxiesOfClass[type] = found
        return found
    }

    /// Returns whether the first candidate has precedence (see `UIAppearance`). Both apply to the same object, so one
    /// of their classes inherits from the other, or both are equal.
    private func isAbove(_ first: Candidate, _ second: Candidate) -> Bool {
        let (one, other) = (first.proxy, second.proxy)
        if type(of: one.object) != type(of: other.object) { return other.isFor(one.object) }
        if first.reach != second.reach { return first.reach > second.reach }
        if one.containers.count != other.containers.count { return one.containers.count > other.containers.count }
        let (traits, otherTraits) = (one.traits?.specifiedCount ?? 0, other.traits?.specifiedCount ?? 0)
        if traits != otherTraits { return traits > otherTraits }
        return first.setting.order > second.setting.order
    }
}
