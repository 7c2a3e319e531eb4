import Foundation
import StateArchive

/// Encodes the state of an object. Each preserved object has a separate coder, and so has the application's delegate.
///
/// A controller, a view or a registered object is encoded as a reference, and is then preserved as well. Arrays, sets
/// and dictionaries may contain such objects; those that are not preserved are omitted. Other objects are archived
/// with secure coding. Calls after the end of the preservation have no effect.
package final class StateEncoder: StateCoder {
    /// The encoded values, by key.
    private(set) var values: [String: ArchivedValue] = [:]
    /// The running preservation; `nil` after its end.
    private var run: PreservationRun?
    /// The number of values that may still be encoded, since an array may contain itself.
    private var budget = 1_000_000
    private var isExhausted = false
    private static let depthLimit = 100

    init(_ run: PreservationRun?) {
        self.run = run
        super.init()
    }

    /// Ends the preservation.
    func finish() { run = nil }

    /// Encodes the controllers of a container whose identifiers may be equal: their positions in the stack distinguish
    /// them. Controllers that are not preserved are omitted.
    ///
    /// - Parameter container: The previous controller in their paths, which need not be their parent.
    @MainActor
    package func encode(
        stack children: ArraySlice<UIViewController>, of container: UIViewController, forKey key: String
    ) {
        encode(Array(children), children.indices.map { $0 }, container, key)
    }

    /// Encodes controllers of a container with different identifiers.
    ///
    /// - Parameter container: The previous controller in their paths, which need not be their parent.
    @MainActor
    package func encode(children: [UIViewController], of container: UIViewController, forKey key: String) {
        encode(children, children.map { _ in nil }, container, key)
    }

    /// Encodes a controller at a position of a container, which need not be its parent. A controller that is not
    /// preserved is omitted.
    @MainActor
    package func encode(child: UIViewController, position: Int, of container: UIViewController, forKey key: String) {
        guard let run, let index = run.reference(to: child, position: position, in: container) else { return }
        set(.reference(index), key)
    }

    @MainActor
    private func encode(
        _ children: [UIViewController], _ places: [Int?], _ container: UIViewController, _ key: String
    ) {
        guard let run else { return }
        let references = zip(children, places).compactMap { child, place in
            run.reference(to: child, position: place, in: container).map(ArchivedValue.reference)
        }
        set(.array(references), key)
    }

    /// Returns the archived form of a value without a coder, for example of a session's user info; `nil` for an
    /// unsupported value.
    static func archivedValue(_ object: Any) -> ArchivedValue? { StateEncoder(nil).archived(object) }

    private func set(_ value: ArchivedValue, _ key: String) {
        if run != nil { values[key] = value }
    }

    // MARK: Objects

    /// Returns the archived form of an object; `nil` if it is unsupported.
    private func archived(_ object: Any, depth: Int = 0) -> ArchivedValue? {
        budget -= 1
        guard budget > 0, depth < Self.depthLimit else {
            if !isExhausted { warn("it is too large, or contains itself") }
            isExhausted = true
            return nil
        }
        if let reference = reference(object) { return reference }
        guard CollectionContents.hasEnd(object) else {
            warn("\(type(of: object)) is too large, or contains itself")
            return nil
        }
        switch object {
        case is NSNull: return .null
        case let text as String: return .string(text)
        case is NSDecimalNumber, is Decimal: return archivedObject(object)
        case let number as NSNumber: return archivedNumber(number)
        case let data as Data: return .data(data)
        case let date as Date: return .date(date)
        case let url as URL: return .url(url)
        case let uuid as UUID: return .uuid(uuid)
        case let elements as [Any]: return .array(elements.compactMap { archived($0, depth: depth + 1) })
        case let elements as Set<AnyHashable>:
            return .set(elements.compactMap { archived($0.base, depth: depth + 1) })
        case let entries as [AnyHashable: Any]:
            return .dictionary(
                entries.compactMap { key, value in
                    guard let key = archived(key.base, depth: depth + 1), let value = archived(value, depth: depth + 1)
                    else { return nil }
                    return ArchivedValue.Entry(key: key, value: value)
                })
        default: return archivedObject(object)
        }
    }

    private func archivedNumber(_ number: NSNumber) -> ArchivedValue? {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c") where number == 0 || number == 1: .bool(number.boolValue)
        case UInt8(ascii: "f"): .float(number.floatValue)
        case UInt8(ascii: "d"): .double(number.doubleValue)
        case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max): archivedObject(number)
        default: .integer(number.int64Value)
        }
    }

    private func archivedObject(_ object: Any) -> ArchivedValue? {
        guard let coding = object as AnyObject as? NSObject & NSCoding else {
            warn("\(type(of: object)) does not conform to NSCoding, and is neither a controller, a view nor registered")
            return nil
        }
        do {
            let data = try RestorableObjectArchive.data(of: coding)
            return .object(className: RestorableTypeNames.name(of: type(of: coding)), data)
        } catch {
            warn((error as? RestorableObjectArchive.Failure)?.reason ?? "\(error)")
            return nil
        }
    }

    // Chosen (Restoration): Encoded references are appended to one list and are encoded in that order, each controller
    // followed by the views in its tree (without the views of its children).
    /// Returns the reference to a controller, a view or a registered object; `nil` for other objects. Objects that are
    /// not preserved are omitted.
    private func reference(_ object: Any) -> ArchivedValue?? {
        guard let run, type(of: object) is AnyClass else { return nil }
        nonisolated(unsafe) let candidate = object as AnyObject
        return MainActor.assumeIsolated { () -> ArchivedValue?? in
            guard run.isRestorable(candidate) else { return nil }
            return .some(run.reference(to: candidate).map(ArchivedValue.reference))
        }
    }

    private func warn(_ reason: String) {
        MainActor.assumeIsolated {
            Diagnostics.warn(.restoration, "An object is omitted from the application's state: \(reason).")
        }
    }

    // MARK: NSCoder

    package override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    package override func encode(_ object: Any?, forKey key: String) {
        guard run != nil else { return }
        set(object.flatMap { archived($0) } ?? .null, key)
    }
    /// Encodes the object. Any reference to an object preserves it, so that conditional encoding is the same as
    /// encoding.
    package override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
    package override func encode(_ value: Bool, forKey key: String) { set(.bool(value), key) }
    package override func encode(_ value: Int32, forKey key: String) { set(.integer(Int64(value)), key) }
    package override func encode(_ value: Int64, forKey key: String) { set(.integer(value), key) }
    package override func encode(_ value: Int, forKey key: String) { set(.integer(Int64(value)), key) }
    package override func encode(_ value: Float, forKey key: String) { set(.float(value), key) }
    package override func encode(_ value: Double, forKey key: String) { set(.double(value), key) }
    package override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        guard let bytes, length > 0 else { return set(.data(Data()), key) }
        set(.data(Data(bytes: bytes, count: length)), key)
    }

    // Values without a key are not encoded, whereas Foundation's class stops the program.

    package override func encode(_ object: Any?) { warnOfMissingKey() }
    package override func encode(_ data: Data) { warnOfMissingKey() }
    package override func encodePropertyList(_ list: Any) { warnOfMissingKey() }
    package override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at address: UnsafeRawPointer) {
        warnOfMissingKey()
    }

    private func warnOfMissingKey() { warn("it is encoded without a key") }
}
