import Foundation

/// The text of a text view, which tells those who show it of each change.
///
/// A change by the methods of `NSMutableAttributedString` ends in `processEditing()`, or those between `beginEditing()` and
/// `endEditing()` together do: `willProcessEditing` (delegate, then notification), in which characters and attributes may still be
/// changed; `didProcessEditing`, in which attributes may be; then the layout managers are updated. (Apple: NSTextStorage.)
///
/// A subclass with a text of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two. All other methods use these four.
open class NSTextStorage: NSMutableAttributedString {
    /// What has changed.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The actions as bits, with Apple's values.
        public let rawValue: UInt

        /// Makes the actions that these bits stand for.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted by a text storage before it processes changes, with the storage as the object.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")

    /// Posted by a text storage when it has processed changes, before layout managers are updated.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    /// What has changed since changes were last processed; empty between two changes.
    open private(set) var editedMask: EditActions = []

    /// Where characters or attributes have changed, as the text is now. `NSNotFound` and 0 between two changes.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

    /// By how much the text has become longer, in UTF-16 units.
    open private(set) var changeInLength = 0

    /// Called about changes.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// What lays the text out.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Where attributes may not fit characters.
    private var unfixed: NSRange?
    /// How many calls of `endEditing()` are missing.
    private var nesting = 0
    /// Whether `processEditing()` is running, up to the layout managers: changes made meanwhile belong to the same
    /// changes.
    private var isProcessing = false
    /// The range of a subclass's text that the superclass does not have yet, and by how much the text has become
    /// longer.
    private var uncopied: (range: NSRange, delta: Int)?
    /// Whether the subclass leaves the text to this class; `nil` until it matters.
    private var ownsText: Bool?
    private var hasReadString = false

    // MARK: - Making

    /// Makes an empty storage.
    public init() { super.init(string: "") }

    /// Makes a storage of text without attributes.
    public override init(string: String) { super.init(string: string) }

    /// Makes a storage of text with the same attributes throughout.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    /// Makes a storage of an attributed string.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

    /// Makes the storage that was archived.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    // MARK: - Layout managers

    /// Adds what lays the text out. A manager that has another storage leaves that.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes what lays the text out.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    // MARK: - Editing

    /// Whether changes are collected: between `beginEditing()` and `endEditing()`.
    var isEditing: Bool { nesting > 0 }

    /// Begins to collect changes, until `endEditing()` was called as often.
    open override func beginEditing() { nesting += 1 }

    /// Ends collecting changes. The outermost call processes them, if there are any. A call too many does nothing.
    open override func endEditing() {
        guard nesting > 0 else { return }
        nesting -= 1
        if nesting == 0 { processChanges() }
    }

    private func processChanges() {
        guard !editedMask.isEmpty, !isProcessing else { return }
        // Subclasses change attributes in their `processEditing()`, before they call the superclass's.
        isProcessing = true
        processEditing()
        isProcessing = false
    }

