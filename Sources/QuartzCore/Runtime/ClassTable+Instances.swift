import CSwiftCall
import Foundation

// Creates instances of classes that are only known at run time: for `UIView.layerClass`, for the delegate classes of a
// configuration, and for application classes. On Apple's systems the Objective-C runtime creates them. In Swift,
// `init()` could be `required`, but then every subclass with its own initializer would have to repeat it, and sources
// for iOS would not compile. Therefore the initializer is read from the class's method table, from the entry that an
// override of `init()` replaces.

extension ClassTable {
    /// Returns a new instance of a class. A class that hides `init()` ends the program, with Swift's own message.
    package static func make<Object>(_ type: Object.Type) -> Object {
        precondition(type is NSObject.Type, "\(type) is not a subclass of NSObject")
        let metadata = UnsafeRawPointer(unsafeBitCast(type as! AnyClass, to: UnsafeRawPointer.self))
        let initializer = UnsafeRawPointer(bitPattern: MethodTable.entries(of: type as! AnyClass)[placeOfInit])!
        let object = CallAllocatingInitializer(initializer, metadata)
        return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as! Object
    }

    /// The index of `init()` in the method table of `NSObject` and all its subclasses.
    ///
    /// The tables of two classes that differ only in their `init()` differ only in this entry.
    private static let placeOfInit: Int = {
        let first = MethodTable.entries(of: First.self)
        let second = MethodTable.entries(of: Second.self)
        let base = MethodTable.entries(of: NSObject.self)
        let differing = first.indices.filter { first[$0] != second[$0] && first[$0] != base[$0] }
        precondition(
            differing.count == 1, "Swift's class layout differs from the layout that ClassTable expects: \(differing)")
        return differing[0]
    }()

    private final class First: NSObject {
        override init() { super.init() }
    }

    private final class Second: NSObject {
        override init() { super.init() }
    }

    // MARK: - Initializers with arguments

    /// Returns the index of an initializer that a class declares in addition to its superclass's initializers. Two
    /// subclasses that override the initializer are compared to determine the index.
    ///
    /// - Parameter count: The number of initializers that the subclasses override. Indices are in the order of
    ///   declaration, and the first index is returned.
    package static func placeOfInitializer(
        addedTo superclass: AnyClass, overriddenBy first: AnyClass, _ second: AnyClass, count: Int = 1
    ) -> Int {
        let (first, second) = (MethodTable.entries(of: first), MethodTable.entries(of: second))
        let differing = first.indices.filter {
            $0 >= MethodTable.entries(of: superclass).count && first[$0] != second[$0]
        }
        precondition(
            differing.count == count,
            "Swift's class layout differs from the layout that ClassTable expects: \(differing)")
        return differing[0]
    }

    /// Returns a new instance of a class, which is created by an initializer with an optional string. An enumeration
    /// case's number may precede the string.
    package static func make<Object: NSObject>(
        _ type: Object.Type, initializer place: Int, style: UInt8? = nil, text: String?
    ) -> Object {
        let metadata = UnsafeRawPointer(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        let initializer = UnsafeRawPointer(bitPattern: MethodTable.entries(of: type)[place])!
        // The initializer consumes the string, so it is initialized here and not deinitialized.
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

    /// Returns a new instance of a class, which is created by an initializer with an optional string and two objects.
    package static func make<Object: NSObject>(
        _ type: Object.Type, initializer place: Int, text: String?, _ object: AnyObject, _ other: AnyObject
    ) -> Object {
        let metadata = UnsafeRawPointer(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        let initializer = UnsafeRawPointer(bitPattern: MethodTable.entries(of: type)[place])!
        // The initializer consumes the string and the objects.
        let storage = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        storage.initialize(to: text)
        let (first, second) = UnsafeRawPointer(storage).load(as: (UInt, UInt).self)
        let made = CallTextAndObjectsInitializer(
            initializer, metadata, first, second, Unmanaged.passRetained(object).toOpaque(),
            Unmanaged.passRetained(other).toOpaque())
        storage.deallocate()
        return unsafeDowncast(Unmanaged<NSObject>.fromOpaque(made).takeRetainedValue(), to: type)
    }

    /// Returns a new instance of a class, which is created by an initializer with a rectangle.
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

    /// Returns a new instance of a class, which is created by an initializer with an argument of any type.
    static func make<Object: NSObject>(_ type: Object.Type, initializer place: Int, any: Any) -> Object {
        let metadata = UnsafeRawPointer(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        let initializer = UnsafeRawPointer(bitPattern: MethodTable.entries(of: type)[place])!
        // The initializer consumes the value, so it is initialized here and not deinitialized.
        let storage = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        storage.initialize(to: any)
        let object = CallAnyInitializer(initializer, metadata, storage)
        storage.deallocate()
        return unsafeDowncast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: type)
    }
}
