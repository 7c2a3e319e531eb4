import Foundation
import StateArchive

// Chosen (Restoration): The `userInfo` of a scene's state restoration activity keeps its values while responders
// update it. Values that it may not hold are omitted, with one warning.
/// Converts the user info of an activity or a session: `NSArray`, `NSData`, `NSDate`, `NSDictionary`, `NSNull`,
/// `NSNumber`, `NSSet`, `NSString`, `NSURL`, `NSUUID`, and the corresponding Swift types. Values of other types are
/// omitted, with one warning.
@MainActor
struct ActivityValues {
    /// The first omitted values: key and type.
    private var omitted: [String] = []
    private var omittedCount = 0
    /// The number of values that may still be converted, since an array may contain itself.
    private var budget = 100_000
    private static let depthLimit = 100

    /// Returns the archived form of user info.
    ///
    /// - Parameter owner: The owner of the user info, for the warning.
    static func archived(_ userInfo: [AnyHashable: Any], of owner: String) -> [ArchivedValue.Entry] {
        var values = ActivityValues()
        let entries = values.entries(userInfo, at: "", depth: 0)
        if values.omittedCount > 0 {
            let more = values.omittedCount - values.omitted.count
            Diagnostics.warn(
                .resource,
                "These values of \(owner) cannot be archived and are omitted: "
                    + values.omitted.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
        }
        return entries
    }

    private mutating func entries(_ entries: [AnyHashable: Any], at place: String, depth: Int) -> [ArchivedValue.Entry]
    {
        entries.compactMap { key, value in
            let place = "\(place)\(String(describing: key.base).prefix(100))"
            guard let key = archived(key.base, at: place, depth: depth + 1),
                let value = archived(value, at: place, depth: depth + 1)
            else { return nil }
            return ArchivedValue.Entry(key: key, value: value)
        }
    }

    private mutating func archived(_ value: Any, at place: String, depth: Int) -> ArchivedValue? {
        budget -= 1
        guard budget >= 0, depth <= Self.depthLimit, CollectionContents.hasEnd(value) else {
            return omit("too large", at: place)
        }
        switch value {
        case is NSNull: return .null
        case let text as String: return .string(text)
        case let number as NSNumber: return archived(number, at: place)
        case let data as Data: return .data(data)
        case let date as Date: return .date(date)
        case let url as URL: return .url(url)
        case let uuid as UUID: return .uuid(uuid)
        case let elements as [Any]: return .array(elements.compactMap { archived($0, at: place, depth: depth + 1) })
        case let elements as Set<AnyHashable>:
            return .set(elements.compactMap { archived($0.base, at: place, depth: depth + 1) })
        case let values as [AnyHashable: Any]:
            return .dictionary(entries(values, at: place + ".", depth: depth + 1))
        default: return omit("\(type(of: value))", at: place)
        }
    }

    private mutating func archived(_ number: NSNumber, at place: String) -> ArchivedValue? {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c") where number == 0 || number == 1: .bool(number.boolValue)
        case UInt8(ascii: "f"): .float(number.floatValue)
        case UInt8(ascii: "d"): .double(number.doubleValue)
        case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max):
            omit("a number above Int64.max", at: place)
        default: .integer(number.int64Value)
        }
    }

    private mutating func omit(_ what: String, at place: String) -> ArchivedValue? {
        omittedCount += 1
        if omitted.count < 5 { omitted.append("\(place.isEmpty ? "a key" : place) (\(what))") }
        return nil
    }

    // MARK: Reading

    /// Returns the user info of archived entries.
    static func userInfo(_ entries: [ArchivedValue.Entry]) -> [AnyHashable: Any] { dictionary(entries, depth: 0) }

    private static func dictionary(_ entries: [ArchivedValue.Entry], depth: Int) -> [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for entry in entries {
            guard let key = object(entry.key, depth: depth + 1) as? AnyHashable,
                let value = object(entry.value, depth: depth + 1)
            else { continue }
            result[key] = value
        }
        return result
    }

    /// `nil` for values that are invalid in user info.
    private static func object(_ value: ArchivedValue, depth: Int) -> Any? {
        guard depth <= depthLimit + 1 else { return nil }
        switch value {
        case .null: return NSNull()
        case .bool(let value): return value
        case .integer(let value): return Int(value)
        case .float(let value): return value
        case .double(let value): return value
        case .string(let value): return value
        case .data(let value): return value
        case .date(let value): return value
        case .url(let value): return value
        case .uuid(let value): return value
        case .array(let elements): return elements.compactMap { object($0, depth: depth + 1) }
        case .set(let elements): return Set(elements.compactMap { object($0, depth: depth + 1) as? AnyHashable })
        case .dictionary(let entries): return dictionary(entries, depth: depth + 1)
        case .reference, .object: return nil
        }
    }
}

extension ArchivedActivity {
    /// Creates the archived form of an activity.
    @MainActor
    init(_ activity: NSUserActivity) {
        self.init(
            activityType: activity.activityType, title: activity.title,
            targetContentIdentifier: activity.targetContentIdentifier,
            userInfo: ActivityValues.archived(activity.userInfo ?? [:], of: "the activity \(activity.activityType)"))
    }

    /// The restored activity.
    @MainActor
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: activityType)
        activity.title = title
        activity.targetContentIdentifier = targetContentIdentifier
        if !userInfo.isEmpty { activity.userInfo = ActivityValues.userInfo(userInfo) }
        return activity
    }
}
