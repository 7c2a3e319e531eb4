import CSwiftCall
import Foundation

// Instances of classes that are known only at run time. `UIView.layerClass`, delegates named in a configuration and application
// classes need them. On Apple's systems Objective-C's run time makes them. Making `init()` `required` would be Swift's way, but then
// every subclass with an initializer of its own would have to repeat it, and sources written for iOS would not build. So the
// initializer is read from the entry of the class's method table that a subclass's override occupies.

extension ClassTable {
    /// A new instance of a class. A class that hides `init()` stops the program, with Swift's own message.
    package static func make<Object>(_ type: Object.Type) -> Object {
        precondition(type is NSObject.Type, "\(type) is no subclass of NSObject")
        let metadata = UnsafeRawPointer(unsafeBitCast(type as! AnyClass, to: UnsafeRawPointer.self))
        let initializer = UnsafeRawPointer(bitPattern: MethodTable.entries(of: type as! AnyClass)[placeOfInit])!
        let object = CallAllocatingInitializer(initializer, metadata)
        return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as! Object
    }

    /// The place of `init()` in the method table of `NSObject` and all its subclasses.
    ///
    /// Two classes that differ in nothing but their `init()` have tables that differ in just this entry.
    private static let placeOfInit: Int = {
        let first = MethodTable.entries(of: First.self)
        let second = MethodTable.entries(of: Second.self)
        let base = MethodTable.entries(of: NSObject.self)
        let differing = first.indices.filter { first[$0] != second[$0] && first[$0] != base[$0] }
        precondition(
            differing.count == 1, "Swift's class layout is not the one that ClassTable was written for: \(differing)")
        return differing[0]
    }()

    private final class First: NSObject {
        override init() { super.init() }
    }

    private final class Second: NSObject {
        override init() { super.init() }
    }

    // MARK: - Initializers with arguments

    /// The place of an initializer that a class adds to those of its superclass, from two subclasses that override it.
    ///
    /// - Parameter count: How many initializers the two override. Places are in the order of declaration; it is the first of them.
    package static func placeOfInitializer(
        addedTo superclass: AnyClass, overriddenBy first: AnyClass, _ second: AnyClass, count: Int = 1
    ) -> Int {
        let (first, second) = (MethodTable.entries(of: first), MethodTable.entries(of: second))
        let differing = first.indices.filter {
            $0 >= MethodTable.entries(of: superclass).count && first[$0] != second[$0]
        }
        precondition(
            differing.count == count,
            "Swift's class layout is not the one that ClassTable was written for: \(differing)")
        return differing[0]
    }

    /// A new instance of a class through an initializer with an optional string, before which there may be the number of an
    /// enumeration's case.
    package static func make<Object: NSObject>(
        _ type: Object.Type, initializer place: Int, style: UInt8? = nil, text: String?
    ) -> Object {
        let metadata = UnsafeRawPointer(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        let initializer = UnsafeRawPointer(bitPattern: MethodTable.entries(of: type)[place])!
        // The initializer takes the string over, so it is initialized here and not deinitialized.
        let storage = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        storage.initialize(to: text)
        let (first, second) = UnsafeRawPointer(storage).load(as: (UInt, UInt).self)
        let object =
            if let style {
                CallStyleInitializer(initializer, metadata, style, first, second)
            } else {
                CallTextInitializer(initializer, metadata, first, second)
            }
        storage.deallocate()
        return unsafeDowncast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: type)
    }

    /// A new instance of a class through an initializer with an optional string and two objects.
    package static func make<Object: NSObject>(
        _ type: Object.Type, initializer place: Int, text: String?, _ object: AnyObject, _ other: AnyObject
    ) -> Object {
        let metadata = UnsafeRawPointer(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        let initializer = UnsafeRawPointer(bitPattern: MethodTable.entries(of: type)[place])!
        // The initializer takes the string and the objects over.
        let storage = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        storage.initialize(to: text)
        let (first, second) = UnsafeRawPointer(storage).load(as: (UInt, UInt).self)
        let made = CallTextAndObjectsInitializer(
            initializer, metadata, first, second, Unmanaged.passRetained(object).toOpaque(),
            Unmanaged.passRetained(other).toOpaque())
        storage.deallocate()
        return unsafeDowncast(Unmanaged<NSObject>.fromOpaque(made).takeRetainedValue(), to: type)
    }

    /// Returns a new instance of a class, made by an initializer with a rectangle.
    package static func make<Object: NSObject>(
        _ type: Object.Type, initializer place: Int, frame: CGRect
    ) -> Object {
        let metadata = UnsafeRawPointer(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        let initializer = UnsafeRawPointer(bitPattern: MethodTable.entries(of: type)[place])!
        let object = CallFrameInitializer(
            initializer, metadata, Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
            Double(frame.size.height))
        return unsafeDowncast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: type)
    }

    /// A new instance of a class through an initializer with one argument of any type.
    static func make<Object: NSObject>(_ type: Object.Type, initializer place: Int, any: Any) -> Object {
        let metadata = UnsafeRawPointer(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        let initializer = UnsafeRawPointer(bitPattern: MethodTable.entries(of: type)[place])!
        // The initializer takes the value over, so it is initialized here and not deinitialized.
        let storage = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        storage.initialize(to: any)
        let object = CallAnyInitializer(initializer, metadata, storage)
        storage.deallocate()
        return unsafeDowncast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: type)
    }
}
