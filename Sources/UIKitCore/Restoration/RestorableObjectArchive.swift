import Foundation

// Chosen (Restoration): An object that a coder cannot encode (it does not support secure coding, contains itself, or
// is of a nested class, which Foundation's archives cannot name) is omitted with a warning.
/// A separate keyed archive of an object that is neither preserved nor a simple value.
///
/// Foundation's archiver stops the program for a class that is nested or does not support secure coding, and its
/// unarchiver for an archive with an object that contains itself. Therefore these cases are detected beforehand.
/// Archives use XML: in binary archives, Foundation would read values that contain themselves endlessly.
enum RestorableObjectArchive {
    /// The reason why an object is not archived, or not restored.
    struct Failure: Error {
        let reason: String
    }

    private static let rootKey = "root"
    private static let depthLimit = 200

    // MARK: Encoding

    static func data(of object: NSObject & NSCoding) throws -> Data {
        // Foundation's archiver does not terminate for a decimal number.
        if let number = object as? NSDecimalNumber { return Data(number.description(withLocale: nil).utf8) }
        // The archiver stops for an error object.
        if object is NSError { throw Failure(reason: "errors cannot be archived") }
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        let guardian = Guardian()
        archiver.delegate = guardian
        archiver.outputFormat = .xml
        archiver.encode(object, forKey: rootKey)
        archiver.finishEncoding()
        if let reason = guardian.reason { throw Failure(reason: reason) }
        if let error = archiver.error { throw error }
        let data = archiver.encodedData
        _ = try validate(data)
        return data
    }

    /// Removes objects for which Foundation's archiver stops the program. The resulting archive is discarded.
    private final class Guardian: NSKeyedArchiverDelegate {
        var reason: String?

        func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
            guard CollectionContents.hasEnd(object) else {
                reason = "a collection in it is too large, or contains itself"
                return NSNull()
            }
            let boxed = object as AnyObject
            guard let object = boxed as? NSObject, object is NSCoding else {
                reason = "\(type(of: object)) does not conform to NSCoding"
                return NSNull()
            }
            let type: AnyClass = object.classForKeyedArchiver ?? Swift.type(of: object)
            guard RestorableObjectArchive.isSecure(type) else {
                reason = "\(type) does not conform to NSSecureCoding"
                return NSNull()
            }
            guard RestorableObjectArchive.hasTopLevelName(type) else {
                reason =
                    "\(String(reflecting: type)) is nested, private or generic, and keyed archives do not support such classes"
                return NSNull()
            }
            return object
        }

