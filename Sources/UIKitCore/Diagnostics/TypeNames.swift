import Foundation

/// Class names for descriptions: with the module for a class of a program, as in Objective-C.
package enum TypeNames {
    private static let otherModules: Set<Substring> = ["UIFoundation", "QuartzCore", "Foundation"]

    /// Returns the name and the address of an object; `(null)` for `nil`.
    package static func name(of object: AnyObject?) -> String {
        guard let object else { return Diagnostics.name(nil) }
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return "<\(name(of: type(of: object))): 0x\(String(address, radix: 16))>"
    }

    /// Returns the nearest superclass in UIKit of a program's object; `nil` if it is the root class.
    static func baseClass(of object: AnyObject, below root: AnyClass) -> String? {
        var current: AnyClass = type(of: object)
        guard !isOwn(current) else { return nil }
        while !isOwn(current) {
            guard let above = _getSuperclass(current) else { return nil }
            current = above
        }
        return current == root ? nil : name(of: current)
    }

    private static func isOwn(_ type: AnyClass) -> Bool {
        UIKitModules.contain(type) || otherModules.contains(String(reflecting: type).prefix { $0 != "." })
    }

    private static func name(of type: AnyClass) -> String {
        if isOwn(type) { return "\(type)" }
        // The source location of a private class is omitted.
        return String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }.joined(separator: ".")
    }
}
