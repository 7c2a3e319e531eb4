import Foundation

/// A value that was encoded under a key, as the archive of an application's state holds it.
///
/// What programs encode most has a case of its own, so that it needs no keyed archiver; other objects are archived apart, and are
/// decoded only by who expects their class.
package enum ArchivedValue: Hashable, Sendable {
    /// `NSNull`, or an object of which a reference was encoded and which is not preserved.
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
    /// The elements in the order in which they were encoded.
    case set([ArchivedValue])
    case dictionary([Entry])
    /// A preserved object: its index in `ArchivedState.objects`.
    case reference(Int)
    /// Another object, in a keyed archive of its own, and its class's name.
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
