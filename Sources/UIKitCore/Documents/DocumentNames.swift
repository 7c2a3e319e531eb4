import Foundation
import InterfaceDocuments

/// Formats names for messages about documents.
enum DocumentNames {
    /// Returns the name of a class in the Objective-C runtime: only classes outside UIKit, Foundation and QuartzCore
    /// have a module name.
    static func name(of type: AnyClass) -> String {
        let name = String(reflecting: type)
        for module in UIKitModules.names + ["Foundation", "QuartzCore"] where name.hasPrefix(module + ".") {
            return String(name.dropFirst(module.count + 1))
        }
        return name
    }

    /// Returns whether a class belongs to a system module, such as UIKit, so that a program cannot edit its table of
    /// named properties.
    private static func isUIKits(_ type: AnyClass) -> Bool { name(of: type) != String(reflecting: type) }

    /// Returns a description of an object: its class and address.
    static func name(of object: AnyObject) -> String {
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return "<\(name(of: type(of: object))) 0x\(String(address, radix: 16))>"
    }

    /// Returns the name of a class without its module.
    static func shortName(of type: AnyClass) -> String { "\(type)" }

    /// Returns a description of a bundle, as on iOS.
    static func name(of bundle: Bundle) -> String { "NSBundle <\(bundle.bundlePath)> (loaded)" }

    /// Returns UIKit's message for a key that the class of an object does not have.
    static func unknownKey(_ key: String, of object: AnyObject) -> String {
        "[\(name(of: object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
            + "\(MessageText.quoted(key))."
    }

    /// Returns advice for an unknown key: the line of source code that is missing.
    @MainActor
    static func missingLine(_ key: String, of object: AnyObject) -> String {
        let (type, key) = (shortName(of: Swift.type(of: object)), MessageText.quoted(key))
        if isUIKits(Swift.type(of: object)) {
            return
                "If an extension declares it, add `NamedProperties.extend(\(type).self, with: NamedProperties().adding(\"\(key)\", "
                + "\\\(type).\(key)))`."
        }
        let entry = ".adding(\"\(key)\", \\\(type).\(key))"
        guard object is any NamedPropertyOwner else {
            return "Declare the conformance of \(type) to NamedPropertyOwner. Add this line to the class: "
                + "static var namedProperties: NamedProperties { NamedProperties()\(entry) }"
        }
        if NamedProperties.isExtended(by: Swift.type(of: object)) {
            return "Add this to `namedProperties` of the class: \(entry)"
        }
        return "Add this line to the class: "
            + "override class var namedProperties: NamedProperties { super.namedProperties\(entry) }"
    }
}
