import CoreGraphics
import Foundation
import TextLayout

/// Text of any length that scrolls, and can be edited and selected.
///
/// Lines are laid out when they come into sight, so that ten megabytes open as a page does. Without scrolling (`isScrollEnabled`) the view is
/// as high as its text in Auto Layout.
///
/// Keyboard: all editing keys of the desktop; Tab and Return are text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextview>; orders and defaults as recorded (CallbackOrder.md, "Text").
open class UITextView: UIScrollView, UITextInput, UITextDraggable, UITextDroppable, UITextSearching,
    UIContentSizeCategoryAdjusting
{
    // MARK: Notifications

    /// Posted when a text view, the object, has become first responder.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when its user has changed the text.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when it is no longer first responder.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

    // MARK: Parts

    let editor = TextEditor(font: .systemFont(ofSize: 12))
    let interaction = UITextInteraction(for: .editable)
    let transfer = TextTransfer()
    private(set) lazy var content = TextContentView(editor)
    var parts = TextViewParts()

    // MARK: Creating a text view

    /// Makes a text view that shows what a container's layout manager lays out; of its own text without such a container.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty text view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Makes a text view of a storyboard or nib; another coder says nothing.
    public required init?(coder: NSCoder) {
        container = NSTextContainer()
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodeTextView(from: coder) }
    }

    /// The properties of text views that documents and appearances name.
    open override class var namedProperties: NamedProperties { addTextViewProperties(to: super.namedProperties) }

    private func setUp(_ coder: NSCoder? = nil) {
        textContainer.widthTracksTextView = true
        textContainer.containerChanged = { [weak self] in
            MainActor.assumeIsolated { self?.linesDidChange(from: 0) }
        }
        editor.host = self
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

    /// Decides about editing, and hears of it. Kept weakly.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    /// The text; empty where there is none, also after `nil` was set. Setting it calls the delegate only about the selection, whose caret is at
    /// the text's end, and forgets what could be undone.
    open var text: String! {
        get { editor.string }
        set { setDocument(TextDocument(newValue ?? "")) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { editor.attributedString }
        set { setDocument(TextDocument(newValue ?? NSAttributedString(string: ""))) }
    }

    /// The font of the whole text; 12 points of the system's unless set.
    open var font: UIFont? {
        get { editor.defaults.font }
        set {
            appearanceDidChange(\.font, to: newValue)
            editor.changeAttributes(in: 0..<editor.text.length) { $0[.font] = nil }
            editor.defaults.font = newValue ?? .systemFont(ofSize: 12)
        }
    }

    /// The colour of the whole text; that of labels where `nil`.
    open var textColor: UIColor? {
        get { editor.color ?? .label }
        set {
            appearanceDidChange(\.textColor, to: newValue)
            editor.color = newValue
            editor.changeAttributes(in: 0..<editor.text.length) { $0[.foregroundColor] = nil }
        }
    }

    /// Where lines stand. `.natural` unless set.
    open var textAlignment: NSTextAlignment {
        get { editor.defaults.paragraph.alignment }
        set {
            editor.changeAttributes(in: 0..<editor.text.length) { $0[.paragraphStyle] = nil }
            editor.defaults.paragraph.alignment = newValue
        }
    }

    /// The attributes of what is typed next, until something else is selected.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes }
        set { editor.typingAttributes = newValue }
    }

    /// How links look; of the attributes the colour counts, which is the tint colour unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet { updateLinkColor() }
    }

    /// What is made a link of where the text has it and cannot be edited: the text itself stays as it is. None unless set.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            if dataDetectorTypes != oldValue {
                parts.needsDetection = true
                setNeedsLayout()
            }
        }
    }

    /// What is selected, in UTF-16 units. What is beyond the text is clamped. Setting it calls the delegate once, at once.
    open var selectedRange: NSRange {
        get { NSRange(location: editor.selection.range.lowerBound, length: editor.selection.range.count) }
        set { select(newValue) }
    }

    // MARK: Behaviour

    /// Whether the text can be changed by the user. `true` unless set.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            updateCaret()
            setNeedsDetection()
            if !isEditable, !isSelectable, isFirstResponder { resignFirstResponder() }
        }
    }

    /// Whether text can be selected, and links can be tapped. `true` unless set.
    open var isSelectable = true {
        didSet {
            guard isSelectable != oldValue else { return }
            interaction.press.isEnabled = isSelectable
            if !isSelectable, isFirstResponder { resignFirstResponder() }
        }
    }

    /// Whether attributes are pasted, too, and can be changed by keys.
    open var allowsEditingTextAttributes = false

    /// Whether the next insertion replaces all text. Selecting something ends that.
    open var clearsOnInsertion = false

    /// Whether the font is made anew when the preferred size of text changes.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    /// Whether the text scrolls. If not, the view is as high as its text in Auto Layout, and does not clip (recorded).
    open override var isScrollEnabled: Bool {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            clipsToBounds = isScrollEnabled
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// What is around the view.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line with round corners, as around a field.
        case roundedRect = 1
    }

    /// What is around the view; nothing unless set.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { updateBorder() } }
    }

    private func updateBorder() {
        let isRound = borderStyle == .roundedRect
        layer.cornerRadius = isRound ? TextFieldBorder.cornerRadius : 0
        layer.borderWidth = isRound ? 1 / max(1, traitCollection.displayScale) : 0
        layer.borderColor = UIColor.opaqueSeparator.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Where the text is

    /// The area of the text. Its `lineFragmentPadding` is 5 points unless set.
    open var textContainer: NSTextContainer { container }
    private let container: NSTextContainer

    /// How far that stays from the edges; 8 points above and below unless set.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { linesDidChange(from: 0) } }
    }

    /// The text for programs that work with TextKit: what changes in it changes the view's, without calls of its delegate.
    open var textStorage: NSTextStorage { storage }

    /// What lays the text out.
    open var layoutManager: NSLayoutManager { manager }

    /// Scrolls until a part of the text is seen.
    open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

    // MARK: Finding text

    /// Whether text can be found: Ctrl-F shows a panel. `false` unless set.
    open var isFindInteractionEnabled: Bool {
        get { parts.find != nil }
        set {
            guard newValue != (parts.find != nil) else { return }
            if let find = parts.find { removeInteraction(find) }
            parts.find = newValue ? UIFindInteraction(sessionDelegate: parts.finder) : nil
            if let find = parts.find { addInteraction(find) }
        }
    }

    /// What finds text; `nil` unless `isFindInteractionEnabled`.
    open var findInteraction: UIFindInteraction? { parts.find }

    /// Shows the panel that finds text.
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    /// Shows it with what replaces text.
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    /// Goes to the next result.
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    /// Goes to the previous result.
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    /// Searches for what is selected.
    open override func useSelectionForFind(_ sender: Any?) { searchForSelection() }

    /// Whether the text can be edited.
    open var supportsTextReplacement: Bool { isEditable }
    /// Which of two ranges begins first.
    open func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }
    /// Searches the text; it finds 10,000 places at most.
    open func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        search(queryString, options) { resultAggregator.foundRange($0, searchString: queryString, document: nil) }
        resultAggregator.finishedSearching()
    }
    /// Marks a range in yellow.
    open func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {
        decorate(foundTextRange, usingStyle)
    }
    /// Marks nothing.
    open func clearAllDecoratedFoundText() { content.found = FoundText() }
    /// Nothing; for subclasses.
    open func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}
    /// Scrolls until the range is seen.
    open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        if let range = editor.offsets(range) { scroll(to: NSRange(range)) }
    }
    /// Whether the text can be edited. The delegate is asked when it is replaced.
    open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String)
        -> Bool
    { isEditable }
    /// Replaces a range: the delegate is asked, and it can be undone.
    open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
        replaceFound(foundTextRange, replacementText)
    }
    /// Replaces all that is found, in one step for undoing.
    open func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        replaceAllFound(queryString, options, replacementText)
    }

    // MARK: Input views

    /// Shown in place of a keyboard. Setting it has an effect when the view becomes first responder, or by `reloadInputViews()`.
    open override var inputView: UIView? {
        get { parts.inputView ?? super.inputView }
        set { parts.inputView = newValue }
    }

    /// Shown above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { parts.inputAccessoryView ?? super.inputAccessoryView }
        set { parts.inputAccessoryView = newValue }
    }

    // MARK: Being first responder

    /// What is selected, where the text is scrolled to, and whether the view is first responder: a property list, which `NSUserActivity`
    /// takes. Setting it to what it was once selects as far as there is text, scrolls, and makes the view first responder where it is in a
    /// window. The text is not part of it: set that before.
    open var interactionState: Any {
        get { savedInteraction }
        set { restoreInteraction(newValue) }
    }

    /// Whether the text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Asks the delegate, and begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil else { return super.becomeFirstResponder() }
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        // The former one's delegate may have made yet another one first responder, or this one already.
        guard super.becomeFirstResponder(), isFirstResponder else { return false }
        if !content.isEditing { beginEditing() }
        return isFirstResponder
    }

    /// Asks the delegate, and ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard content.isEditing else { return super.resignFirstResponder() }
        guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        editor.unmark()
        return super.resignFirstResponder()
    }

    /// What undoes typing, while the text is edited; else that of the next responder.
    open override var undoManager: UndoManager? { isFirstResponder ? editor.undoManager : super.undoManager }

    // MARK: UIKeyInput

    /// Whether there is any text.
    open var hasText: Bool { !editor.isEmpty }

    /// Types, at the caret or over what is selected: the delegate is asked.
    open func insertText(_ text: String) {
        guard isEditable else { return }
        if clearsOnInsertion { editor.select(TextSelection(0..<editor.text.length), isInput: true) }
        clearsOnInsertion = false
        editor.insert(text == "\r" ? "\n" : text)
    }

    /// Deletes what is selected, or else the character before the caret: the delegate is asked.
    open func deleteBackward() { if isEditable { editor.delete(.backward) } }

    // MARK: UITextInput

    // What fields and text views do alike is the editor's. The members stand here because a class's extensions cannot be overridden.

    /// The characters of a range; `nil` for a range of another text.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces a range without asking the delegate. Nothing for a range of another text.
    open func replace(_ range: UITextRange, withText text: String) {
        if let range = editor.offsets(range) { editor.replace(range, with: text) }
    }

    /// Asks the delegate, as before what is typed or composed.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard isEditable, let range = editor.offsets(range) else { return false }
        return editor.permits(range, text)
    }

    /// What is selected; an empty range is the caret. `nil` puts the caret at the beginning (recorded).
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }

    /// What an input method is composing; `nil` for nothing.
    open var markedTextRange: UITextRange? { editor.markedTextRange }

    /// The attributes of what is being composed; underlined for `nil`.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedTextStyle }
        set { editor.markedTextStyle = newValue }
    }

    /// Calls `setMarkedText(_:selectedRange:)` with the characters of a text. `markedTextStyle` decides its look, not the attributes.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// Replaces the marked text, or the selection if no text is marked, with the text that an input method composes.
    ///
    /// - Parameters:
    ///   - markedText: The composed text; `nil` removes the marked text.
    ///   - selectedRange: The selection within the composed text, in UTF-16 units.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if isEditable { compose(markedText, selectedRange) }
    }

    /// Ends composing. The composed text stays, and the caret is at the start of what was selected in it.
    open func unmarkText() { endComposing() }

    /// On which line the caret is where a line was broken: `.backward` at the end of the earlier one.
    open var selectionAffinity: UITextStorageDirection {
        editor.selection.affinity == .upstream ? .backward : .forward
    }

    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { editor.position(0) }

    /// The place behind the last character.
    open var endOfDocument: UITextPosition { editor.position(editor.text.length) }

    /// The range between two places, in any order; `nil` for places of another text.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }

    /// The place so many UTF-16 units further; `nil` outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    /// The place so many characters or lines further on the screen; `nil` outside of the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

    /// Which of two places comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    /// The UTF-16 units between two places; negative where the second comes first, 0 for places of another text.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(from: from, to: toPosition)
    }

    /// The end of a range that is farthest in a direction: its beginning for left and up.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }

    /// The range from a place to the text's beginning (left, up) or end.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { editor.characterRange(byExtending: position, in: direction) }

    /// The direction of the paragraph at a place.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.baseWritingDirection(for: position) }

    /// Sets the direction of the paragraphs of a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setBaseWritingDirection(writingDirection, for: range)
    }

    /// The attributes of the character behind a place, or before it, with those of the whole text.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.textStyling(at: position, in: direction) }

    /// The rectangle around the characters of a range on its first line, in the coordinates of this view; the caret of an
    /// empty range.
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

    /// The caret at a place, in the coordinates of this view. An override changes what is shown: an empty rectangle hides it.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

    /// The rectangles of a range, line by line, in the coordinates of this view.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }

    /// The place nearest to a point of this view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

    /// The place of a range nearest to a point of this view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    /// The character at a point of this view; `nil` beside the lines.
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    /// What the delegate says.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let range = editor.offsets(textRange) else { return nil }
        return delegate?.textView(
            self, editMenuForTextIn: NSRange(location: range.lowerBound, length: range.count),
            suggestedActions: suggestedActions)
    }

    /// The system, while this is first responder, which sets it. Kept weakly.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    /// Finds words, sentences, paragraphs, and lines as they are laid out.
    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }

    // MARK: UITextInputTraits

    /// Which letters an on-screen keyboard makes capitals by itself.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether misspelled words are to be replaced while one types; nothing here does it yet.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelled words get red dots while the text is edited: by default where words may be corrected. Needs a dictionary of
    /// the desktop's (libenchant).
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { parts.spelling?.setNeedsCheck() }
    }
    /// Whether straight quotes become typographic ones while one types.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash while one types.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are adjusted around what is pasted and deleted: by default where sentences are written.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether the rest of a word is to be proposed; nothing here does it yet.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// Which keys an on-screen keyboard has.
    open var keyboardType = UIKeyboardType.default
    /// Whether an on-screen keyboard is light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { appearanceDidChange(\.keyboardAppearance, to: keyboardAppearance) }
    }
    /// What an on-screen keyboard's return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key does nothing while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// Whether dots are shown for the characters, which are not copied.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set { editor.isSecure = newValue }
    }
    /// What the text means; `nil` says nothing of it.
    open var textContentType: UITextContentType!
    /// Which passwords are permitted where the user chooses a new one.
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Editing commands

    /// Which edit commands apply to what is selected, and to what was copied.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies what is selected, and deletes it: the delegate is asked.
    open override func cut(_ sender: Any?) { if isEditable { editor.cut() } }
    /// Copies what is selected. Not a secret.
    open override func copy(_ sender: Any?) { editor.copy() }
    /// Puts what was copied in the place of what is selected: the delegate is asked.
    open override func paste(_ sender: Any?) {
        guard isEditable, !transfer.paste(into: self) else { return }
        editor.paste(keepsAttributes: allowsEditingTextAttributes, isOneLine: false)
    }
    /// The same, always in the style of the text around it.
    open override func pasteAndMatchStyle(_ sender: Any?) {
        if isEditable { editor.paste(keepsAttributes: false, isOneLine: false) }
    }
    /// Deletes what is selected: the delegate is asked.
    open override func delete(_ sender: Any?) {
        if isEditable, !editor.selection.isCaret { editor.delete(.backward) }
    }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { editor.selectWord() }
    /// Selects all text.
    open override func selectAll(_ sender: Any?) { editor.select(TextSelection(0..<editor.text.length)) }
    /// Makes what is selected, or typed next, bold, or not any more, where attributes can be edited.
    open override func toggleBoldface(_ sender: Any?) { toggle("toggleBoldface:") }
    /// The same with italic letters.
    open override func toggleItalics(_ sender: Any?) { toggle("toggleItalics:") }
    /// The same with lines under them.
    open override func toggleUnderline(_ sender: Any?) { toggle("toggleUnderline:") }

    // MARK: Dragging and dropping

    /// Says what is dragged of the text. Kept weakly.
    open var textDragDelegate: (any UITextDragDelegate)? {
        get { transfer.drag.delegate }
        set { transfer.drag.delegate = newValue }
    }

    /// What drags the text that is selected: a finger that stays on it, or the pointer. A secret is not dragged.
    open var textDragInteraction: UIDragInteraction? { transfer.drag.interaction }

    /// Whether text is being dragged.
    open var isTextDragActive: Bool { transfer.drag.isActive }

    /// How what is dragged looks.
    open var textDragOptions: UITextDragOptions {
        get { transfer.drag.options }
        set { transfer.drag.options = newValue }
    }

    /// Says what a drop on the text does. Kept weakly.
    open var textDropDelegate: (any UITextDropDelegate)? {
        get { transfer.drop.delegate }
        set { transfer.drop.delegate = newValue }
    }

    /// What takes drops of text, or of what `pasteConfiguration` names. Text that cannot be edited takes none.
    open var textDropInteraction: UIDropInteraction? { transfer.drop.interaction }

    /// Whether a drag is over the text, or was and is not over yet.
    open var isTextDropActive: Bool { transfer.drop.isActive }

    /// Makes text of what is pasted and dropped. Kept weakly.
    open var pasteDelegate: (any UITextPasteDelegate)? {
        get { transfer.pasteDelegate }
        set { transfer.pasteDelegate = newValue }
    }

    // MARK: Layout

    /// Places the text and what is around it.
    open override func layoutSubviews() {
        scrollToRestoredPlace()
        super.layoutSubviews()
        layOutText()
    }

    /// As high as the text at its width, where it does not scroll; none where it does.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return sizeThatFits(
            CGSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// The size that all of the text takes in a width, with its insets. Text without characters takes a line.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// Follows text size and style.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        editor.defaults.traits = traitCollection
        followContentSizeCategory()
        if borderStyle != .none { updateBorder() }
    }

    /// Writes what is selected, where it is scrolled to, and whether it can be edited.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
        encodeScrollPlace(with: coder)
        coder.encode(isEditable, forKey: "UITextView.isEditable")
    }

    /// Selects what was written, where the text is long enough, shows the same line at its upper edge, and can be edited as it could.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if coder.containsValue(forKey: "UITextView.isEditable") {
            isEditable = coder.decodeBool(forKey: "UITextView.isEditable")
        }
        decodeSelection(with: coder)
        decodeScrollPlace(with: coder)
    }

    /// Links have the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLinkColor()
    }

    private func updateLinkColor() {
        let color = linkTextAttributes?[.foregroundColor] as? UIColor ?? tintColor
        if editor.defaults.linkColor != color { editor.defaults.linkColor = color }
    }
}