        func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
        func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
        func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
        func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
    }

    /// Returns whether Foundation finds the class and its superclasses by name.
    private static func hasTopLevelName(_ type: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let found = current {
            if String(reflecting: found).split(separator: ".", omittingEmptySubsequences: false).count != 2 {
                return false
            }
            current = _getSuperclass(found)
        }
        return true
    }

    private static func isSecure(_ type: AnyClass) -> Bool {
        (type as? any NSSecureCoding.Type)?.supportsSecureCoding == true
    }

    // MARK: Decoding

    /// Restores the object.
    ///
    /// - Parameter classes: The expected classes; `nil` for any class with secure coding.
    static func object(in data: Data, of classes: [AnyClass]?) throws -> Any? {
        if data.count < 200, let text = String(data: data, encoding: .utf8), let number = Decimal(string: text) {
            return NSDecimalNumber(decimal: number)
        }
        let type: AnyClass? = try validate(data)
        if let type, let classes, !classes.contains(where: { isClass(type, sameAsOrBelow: $0) }) {
            throw Failure(reason: "its class is \(type), which is not permitted")
        }
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let object = unarchiver.decodeObject(of: classes ?? type.map { [$0] } ?? [NSObject.self], forKey: rootKey)
        // Some Foundation classes read keys that they have not encoded, which is recorded as an error.
        if object == nil, let error = unarchiver.error { throw error }
        return object
    }

    static func isClass(_ type: AnyClass, sameAsOrBelow base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let found = current {
            if found == base { return true }
            current = _getSuperclass(found)
        }
        return false
    }

    /// Checks that an archive can be decoded: all its classes exist and support secure coding, no object contains
    /// itself, and its depth is limited.
    ///
    /// - Returns: The class of the object; `nil` for a value, which has no class.
    private static func validate(_ data: Data) throws -> AnyClass? {
        guard isFlat(data) else { throw Failure(reason: "it is not a keyed archive") }
        let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let archive = list as? [String: Any], let objects = archive["$objects"] as? [Any],
            let top = archive["$top"] as? [String: Any], let root = top[rootKey].flatMap(number)
        else { throw Failure(reason: "it is not a keyed archive") }
        var walk = Walk(objects: objects)
        return try walk.classOfObject(root, depth: 0)
    }

    /// Returns whether data is XML with little nesting: a keyed archive is a list of objects that refer to each other.
    private static func isFlat(_ data: Data) -> Bool {
        guard data.starts(with: Array("<?xml".utf8)) else { return false }
        var (depth, isAfterBracket, hasElement) = (0, false, false)
        for byte in data {
            switch byte {
            case UInt8(ascii: "<"): isAfterBracket = true
            case UInt8(ascii: "/") where isAfterBracket: (depth, isAfterBracket) = (depth - 1, false)
            case UInt8(ascii: "?"), UInt8(ascii: "!"): isAfterBracket = false
            case UInt8(ascii: "/"): hasElement = true
            case UInt8(ascii: ">"):
                if hasElement { depth -= 1 }
                hasElement = false
            default:
                if isAfterBracket { (depth, isAfterBracket) = (depth + 1, false) }
                hasElement = false
            }
            if depth > 20 { return false }
        }
        return true
    }

    /// Traverses the references of an archive's objects.
    private struct Walk {
        enum Mark { case entered, left }

        let objects: [Any]
        var marks: [Int: Mark] = [:]

        mutating func classOfObject(_ index: Int, depth: Int) throws -> AnyClass? {
            guard objects.indices.contains(index) else {
                throw Failure(reason: "it contains a reference to a missing object")
            }
            guard depth < depthLimit else { throw Failure(reason: "it is nested more than \(depthLimit) levels deep") }
            guard let object = objects[index] as? [String: Any] else { return nil }
            guard let type = try object["$class"].flatMap(number).flatMap(type) else {
                throw Failure(reason: "an object in it has no class")
            }
            switch marks[index] {
            case .entered: throw Failure(reason: "an object in it contains itself")
            case .left: return type
            case nil: break
            }
            marks[index] = .entered
            for (key, value) in object where key != "$class" {
                for reference in references(value) { _ = try classOfObject(reference, depth: depth + 1) }
            }
            marks[index] = .left
            return type
        }

        private func references(_ value: Any) -> [Int] {
            if let reference = number(value) { return [reference] }
            return (value as? [Any])?.compactMap(number) ?? []
        }

        private func type(_ index: Int) throws -> AnyClass? {
            guard objects.indices.contains(index), let description = objects[index] as? [String: Any],
                let name = description["$classname"] as? String
            else { return nil }
            guard name.utf8.count <= 300, name.split(separator: ".").count <= 2, let found = NSClassFromString(name)
            else {
                throw Failure(reason: "the class \(name.prefix(300)) does not exist")
            }
            guard isSecure(found) else { throw Failure(reason: "\(name) does not conform to NSSecureCoding") }
            return found
        }
    }

    /// Returns the index in a reference, whose type is internal to Foundation.
    private static func number(_ value: Any) -> Int? {
        guard "\(type(of: value))" == "_NSKeyedArchiverUID" else { return nil }
        return Mirror(reflecting: value).descendant("value").flatMap { $0 as? UInt32 }.map(Int.init)
    }
}
