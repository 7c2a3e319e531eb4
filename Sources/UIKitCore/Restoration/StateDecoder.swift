import Foundation
import StateArchive

// Chosen (Restoration): Without an expected class, `decodeObject(forKey:)` makes objects of any class that supports
// secure coding. Numbers that do not fit are decoded as zero.
/// Decodes the state of an object: the values of its `StateEncoder`, and the reserved keys.
///
/// A reference is decoded as the object that was found or created for it, or `nil`; arrays, sets and dictionaries omit
/// missing objects. Archived objects are decoded as a requested class; without a request, as the archived class, if it
/// supports secure coding. Missing values, values of a different type, and numbers that do not fit are decoded as
/// `nil`, zero or `false` (UIKit's coder stops the program for some of these).
package final class StateDecoder: StateCoder {
    private let values: [String: ArchivedValue]
    /// The values of the reserved keys in every coder.
    private let reserved: [String: ArchivedValue]
    private let run: RestorationRun?
    private let storyboard: ArchivedStoryboard?
    private static let depthLimit = 200

    init(
        _ values: [String: ArchivedValue], reserved: [String: ArchivedValue], storyboard: ArchivedStoryboard? = nil,
        in run: RestorationRun?
    ) {
        (self.values, self.reserved, self.storyboard, self.run) = (values, reserved, storyboard, run)
        super.init()
    }

    /// Returns the controllers that a container encoded with `StateEncoder.encode(stack:of:forKey:)`. Missing
    /// controllers are omitted.
    @MainActor
    package func decodeChildren(forKey key: String) -> [UIViewController] {
        guard case .array(let elements)? = values[key] else { return [] }
        return elements.compactMap { element in
            guard case .reference(let index) = element else { return nil }
            return run?.object(at: index) as? UIViewController
        }
    }

    /// Decodes a value without a coder, for example of a session's user info; `nil` for an invalid value.
    static func object(_ value: ArchivedValue) -> Any? {
        StateDecoder([:], reserved: [:], in: nil).object(value, .any)
    }

    private func value(_ key: String) -> ArchivedValue? { values[key] ?? reserved[key] }

    // MARK: Objects

    /// The expected classes of archived objects.
    private enum Expected {
        /// Any class with secure coding.
        case any
        case classes([AnyClass])
        /// No class, only values.
        case values
    }

    private func object(_ value: ArchivedValue, _ expected: Expected, depth: Int = 0) -> Any? {
        guard depth < Self.depthLimit else { return nil }
        func inner(_ value: ArchivedValue) -> Any? { object(value, expected, depth: depth + 1) }
        switch value {
        case .null: return depth == 0 ? nil : NSNull()
        case .bool(let value): return NSNumber(value: value)
        case .integer(let value): return NSNumber(value: value)
        case .float(let value): return NSNumber(value: value)
        case .double(let value): return NSNumber(value: value)
        case .string(let value): return value
        case .data(let value): return value
        case .date(let value): return value
        case .url(let value): return value
        case .uuid(let value): return value
        case .array(let elements): return elements.compactMap(inner)
        case .set(let elements): return Set(elements.compactMap { inner($0).flatMap(hashable) })
        case .dictionary(let entries):
            var result: [AnyHashable: Any] = [:]
            for entry in entries {
                if let key = inner(entry.key).flatMap(hashable), let value = inner(entry.value) { result[key] = value }
            }
            return result
        case .reference(let index): return reference(index)
        case .object(let name, let data): return object(named: name, in: data, expected)
        }
    }

    private func hashable(_ object: Any) -> AnyHashable? { object as? AnyHashable }

    private func reference(_ index: Int) -> Any? {
        nonisolated(unsafe) var found: AnyObject?
        let run = run
        MainActor.assumeIsolated { found = run?.object(at: index) }
        return found
    }

    private func object(named name: String, in data: Data, _ expected: Expected) -> Any? {
        let classes: [AnyClass]?
        switch expected {
        case .any: classes = nil
        case .classes(let expected): classes = expected
        case .values: return nil
        }
        do {
            return try RestorableObjectArchive.object(in: data, of: classes)
        } catch {
            let reason = (error as? RestorableObjectArchive.Failure)?.reason ?? "\(error)"
            MainActor.assumeIsolated {
                Diagnostics.warn(
                    .restoration,
                    "An object of the application's state, \(name.prefix(200)), cannot be read: \(reason).")
            }
            return nil
        }
    }

    // MARK: NSCoder

    package override func containsValue(forKey key: String) -> Bool {
        value(key) != nil || key == UIApplication.stateRestorationViewControllerStoryboardKey && storyboard != nil
    }

    // Chosen (Restoration): An encoded `NSNull` is decoded as `nil`, except in arrays, sets and dictionaries.
    package override func decodeObject(forKey key: String) -> Any? {
        if key == UIApplication.stateRestorationViewControllerStoryboardKey, let storyboard {
            nonisolated(unsafe) var found: UIStoryboard?
            let run = run
            MainActor.assumeIsolated { found = run?.storyboard(storyboard) }
            if let found { return found }
        }
        return value(key).flatMap { object($0, .any) }
    }

    package override func decodeObject<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object?
    {
        decodeObject(of: [type], forKey: key) as? Object
    }

    package override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let value = value(key), let found = object(value, classes.map { .classes($0) } ?? .any) else {
            return nil
        }
        guard let classes else { return found }
        let boxed = found as AnyObject
        return classes.contains { RestorableObjectArchive.isClass(type(of: boxed), sameAsOrBelow: $0) } ? boxed : nil
    }

    package override func decodePropertyList(forKey key: String) -> Any? { value(key).flatMap { object($0, .values) } }

    package override func decodeBool(forKey key: String) -> Bool {
        switch value(key) {
        case .bool(let value): value
        case .integer(let value): value != 0
        case .float(let value): value != 0
        case .double(let value): value != 0
        default: false
        }
    }

    private func integer<Integer: FixedWidthInteger>(_ key: String) -> Integer {
        switch value(key) {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Integer(exactly: value) ?? 0
        case .float(let value): Integer(exactly: value.rounded(.towardZero)) ?? 0
        case .double(let value): Integer(exactly: value.rounded(.towardZero)) ?? 0
        default: 0
        }
    }

    package override func decodeCInt(forKey key: String) -> Int32 { integer(key) }
    package override func decodeInt32(forKey key: String) -> Int32 { integer(key) }
    package override func decodeInt64(forKey key: String) -> Int64 { integer(key) }
    package override func decodeInteger(forKey key: String) -> Int { integer(key) }

    package override func decodeDouble(forKey key: String) -> Double {
        switch value(key) {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Double(value)
        case .float(let value): Double(value)
        case .double(let value): value
        default: 0
        }
    }

    package override func decodeFloat(forKey key: String) -> Float {
        if case .float(let value) = value(key) { return value }
        return Float(decodeDouble(forKey: key))
    }

    package override func withDecodedUnsafeBytes<Result>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        guard case .data(let data) = value(key) else { return try body(nil) }
        return try data.withUnsafeBytes { try body($0) }
    }

    package override func withDecodedUnsafeBufferPointer<Result>(
        forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> Result
    ) rethrows -> Result {
        try withDecodedUnsafeBytes(forKey: key) { bytes in try body(bytes.map { $0.bindMemory(to: UInt8.self) }) }
    }

}
