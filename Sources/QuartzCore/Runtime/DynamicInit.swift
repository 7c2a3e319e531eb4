import CSwiftCall
import Foundation

/// Makes instances of classes that are known only at run time, through their plain `init()`.
///
/// `UIView.layerClass`, delegates named in a configuration and application classes need it. On Apple's systems Objective-C's
/// run time does this. Making `init()` `required` would be Swift's way, but then every subclass with an initializer of its
/// own would have to repeat it, and sources written for iOS would not build. So the initializer is taken from where a
/// subclass's override of it lies: an entry of the class's method table.
package enum DynamicInit {
    /// A new instance of a class. A class that hides `init()` stops the program, with Swift's own message.
    @MainActor
    package static func make<Object>(_ type: Object.Type) -> Object {
        precondition(type is NSObject.Type, "\(type) is no subclass of NSObject")
        let metadata = UnsafeRawPointer(unsafeBitCast(type as! AnyClass, to: UnsafeRawPointer.self))
        let initializer = metadata.load(
            fromByteOffset: entry * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
        let object = CallAllocatingInitializer(initializer, metadata)
        return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as! Object
    }

    /// The place of `init()` in the method table of `NSObject` and all its subclasses, in words.
    ///
    /// Two classes that differ in nothing but their `init()` have tables that differ in just this entry.
    private static let entry: Int = {
        let words = wordCount(of: First.self)
        let first = UnsafeRawPointer(unsafeBitCast(First.self as AnyClass, to: UnsafeRawPointer.self))
        let second = UnsafeRawPointer(unsafeBitCast(Second.self as AnyClass, to: UnsafeRawPointer.self))
        let base = UnsafeRawPointer(unsafeBitCast(NSObject.self as AnyClass, to: UnsafeRawPointer.self))
        let differing = (headerWords..<words).filter { word in
            func entry(_ metadata: UnsafeRawPointer) -> UInt {
                metadata.load(fromByteOffset: word * MemoryLayout<UInt>.size, as: UInt.self)
            }
            return entry(first) != entry(second) && entry(first) != entry(base)
        }
        precondition(
            differing.count == 1, "Swift's class layout is not the one that DynamicInit was written for: \(differing)")
        return differing[0]
    }()

    /// Kind, superclass, three words of flags and sizes, descriptor, instance-variable destroyer: what every class has
    /// before its method table.
    private static let headerWords = 7

    /// The size of the class's metadata after its address point, as the metadata itself tells.
    private static func wordCount(of type: AnyClass) -> Int {
        let metadata = UnsafeRawPointer(unsafeBitCast(type, to: UnsafeRawPointer.self))
        // Without Objective-C: kind 0, superclass 8, flags 16, instance address point 20, instance size 24, alignment 28,
        // class size 32, class address point 36.
        let classSize = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
        return Int(classSize - addressPoint) / MemoryLayout<UInt>.size
    }

    private final class First: NSObject {
        override init() { super.init() }
    }

    private final class Second: NSObject {
        override init() { super.init() }
    }
}
