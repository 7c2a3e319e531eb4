import Foundation

/// A class with appearance properties: views and bar items.
///
/// A property participates with a line in its setter, before any return, or in its `didSet`:
///
///     open var separatorColor: UIColor? {
///         didSet { appearanceDidChange(\.separatorColor, to: separatorColor) }
///     }
///
/// A setter for states, metrics or edges, which are the axes of the value, participates with
///
///     open func setTitleColor(_ color: UIColor?, for state: State) {
///         recordAppearance(Int(state.rawValue)) { $0.setTitleColor(color, for: state) }
///
/// The line records that the program set the value, or, on a proxy, the value for further objects. UIKit's changes
/// bypass the line: they write the storage, or run in `AppearanceRegistry.withoutCustomizing`. A root class that is
/// not a view implements the four functions of `UIAppearance` and `appearanceCustomizations`, and calls
/// `AppearanceRegistry.apply(to:in:traits:)` when its view is created.
@MainActor
package protocol AppearanceCustomizing: UIAppearance {
    /// The values that the program set.
    var appearanceCustomizations: AppearanceCustomizations { get set }
}

/// The appearance properties of an object that the program set: a bit for each, in the order of their first use.
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
    /// Records that a property was set: see `AppearanceCustomizing`.
    package func appearanceDidChange<Value>(
        _ property: ReferenceWritableKeyPath<Self, Value>, to value: Value, name: StaticString = #function
    ) {
        guard let registry = AppearanceRegistry.recording else { return }
        let key = registry.key(name, [])
        guard appearanceCustomizations.isProxy else { return appearanceCustomizations.insert(key) }
        registry.record(key, on: self) { ($0 as? Self)?[keyPath: property] = value }
    }

    /// Records that a value with axes was set: see `AppearanceCustomizing`.
    package func recordAppearance(
        _ axes: Int..., name: StaticString = #function, set: @escaping @MainActor (Self) -> Void
    ) {
        guard let registry = AppearanceRegistry.recording else { return }
        let key = registry.key(name, axes)
        guard appearanceCustomizations.isProxy else { return appearanceCustomizations.insert(key) }
        registry.record(key, on: self) { object in if let object = object as? Self { set(object) } }
    }
}
