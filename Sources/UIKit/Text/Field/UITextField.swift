import CoreGraphics
import Foundation
import TextLayout

/// A control with one line of editable text.
///
/// A tap makes the field first responder. It then inserts typed text, shows a caret and a selection, and calls its
/// delegate for every change. It sends `.editingDidBegin`, `.editingChanged` (for changes by the user, not by the
/// program), `.editingDidEnd`, and for the return key `.editingDidEndOnExit` and `.primaryActionTriggered`. Text that
/// is too long scrolls during editing, and otherwise ends with an ellipsis.
///
/// Keyboard: all editing keys of the desktop. Return calls `textFieldShouldReturn(_:)`.
///
///     let field = UITextField()
///     field.borderStyle = .roundedRect
///     field.placeholder = "Name"
///     field.delegate = self
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextfield>. Orders and defaults are recorded
/// (CallbackOrder.md, "Text").
open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    // MARK: Notifications

    /// Posted when a field has become first responder. The object is the field.
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted when the user has changed the text. The object is the field.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted when a field is no longer first responder. The object is the field.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// The key of a `DidEndEditingReason`'s raw value in the user info of `textDidEndEditingNotification`.
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    // MARK: Parts

    let editor = TextEditor(font: .systemFont(ofSize: 17))
    let parts = TextFieldParts()
    let interaction = UITextInteraction(for: .editable)
    let transfer = TextTransfer()
    private(set) lazy var content = TextContentView(editor)
    /// The scrolled distance of long text, in points.
    var scrollX: CGFloat = 0
    /// Whether the next change by the user first clears the text: secure text that is edited again.
    var clearsAtChange = false
    private(set) var storedPlaceholder: AttributedText?

    // MARK: Creating a field

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a field from a storyboard or nib. With a different coder it is empty.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodeTextField(from: coder) }
    }

    /// The properties of fields that documents and appearances can set.
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

    /// The text. It is empty by default and after setting `nil`. Setting it calls neither the delegate nor actions,
    /// moves the caret to the end, and removes all undo steps.
    open var text: String? {
        get { editor.string }
        set { editor.setText(TextDocument(Self.oneLine(newValue ?? ""))) }
    }

    /// The text with its attributes. Setting it sets font, color and alignment of the field from its first character.
    open var attributedText: NSAttributedString? {
        get { editor.attributedString }
        set { setAttributedText(newValue) }
    }

    // Chosen (Text): Fields have 17 points of the system's font, as Interface Builder makes them; documents about it
    // disagree.
    /// The font of the whole text. The default is the system font with 17 points. (Chosen, as Interface Builder
    /// creates fields. The documentation is contradictory.)
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

    /// The color of the whole text. `nil` sets the label color.
    open var textColor: UIColor? {
        get { editor.color ?? .label }
        set {
            appearanceDidChange(\.textColor, to: newValue)
            editor.color = newValue
            editor.changeAttributes(in: 0..<editor.text.length) { $0[.foregroundColor] = nil }
        }
    }

    /// The alignment of the text. `.natural` follows the direction of the language.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsLayout() } }
    }

    /// The attributes of the whole text. Setting them also sets font, color and alignment.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { editor.defaultAttributes }
        set { setDefaultTextAttributes(newValue) }
    }

    /// The attributes of the next typed text. `nil` resets them to those of the text. Setting them has an effect only
    /// during editing, until the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { editor.typingAttributes }
        set { if isEditing { editor.typingAttributes = newValue ?? [:] } }
    }

    /// The text that is shown while the field is empty.
    open var placeholder: String? {
        get { storedPlaceholder?.document.string }
        set { setPlaceholder(newValue.map { AttributedText(TextDocument($0)) }) }
    }

    /// The placeholder with attributes. Missing attributes are the font of the field and `UIColor.placeholderText`.
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

    // MARK: Behavior

    /// The delegate, which permits editing and is notified of it. It is not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is being edited, as first responder.
    open var isEditing: Bool { content.isEditing }

    /// Whether the text is cleared when editing begins, if the delegate permits it (`textFieldShouldClear(_:)`).
    open var clearsOnBeginEditing = false

    /// Whether the next insertion replaces the whole text. A change of the selection resets the property to `false`.
    open var clearsOnInsertion = false

    /// Whether the user can paste attributes and change them by keys.
    open var allowsEditingTextAttributes = false

    /// Whether the font of text that is too long is reduced while it is not edited, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { parts.overflow.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
    }

    /// The minimum size of a reduced font, in points. 0 permits any readable size.
    open var minimumFontSize: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the font is updated when the preferred content size category changes.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    // MARK: The views around the text

    /// The style of the border. The default is `.none`. A background image replaces the border, except for round
    /// corners.
    open var borderStyle = BorderStyle.none {
        didSet {
            appearanceDidChange(\.borderStyle, to: borderStyle)
            guard borderStyle != oldValue else { return }
            parts.border.style = borderStyle
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// A stretched image behind the field.
    open var background: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// The background while the field is disabled. It is shown only if `background` is set.
    open var disabledBackground: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// When the clear button is visible, if the text is not empty. The default is `.never`.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
    }

    /// A view before the text.
    open var leftView: UIView? {
        didSet { exchange(oldValue, for: leftView) }
    }

    /// When the left view is visible. The default is `.never`.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { setNeedsLayout() } }
    }

    /// A view after the text. It is hidden while the clear button is visible.
    open var rightView: UIView? {
        didSet { exchange(oldValue, for: rightView) }
    }

    /// When the right view is visible. The default is `.never`.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { setNeedsLayout() } }
    }

    // MARK: Overriding where things are

    /// Returns the border's frame: the bounds. These methods are called often, also with bounds that the field does
    /// not have.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the text's frame while it is not edited: the area without the border and the views at the sides.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: false) }

    /// Returns the placeholder's frame, which is the frame of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the text's frame during editing.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: true) }

    /// Returns the clear button's frame, near the end of the field.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { fieldLayout.clearButton(in: bounds) }

    /// Returns the frame of the view at the left, in all languages. In a right-to-left language `leftView` is at the
    /// right and uses `rightViewRect(forBounds:)`.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(isLeft: true, in: bounds) }

    /// Returns the frame of the view at the right.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(isLeft: false, in: bounds) }

    /// Draws the placeholder. Called with `placeholderRect(forBounds:)` in the coordinates of the graphics context.
    /// The line is vertically centered in the rectangle.
    open func drawPlaceholder(in rect: CGRect) { parts.placeholder.drawText(in: rect) }

    // MARK: Input views

    /// The view that replaces the keyboard. A new value is used when the field becomes first responder, or after
    /// `reloadInputViews()`.
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

    /// The selection, and whether the field is first responder, as a property list for `NSUserActivity`. Setting a
    /// saved value restores the selection as far as the text is long enough, and makes the field first responder if it
    /// is in a window. The text is not included: set it before.
    open var interactionState: Any {
        get { savedInteraction }
        set { restoreInteraction(newValue) }
    }

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate permits it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil else { return super.becomeFirstResponder() }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        var isFirst = false
        // The keyboard appears after the call of the delegate.
        exchangeFirstResponder {
            // The delegate of the previous first responder may have changed the first responder again.
            isFirst = super.becomeFirstResponder() && isFirstResponder
            if isFirst, !isEditing { beginEditing() }
        }
        return isFirst && isFirstResponder
    }

    /// Ends editing, if the delegate permits it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isEditing else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        // The text that an input method composes remains.
        editor.unmark()
        return super.resignFirstResponder()
    }

    /// The undo manager of the text while it is edited, otherwise the one of the next responder.
    open override var undoManager: UndoManager? { isEditing ? editor.undoManager : super.undoManager }

    // MARK: UIKeyInput

    /// Whether the text is not empty.
    open var hasText: Bool { !editor.isEmpty }

    /// Types text, if the delegate permits it. A line break is the return key.
    open func insertText(_ text: String) {
        if text == "\n" || text == "\r" { return returnKeyPressed() }
        clearForChange(isInsertion: true)
        editor.insert(Self.oneLine(text))
    }

    /// Deletes the selected text, or the character before the caret, if the delegate permits it.
    open func deleteBackward() {
        clearForChange(isInsertion: false)
        editor.delete(.backward)
    }

    // MARK: UITextInput

    // The editor implements the common behavior of fields and text views. The members are in the class because members
    // of extensions cannot be overridden.

    /// Returns the text in a range, or `nil` for a range of a different text.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces a range without calling the delegate for permission. A range of a different text is ignored.
    open func replace(_ range: UITextRange, withText text: String) {
        guard let range = editor.offsets(range) else { return }
        editor.replace(range, with: Self.oneLine(text))
    }

    /// Calls the delegate for permission, as before typed or composed text is inserted.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard let range = editor.offsets(range) else { return false }
        // The return key is not text.
        return text == "\n" || editor.permits(range, text)
    }

    /// The selected range. An empty range is the caret. `nil` moves the caret to the beginning (recorded).
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }

    /// The range of the text that an input method composes, or `nil`.
    open var markedTextRange: UITextRange? { editor.markedTextRange }

    /// The attributes of composed text. With `nil` it is underlined.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedTextStyle }
        set { editor.markedTextStyle = newValue }
    }

    /// Calls `setMarkedText(_:selectedRange:)` with the characters of the text. `markedTextStyle` replaces its
    /// attributes.
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

    /// Ends composing. The composed text remains.
    open func unmarkText() { editor.unmark() }

    /// The line of a caret at a line break: `.backward` at the end of the earlier line.
    open var selectionAffinity: UITextStorageDirection {
        editor.selection.affinity == .upstream ? .backward : .forward
    }

    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { editor.position(0) }

    /// The position after the last character.
    open var endOfDocument: UITextPosition { editor.position(editor.text.length) }

    /// Returns the range between two positions, in any order, or `nil` for positions of a different text.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }

    /// Returns the position at a distance in UTF-16 units, or `nil` outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    /// Returns the position at a visual distance in characters or lines, or `nil` outside of the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    /// Returns the number of UTF-16 units between two positions: negative if the second is before the first, 0 for
    /// positions of a different text.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(from: from, to: toPosition)
    }

    /// Returns the end of a range that is farthest in a direction: the beginning for left and up.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }

    /// Returns the range from a position to the beginning (left, up) or the end of the text.
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
    /// Attributes that the character does not have are the defaults of the whole text.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.textStyling(at: position, in: direction) }

    /// Returns the rectangle of the part of a range that is on its first line, in the coordinates of this view. For an
    /// empty range this is the rectangle of the caret.
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

    /// Returns the rectangle of the caret at a position, in the coordinates of this view. An override changes the
    /// visible caret; an empty rectangle hides it.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

    /// Returns the rectangles of a range, line by line, in the coordinates of this view.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }

    /// Returns the position nearest to a point of this view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

    /// Returns the position in a range that is nearest to a point of this view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    /// Returns the range of the character at a point of this view, or `nil` beside the lines.
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    /// Returns the menu of the delegate.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let range = editor.offsets(textRange) else { return nil }
        return delegate?.textField(
            self, editMenuForCharactersIn: NSRange(location: range.lowerBound, length: range.count),
            suggestedActions: suggestedActions)
    }

    /// The input delegate, which the system sets while this view is first responder. It is not retained.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    /// The tokenizer, which finds words, sentences, paragraphs, and lines of the layout.
    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }

    // MARK: UITextInputTraits

    /// The letters that an on-screen keyboard capitalizes automatically.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether misspelled words are replaced during typing. Not implemented.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelled words are marked during editing, if a dictionary is available.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { parts.spelling?.setNeedsCheck() }
    }
    /// Whether straight quotes become typographic quotes during typing.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash during typing.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are adjusted around pasted and deleted text. By default they are adjusted if the text consists
    /// of sentences.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether the rest of a word is proposed. Not implemented.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// The type of an on-screen keyboard.
    open var keyboardType = UIKeyboardType.default
    /// Whether an on-screen keyboard is light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { appearanceDidChange(\.keyboardAppearance, to: keyboardAppearance) }
    }
    /// The label of an on-screen keyboard's return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled while the text is empty.
    open var enablesReturnKeyAutomatically = false
    /// The meaning of the text, or `nil` if it is unspecified.
    open var textContentType: UITextContentType!
    /// The rules for new passwords.
    open var passwordRules: UITextInputPasswordRules?

    /// Whether characters are shown as dots. Secure text is not copied, and is replaced when the field is edited
    /// again.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set {
            clearsAtChange = newValue && hasText
            editor.isSecure = newValue
        }
    }

    // MARK: Editing commands

    /// Returns whether an edit command applies to the selection and the pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selected text and deletes it, if the delegate permits it.
    open override func cut(_ sender: Any?) { editor.cut() }
    /// Copies the selected text, unless it is secure.
    open override func copy(_ sender: Any?) { editor.copy() }
    /// Replaces the selection by the copied text, if the delegate permits it.
    open override func paste(_ sender: Any?) {
        if transfer.paste(into: self) { return }
        clearForChange(isInsertion: true)
        editor.paste(keepsAttributes: allowsEditingTextAttributes, isOneLine: true)
    }
    /// Pastes the copied text in the style of the surrounding text.
    open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste(keepsAttributes: false, isOneLine: true) }
    /// Deletes the selected text, if the delegate permits it.
    open override func delete(_ sender: Any?) { if !editor.selection.isCaret { editor.delete(.backward) } }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { editor.selectWord() }
    /// Selects all text. An enabled field in a window becomes first responder (recorded on iOS 26.1).
    open override func selectAll(_ sender: Any?) {
        if window != nil, isEnabled, !isFirstResponder { becomeFirstResponder() }
        editor.select(TextSelection(0..<editor.text.length))
    }
    /// Switches bold for the selected or the next typed text, if attributes can be edited.
    open override func toggleBoldface(_ sender: Any?) { toggle("toggleBoldface:") }
    /// Switches italics for the selected or the next typed text, if attributes can be edited.
    open override func toggleItalics(_ sender: Any?) { toggle("toggleItalics:") }
    /// Switches underlines for the selected or the next typed text, if attributes can be edited.
    open override func toggleUnderline(_ sender: Any?) { toggle("toggleUnderline:") }

    // MARK: Dragging and dropping

    /// The delegate of drags from the text. It is not retained.
    open var textDragDelegate: (any UITextDragDelegate)? {
        get { transfer.drag.delegate }
        set { transfer.drag.delegate = newValue }
    }

    /// The interaction that drags selected text after a long press, or with the pointer. Secure text cannot be
    /// dragged.
    open var textDragInteraction: UIDragInteraction? { transfer.drag.interaction }

    /// Whether text is being dragged.
    open var isTextDragActive: Bool { transfer.drag.isActive }

    /// The appearance of dragged text.
    open var textDragOptions: UITextDragOptions {
        get { transfer.drag.options }
        set { transfer.drag.options = newValue }
    }

    /// The delegate of drops on the text. It is not retained.
    open var textDropDelegate: (any UITextDropDelegate)? {
        get { transfer.drop.delegate }
        set { transfer.drop.delegate = newValue }
    }

    /// The interaction that accepts drops of text, or of the types in `pasteConfiguration`. A disabled field accepts
    /// no drops.
    open var textDropInteraction: UIDropInteraction? { transfer.drop.interaction }

    /// Whether an unfinished drag is, or was, over the text.
    open var isTextDropActive: Bool { transfer.drop.isActive }

    /// The delegate that converts pasted and dropped items to text. It is not retained.
    open var pasteDelegate: (any UITextPasteDelegate)? {
        get { transfer.pasteDelegate }
        set { transfer.pasteDelegate = newValue }
    }

    // MARK: Layout

    /// Lays out the text and the views around it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    /// The size of the line with the insets of `textRect(forBounds:)` for a square of 100 points. It is at least as
    /// wide as the placeholder.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// Returns `intrinsicContentSize`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// Updates fonts and colors for the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        editor.defaults.traits = traitCollection
        followContentSizeCategory()
        setNeedsLayout()
    }

    /// Writes the selection.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Restores the selection if the text is long enough.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    /// Clears the text for the clear button.
    func clearContent() { editor.setText(TextDocument()) }

    /// Called after the selection has changed.
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
