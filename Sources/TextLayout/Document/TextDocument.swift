import Foundation

/// Attributed text as an editable value. Copies share storage. The cost of a change does not depend on its position or
/// on the length of the text.
///
/// Offsets and lengths are UTF-16 units, as in `NSAttributedString`. Ranges are clamped to the text.
package struct TextDocument {
    package typealias Attributes = [NSAttributedString.Key: Any]

    /// The characters.
    package private(set) var text: TextRope
    var runs: SummedTree<AttributeRun>

    /// Creates text with the same attributes for all characters.
    package init(_ string: String = "", attributes: Attributes = [:]) {
        text = TextRope(string)
        runs = SummedTree(
            text.isEmpty ? [] : [AttributeRun(length: text.length, attributes: AttributeValues(attributes))])
    }

    /// Creates the text of an attributed string.
    package init(_ string: NSAttributedString) {
        self.init(TextRope(string.string), of: string, from: 0)
    }

    /// Creates the text of a part of an attributed string. The range must be inside the string.
    package init(_ string: NSAttributedString, in range: NSRange) {
        self.init(
            TextRope(NSString(string: string.string).substring(with: range)), of: string, from: range.location)
    }

    private init(_ text: TextRope, of string: NSAttributedString, from start: Int) {
        var found: [AttributeRun] = []
        let end = min(start + text.length, string.length)
        var location = start
        while location < end {
            var run = NSRange()
            let attributes = string.attributes(at: location, effectiveRange: &run)
            let next = min(max(run.upperBound, location + 1), end)
            found.append(AttributeRun(length: next - location, attributes: AttributeValues(attributes)))
            location = next
        }
        let rest = text.length - max(0, end - start)
        found.append(AttributeRun(length: rest, attributes: AttributeValues([:])))
        self.init(text: text, runs: SummedTree(AttributeRun.joined(found)))
    }

    private init(text: TextRope, runs: SummedTree<AttributeRun>) { (self.text, self.runs) = (text, runs) }

    /// A description of an invariant that does not hold, or `nil`. It is checked in builds with `IREKO_INVARIANTS`.
    var violatedInvariant: String? {
        #if IREKO_INVARIANTS
            if let violated = text.violatedInvariant ?? runs.violatedInvariant { return violated }
            if runs.sum.length != length { return "\(length) units have attributes for \(runs.sum.length)" }
            let runs = runs.elements
            if runs.contains(where: { $0.length <= 0 }) { return "a run of attributes is empty" }
            if zip(runs, runs.dropFirst()).contains(where: { $0.attributes.isEqual(to: $1.attributes) }) {
                return "two adjacent runs have the same attributes"
            }
        #endif
        return nil
    }

    // MARK: Asking

    /// The length in UTF-16 units.
    package var length: Int { text.length }

    package var isEmpty: Bool { text.isEmpty }

    /// All characters. The cost is proportional to their number.
    package var string: String { text.string }

    package func string(in range: Range<Int>) -> String { text.string(in: range) }

    /// Returns the attributes of the character at an offset, and the range with the same attributes. At the end of the
    /// text, the last character is used. Returns `nil` if the text is empty.
    package func attributes(at offset: Int) -> (values: Attributes, range: Range<Int>)? {
        guard let (index, start) = run(at: offset) else { return nil }
        let run = runs[index]
        return (run.attributes.values, start..<start + run.length)
    }

    /// Calls the body for each part of a range with the same attributes, until it returns `false`.
    package func forEachRun(in range: Range<Int>, _ body: (Attributes, Range<Int>) -> Bool) {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty, let (first, before) = run(at: range.lowerBound) else { return }
        var start = before
        runs.forEach(from: first) { run in
            let part = (start..<start + run.length).clamped(to: range)
            start += run.length
            return body(run.attributes.values, part) && start < range.upperBound
        }
    }

    /// A part of the text.
    package subscript(range: Range<Int>) -> TextDocument {
        let range = range.clamped(to: 0..<length)
        if range.count == length { return self }
        return TextDocument(text: TextRope(text.string(in: range)), runs: SummedTree(parts(in: range)))
    }

    /// Returns a part of the text as an attributed string.
    func attributedString(in range: Range<Int>) -> NSAttributedString {
        let range = range.clamped(to: 0..<length)
        let string = text.string(in: range)
        // A single run needs a single attributed string. That matters because each attributed string leaks memory.
        if let (values, run) = attributes(at: range.lowerBound), run.upperBound >= range.upperBound {
            return NSAttributedString(string: string, attributes: values)
        }
        let result = NSMutableAttributedString(string: string)
        forEachRun(in: range) { attributes, part in
            let place = NSRange(location: part.lowerBound - range.lowerBound, length: part.count)
            if !attributes.isEmpty { result.setAttributes(attributes, range: place) }
            return true
        }
        return result
    }

    /// The whole text as an attributed string, for programs. Foundation on Linux never frees its attributes, so UIKit
    /// uses documents.
    package var attributedString: NSAttributedString { attributedString(in: 0..<length) }

    /// Changes the attributes of each run.
    package mutating func changeAttributes(_ change: (inout Attributes) -> Void) {
        changeAttributes(in: 0..<length, change)
    }

    /// Returns whether two texts have the same characters with the same attributes.
    package func isEqual(to other: TextDocument) -> Bool {
        guard length == other.length, runs.count == other.runs.count, string == other.string else { return false }
        return zip(runs.elements, other.runs.elements).allSatisfy {
            $0.length == $1.length && $0.attributes.isEqual(to: $1.attributes)
        }
    }

    private func run(at offset: Int) -> (index: Int, start: Int)? {
        guard !runs.isEmpty else { return nil }
        if let found = runs.first(where: { $0.length > max(0, offset) }) { return (found.index, found.before.length) }
        return (runs.count - 1, runs.sum(before: runs.count - 1).length)
    }

    private func parts(in range: Range<Int>) -> [AttributeRun] {
        guard !range.isEmpty, let (first, before) = run(at: range.lowerBound) else { return [] }
        var (result, start) = ([AttributeRun](), before)
        runs.forEach(from: first) { run in
            let part = (start..<start + run.length).clamped(to: range)
            result.append(AttributeRun(length: part.count, attributes: run.attributes))
            start += run.length
            return start < range.upperBound
        }
        return result
    }

    // MARK: Changing

    /// Replaces a range by characters with the same attributes.
    package mutating func replace(_ range: Range<Int>, with string: String, attributes: Attributes) {
        let range = range.clamped(to: 0..<length)
        let old = length
        text.replace(range, with: string)
        let added = length - old + range.count
        replaceRuns(
            range, with: added > 0 ? [AttributeRun(length: added, attributes: AttributeValues(attributes))] : [])
    }

    /// Replaces a range by a text.
    package mutating func replace(_ range: Range<Int>, with other: TextDocument) {
        let range = range.clamped(to: 0..<length)
        if range.count == length { return self = other }
        text.replace(range, with: other.string)
        replaceRuns(range, with: other.runs.elements)
    }

    /// Changes the attributes of each run in a range.
    mutating func changeAttributes(in range: Range<Int>, _ change: (inout Attributes) -> Void) {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty else { return }
        let changed = parts(in: range).map { run in
            var values = run.attributes.values
            change(&values)
            return AttributeRun(length: run.length, attributes: AttributeValues(values))
        }
        replaceRuns(range, with: changed)
    }

    /// Replaces the runs in a range. The first and the last run may be divided, and equal neighbors are joined.
    private mutating func replaceRuns(_ range: Range<Int>, with new: [AttributeRun]) {
        guard let first = run(at: range.lowerBound), let last = run(at: range.upperBound) else {
            runs = SummedTree(AttributeRun.joined(new))
            return
        }
        var (low, high) = (first.index, last.index + 1)
        var (before, behind) = ([AttributeRun](), [AttributeRun]())
        if range.lowerBound > first.start {
            before = [AttributeRun(length: range.lowerBound - first.start, attributes: runs[first.index].attributes)]
        } else if low > 0 {
            low -= 1
            before = [runs[low]]
        }
        let rest = last.start + runs[last.index].length - range.upperBound
        if rest > 0 { behind = [AttributeRun(length: rest, attributes: runs[last.index].attributes)] }
        if rest <= 0, high < runs.count {
            behind = [runs[high]]
            high += 1
        }
        runs.replaceSubrange(low..<high, with: AttributeRun.joined(before + new + behind))
    }
}
