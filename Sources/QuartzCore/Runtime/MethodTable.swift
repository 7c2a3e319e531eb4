/// The method tables of classes, as Swift's run time lays them out where there is no Objective-C.
///
/// Answers what Objective-C looks up by name ("does this class override …?").
enum MethodTable {
    /// The entries of a class's table: those of its superclasses first, and in each class in the order of declaration.
    /// Between the methods there may be other words, such as places of stored properties.
    static func entries(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let metadata = UnsafeRawPointer(unsafeBitCast(type, to: UnsafeRawPointer.self))
        // Without Objective-C: kind 0, superclass 8, flags 16, instance address point 20, instance size 24, alignment 28,
        // class size 32, class address point 36.
        let classSize = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
        let words = Int(classSize - addressPoint) / MemoryLayout<UInt>.size
        let start = metadata.advanced(by: headerWords * MemoryLayout<UInt>.size).assumingMemoryBound(to: UInt.self)
        return UnsafeBufferPointer(start: start, count: max(0, words - headerWords))
    }

    /// Kind, superclass, three words of flags and sizes, descriptor, instance-variable destroyer: what every class has
    /// before its method table.
    private static let headerWords = 7
}
