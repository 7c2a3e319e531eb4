/// The method tables of classes, in the layout of Swift's runtime without Objective-C.
///
/// It replaces Objective-C's lookups by name, such as whether a class overrides a method.
enum MethodTable {
    /// Returns the entries of a class's table: the superclasses' entries first, and for each class in the order of
    /// declaration. Other words, such as the offsets of stored properties, may be between the methods.
    static func entries(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let metadata = UnsafeRawPointer(unsafeBitCast(type, to: UnsafeRawPointer.self))
        // Without Objective-C: kind 0, superclass 8, flags 16, instance address point 20, instance size 24, alignment
        // 28, class size 32, class address point 36.
        let classSize = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
        let words = Int(classSize - addressPoint) / MemoryLayout<UInt>.size
        let start = metadata.advanced(by: headerWords * MemoryLayout<UInt>.size).assumingMemoryBound(to: UInt.self)
        return UnsafeBufferPointer(start: start, count: max(0, words - headerWords))
    }

    /// The number of words before the method table of a class: kind, superclass, three words of flags and sizes,
    /// descriptor, and instance variable destroyer.
    private static let headerWords = 7
}
