import Foundation

/// An encoded value in the archive of an application's state.
///
/// The most frequent types have separate cases, so that they need no keyed archiver. Other objects are archived
/// separately, and are decoded only by code that expects their class.
package enum ArchivedValue: Hashable, Sendable {
    /// `NSNull`, or a reference to an object that is not preserved.
    case null
    case bool(Bool)
    case integer(Int64)
    case float(Float)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case url(URL)
    case uuid(UUID)
    case array([ArchivedValue])
    /// The elements in the order of their encoding.
    case set([ArchivedValue])
    case dictionary([Entry])
    /// A preserved object: its index in `ArchivedState.objects`.
    case reference(Int)
    /// Any other object, in a separate keyed archive, and the name of its class.
    case object(className: String, Data)

    /// A key and its value.
    package struct Entry: Hashable, Sendable {
        package var key: ArchivedValue
        package var value: ArchivedValue

        package init(key: ArchivedValue, value: ArchivedValue) {
            self.key = key
            self.value = value
        }
    }
}
