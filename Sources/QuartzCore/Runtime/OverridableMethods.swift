/// The indices of a class's overridable methods in the method tables of its subclasses.
///
/// They are found by comparing the tables of a subclass without overrides and of a subclass that overrides exactly
/// these methods.
@MainActor
package struct OverridableMethods {
    /// The entries in the order of declaration.
    private let entries: [(place: Int, own: UInt)]

    /// - Parameters:
    ///   - base: The class that declares the methods.
    ///   - plain: A subclass without overrides.
    ///   - overriding: A subclass that overrides exactly these methods.
    ///   - count: The number of methods. If the tables differ in a different number of entries, the program ends.
    package init(of base: AnyClass, plain: AnyClass, overriding: AnyClass, count: Int) {
        let table = MethodTable.entries(of: base)
        let (plain, overriding) = (MethodTable.entries(of: plain), MethodTable.entries(of: overriding))
        let places = table.indices.filter { overriding[$0] != table[$0] && plain[$0] == table[$0] }
        precondition(
            places.count == count, "Swift's class layout of \(base) differs from the expected layout: \(places)")
        entries = places.map { ($0, table[$0]) }
    }

    /// Returns whether the table of a subclass has an override of a method, by its index in the order of declaration.
    func isOverridden(_ index: Int, in table: UnsafeBufferPointer<UInt>) -> Bool {
        table[entries[index].place] != entries[index].own
    }

    /// Returns whether the table of a subclass has an override of any of the methods.
    func areOverridden(in table: UnsafeBufferPointer<UInt>) -> Bool {
        for entry in entries where table[entry.place] != entry.own { return true }
        return false
    }
}
