import Foundation

/// The programs that may access a representation of an item.
///
/// Here, all items are in the same program, so that every value has the effect of `all`. The value is preserved for
/// source compatibility.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// Programs of the same team.
    case team = 1
    /// Programs of the same group.
    case group = 2
    /// Only this program.
    case ownProcess = 3
}

/// A class whose objects can be created from an item's data.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemproviderreading>.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that the class can read, the best type first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object from data with any of these types, or throws if this is not possible.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be written as an item's data.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemproviderwriting>.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that the class can write, the richest first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types that this object can write; by default the types of its class.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the visibility of a type's representation; `all` by default.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Writes the object as a type and calls the handler once with the data or an error. The progress may be `nil`.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Returns the types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    /// Returns `all`.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}
