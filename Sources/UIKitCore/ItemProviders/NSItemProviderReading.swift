import Foundation

/// Who may see a representation of an item.
///
/// All is one program here, so that each answer is the same as `all`; the value is kept for what asks
/// `registeredTypeIdentifiers`.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// Programs of the same team.
    case team = 1
    /// Programs of the same group.
    case group = 2
    /// This program alone.
    case ownProcess = 3
}

/// A class whose objects can be made of an item's data.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemproviderreading>.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that the class can read, the one that it reads best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of data of one of these types, or throws where that is not possible.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be written as an item's data.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemproviderwriting>.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that the class can write, the richest first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types that this object can write; those of its class by default.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Who may see the representation of a type; everyone by default.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Writes the object as a type and calls the handler, once, with the data or an error. The progress may be `nil`.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Those of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    /// Everyone.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}