    /// Notes a change, and processes it unless changes are being collected.
    ///
    /// - Parameters:
    ///   - editedMask: Whether characters, attributes or both changed.
    ///   - editedRange: The changed part of the text, as it was before the change.
    ///   - delta: By how much the text has become longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedRange = Self.joined(self.editedMask.isEmpty ? nil : self.editedRange, editedRange, delta)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if !isOwner { uncopied = (Self.joined(uncopied?.range, editedRange, delta), (uncopied?.delta ?? 0) + delta) }
        if nesting == 0 { processChanges() }
    }

    /// A range that was changed before, joined with a range that has become longer by `delta`.
    private static func joined(_ earlier: NSRange?, _ range: NSRange, _ delta: Int) -> NSRange {
        let start = min(earlier?.location ?? range.location, range.location)
        let end = max(earlier?.upperBound ?? range.upperBound, range.upperBound) + delta
        return NSRange(location: start, length: max(0, end - start))
    }

    /// Tells the delegate, observers and layout managers of changes. Called when a change, or a collection of changes, is complete.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        nesting += 1
        copyToSuperclass()
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        invalidateAttributes(in: editedRange)
        if !fixesAttributesLazily { ensureAttributesAreFixed(in: editedRange) }
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        ensureAttributesAreFixed(in: NSRange(location: 0, length: length))
        nesting -= 1
        let (mask, delta) = (editedMask, changeInLength)
        let range = editedRange.clamped(to: length)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        copyToSuperclass()
        isProcessing = false
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
        for container in layoutManagers.flatMap(\.textContainers) { container.storageChanged?(mask, range, delta) }
    }

    // MARK: - Fixing attributes

    /// Whether attributes are fixed only before layout managers need them, and not while changes are processed. So it is here; `false` in
    /// subclasses, unless they say otherwise. (Apple: NSTextStorage.)
    open var fixesAttributesLazily: Bool { type(of: self) == NSTextStorage.self }

    /// Notes that attributes have to be fixed. Called for each change.
    open func invalidateAttributes(in range: NSRange) {
        let range = range.clamped(to: length)
        unfixed = unfixed.map { $0.union(range) } ?? range
    }

    /// Fixes the attributes of characters that were noted. Called before layout managers are updated.
    open func ensureAttributesAreFixed(in range: NSRange) {
        guard let noted = unfixed?.clamped(to: length) else { return }
        let range = range.clamped(to: length)
        unfixed = nil
        guard let part = noted.intersection(range) ?? (noted.length == 0 ? noted : nil) else { return unfixed = noted }
        fixAttributes(in: part)
    }

    /// Makes attributes fit characters: each paragraph has the first paragraph style in it throughout, and attachments are of U+FFFC only.
    ///
    /// Called when a change is processed, with what has changed. A subclass may change attributes here, and calls `super`.
    open func fixAttributes(in range: NSRange) {
        let text = NSString(string: string)
        guard text.length > 0 else { return }
        let whole = text.paragraphRange(for: range.clamped(to: text.length))
        beginEditing()
        var location = whole.location
        while location < whole.upperBound {
            var run = NSRange()
            _ = attributes(at: location, effectiveRange: &run)
            let end = max(run.upperBound, location + 1)
            guard end < whole.upperBound else { break }
            // Only where attributes change inside of a paragraph can it have two styles.
            let paragraph = text.paragraphRange(for: NSRange(location: end, length: 0))
            if paragraph.location < end { fixParagraphStyle(in: paragraph) }
            location = paragraph.location < end ? max(end, paragraph.upperBound) : end
        }
        removeWrongAttachments(in: range.clamped(to: text.length), of: text)
        endEditing()
    }

    private func fixParagraphStyle(in paragraph: NSRange) {
        var (style, isMixed, location) = (Any?.none, false, paragraph.location)
        while location < paragraph.upperBound {
            var run = NSRange()
            let found = attributes(at: location, effectiveRange: &run)[.paragraphStyle]
            if location > paragraph.location, !isSame(found, style) { isMixed = true }
            style = style ?? found
            location = max(location + 1, run.upperBound)
        }
        guard isMixed, let style else { return }
        addAttribute(.paragraphStyle, value: style, range: paragraph)
    }

    private func isSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first = first as? NSObject, let second = second as? NSObject else {
            return first == nil && second == nil
        }
        return first.isEqual(second)
    }

    private func removeWrongAttachments(in range: NSRange, of text: NSString) {
        var location = range.location
        while location < range.upperBound {
            var run = NSRange()
            let found = attributes(at: location, effectiveRange: &run)[.attachment]
            let end = max(location + 1, min(run.upperBound, range.upperBound))
            if found != nil {
                for index in location..<end where Int(text.character(at: index)) != NSTextAttachment.character {
                    removeAttribute(.attachment, range: NSRange(location: index, length: 1))
                }
            }
            location = end
        }
    }

    // MARK: - The text

    /// Whether the superclass has the text, and not a subclass.
    private var isOwner: Bool {
        if let ownsText { return ownsText }
        hasReadString = false
        _ = string
        ownsText = hasReadString
        return hasReadString
    }

    /// Copies the changed part of a subclass's text. Foundation's initializers, and its methods with an attributed
    /// string as an argument, read the superclass's text without calling methods.
    private func copyToSuperclass() {
        guard !isOwner, let (range, delta) = uncopied else { return }
        uncopied = nil
        let text = string
        let all = NSRange(location: 0, length: text.utf16.count)
        var new = text.wholeCharacters(range.clamped(to: all.length))
        var old = NSRange(location: new.location, length: new.length - delta)
        if old.length < 0 || old.upperBound > super.length || super.length + delta != all.length {
            (new, old) = (all, NSRange(location: 0, length: super.length))
        }
        replaceUnits(in: old, with: NSString(string: text).substring(with: new))
        for run in runs(in: new) { super.setAttributes(run.values, range: run.range) }
    }

    /// Replaces characters of the superclass's text. The new ones have the attributes of the first character that they
    /// replace, or else of the character before.
    ///
    /// Foundation replaces whole characters (grapheme clusters). If a range cuts a character, it replaces a different
    /// range or stops the program. The range is therefore widened, and the rest of the characters at its ends is
    /// inserted again. The remaining half of a surrogate pair becomes U+FFFD.
    private func replaceUnits(in range: NSRange, with text: String) {
        let whole = super.string.wholeCharacters(range)
        guard whole != range else { return super.replaceCharacters(in: range, with: text) }
        let before = NSRange(location: whole.location, length: range.location - whole.location)
        let behind = NSRange(location: range.upperBound, length: whole.upperBound - range.upperBound)
        let values = super.attributes(
            at: range.length > 0 || range.location == 0 ? range.location : range.location - 1, effectiveRange: nil)
        let new = NSRange(location: range.location, length: text.utf16.count)
        let shift = new.length - range.length
        let attributes =
            superclassRuns(in: before) + [(values, new)]
            + superclassRuns(in: behind).map { ($0, NSRange(location: $1.location + shift, length: $1.length)) }
        let old = NSString(string: super.string)
        super.replaceCharacters(
            in: whole, with: old.substring(with: before) + text + old.substring(with: behind))
        for (values, range) in attributes where range.length > 0 { super.setAttributes(values, range: range) }
    }

    private typealias Run = (values: [NSAttributedString.Key: Any], range: NSRange)

    /// The attributes in a range.
    private func runs(in range: NSRange) -> [Run] { runs(in: range) { attributes(at: $0, effectiveRange: $1) } }

    private func superclassRuns(in range: NSRange) -> [Run] {
        runs(in: range) { super.attributes(at: $0, effectiveRange: $1) }
    }

    private func runs(
        in range: NSRange, _ attributes: (Int, NSRangePointer) -> [NSAttributedString.Key: Any]
    ) -> [Run] {
        var (result, location): ([Run], Int) = ([], range.location)
        while location < range.upperBound {
            var run = NSRange()
            let values = attributes(location, &run)
            let end = min(max(run.upperBound, location + 1), range.upperBound)
            result.append((values, NSRange(location: location, length: end - location)))
            location = end
        }
        return result
    }

    /// The characters.
    open override var string: String {
        hasReadString = true
        return super.string
    }

    /// The characters as a string that can be changed. What is changed in it is a change of the storage, of which all hear.
    open override var mutableString: NSMutableString { StorageCharacters(self) }

    /// In UTF-16 units.
    open override var length: Int { isOwner ? super.length : string.utf16.count }

    /// The attributes of a character, and where they are the same.
    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard isInside(NSRange(location: location, length: 1), "objectAtIndex:effectiveRange:") else {
            range?.pointee = NSRange(location: NSNotFound, length: 0)
            return [:]
        }
        return super.attributes(at: location, effectiveRange: range)
    }

    /// Whether a range is one of the text; says so in one line where it is not, and UIKit would raise an exception.
    private func isInside(_ range: NSRange, _ method: String) -> Bool {
        let length = self.length
        if range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location {
            return true
        }
        Log.general.error("NSMutableRLEArray \(method): Out of bounds: \(range) of a text of \(length)")
        return false
    }

    /// Puts characters in the place of others. They get the attributes of the first one that they replace, or else of the one before.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        guard isInside(range, "replaceObjectsInRange:withObject:length:") else { return }
        replaceUnits(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    /// Gives characters these attributes instead of those that they have.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard isInside(range, "replaceObjectsInRange:withObject:length:") else { return }
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: - Methods that use these

    /// An attribute of a character, and where all its attributes are the same.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    /// The attributes of a character, and where in a range they are the same.
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        longest(at: location, range, in: rangeLimit) { NSDictionary(dictionary: $0.byName) } ?? [:]
    }

    /// An attribute of a character, and where in a range it is the same.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        longest(at: location, range, in: rangeLimit) { attributes in
            NSDictionary(dictionary: attributes[attrName].map { ["value": $0] } ?? [:])
        }?[attrName]
    }

    private func longest(
        at location: Int, _ pointer: NSRangePointer?, in limit: NSRange,
        _ key: ([NSAttributedString.Key: Any]) -> NSDictionary
    ) -> [NSAttributedString.Key: Any]? {
        var found = NSRange(location: location, length: 0)
        let values = attributes(at: location, effectiveRange: &found)
        let wanted = key(values)
        while found.location > limit.location {
            var part = NSRange()
            guard key(attributes(at: found.location - 1, effectiveRange: &part)).isEqual(wanted) else { break }
            found = found.union(part)
        }
        while found.upperBound < limit.upperBound {
            var part = NSRange()
            guard key(attributes(at: found.upperBound, effectiveRange: &part)).isEqual(wanted) else { break }
            found = found.union(part)
        }
        pointer?.pointee = found.intersection(limit) ?? NSRange(location: location, length: 0)
        return values
    }

    /// A part of the text.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard isInside(range, "attributedSubstringFromRange:") else { return NSAttributedString(string: "") }
        if isOwner { return super.attributedSubstring(from: range) }
        let part = NSMutableAttributedString(string: NSString(string: string).substring(with: range))
        for (values, run) in runs(in: range) {
            part.setAttributes(values, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return part
    }

    /// Whether the characters and attributes are those of another attributed string.
    open override func isEqual(to other: NSAttributedString) -> Bool {
        plain.isEqual(to: (other as? NSTextStorage)?.plain ?? other)
    }

    private var plain: NSAttributedString { attributedSubstring(from: NSRange(location: 0, length: length)) }

    /// The text as an attributed string that does not change.
    open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: plain) }

    /// The text as another attributed string, which is no storage.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: plain)
    }

    /// Puts attributed text in the place of characters.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard isInside(range, "replaceObjectsInRange:withObject:length:") else { return }
        let text = (attrString as? NSTextStorage)?.plain ?? attrString
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        if text.length > 0 {
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, run, _ in
                setAttributes(values, range: NSRange(location: range.location + run.location, length: run.length))
            }
        }
        endEditing()
    }

    /// Removes characters.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Adds an attribute to characters, in the place of one with that name.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    /// Adds attributes to characters, in the place of those with their names.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    /// Removes an attribute from characters.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard isInside(range, "replaceObjectsInRange:withObject:length:") else { return }
        beginEditing()
        for run in runs(in: range) {
            var values = run.values
            change(&values)
            setAttributes(values, range: run.range)
        }
        endEditing()
    }
}

extension NSRange {
    /// The part of the range that is in a text of this length; empty for a negative length.
    package func clamped(to length: Int) -> NSRange {
        let start = max(0, min(location, length))
        let end = location.addingReportingOverflow(self.length)
        return NSRange(location: start, length: max(0, min(end.overflow ? length : end.partialValue, length) - start))
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate var byName: [String: Any] { [String: Any](uniqueKeysWithValues: map { ($0.rawValue, $1) }) }
}
