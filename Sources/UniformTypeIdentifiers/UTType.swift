import Foundation

/// A type of data, of files or of folders, with an identifier such as `public.png`.
///
///     if let type = UTType(filenameExtension: url.pathExtension), type.conforms(to: .image) { … }
///
/// A table contains the known types (`UTType.png` and so on), since no Linux system declares identifiers. The types
/// that the program's Info.plist exports and imports are also known. An unknown file name extension or MIME type has a
/// *dynamic* type: its identifier contains that tag, and it conforms to the requested supertype, which is `data` by
/// default.
///
/// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct>.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String

    /// Creates a type with an identifier that is in the table or dynamic.
    init(known identifier: String) { self.identifier = identifier }

    // MARK: Creating types

    /// Finds a type by its identifier, case-insensitively. `nil` for an identifier that is neither known nor dynamic.
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
    /// The Info.plist contains the extensions of its files (`UTExportedTypeDeclarations`). A type that is not declared
    /// there only has an identifier.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, such as `com.example.note`.
    ///   - parentType: The supertype of an undeclared type; `nil` for `data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(named: identifier, parentType)
    }

    /// The type with an identifier that a different program declares, for documents that this program can open.
    ///
    /// The Info.plist contains the extensions of its files (`UTImportedTypeDeclarations`). A type that is not declared
    /// there only has an identifier.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, such as `com.example.drawing`.
    ///   - parentType: The supertype of an undeclared type; `nil` for `data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(named: identifier, parentType)
    }

    // Chosen (Swift): A type of `UTType(exportedAs:)` or `UTType(importedAs:)` that no Info.plist declares conforms to
    // the type in the call, or to `data`.
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
    ///   - filenameExtension: The extension without the dot, case-insensitive. The initializer returns `nil` for an
    ///     empty extension, and for an extension with a slash or a null character, which is invalid in a file name.
    ///   - supertype: The required supertype. If the table contains no such type, a dynamic type is created that
    ///     conforms to it.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Finds a type by a MIME type. Parameters after a semicolon are ignored unless the table contains them.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, such as `image/png`, case-insensitive. The initializer returns `nil` for an empty
    ///     text.
    ///   - supertype: The required supertype. If the table contains no such type, a dynamic type is created that
    ///     conforms to it.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Finds a type by a tag.
    ///
    /// - Parameters:
    ///   - tag: The tag, case-insensitive.
    ///   - tagClass: The kind of the tag. The initializer returns `nil` for classes other than those of `UTTagClass`.
    ///   - supertype: The required supertype; `nil` for any type. If the table contains no such type, a dynamic type
    ///     is created that conforms to the supertype, or to `data`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// All types with a tag, the preferred type first; a dynamic type if the table contains no type. The parameters
    /// are the same as for `init(tag:tagClass:conformingTo:)`. Empty for an invalid tag.
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

    /// The tags of the type, by their class, the preferred tag first. The tags of supertypes are not included.
    public var tags: [UTTagClass: [String]] {
        if let declared = TypeTable.shared.declaration(of: identifier) { return declared.tags }
        return DynamicType(identifier: identifier)?.tags ?? [:]
    }

    /// The file name extension for new files of the type, without a dot, or `nil` for a type without an extension.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type for sending data of the type, or `nil` for a type without a MIME type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    // MARK: Relations

    /// Returns whether the type equals a type or is a subtype of it: a PNG is an image, and is data.
    public func conforms(to type: UTType) -> Bool {
        identifier == type.identifier || TypeTable.shared.supertypes(of: identifier).contains(type.identifier)
    }

    /// Returns whether the type is a subtype of a type, and does not equal it.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns whether a type is a subtype of this type, and does not equal it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All supertypes of the type, without the type itself.
    public var supertypes: Set<UTType> { Set(TypeTable.shared.supertypes(of: identifier).map(UTType.init(known:))) }

    // MARK: Properties

    /// All declared types, in the order of the tables.
    package static var allDeclared: [UTType] { TypeTable.shared.all }

    /// Whether the type was created for an unknown tag.
    public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

    /// Whether the type is in the table or in the program's Info.plist. Dynamic types are not declared, and neither
    /// are types that only the program's code names.
    public var isDeclared: Bool { TypeTable.shared.declaration(of: identifier)?.isDeclared ?? false }

    /// Whether the type does not belong to a program or an organization.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The user-visible name of the type, in English, or `nil` for a dynamic type.
    public var localizedDescription: String? { TypeTable.shared.declaration(of: identifier)?.text }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Decodes an identifier, which is a single string. Throws for an identifier that is neither known nor dynamic.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        guard let type = UTType(identifier) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The type \(identifier) does not exist")
        }
        self = type
    }

    // Chosen (Files): `UTType` is encoded as its identifier alone.
    /// Encodes the identifier, as a single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
