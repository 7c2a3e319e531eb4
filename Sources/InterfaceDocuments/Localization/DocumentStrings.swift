/// The strings of a document in a language, from the tables beside it.
///
/// A table's keys are an object's identifier and a property: `abc-12-xyz.text`.
package struct DocumentStrings: Sendable, Hashable {
    private var entries: [String: String] = [:]

    /// Strings of tables; the first one that has a key counts.
    package init(_ tables: [StringsFile]) {
        for table in tables { entries.merge(table.entries) { first, _ in first } }
    }

    /// Whether there are none.
    package var isEmpty: Bool { entries.isEmpty }

    /// The string for an object's property. Text views and texts with attributes have theirs under a longer name.
    package func string(for id: String, _ property: String) -> String? {
        guard !entries.isEmpty, !id.isEmpty else { return nil }
        if let text = entries["\(id).\(property)"] { return text }
        return entries["\(id).ibShadowed\(property.prefix(1).uppercased())\(property.dropFirst())"]
    }

    /// The title of a segment.
    package func segmentTitle(for id: String, at index: Int) -> String? {
        string(for: id, "segmentTitles[\(index)]")
    }

    /// The string for a runtime attribute, by its place among the localised ones of the object.
    package func runtimeString(for id: String, at index: Int) -> String? {
        string(for: id, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]")
    }
}
