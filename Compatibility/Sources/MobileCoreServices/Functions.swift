import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// Returns whether a type is another type or a subtype of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else {
        return UTTypeEqual(inUTI, inConformsToUTI)
    }
    return type.conforms(to: other)
}

/// Returns whether two types are the same. Upper and lower case are equal.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// Returns the type with a tag, such as a file name extension; a dynamic type for an unknown tag.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedString? {
    let type = UTType(
        tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
        conformingTo: inConformingToUTI.flatMap { UTType($0) })
    return (type?.identifier).map(UnmanagedString.init)
}

/// Returns the preferred tag of a type, such as its file name extension; `nil` for a type without tags of the class.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedString? {
    (UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first).map(UnmanagedString.init)
}

/// Returns the description of a type for users.
public func UTTypeCopyDescription(_ inUTI: CFString) -> UnmanagedString? {
    (UTType(inUTI)?.localizedDescription).map(UnmanagedString.init)
}

/// Returns whether an identifier is the identifier of an unknown file name extension or MIME type.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDynamic ?? false }
