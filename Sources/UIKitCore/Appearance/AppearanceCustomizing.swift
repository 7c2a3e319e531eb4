import Foundation

/// A class with appearance properties: views and bar items.
///
/// A property takes part with one line in its setter, before anything that may return, or in its `didSet`:
///
///     open var separatorColor: UIColor? {
///         didSet { appearanceDidChange(\.separatorColor, to: separatorColor) }
///     }
///
/// and a setter for states, metrics or edges, which are the axes of the value, with
///
///     open func setTitleColor(_ color: UIColor?, for state: State) {
///         recordAppearance(Int(state.rawValue)) { $0.setTitleColor(color, for: state) }
///
/// The line notes that the program has set the value, or, on a proxy, what to give to others. What UIKit sets by itself goes
/// around it: it writes the storage, or stands in `AppearanceRegistry.withoutCustomizing`. A root class that is no view has
/// the four functions of `UIAppearance`, an `appearanceCustomizations`, and `AppearanceRegistry.apply(to:in:traits:)` where its view
/// is made.
@MainActor
package protocol AppearanceCustomizing: UIAppearance {
    /// Which values the program has set.
    var appearanceCustomizations: AppearanceCustomizations { get set }
}

/// Which of an object's appearance properties the program has set: a bit each, in the order in which they are first used.
package struct AppearanceCustomizations: Sendable {
    private var bits: UInt64 = 0
    private var further: Set<Int>?

    package init() {}

    private static let proxyBit: UInt64 = 1 << 63

    var isProxy: Bool {
        get { bits & Self.proxyBit != 0 }
        set { if newValue { bits |= Self.proxyBit } else { bits &= ~Self.proxyBit } }
    }

    func contains(_ key: Int) -> Bool { key < 63 ? bits & 1 << UInt64(key) != 0 : further?.contains(key) == true }

    mutating func insert(_ key: Int) {
        if key < 63 { bits |= 1 << UInt64(key) } else { further = (further ?? []).union([key]) }
    }
}

extension AppearanceCustomizing {
    /// Notes that a property was set: see `AppearanceCustomizing`.
    package func appearanceDidChange<Value>(
        _ property: ReferenceWritableKeyPath<Self, Value>, to value: Value, name: StaticString = #function
    ) {
        guard let registry = AppearanceRegistry.recording else { return }
        let key = registry.key(name, [])
        guard appearanceCustomizations.isProxy else { return appearanceCustomizations.insert(key) }
        registry.record(key, on: self) { ($0 as? Self)?[keyPath: property] = value }
    }

    /// Notes that a value was set that has axes: see `AppearanceCustomizing`.
    package func recordAppearance(
        _ axes: Int..., name: StaticString = #function, set: @escaping @MainActor (Self) -> Void
    ) {
        guard let registry = AppearanceRegistry.recording else { return }
        let key = registry.key(name, axes)
        guard appearanceCustomizations.isProxy else { return appearanceCustomizations.insert(key) }
        registry.record(key, on: self) { object in if let object = object as? Self { set(object) } }
    }
}
