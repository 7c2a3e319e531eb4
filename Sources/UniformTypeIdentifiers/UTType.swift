import Foundation

/// A type of data, of files or of folders, known by an identifier such as `public.png`.
///
///     if let type = UTType(filenameExtension: url.pathExtension), type.conforms(to: .image) { … }
///
/// A table has the known types (`UTType.png` and so on), since no Linux system declares identifiers. The types that
/// the program's Info.plist exports and imports are known as well. For an unknown file name extension or MIME type
/// there are *dynamic* types: their identifier contains that tag, and they conform to what was asked for, to `data` by
/// default.
///
/// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct>.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String

    /// Of an identifier that is in the table, or is a dynamic one.
    init(known identifier: String) { self.identifier = identifier }

    // MARK: Making types

    /// Finds a type by its identifier, whatever its capitals. `nil` for an identifier that is not known and not
    /// dynamic.
    public init?(_ identifier: String) {
        if let declared = TypeTable.shared.declaration(ignoringCaseOf: identifier) {
            self.identifier = declared.identifier
        } else if DynamicType(identifier: identifier) != nil {
            self.identifier = identifier
        } else {
            return nil
        }
    }

    /// The type with an identifier that the program declares itself, as for its own documents.
    ///
    ///     extension UTType { static var note: UTType { UTType(exportedAs: "com.example.note") } }
    ///
    /// The Info.plist has the extensions of its files (`UTExportedTypeDeclarations`). A type that it does not declare
    /// has an identifier alone.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, such as `com.example.note`.
    ///   - parentType: The supertype of a type that is not declared; `nil` for `data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(named: identifier, parentType)
    }

    /// The type with an identifier that a different program declares, for documents that this program can open.
    ///
    /// The Info.plist has the extensions of its files (`UTImportedTypeDeclarations`). A type that it does not declare
    /// has an identifier alone.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, such as `com.example.drawing`.
    ///   - parentType: The supertype of a type that is not declared; `nil` for `data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(named: identifier, parentType)
    }

    private init(named identifier: String, _ parent: UTType?) {
        if let known = UTType(identifier) {
            self = known
        } else {
            self.identifier = identifier
            guard !identifier.isEmpty else { return }
            TypeTable.add(TypeDeclaration(identifier: identifier, conformingTo: (parent ?? .data).identifier))
        }
    }

    /// Finds a type by a file name extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: Without the dot, whatever its capitals. `nil` is answered for an empty one, and for one
    ///     with a slash or a null character, which no file has.
    ///   - supertype: What the type must conform to. Where the table has none, a dynamic type is made that does.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Finds a type by a MIME type; parameters after a semicolon count only where the table has them.
    ///
    /// - Parameters:
    ///   - mimeType: Such as `image/png`, whatever its capitals. `nil` is answered for an empty one.
    ///   - supertype: What the type must conform to. Where the table has none, a dynamic type is made that does.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Finds a type by a tag.
    ///
    /// - Parameters:
    ///   - tag: The tag, whatever its capitals.
    ///   - tagClass: What kind of tag it is. `nil` is answered for classes other than those of `UTTagClass`.
    ///   - supertype: What the type must conform to; `nil` for anything. Where the table has none, a dynamic type is
    ///     made that conforms to this, or to `data`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// All types with a tag, the preferred one first; a dynamic type where the table has none. The parameters are those
    /// of `init(tag:tagClass:conformingTo:)`; none for a tag that is not possible.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        guard let tag = usable(tag, of: tagClass) else { return [] }
        let declared = TypeTable.shared.types(tag: tag, of: tagClass)
        let found = supertype.map { wanted in declared.filter { $0.conforms(to: wanted) } } ?? declared
        if !found.isEmpty { return found }
        let parent = (supertype ?? .data).identifier
        return [UTType(known: DynamicType(tag: tag, of: tagClass, conformingTo: parent).identifier)]
    }

    private static func usable(_ tag: String, of tagClass: UTTagClass) -> String? {
        guard !tag.isEmpty, !tag.unicodeScalars.contains("\0") else { return nil }
        switch tagClass {
        case .filenameExtension: return tag.contains("/") ? nil : tag.lowercased()
        case .mimeType: return tag.lowercased()
        default: return nil
        }
    }

    // MARK: Tags

    /// The tags of the type, by their class, the preferred one first. Those of supertypes are not among them.
    public var tags: [UTTagClass: [String]] {
        if let declared = TypeTable.shared.declaration(of: identifier) { return declared.tags }
        return DynamicType(identifier: identifier)?.tags ?? [:]
    }

    /// The file name extension to give to new files of the type, without a dot; `nil` where it has none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type to name when data of the type is sent; `nil` where it has none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    // MARK: Relations

    /// Whether the type is another one, or is a special case of it: a PNG is an image, and is data.
    public func conforms(to type: UTType) -> Bool {
        identifier == type.identifier || TypeTable.shared.supertypes(of: identifier).contains(type.identifier)
    }

    /// Whether the type is a special case of another one, and not that type itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another type is a special case of this one, and not this type itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All types that this one is a special case of, without itself.
    public var supertypes: Set<UTType> { Set(TypeTable.shared.supertypes(of: identifier).map(UTType.init(known:))) }

    // MARK: What is known about it

    /// All types that are known by their identifiers, in the order of the tables.
    package static var allDeclared: [UTType] { TypeTable.shared.all }

    /// Whether the type was made for a tag, since none is known that has it.
    public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

    /// Whether the type is in the table or in the program's Info.plist. Dynamic types are not, and neither is a type
    /// that only the program's code names.
    public var isDeclared: Bool { TypeTable.shared.declaration(of: identifier)?.isDeclared ?? false }

    /// Whether the type is no program's or organization's own.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// What people call a file of the type, in English; `nil` for a dynamic type.
    public var localizedDescription: String? { TypeTable.shared.declaration(of: identifier)?.text }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Reads an identifier, which is a single string (chosen). Throws for one that is neither known nor dynamic.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        guard let type = UTType(identifier) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(identifier)")
        }
        self = type
    }

    /// Writes the identifier, as a single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
