/// The strings of a document in a language, from the tables beside it.
///
/// A table's keys are an object's identifier and a property: `abc-12-xyz.text`.
package struct DocumentStrings: Sendable, Hashable {
    private var entries: [String: String] = [:]

    /// Merges tables; the first table that contains a key has precedence.
    package init(_ tables: [StringsFile]) {
        for table in tables { entries.merge(table.entries) { first, _ in first } }
    }

    /// Whether no table contains a string.
    package var isEmpty: Bool { entries.isEmpty }

    /// Returns the string for an object's property. Strings of text views and of attributed texts have a longer key.
    package func string(for id: String, _ property: String) -> String? {
        guard !entries.isEmpty, !id.isEmpty else { return nil }
        if let text = entries["\(id).\(property)"] { return text }
        return entries["\(id).ibShadowed\(property.prefix(1).uppercased())\(property.dropFirst())"]
    }

    /// Returns the title of a segment.
    package func segmentTitle(for id: String, at index: Int) -> String? {
        string(for: id, "segmentTitles[\(index)]")
    }

    /// Returns the string for a runtime attribute, by its index among the localized attributes of the object.
    package func runtimeString(for id: String, at index: Int) -> String? {
        string(for: id, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]")
    }
}
