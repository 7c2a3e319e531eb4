// Chosen (Swift): `init()` of classes known only at run time (`layerClass`, delegates) is taken from the class's
// method table, since `required` initializers would break sources written for iOS.
/// The runtime information about a class that the Objective-C runtime provides on Apple's systems: how to create
/// instances, and which methods the class overrides. It also caches information about the class, such as its named
/// actions or its methods that are never called.
///
/// All runtime queries for a class use this type. A new query is a `Part`; do not add a different mechanism.
@MainActor
package struct ClassTable {
    let type: AnyClass

    package init(of type: AnyClass) { self.type = type }

    // MARK: - Overrides

    /// Returns whether the class or a superclass overrides a method, by its index in the order of declaration.
    package func overrides(_ methods: OverridableMethods, _ index: Int = 0) -> Bool {
        methods.isOverridden(index, in: MethodTable.entries(of: type))
    }

    /// Returns whether the class or a superclass overrides any of the methods.
    package func overridesAny(of methods: OverridableMethods) -> Bool {
        methods.areOverridden(in: MethodTable.entries(of: type))
    }

    // MARK: - Parts

    /// A value that is the same for all instances of a class, and is computed at most once for each class.
    @MainActor
    package final class Part<Value> {
        private let find: @MainActor (AnyClass) -> Value
        private var known: [ObjectIdentifier: Value] = [:]

        package init(_ find: @escaping @MainActor (AnyClass) -> Value) { self.find = find }

        fileprivate func value(for type: AnyClass) -> Value {
            if let value = known[ObjectIdentifier(type)] { return value }
            let value = find(type)
            known[ObjectIdentifier(type)] = value
            return value
        }
    }

    /// Returns the class's value of a part.
    package subscript<Value>(part: Part<Value>) -> Value { part.value(for: type) }
}
