import Foundation

// Chosen (Text): Changes of a storage's attributes keep the undo steps of its text view, changes of characters clear
// them.
/// The text of a text view. It notifies its delegate, observers and layout managers of each change.
///
/// Each change by the methods of `NSMutableAttributedString` ends with `processEditing()`; the changes between
/// `beginEditing()` and `endEditing()` end with a single call. The order is: `willProcessEditing` (delegate, then
/// notification), during which characters and attributes may be changed; `didProcessEditing`, during which attributes
/// may be changed; then the layout managers are updated. (Apple: NSTextStorage.)
///
/// A subclass with its own text overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`
/// and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two. All other methods use
/// these four.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The raw value. The bits are the same as in UIKit.
        public let rawValue: UInt

        /// Creates actions from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes have changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters have changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted by a text storage before it processes changes, with the storage as the object.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")

    /// Posted by a text storage after it has processed changes and before layout managers are updated, with the
    /// storage as the object.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    /// The kinds of the changes that are not processed yet. The set is empty if all changes are processed.
    open private(set) var editedMask: EditActions = []

    /// The range of the changed characters or attributes in the new text. If all changes are processed, the location
    /// is `NSNotFound` and the length is 0.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

    /// The change of the text's length, in UTF-16 units.
    open private(set) var changeInLength = 0

    /// The delegate, which is called for changes. It is not retained.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The layout managers of the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// The range whose attributes may not match its characters.
    private var unfixed: NSRange?
    /// The number of missing calls of `endEditing()`.
    private var nesting = 0
    /// Whether `processEditing()` is running, until the layout managers are updated. Changes during that time belong
    /// to the same edit.
    private var isProcessing = false
    /// The range of a subclass's text that has not been copied to the superclass yet, and the change of the text's
    /// length.
    private var uncopied: (range: NSRange, delta: Int)?
    /// Whether the text is stored by this class rather than by a subclass, or `nil` if that is not known yet.
    private var ownsText: Bool?
    private var hasReadString = false

    // MARK: - Making

    /// Creates an empty storage.
    public init() { super.init(string: "") }

    /// Creates a storage with a text that has no attributes.
    public override init(string: String) { super.init(string: string) }

    /// Creates a storage with text that has the same attributes throughout.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    /// Creates a storage with an attributed string.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

    /// Creates a storage from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    // MARK: - Layout managers

    /// Adds a layout manager. The manager is removed from its previous storage.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    // MARK: - Editing

    /// Whether changes are being grouped between `beginEditing()` and `endEditing()`.
    var isEditing: Bool { nesting > 0 }

    /// Begins to group changes. Balance each call with a call of `endEditing()`.
    open override func beginEditing() { nesting += 1 }

    /// Ends a group of changes. The outermost call processes the changes. A call without a matching `beginEditing()`
    /// has no effect.
    open override func endEditing() {
        guard nesting > 0 else { return }
        nesting -= 1
        if nesting == 0 { processChanges() }
    }

    private func processChanges() {
        guard !editedMask.isEmpty, !isProcessing else { return }
        // Subclasses change attributes in their `processEditing()` before they call `super`.
        isProcessing = true
        processEditing()
        isProcessing = false
    }

    /// Records a change. Processes it immediately, unless it is inside a group of changes.
    ///
    /// - Parameters:
    ///   - editedMask: Whether characters, attributes or both changed.
    ///   - editedRange: The changed range in the text before the change.
    ///   - delta: The change of the text's length.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedRange = Self.joined(self.editedMask.isEmpty ? nil : self.editedRange, editedRange, delta)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if !isOwner { uncopied = (Self.joined(uncopied?.range, editedRange, delta), (uncopied?.delta ?? 0) + delta) }
        if nesting == 0 { processChanges() }
    }

    /// Returns the union of an earlier changed range and a range whose length has changed by `delta`.
    private static func joined(_ earlier: NSRange?, _ range: NSRange, _ delta: Int) -> NSRange {
        let start = min(earlier?.location ?? range.location, range.location)
        let end = max(earlier?.upperBound ?? range.upperBound, range.upperBound) + delta
        return NSRange(location: start, length: max(0, end - start))
    }

    /// Notifies the delegate, observers and layout managers of changes. Called when a change or a collection of
    /// changes is complete.
    open func processEditing() {
        nesting += 1
        copyToSuperclass()
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        invalidateAttributes(in: editedRange)
        if !fixesAttributesLazily { ensureAttributesAreFixed(in: editedRange) }
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        ensureAttributesAreFixed(in: NSRange(location: 0, length: length))
        nesting -= 1
        let (mask, delta) = (editedMask, changeInLength)
        let range = editedRange.clamped(to: length)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        copyToSuperclass()
        isProcessing = false
        guard !mask.isEmpty else { return }
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
        for container in layoutManagers.flatMap(\.textContainers) { container.storageChanged?(mask, range, delta) }
    }

    // MARK: - Fixing attributes

    /// Whether attributes are fixed when layout managers need them, rather than while changes are processed. It is
    /// `true` for this class, and `false` for subclasses unless they override it. (Apple: NSTextStorage.)
    open var fixesAttributesLazily: Bool { type(of: self) == NSTextStorage.self }

    /// Records a range whose attributes must be fixed. This method is called for each change.
    open func invalidateAttributes(in range: NSRange) {
        let range = range.clamped(to: length)
        unfixed = unfixed.map { $0.union(range) } ?? range
    }

    /// Fixes the attributes in the recorded range. This method is called before layout managers are updated.
    open func ensureAttributesAreFixed(in range: NSRange) {
        guard let noted = unfixed?.clamped(to: length) else { return }
        let range = range.clamped(to: length)
        unfixed = nil
        guard let part = noted.intersection(range) ?? (noted.length == 0 ? noted : nil) else { return unfixed = noted }
        fixAttributes(in: part)
    }

    /// Makes the attributes consistent with the characters: the first paragraph style in a paragraph applies to the
    /// whole paragraph, and attachments are removed from characters other than U+FFFC.
    ///
    /// This method is called with the changed range when a change is processed. A subclass may override it to change
    /// attributes, and must call `super`.
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
            // A paragraph can have two styles only if attributes change inside of it.
            let paragraph = text.paragraphRange(for: NSRange(location: end, length: 0))
            if paragraph.location < end { fixParagraphStyle(in: paragraph) }
            location = paragraph.location < end ? max(end, paragraph.upperBound) : end
        }
        removeWrongAttachments(in: range.clamped(to: text.length), of: text)
        endEditing()
    }

    // Chosen (Editing): Attributes are fixed paragraph by paragraph: the first paragraph style in a paragraph applies
    // to all of it. Subclasses of `NSTextStorage` fix them between the two notifications, `NSTextStorage` itself after
    // them.
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

    /// Whether the text is stored by the superclass rather than by a subclass.
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

    /// Replaces characters of the superclass's text. The new characters have the attributes of the first replaced
    /// character, or else of the character before.
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

    /// Returns the attributes in a range.
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

    /// The characters as a mutable string. Changes of the string are changes of the storage, which notifies its
    /// delegate, observers and layout managers.
    open override var mutableString: NSMutableString { StorageCharacters(self) }

    /// The length in UTF-16 units.
    open override var length: Int { isOwner ? super.length : string.utf16.count }

    /// Returns the attributes of a character, and the range with the same attributes.
    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard isInside(NSRange(location: location, length: 1), "objectAtIndex:effectiveRange:") else {
            range?.pointee = NSRange(location: NSNotFound, length: 0)
            return [:]
        }
        return super.attributes(at: location, effectiveRange: range)
    }

    /// Returns whether a range is inside of the text. If it is not, logs a line; UIKit would raise an exception.
    private func isInside(_ range: NSRange, _ method: String) -> Bool {
        let length = self.length
        if range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location {
            return true
        }
        Log.general.error("NSMutableRLEArray \(method): Out of bounds: \(range) of a text of \(length)")
        return false
    }

    /// Replaces characters. The new characters have the attributes of the first replaced character or, if no character
    /// is replaced, of the preceding character.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        guard isInside(range, "replaceObjectsInRange:withObject:length:") else { return }
        replaceUnits(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    /// Replaces the attributes of characters.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard isInside(range, "replaceObjectsInRange:withObject:length:") else { return }
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: - Methods that use these

    /// Returns an attribute of a character, and the range with the same attributes.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    /// Returns the attributes of a character, and the part of a range with the same attributes.
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        longest(at: location, range, in: rangeLimit) { NSDictionary(dictionary: $0.byName) } ?? [:]
    }

    /// Returns an attribute of a character, and the part of a range with the same value.
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

    /// Returns a part of the text.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard isInside(range, "attributedSubstringFromRange:") else { return NSAttributedString(string: "") }
        if isOwner { return super.attributedSubstring(from: range) }
        let part = NSMutableAttributedString(string: NSString(string: string).substring(with: range))
        for (values, run) in runs(in: range) {
            part.setAttributes(values, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return part
    }

    /// Returns whether the characters and attributes equal those in a different attributed string.
    open override func isEqual(to other: NSAttributedString) -> Bool {
        plain.isEqual(to: (other as? NSTextStorage)?.plain ?? other)
    }

    private var plain: NSAttributedString { attributedSubstring(from: NSRange(location: 0, length: length)) }

    /// Returns the text as an immutable attributed string.
    open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: plain) }

    /// Returns the text as a mutable attributed string, which is not a storage.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: plain)
    }

    /// Replaces characters with attributed text.
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

    /// Adds an attribute to characters. It replaces an attribute with the same name.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    /// Adds attributes to characters. They replace attributes with the same names.
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
    /// Returns the part of the range in a text of this length. It is empty for a negative length.
    package func clamped(to length: Int) -> NSRange {
        let start = max(0, min(location, length))
        let end = location.addingReportingOverflow(self.length)
        return NSRange(location: start, length: max(0, min(end.overflow ? length : end.partialValue, length) - start))
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate var byName: [String: Any] { [String: Any](uniqueKeysWithValues: map { ($0.rawValue, $1) }) }
}
