import CoreGraphics
import Foundation
import TextLayout

/// A control with one line of text that can be edited.
///
/// A tap makes it first responder; then it takes what is typed, with a caret and a selection, and its delegate is asked about every
/// change. It sends `.editingDidBegin`, `.editingChanged` (by the user, not by a program), `.editingDidEnd`, and for the return
/// key `.editingDidEndOnExit` and `.primaryActionTriggered`. Text that is too long scrolls while it is edited and ends in an ellipsis
/// otherwise.
///
/// Keyboard: all editing keys of the desktop; Return asks `textFieldShouldReturn(_:)`.
///
///     let field = UITextField()
///     field.borderStyle = .roundedRect
///     field.placeholder = "Name"
///     field.delegate = self
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextfield>; orders and defaults as recorded (CallbackOrder.md, "Text").
open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    // MARK: Notifications

    /// Posted when a field, the object, has become first responder.
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted when its user has changed the text.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted when it is no longer first responder.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// In the information of that: a `DidEndEditingReason`'s raw value.
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    // MARK: Parts

    let editor = TextEditor(font: .systemFont(ofSize: 17))
    let parts = TextFieldParts()
    let interaction = UITextInteraction(for: .editable)
    let transfer = TextTransfer()
    private(set) lazy var content = TextContentView(editor)
    /// How far long text is scrolled, in points.
    var scrollX: CGFloat = 0
    /// Whether the next change by the user begins with no text: a secret that is entered again.
    var clearsAtChange = false
    private(set) var storedPlaceholder: AttributedText?

    // MARK: Creating a field

    /// Makes an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a field of a storyboard or nib; another coder says nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodeTextField(from: coder) }
    }

    /// The properties of fields that documents and appearances name.
    open override class var namedProperties: NamedProperties { addTextFieldProperties(to: super.namedProperties) }

    private func setUp(_ coder: NSCoder? = nil) {
        setDefaults(
            opaque: false, hugging: [.horizontal: .defaultLow, .vertical: .defaultLow], coder: coder)
        editor.host = self
        parts.clip.addSubview(content)
        addSubview(parts.border)
        addSubview(parts.clip)
        parts.placeholder.field = self
        addSubview(parts.placeholder)
        addSubview(parts.overflow)
        interaction.textInput = self
        addInteraction(interaction)
        transfer.add(to: self, beside: interaction)
        parts.clearButton.addTarget(self, action: UITextField.clearButtonTapped, for: .touchUpInside)
    }

    // MARK: Text

    /// The text; empty where there is none, also after `nil` was set. Setting it calls neither the delegate nor actions, puts the caret
    /// at its end, and forgets what could be undone.
    open var text: String? {
        get { editor.string }
        set { editor.setText(TextDocument(Self.oneLine(newValue ?? ""))) }
    }

    /// The text with its attributes. Setting it takes font, colour and alignment of the field from its first character.
    open var attributedText: NSAttributedString? {
        get { editor.attributedString }
        set { setAttributedText(newValue) }
    }

    /// The font of the whole text; 17 points of the system's unless set. (Chosen, as Interface Builder makes fields; documents
    /// about it disagree.)
    open var font: UIFont? {
        get { editor.defaults.font }
        set {
            appearanceDidChange(\.font, to: newValue)
            editor.changeAttributes(in: 0..<editor.text.length) { $0[.font] = nil }
            editor.defaults.font = newValue ?? .systemFont(ofSize: 17)
            parts.placeholder.font = editor.defaults.font
            invalidateIntrinsicContentSize()
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

    /// Where the text stands; `.natural` follows the language's direction.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsLayout() } }
    }

    /// The attributes of the whole text. Setting them sets font, colour and alignment, too.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { editor.defaultAttributes }
        set { setDefaultTextAttributes(newValue) }
    }

    /// The attributes of what is typed next; `nil` is as those of the text. Setting them has an effect only while editing, until something
    /// else is selected.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { editor.typingAttributes }
        set { if isEditing { editor.typingAttributes = newValue ?? [:] } }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { storedPlaceholder?.document.string }
        set { setPlaceholder(newValue.map { AttributedText(TextDocument($0)) }) }
    }

    /// The same with attributes; those it does not have are the field's font and `UIColor.placeholderText`.
    open var attributedPlaceholder: NSAttributedString? {
        get { storedPlaceholder?.attributedString }
        set { setPlaceholder(newValue.map(AttributedText.init)) }
    }

    private func setPlaceholder(_ text: AttributedText?) {
        storedPlaceholder = text
        parts.placeholder.setText(text?.document)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Behaviour

    /// Decides about editing, and hears of it.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is being edited: it is first responder.
    open var isEditing: Bool { content.isEditing }

    /// Whether beginning to edit clears the text, if the delegate permits it (`textFieldShouldClear(_:)`).
    open var clearsOnBeginEditing = false

    /// Whether the next insertion replaces all text. Selecting something ends that.
    open var clearsOnInsertion = false

    /// Whether attributes are pasted, too, and can be changed by keys.
    open var allowsEditingTextAttributes = false

    /// Whether text that is too long is made smaller while it is not edited, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { parts.overflow.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
    }

    /// The smallest size of the font then, in points; 0 for any that can be read.
    open var minimumFontSize: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the font is made anew when the preferred size of text changes.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    // MARK: What is around the text

    /// What is around the text; nothing unless set. A background image takes its place, but for that with round corners.
    open var borderStyle = BorderStyle.none {
        didSet {
            appearanceDidChange(\.borderStyle, to: borderStyle)
            guard borderStyle != oldValue else { return }
            parts.border.style = borderStyle
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// An image behind the field, which is stretched.
    open var background: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// The same while the field is disabled; without a `background` it is not shown.
    open var disabledBackground: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// When a button that clears the text is shown; never unless set, and only while there is text.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
    }

    /// A view before the text.
    open var leftView: UIView? {
        didSet { exchange(oldValue, for: leftView) }
    }

    /// When it is shown; never unless set.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { setNeedsLayout() } }
    }

    /// A view behind the text. While the clear button is shown it is not.
    open var rightView: UIView? {
        didSet { exchange(oldValue, for: rightView) }
    }

    /// When it is shown; never unless set.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { setNeedsLayout() } }
    }

    // MARK: Overriding where things are

    /// The border: all of the bounds. All these methods are called often, also with bounds that the field does not have.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The text while it is not edited: what the border and the views beside it leave.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: false) }

    /// The placeholder; where the text is.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// The text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: true) }

    /// The clear button, near the field's end.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { fieldLayout.clearButton(in: bounds) }

    /// The left view, at the left side in all languages; `leftView` is at the right where text is read from right to left, by
    /// `rightViewRect(forBounds:)`.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(isLeft: true, in: bounds) }

    /// The right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(isLeft: false, in: bounds) }

    /// Draws the placeholder. Called when it is to be seen, with `placeholderRect(forBounds:)` as the graphics context has it, in which the
    /// middle of the line is the middle of the rectangle.
    open func drawPlaceholder(in rect: CGRect) { parts.placeholder.drawText(in: rect) }

    // MARK: Input views

    /// Shown in place of a keyboard. Setting it has an effect when the field becomes first responder, or by `reloadInputViews()`.
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

    /// What is selected, and whether the field is first responder: a property list, which `NSUserActivity` takes. Setting it to what it was
    /// once selects as far as there is text, and makes the field first responder where it is in a window. The text is not part of it: set
    /// that before.
    open var interactionState: Any {
        get { savedInteraction }
        set { restoreInteraction(newValue) }
    }

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Asks the delegate, and begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil else { return super.becomeFirstResponder() }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        var isFirst = false
        // The keyboard comes after the delegate's call.
        exchangeFirstResponder {
            // The former one's delegate may have made yet another one first responder, or this one already.
            isFirst = super.becomeFirstResponder() && isFirstResponder
            if isFirst, !isEditing { beginEditing() }
        }
        return isFirst && isFirstResponder
    }

    /// Asks the delegate, and ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isEditing else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        // What an input method composes stays.
        editor.unmark()
        return super.resignFirstResponder()
    }

    /// What undoes typing, while the text is edited; else that of the next responder.
    open override var undoManager: UndoManager? { isEditing ? editor.undoManager : super.undoManager }

    // MARK: UIKeyInput

    /// Whether there is any text.
    open var hasText: Bool { !editor.isEmpty }

    /// Types: the delegate is asked. A line break is the return key.
    open func insertText(_ text: String) {
        if text == "\n" || text == "\r" { return returnKeyPressed() }
        clearForChange(isInsertion: true)
        editor.insert(Self.oneLine(text))
    }

    /// Deletes what is selected, or else the character before the caret: the delegate is asked.
    open func deleteBackward() {
        clearForChange(isInsertion: false)
        editor.delete(.backward)
    }

    // MARK: UITextInput

    // What fields and text views do alike is the editor's. The members stand here because a class's extensions cannot be overridden.

    /// The characters of a range; `nil` for a range of another text.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces a range without asking the delegate. Nothing for a range of another text.
    open func replace(_ range: UITextRange, withText text: String) {
        guard let range = editor.offsets(range) else { return }
        editor.replace(range, with: Self.oneLine(text))
    }

    /// Asks the delegate, as before what is typed or composed.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard let range = editor.offsets(range) else { return false }
        // The return key is not text.
        return text == "\n" || editor.permits(range, text)
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
        editor.setMarked(markedText.map(Self.oneLine), selectedRange)
    }

    /// Ends composing: its text stays.
    open func unmarkText() { editor.unmark() }

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
        return delegate?.textField(
            self, editMenuForCharactersIn: NSRange(location: range.lowerBound, length: range.count),
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
    /// Whether misspelled words are marked while the field is edited, where there is a dictionary.
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
    /// What the text means; `nil` says nothing of it.
    open var textContentType: UITextContentType!
    /// Which passwords are permitted where the user chooses a new one.
    open var passwordRules: UITextInputPasswordRules?

    /// Whether dots are shown for the characters. They are not copied, and entering the field again replaces them.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set {
            clearsAtChange = newValue && hasText
            editor.isSecure = newValue
        }
    }

    // MARK: Editing commands

    /// Which edit commands apply to what is selected, and to what was copied.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies what is selected, and deletes it: the delegate is asked.
    open override func cut(_ sender: Any?) { editor.cut() }
    /// Copies what is selected. Not a secret.
    open override func copy(_ sender: Any?) { editor.copy() }
    /// Puts what was copied in the place of what is selected: the delegate is asked.
    open override func paste(_ sender: Any?) {
        if transfer.paste(into: self) { return }
        clearForChange(isInsertion: true)
        editor.paste(keepsAttributes: allowsEditingTextAttributes, isOneLine: true)
    }
    /// The same, always in the style of the text around it.
    open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste(keepsAttributes: false, isOneLine: true) }
    /// Deletes what is selected: the delegate is asked.
    open override func delete(_ sender: Any?) { if !editor.selection.isCaret { editor.delete(.backward) } }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { editor.selectWord() }
    /// Selects all text. An enabled field in a window becomes first responder (recorded on iOS 26.1).
    open override func selectAll(_ sender: Any?) {
        if window != nil, isEnabled, !isFirstResponder { becomeFirstResponder() }
        editor.select(TextSelection(0..<editor.text.length))
    }
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

    /// What takes drops of text, or of what `pasteConfiguration` names. A field that is disabled takes none.
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
        super.layoutSubviews()
        layOut()
    }

    /// The line with what `textRect(forBounds:)` takes from a square of 100 points, and at least as wide as the placeholder.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// The same as `intrinsicContentSize`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// Follows text size and style.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        editor.defaults.traits = traitCollection
        followContentSizeCategory()
        setNeedsLayout()
    }

    /// Writes what is selected.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Selects what was written, where the text is long enough.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    /// Removes all that the clear button removes.
    func clearContent() { editor.setText(TextDocument()) }

    /// Something else of the text is selected.
    func textSelectionDidChange() {}

    func makePasteItem(
        _ provider: NSItemProvider, _ localObject: Any?, _ attributes: [NSAttributedString.Key: Any],
        _ completion: @escaping (NSAttributedString?) -> Void
    ) -> TextPasteItem {
        TextPasteItem(provider, localObject, attributes, takesAttributes: takesAttributes, completion)
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isEditing { resignFirstResponder() }
    }
}
