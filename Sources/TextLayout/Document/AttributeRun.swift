import Foundation

/// The attributes of a run of text. Copies of the text share the object.
final class AttributeValues {
    let values: TextDocument.Attributes

    init(_ values: TextDocument.Attributes) { self.values = values }

    /// Returns whether texts with these attributes are drawn in the same way.
    func isEqual(to other: AttributeValues) -> Bool {
        if self === other { return true }
        guard values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in
            guard let another = other.values[key] else { return false }
            if let object = value as? NSObject { return object.isEqual(another) }
            guard let value = value as? AnyHashable, let another = another as? AnyHashable else { return false }
            return value == another
        }
    }
}

/// A run of text with the same attributes.
struct AttributeRun: Summed {
    struct Length: TreeSum {
        var length: Int

        static let zero = Length(length: 0)

        static func + (left: Length, right: Length) -> Length { Length(length: left.length + right.length) }
    }

    var length: Int
    var attributes: AttributeValues

    var sum: Length { Length(length: length) }

    /// Returns the runs without empty runs, and with equal neighbors joined.
    static func joined(_ runs: [AttributeRun]) -> [AttributeRun] {
        var result: [AttributeRun] = []
        for run in runs where run.length > 0 {
            if let last = result.indices.last, result[last].attributes.isEqual(to: run.attributes) {
                result[last].length += run.length
            } else {
                result.append(run)
            }
        }
        return result
    }
}
