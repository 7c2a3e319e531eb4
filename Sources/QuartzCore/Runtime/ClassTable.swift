/// What is known of a class at run time, where Objective-C would be asked by name: how it is made, which methods it overrides, and
/// whatever is found out about it once, such as the actions it offers by name or the methods in it that nothing calls.
///
/// All questions of the kind "does this class have …?" are asked here. A new one is a `Part`; there is no mechanism beside it.
@MainActor
package struct ClassTable {
    let type: AnyClass

    package init(of type: AnyClass) { self.type = type }

    // MARK: - Overrides

    /// Whether the class, or one above it, overrides one of the methods, by its place in the order of their declaration.
    package func overrides(_ methods: OverridableMethods, _ index: Int = 0) -> Bool {
        methods.isOverridden(index, in: MethodTable.entries(of: type))
    }

    /// Whether the class, or one above it, overrides any of the methods.
    package func overridesAny(of methods: OverridableMethods) -> Bool {
        methods.areOverridden(in: MethodTable.entries(of: type))
    }

    // MARK: - Parts

    /// Something that is the same for all instances of a class, and is found out at most once a class.
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

    /// The class's value of a part.
    package subscript<Value>(part: Part<Value>) -> Value { part.value(for: type) }
}
