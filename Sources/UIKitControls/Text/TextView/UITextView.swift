import CoreGraphics
import Foundation
import TextLayout

/// A scroll view with editable and selectable text of any length.
///
/// Lines are laid out only when they become visible, so a text of ten megabytes opens as fast as a single page. If
/// `isScrollEnabled` is `false`, Auto Layout gives the view the height of its text.
///
/// All editing keys of the desktop are supported. Tab and Return insert text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextview>. Orders and defaults are recorded
/// (CallbackOrder.md, "Text").
open class UITextView: UIScrollView, UITextInput, UITextDraggable, UITextDroppable, UITextSearching,
    UIContentSizeCategoryAdjusting
{
    // MARK: Notifications

    /// Posted when a text view has become first responder. The object is the text view.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when the user has changed the text. The object is the text view.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when a text view is no longer first responder. The object is the text view.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

    // MARK: Parts

    let editor = TextEditor(font: .systemFont(ofSize: 12))
    let interaction = UITextInteraction(for: .editable)
    let transfer = TextTransfer()
    private(set) lazy var content = TextContentView(editor)
    var parts = TextViewParts()

    // MARK: Creating a text view

    /// Creates a text view that displays the text of a container's layout manager. Without a container, the text view
    /// has its own text.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    /// Creates an empty text view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Decodes a text view from a storyboard or nib. Any other coder creates an empty text view.
    public required init?(coder: NSCoder) {
        container = NSTextContainer()
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodeTextView(from: coder) }
    }

    /// The named properties of text views, for storyboards, nibs and appearance proxies.
    open override class var namedProperties: NamedProperties { addTextViewProperties(to: super.namedProperties) }

    private func setUp(_ coder: NSCoder? = nil) {
        textContainer.widthTracksTextView = true
        textContainer.containerChanged = { [weak self] in
            MainActor.assumeIsolated { self?.linesDidChange(from: 0) }
        }
        editor.host = self
        measureHeightByWidth()
        if coder == nil { backgroundColor = .systemBackground }
        alwaysBounceVertical = false
        addSubview(content)
        interaction.textInput = self
        addInteraction(interaction)
        transfer.add(to: self, beside: interaction)
        addLinkRecognizers()
        if let manager = textContainer.layoutManager { adopt(manager) }
    }

    // MARK: Text

    /// The delegate, which permits and observes editing. It is referenced weakly.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    /// The text. The default is empty, and setting `nil` makes it empty. Setting the property notifies the delegate
    /// only of the selection, moves the caret to the end, and removes all undo steps.
    open var text: String! {
        get { editor.string }
        set { setDocument(TextDocument(newValue ?? "")) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { editor.attributedString }
        set { setDocument(TextDocument(newValue ?? NSAttributedString(string: ""))) }
    }

    /// The font of the whole text. The default is the system font with 12 points.
    open var font: UIFont? {
        get { editor.defaults.font }
        set {
            appearanceDidChange(\.font, to: newValue)
            // A text storage gives characters without a font the default font.
            editor.defaults.font = newValue ?? .systemFont(ofSize: 12)
            editor.changeAttributes(in: 0..<editor.text.length) { $0[.font] = nil }
        }
    }

    /// The color of the whole text; `nil` sets the label color.
    open var textColor: UIColor? {
        get { editor.color ?? .label }
        set {
            appearanceDidChange(\.textColor, to: newValue)
            editor.color = newValue
            editor.changeAttributes(in: 0..<editor.text.length) { $0[.foregroundColor] = nil }
        }
    }

    /// The alignment of lines. The default is `.natural`.
    open var textAlignment: NSTextAlignment {
        get { editor.defaults.paragraph.alignment }
        set {
            editor.changeAttributes(in: 0..<editor.text.length) { $0[.paragraphStyle] = nil }
            editor.defaults.paragraph.alignment = newValue
        }
    }

    /// The attributes of the text that is typed next. They are reset when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes }
        set { editor.typingAttributes = newValue }
    }

    /// The attributes of links. Only the color is used; the default is the tint color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet { updateLinkColor() }
    }

    /// The types of data that are displayed as links while the text cannot be edited. The attributes of the text do
    /// not change. The default is empty.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            if dataDetectorTypes != oldValue {
                parts.needsDetection = true
                setNeedsLayout()
            }
        }
    }

    /// The selected range, in UTF-16 units. It is clamped to the text. Setting the property notifies the delegate
    /// once, before the setter returns.
    open var selectedRange: NSRange {
        get { NSRange(location: editor.selection.range.lowerBound, length: editor.selection.range.count) }
        set { select(newValue) }
    }

    // MARK: Behavior

    /// Whether the user can change the text. The default is `true`. If it becomes `false`, editing ends.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            updateCaret()
            setNeedsDetection()
            guard isFirstResponder else { return }
            guard isEditable else { return _ = resignFirstResponder() }
            beginEditing()
            reloadInputViews()
        }
    }

    /// Whether the user can select text and tap links. The default is `true`.
    open var isSelectable = true {
        didSet {
            guard isSelectable != oldValue else { return }
            interaction.press.isEnabled = isSelectable
            if !isSelectable, isFirstResponder { resignFirstResponder() }
        }
    }

    /// Whether the user can paste text with attributes, and change attributes with keys.
    open var allowsEditingTextAttributes = false

    /// Whether the next insertion replaces the whole text. When the selection changes, the value is reset to `false`.
    open var clearsOnInsertion = false

    /// Whether the font is updated when the preferred content size category changes.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    /// Whether the text scrolls. If it is `false`, Auto Layout gives the view the height of its text, and the view
    /// does not clip its content (recorded).
    open override var isScrollEnabled: Bool {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            clipsToBounds = isScrollEnabled
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The border style of the view.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line with round corners, as in a text field.
        case roundedRect = 1
    }

    /// The border style of the view. The default is `.none`.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { updateBorder() } }
    }

    private func updateBorder() {
        let isRound = borderStyle == .roundedRect
        layer.cornerRadius = isRound ? TextFieldBorder.cornerRadius : 0
        layer.borderWidth = isRound ? 1 / max(1, traitCollection.displayScale) : 0
        layer.borderColor = UIColor.opaqueSeparator.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: The text container

    /// The text container, which is the area of the text. The default of its `lineFragmentPadding` is 5 points.
    open var textContainer: NSTextContainer { container }
    private let container: NSTextContainer

    /// The insets of the text container. The default is 8 points at the top and at the bottom.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { linesDidChange(from: 0) } }
    }

    /// The text storage, for programs that use TextKit. A change of the storage changes the text of the view, without
    /// calling the view's delegate.
    open var textStorage: NSTextStorage { storage }

    /// The layout manager of the text.
    open var layoutManager: NSLayoutManager { manager }

    /// Scrolls in the next layout pass so that a range is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        parts.rangeToShow = range
        setNeedsLayout()
    }

    // MARK: Finding text

    /// Whether the user can find text with Ctrl-F, which presents a panel. The default is `false`.
    open var isFindInteractionEnabled: Bool {
        get { parts.find != nil }
        set {
            guard newValue != (parts.find != nil) else { return }
            if let find = parts.find { removeInteraction(find) }
            parts.find = newValue ? UIFindInteraction(sessionDelegate: parts.finder) : nil
            if let find = parts.find { addInteraction(find) }
        }
    }

    /// The find interaction; `nil` unless `isFindInteractionEnabled` is `true`.
    open var findInteraction: UIFindInteraction? { parts.find }

    /// Presents the find panel.
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    /// Presents the find panel with the field for replacements.
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    /// Highlights the next result.
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    /// Highlights the previous result.
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    /// Searches for the selected text.
    open override func useSelectionForFind(_ sender: Any?) { searchForSelection() }

    /// Whether the text can be edited.
    open var supportsTextReplacement: Bool { isEditable }
    /// Returns the order of two ranges, by comparing their beginnings.
    open func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }
    /// Searches the text for a query. The search ends after 10,000 results.
    open func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        search(queryString, options) { resultAggregator.foundRange($0, searchString: queryString, document: nil) }
        resultAggregator.finishedSearching()
    }
    /// Highlights a range in yellow.
    open func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {
        decorate(foundTextRange, usingStyle)
    }
    /// Removes all highlights.
    open func clearAllDecoratedFoundText() { content.found = FoundText() }
    /// Called before a range is highlighted. The default implementation is empty.
    open func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}
    /// Scrolls so that a range is visible.
    open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        if let range = editor.offsets(range) { scroll(to: NSRange(range)) }
    }
    /// Returns whether the text can be edited. The delegate is called for permission only when the text is replaced.
    open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String)
        -> Bool
    { isEditable }
    /// Replaces a range, if the delegate permits it. The change can be undone.
    open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
        replaceFound(foundTextRange, replacementText)
    }
    /// Replaces all results, as one undo step.
    open func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        replaceAllFound(queryString, options, replacementText)
    }

    // MARK: Input views

    /// The view that replaces the keyboard. A new value is used when the view becomes first responder the next time,
    /// or after a call of `reloadInputViews()`.
    open override var inputView: UIView? {
        get { parts.inputView ?? super.inputView }
        set { parts.inputView = newValue }
    }

    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { parts.inputAccessoryView ?? super.inputAccessoryView }
        set { parts.inputAccessoryView = newValue }
    }

    // MARK: Being first responder

    /// The selection, the scroll position, and whether the view is first responder, as a property list for
    /// `NSUserActivity`. Setting a saved value restores the selection if the text is long enough, scrolls, and makes
    /// the view first responder if it is in a window. The value does not contain the text, so set the text before this
    /// property.
    open var interactionState: Any {
        get { savedInteraction }
        set { restoreInteraction(newValue) }
    }

    /// Whether the view can become first responder, which is the case if the text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Whether the keyboard's focus can move to the view, which is the case if the text can be edited. The view then
    /// becomes first responder. Since the tab key is a part of the text, shift and tab or control and tab leave it.
    open override var canBecomeFocused: Bool { isEditable }

    /// Begins editing, if the delegate permits it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil else { return super.becomeFirstResponder() }
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        // The delegate of the previous first responder may have made a different responder first responder.
        guard super.becomeFirstResponder(), isFirstResponder else { return false }
        if !content.isEditing { beginEditing() }
        return isFirstResponder
    }

    /// Ends editing, if the delegate permits it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard content.isEditing else { return super.resignFirstResponder() }
        guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        editor.unmark()
        return super.resignFirstResponder()
    }

    /// The undo manager of the text while it is edited; otherwise that of the next responder.
    open override var undoManager: UndoManager? { isFirstResponder ? editor.undoManager : super.undoManager }

    // MARK: UIKeyInput

    /// Whether the text is not empty.
    open var hasText: Bool { !editor.isEmpty }

    /// Inserts text at the caret or in place of the selection, if the delegate permits it.
    open func insertText(_ text: String) {
        guard isEditable else { return }
        if clearsOnInsertion { editor.select(TextSelection(0..<editor.text.length), isInput: true) }
        clearsOnInsertion = false
        editor.insert(text == "\r" ? "\n" : text)
    }

    /// Deletes the selected text, or the character before the caret, if the delegate permits it.
    open func deleteBackward() { if isEditable { editor.delete(.backward) } }

    // MARK: UITextInput

    // The editor implements the behavior that text fields and text views have in common. These members are declared in
    // the class, since members of extensions cannot be overridden.

    /// Returns the text in a range; `nil` if the range belongs to a different text.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces a range without requesting permission from the delegate. A range of a different text is ignored.
    open func replace(_ range: UITextRange, withText text: String) {
        if let range = editor.offsets(range) { editor.replace(range, with: text) }
    }

    /// Requests permission from the delegate. Called before typed or composed text is inserted.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard isEditable, let range = editor.offsets(range) else { return false }
        return editor.permits(range, text)
    }

    /// The selected range. An empty range is the position of the caret. Setting `nil` moves the caret to the beginning
    /// (recorded).
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }

    /// The range of the text that an input method composes; `nil` if no text is marked.
    open var markedTextRange: UITextRange? { editor.markedTextRange }

    /// The attributes of marked text; `nil` to underline it.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedTextStyle }
        set { editor.markedTextStyle = newValue }
    }

    /// Marks text by calling `setMarkedText(_:selectedRange:)` with the characters of `markedText`. The attributes of
    /// `markedTextStyle` are used instead of its own attributes.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// Replaces the marked text with the text that an input method composes. If no text is marked, replaces the
    /// selection.
    ///
    /// - Parameters:
    ///   - markedText: The composed text; `nil` removes the marked text.
    ///   - selectedRange: The selection within the composed text, in UTF-16 units.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if isEditable { compose(markedText, selectedRange) }
    }

    /// Ends composing. The marked text remains as ordinary text, and the caret moves to the start of the selection in
    /// it.
    open func unmarkText() { endComposing() }

    /// The line of the caret at a line break: `.backward` for the end of the first line.
    open var selectionAffinity: UITextStorageDirection {
        editor.selection.affinity == .upstream ? .backward : .forward
    }

    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { editor.position(0) }

    /// The position after the last character.
    open var endOfDocument: UITextPosition { editor.position(editor.text.length) }

    /// Returns the range between two positions, in any order; `nil` if a position belongs to a different text.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }

    /// Returns the position at a distance in UTF-16 units; `nil` if it is outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    /// Returns the position at a visual distance in characters or lines; `nil` if it is outside the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    /// Returns the number of UTF-16 units from one position to another, which is negative if the second position is
    /// before the first. Returns 0 if a position belongs to a different text.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(from: from, to: toPosition)
    }

    /// Returns the end of a range that is farthest in a direction. For `left` and `up`, it is the beginning of the
    /// range.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }

    /// Returns the range from a position to the beginning of the text for `left` and `up`, otherwise to the end of the
    /// text.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }

    /// Returns the writing direction of the paragraph at a position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.baseWritingDirection(for: position) }

    /// Sets the writing direction of the paragraphs in a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setBaseWritingDirection(writingDirection, for: range)
    }

    /// Returns the attributes of the character after a position, or before it if the direction is `backward`.
    /// Attributes that the character does not have are replaced by the default attributes.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.textStyling(at: position, in: direction) }

    /// Returns the rectangle of the first line of a range, in the coordinate space of this view. For an empty range,
    /// it is the rectangle of the caret.
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

    /// Returns the rectangle of the caret at a position, in the coordinate space of this view. An override changes the
    /// displayed caret, and an empty rectangle hides it.
    open func caretRect(for position: UITextPosition) -> CGRect {
        var rect = editor.caretRect(for: position)
        guard !rect.isEmpty else { return rect }
        rect.origin.x -= 1
        rect.origin.y -= 1
        rect.size.height = rect.height.rounded(.up) + 1
        return rect
    }

    /// Returns the rectangles of a range, one for each line, in the coordinate space of this view.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }

    /// Returns the position nearest to a point of this view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

    /// Returns the position in a range that is nearest to a point of this view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    /// Returns the range of the character at a point of this view; `nil` if no character is at the point.
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    /// Returns the edit menu for a range, which the delegate provides.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let range = editor.offsets(textRange) else { return nil }
        return delegate?.textView(
            self, editMenuForTextIn: NSRange(location: range.lowerBound, length: range.count),
            suggestedActions: suggestedActions)
    }

    /// The input delegate, which the system sets while this view is first responder. It is referenced weakly.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    /// The tokenizer, which finds words, sentences, paragraphs, and lines of the layout.
    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }

    // MARK: UITextInputTraits

    /// The letters that an on-screen keyboard capitalizes automatically. The default is `sentences`.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether misspelled words are replaced during typing. The property has no effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelled words are marked with red dots during editing. `default` marks them if words may be
    /// corrected. This requires a dictionary of the desktop (libenchant).
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { parts.spelling?.setNeedsCheck() }
    }
    /// Whether straight quotes are replaced by typographic quotes during typing.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens are replaced by a dash during typing.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are adjusted around pasted and deleted text. `default` adjusts them if the text consists of
    /// sentences.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether completions of words are suggested during typing. The property has no effect.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// The type of an on-screen keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The light or dark appearance of an on-screen keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { appearanceDidChange(\.keyboardAppearance, to: keyboardAppearance) }
    }
    /// The type of an on-screen keyboard's return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled while the text is empty.
    open var enablesReturnKeyAutomatically = false
    /// Whether a dot is displayed instead of each character. Secure text cannot be copied.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set { editor.isSecure = newValue }
    }
    /// The semantic meaning of the text; `nil` if it is not specified.
    open var textContentType: UITextContentType!
    /// The rules for new passwords.
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Accessibility

    /// Whether the text view is an accessibility element. The default is `true`.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The text, unless a different value is set.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? text }
        set { accessibilityValues.value = newValue }
    }

    // MARK: Editing commands

    /// Returns whether an edit command can be performed with the current selection and pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selected text and deletes it, if the delegate permits it.
    open override func cut(_ sender: Any?) { if isEditable { editor.cut() } }
    /// Copies the selected text, unless it is secure.
    open override func copy(_ sender: Any?) { editor.copy() }
    /// Replaces the selection with the contents of the pasteboard, if the delegate permits it.
    open override func paste(_ sender: Any?) {
        guard isEditable, !transfer.paste(into: self) else { return }
        editor.paste(keepsAttributes: allowsEditingTextAttributes, isOneLine: false)
    }
    /// Replaces the selection with the contents of the pasteboard, in the style of the surrounding text.
    open override func pasteAndMatchStyle(_ sender: Any?) {
        if isEditable { editor.paste(keepsAttributes: false, isOneLine: false) }
    }
    /// Deletes the selected text, if the delegate permits it.
    open override func delete(_ sender: Any?) {
        if isEditable, !editor.selection.isCaret { editor.delete(.backward) }
    }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { editor.selectWord() }
    /// Selects all text.
    open override func selectAll(_ sender: Any?) { editor.select(TextSelection(0..<editor.text.length)) }
    /// Switches bold on or off for the selection or the text that is typed next, if `allowsEditingTextAttributes` is
    /// `true`.
    open override func toggleBoldface(_ sender: Any?) { toggle("toggleBoldface:") }
    /// Switches italic on or off for the selection or the text that is typed next, if `allowsEditingTextAttributes` is
    /// `true`.
    open override func toggleItalics(_ sender: Any?) { toggle("toggleItalics:") }
    /// Switches underlining on or off for the selection or the text that is typed next, if
    /// `allowsEditingTextAttributes` is `true`.
    open override func toggleUnderline(_ sender: Any?) { toggle("toggleUnderline:") }

    // MARK: Dragging and dropping

    /// The delegate of drags from the text. It is referenced weakly.
    open var textDragDelegate: (any UITextDragDelegate)? {
        get { transfer.drag.delegate }
        set { transfer.drag.delegate = newValue }
    }

    /// The interaction that drags selected text, after a long press or with the pointer. Secure text cannot be
    /// dragged.
    open var textDragInteraction: UIDragInteraction? { transfer.drag.interaction }

    /// Whether text is being dragged.
    open var isTextDragActive: Bool { transfer.drag.isActive }

    /// The appearance of dragged text.
    open var textDragOptions: UITextDragOptions {
        get { transfer.drag.options }
        set { transfer.drag.options = newValue }
    }

    /// The delegate of drops into the text. It is referenced weakly.
    open var textDropDelegate: (any UITextDropDelegate)? {
        get { transfer.drop.delegate }
        set { transfer.drop.delegate = newValue }
    }

    /// The interaction that accepts drops of text, or of the types in `pasteConfiguration`. A text that cannot be
    /// edited accepts no drops.
    open var textDropInteraction: UIDropInteraction? { transfer.drop.interaction }

    /// Whether an unfinished drag is over the text, or was over it.
    open var isTextDropActive: Bool { transfer.drop.isActive }

    /// The delegate that converts pasted and dropped items to text. It is referenced weakly.
    open var pasteDelegate: (any UITextPasteDelegate)? {
        get { transfer.pasteDelegate }
        set { transfer.pasteDelegate = newValue }
    }

    // MARK: Layout

    /// Lays out the text and the views around it.
    open override func layoutSubviews() {
        scrollToRestoredPlace()
        super.layoutSubviews()
        layOutText()
        showRequestedRange()
    }

    /// The size of the text for the width of the view. A text view that scrolls has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return sizeThatFits(
            CGSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// Returns the size of the whole text and the insets for the width of `size`. An empty text has the height of a
    /// line.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// Updates fonts and colors for the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        editor.defaults.traits = traitCollection
        followContentSizeCategory()
        if borderStyle != .none { updateBorder() }
    }

    /// Encodes the selection, the scroll position, and whether the text can be edited.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
        encodeScrollPlace(with: coder)
        coder.encode(isEditable, forKey: "UITextView.isEditable")
    }

    /// Decodes the selection, which is restored if the text is long enough, the scroll position, and whether the text
    /// can be edited.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if coder.containsValue(forKey: "UITextView.isEditable") {
            isEditable = coder.decodeBool(forKey: "UITextView.isEditable")
        }
        decodeSelection(with: coder)
        decodeScrollPlace(with: coder)
    }

    /// Updates the color of links.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLinkColor()
    }

    private func updateLinkColor() {
        let color = linkTextAttributes?[.foregroundColor] as? UIColor ?? tintColor
        if editor.defaults.linkColor != color { editor.defaults.linkColor = color }
    }
}
