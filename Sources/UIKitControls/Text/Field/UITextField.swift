import AccessibilityTree
import CoreGraphics
import Foundation
import TextLayout

/// A control with one line of editable text.
///
/// A tap makes the text field first responder. It then displays a caret and a selection, inserts typed text, and calls
/// its delegate for every change. It sends `.editingDidBegin`, `.editingChanged` (for changes by the user, but not by
/// the program) and `.editingDidEnd`. The return key sends `.editingDidEndOnExit` and `.primaryActionTriggered`. A
/// text that is too long scrolls during editing, and is truncated with an ellipsis otherwise.
///
/// All editing keys of the desktop are supported. Return calls `textFieldShouldReturn(_:)`.
///
///     let field = UITextField()
///     field.borderStyle = .roundedRect
///     field.placeholder = "Name"
///     field.delegate = self
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextfield>. Orders and defaults are recorded
/// (CallbackOrder.md, "Text").
open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    /// The accessibility role of the field if its text is not secure.
    var plainRole: AccessibilityRole { .textField }
    // MARK: Notifications

    /// Posted when a text field has become first responder. The object is the text field.
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted when the user has changed the text. The object is the text field.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted when a text field is no longer first responder. The object is the text field.
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
    /// Whether the next change by the user replaces the whole text, since secure text is being edited again.
    var clearsAtChange = false
    private(set) var storedPlaceholder: AttributedText?

    // MARK: Creating a field

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a text field from a storyboard or nib. Any other coder creates an empty text field.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument {
            // A document cannot make a text field clip its subviews (recorded on iOS 26.1).
            clipsToBounds = false
            decodeTextField(from: coder)
        }
    }

    /// The named properties of text fields, for storyboards, nibs and appearance proxies.
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

    /// The text. The default is empty, and setting `nil` makes it empty. Setting the property calls neither the
    /// delegate nor actions, moves the caret to the end, and removes all undo steps.
    open var text: String? {
        get { editor.string }
        set { editor.setText(TextDocument(Self.oneLine(newValue ?? ""), attributes: editor.newTextAttributes)) }
    }

    /// The text with its attributes. Setting it also sets the font, color and alignment of the field to those of the
    /// first character.
    open var attributedText: NSAttributedString? {
        get { editor.attributedString }
        set { setAttributedText(newValue) }
    }

    // Chosen (Text): Fields have 17 points of the system's font, as Interface Builder makes them; sources about it
    // disagree.
    /// The font of the whole text. The default is the system font with 17 points. (Interface Builder creates text
    /// fields with this font. The documentation is contradictory.)
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

    /// The color of the whole text; `nil` sets the label color.
    open var textColor: UIColor? {
        get { editor.color ?? .label }
        set {
            appearanceDidChange(\.textColor, to: newValue)
            editor.color = newValue
            editor.changeAttributes(in: 0..<editor.text.length) { $0[.foregroundColor] = nil }
        }
    }

    /// The alignment of the text. `.natural` aligns the text at the side where lines of the language begin.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsLayout() } }
    }

    /// The attributes of the whole text. Setting them also sets the font, color and alignment of the field.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { editor.defaultAttributes.merging(editor.newTextAttributes) { own, _ in own } }
        set { setDefaultTextAttributes(newValue) }
    }

    /// The attributes of the text that is typed next. `nil` resets them to those of the text. Setting them has an
    /// effect only during editing, and only until the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { editor.typingAttributes }
        set { if isEditing { editor.typingAttributes = newValue ?? [:] } }
    }

    /// The text that is displayed while the field is empty.
    open var placeholder: String? {
        get { storedPlaceholder?.document.string }
        set { setPlaceholder(newValue.map { AttributedText(TextDocument($0)) }) }
    }

    /// The placeholder with attributes. Missing attributes are replaced by the font of the field and
    /// `UIColor.placeholderText`.
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

    /// The delegate, which permits and observes editing. It is referenced weakly.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is being edited, which is the case while it is first responder.
    open var isEditing: Bool { content.isEditing }

    /// Whether the text is cleared when editing begins. The delegate can prevent that in `textFieldShouldClear(_:)`.
    open var clearsOnBeginEditing = false

    /// Whether the next insertion replaces the whole text. When the selection changes, the value is reset to `false`.
    open var clearsOnInsertion = false

    /// Whether the user can paste text with attributes, and change attributes with keys.
    open var allowsEditingTextAttributes = false

    /// Whether the font size is reduced, down to `minimumFontSize`, if the text does not fit while it is not edited.
    open var adjustsFontSizeToFitWidth = false {
        didSet { parts.overflow.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
    }

    /// The minimum size of a reduced font, in points; 0 for the smallest readable size.
    open var minimumFontSize: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the font is updated when the preferred content size category changes.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
    }

    // MARK: The views around the text

    /// The style of the border. The default is `.none`. A background image replaces the border, unless the style is
    /// `.roundedRect`.
    open var borderStyle = BorderStyle.none {
        didSet {
            appearanceDidChange(\.borderStyle, to: borderStyle)
            guard borderStyle != oldValue else { return }
            parts.border.style = borderStyle
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// An image that is stretched behind the field.
    open var background: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// The background image while the field is disabled. It is used only if `background` is also set.
    open var disabledBackground: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// The condition for displaying the clear button. An empty field has no clear button. The default is `.never`.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
    }

    /// A view before the text, in the reading direction.
    open var leftView: UIView? {
        didSet { exchange(oldValue, for: leftView) }
    }

    /// The condition for displaying the left view. The default is `.never`.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { setNeedsLayout() } }
    }

    /// A view after the text, in the reading direction. While it is visible, the clear button is hidden.
    open var rightView: UIView? {
        didSet { exchange(oldValue, for: rightView) }
    }

    /// The condition for displaying the right view. The default is `.never`.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { setNeedsLayout() } }
    }

    // MARK: Overriding the frames of parts

    /// Returns the frame of the border, which equals `bounds`. This method and the following methods are called often,
    /// also with rectangles that are not the bounds of the field.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the frame of the text while it is not edited: the area without the border and without the views at the
    /// sides.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: false) }

    /// Returns the frame of the placeholder, which equals the frame of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the frame of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: true) }

    /// Returns the frame of the clear button, near the trailing edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { fieldLayout.clearButton(in: bounds) }

    /// Returns the frame of the view at the left side, whatever the layout direction is. In a right-to-left layout,
    /// `leftView` is at the right side, and `rightViewRect(forBounds:)` returns its frame.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(isLeft: true, in: bounds) }

    /// Returns the frame of the view at the right side, whatever the layout direction is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(isLeft: false, in: bounds) }

    /// Draws the placeholder. The rectangle is that of `placeholderRect(forBounds:)` in the coordinate space of the
    /// graphics context. The line is vertically centered in it.
    open func drawPlaceholder(in rect: CGRect) { parts.placeholder.drawText(in: rect) }

    // MARK: Input views

    /// The view that replaces the keyboard. A new value is used when the field becomes first responder the next time,
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

    /// The selection, and whether the field is first responder, as a property list for `NSUserActivity`. Setting a
    /// saved value restores the selection if the text is long enough, and makes the field first responder if it is in
    /// a window. The value does not contain the text, so set the text before this property.
    open var interactionState: Any {
        get { savedInteraction }
        set { restoreInteraction(newValue) }
    }

    /// Whether the field can become first responder, which is the case if it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate permits it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil else { return super.becomeFirstResponder() }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        var isFirst = false
        // The keyboard appears only after the delegate was called.
        exchangeFirstResponder {
            // The delegate of the previous first responder may have made a different responder first responder.
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
        // Marked text remains as ordinary text.
        editor.unmark()
        return super.resignFirstResponder()
    }

    /// The undo manager of the text while it is edited; otherwise that of the next responder.
    open override var undoManager: UndoManager? { isEditing ? editor.undoManager : super.undoManager }

    // MARK: UIKeyInput

    /// Whether the text is not empty.
    open var hasText: Bool { !editor.isEmpty }

    /// Inserts text at the caret, if the delegate permits it. A line break has the effect of the return key.
    open func insertText(_ text: String) {
        if text == "\n" || text == "\r" { return returnKeyPressed() }
        if endsClearing() { return editor.insertReplacingAll(Self.oneLine(text)) }
        selectForInsertion()
        editor.insert(Self.oneLine(text))
    }

    /// Deletes the selected text, or the character before the caret, if the delegate permits it.
    open func deleteBackward() {
        if endsClearing() { editor.deleteReplacingAll() } else { editor.delete(.backward) }
    }

    // MARK: UITextInput

    // The editor implements the behavior that text fields and text views have in common. These members are declared in
    // the class, since members of extensions cannot be overridden.

    /// Returns the text in a range; `nil` if the range belongs to a different text.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces a range without requesting permission from the delegate. A range of a different text is ignored.
    open func replace(_ range: UITextRange, withText text: String) {
        guard let range = editor.offsets(range) else { return }
        editor.replace(range, with: Self.oneLine(text))
    }

    /// Requests permission from the delegate. Called before typed or composed text is inserted.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard let range = editor.offsets(range) else { return false }
        // A line break is the return key, which the delegate does not permit as text.
        return text == "\n" || editor.permits(range, text)
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
        editor.setMarked(markedText.map(Self.oneLine), selectedRange)
    }

    /// Ends composing. The marked text remains as ordinary text.
    open func unmarkText() { editor.unmark() }

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
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

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
        return delegate?.textField(
            self, editMenuForCharactersIn: NSRange(location: range.lowerBound, length: range.count),
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
    /// Whether misspelled words are marked during editing. This requires a dictionary.
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
    /// The semantic meaning of the text; `nil` if it is not specified.
    open var textContentType: UITextContentType!
    /// The rules for new passwords.
    open var passwordRules: UITextInputPasswordRules?

    /// Whether a dot is displayed instead of each character. Secure text cannot be copied. When the field is edited
    /// again, the first change replaces the whole text.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set {
            clearsAtChange = newValue && hasText
            editor.isSecure = newValue
        }
    }

    // MARK: Accessibility

    /// Whether the field is an accessibility element. The default is `true`.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The text, or a dot for each character of a secure text, or else the placeholder.
    open override var accessibilityValue: String? {
        get {
            if let value = accessibilityValues.value { return value }
            guard let text, !text.isEmpty else { return placeholder }
            return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
        }
        set { accessibilityValues.value = newValue }
    }

    /// The traits. The default contains `notEnabled` if the field is disabled.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { (accessibilityValues.traits ?? .none).union(isEnabled ? .none : .notEnabled) }
        set { accessibilityValues.traits = newValue }
    }

    // MARK: Editing commands

    /// Returns whether an edit command can be performed with the current selection and pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selected text and deletes it, if the delegate permits it.
    open override func cut(_ sender: Any?) { editor.cut() }
    /// Copies the selected text, unless it is secure.
    open override func copy(_ sender: Any?) { editor.copy() }
    /// Replaces the selection with the contents of the pasteboard, if the delegate permits it.
    open override func paste(_ sender: Any?) {
        if transfer.paste(into: self) { return }
        selectForInsertion()
        editor.paste(keepsAttributes: allowsEditingTextAttributes, isOneLine: true)
    }
    /// Replaces the selection with the contents of the pasteboard, in the style of the surrounding text.
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

    /// The interaction that accepts drops of text, or of the types in `pasteConfiguration`. A disabled field accepts
    /// no drops.
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
        super.layoutSubviews()
        layOut()
    }

    /// The size of the line and the insets, which are determined by calling `textRect(forBounds:)` with a square of
    /// 100 points. The width is at least that of the placeholder.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// Returns `intrinsicContentSize`, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// Updates fonts and colors for the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        editor.defaults.traits = traitCollection
        followContentSizeCategory()
        setNeedsLayout()
    }

    /// Encodes the selection.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Decodes the selection, and restores it if the text is long enough.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    /// Clears the text because of the clear button.
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
