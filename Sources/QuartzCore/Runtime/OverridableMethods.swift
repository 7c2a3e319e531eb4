/// Methods of one class that subclasses override: where they are in the method table of every subclass.
///
/// They are found by comparing the tables of a subclass that overrides nothing and of one that overrides just them.
@MainActor
package struct OverridableMethods {
    /// In the order of their declaration.
    private let entries: [(place: Int, own: UInt)]

    /// - Parameters:
    ///   - base: The class that declares the methods.
    ///   - plain: A subclass that overrides nothing.
    ///   - overriding: A subclass that overrides them all, and nothing else.
    ///   - count: How many they are. A table that is laid out otherwise stops the program.
    package init(of base: AnyClass, plain: AnyClass, overriding: AnyClass, count: Int) {
        let table = MethodTable.entries(of: base)
        let (plain, overriding) = (MethodTable.entries(of: plain), MethodTable.entries(of: overriding))
        let places = table.indices.filter { overriding[$0] != table[$0] && plain[$0] == table[$0] }
        precondition(
            places.count == count, "Swift's class layout of \(base) is not the one that was expected: \(places)")
        entries = places.map { ($0, table[$0]) }
    }

    /// Whether the table of a subclass has an override of one of the methods, by its place in the order of their declaration.
    func isOverridden(_ index: Int, in table: UnsafeBufferPointer<UInt>) -> Bool {
        table[entries[index].place] != entries[index].own
    }

    /// Whether the table of a subclass has an override of any of the methods.
    func areOverridden(in table: UnsafeBufferPointer<UInt>) -> Bool {
        for entry in entries where table[entry.place] != entry.own { return true }
        return false
    }
}
