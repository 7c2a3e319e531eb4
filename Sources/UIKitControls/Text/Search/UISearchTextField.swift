import AccessibilityTree
import CoreGraphics
import Foundation
import TextLayout

/// A text field for searching, with a magnifying glass, and with tokens before the text.
///
/// Backspace at the beginning of the text selects the last token; a second Backspace deletes it. Typing replaces
/// selected tokens.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfield>.
open class UISearchTextField: UITextField {
    private var tokenViews: [SearchTokenView] = []
    private(set) var selectedTokens: Range<Int>?
    package let glass = UIImageView()
    /// The search bar that contains the field.
    package weak var searchBar: (any SearchFieldHost)?
    override var plainRole: AccessibilityRole { .searchField }

    // MARK: Creating a field

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Decodes a field of a storyboard or nib. Any other coder creates an empty field.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        parts.border.isForSearching = true
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        glass.image = UIImage(
            systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame = CGRect(origin: .zero, size: SearchFieldMetrics.icon)
        (leftView, leftViewMode) = (glass, .always)
        addGestureRecognizer(tokenTap)
        accessibilityTraits = [accessibilityTraits, .searchField]
    }

    private lazy var tokenTap: UITapGestureRecognizer = {
        let recognizer = UITapGestureRecognizer(target: self, action: UISearchTextField.tokenTapped(_:))
        let chooser = SearchTokenTouches()
        tokenTouches = chooser
        recognizer.delegate = chooser
        return recognizer
    }()
    private var tokenTouches: SearchTokenTouches?

    // MARK: Tokens

    /// The tokens, in reading order. Setting them clears the selection of tokens.
    open var tokens: [UISearchToken] {
        get { tokenViews.map(\.token) }
        set {
            guard newValue.map(ObjectIdentifier.init) != tokens.map(ObjectIdentifier.init) else { return }
            for view in tokenViews { view.removeFromSuperview() }
            tokenViews = newValue.map(makeTokenView)
            tokensDidChange()
        }
    }

    /// Inserts a token at an index. An index out of range is an error that stops the program, as in UIKit.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        guard (0...tokenViews.count).contains(tokenIndex) else { return raise(tokenIndex) }
        tokenViews.insert(makeTokenView(token), at: tokenIndex)
        tokensDidChange()
    }

    /// Removes the token at an index. An index out of range is an error.
    open func removeToken(at tokenIndex: Int) {
        guard tokenViews.indices.contains(tokenIndex) else { return raise(tokenIndex) }
        tokenViews.remove(at: tokenIndex).removeFromSuperview()
        tokensDidChange()
    }

    /// Returns the position of the token at an index. An index out of range is an error, and the beginning of the text
    /// is returned.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        guard tokenViews.indices.contains(tokenIndex) else {
            raise(tokenIndex)
            return textualRange.start
        }
        return SearchTokenPosition(tokenIndex)
    }

    private func raise(_ index: Int) {
        Diagnostics.raise(
            .controlValue,
            "Token index \(index) is beyond the bounds of the tokens of \(Diagnostics.name(self)): \(tokens.count)")
    }

    /// Returns the tokens in a range, in reading order. The array is empty if the range contains only text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let range = textRange as? SearchTokenRange else { return [] }
        return Array(tokens[range.tokens.clamped(to: 0..<tokens.count)])
    }

    /// The range of the whole text, without the tokens.
    open var textualRange: UITextRange {
        let (start, end) = (editor.position(0), editor.position(editor.text.length))
        return editor.textRange(from: start, to: end) ?? UITextRange()
    }

    /// Replaces the text in a range with a token at an index, and selects the token. Marked text is committed first.
    /// Tokens in the range are kept.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        guard (0...tokenViews.count).contains(tokenIndex) else { return raise(tokenIndex) }
        editor.unmark()
        let textual = (textRange as? SearchTokenRange).map(\.text) ?? textRange
        if let textual, !textual.isEmpty { replace(textual, withText: "") }
        insertToken(token, at: tokenIndex)
        select(tokenIndex..<tokenIndex + 1)
    }

    /// The background color of tokens; `nil` sets the system's color.
    open var tokenBackgroundColor: UIColor! = SearchTokenView.defaultColor {
        didSet {
            if tokenBackgroundColor == nil { tokenBackgroundColor = SearchTokenView.defaultColor }
            for view in tokenViews { view.color = tokenBackgroundColor }
        }
    }

    /// Whether the user can delete tokens with the keyboard. The default is `true`.
    open var allowsDeletingTokens = true

    /// Whether selected tokens can be copied, if the delegate returns item providers for them
    /// (`searchTextField(_:itemProviderForCopying:)`). The default is `true`.
    open var allowsCopyingTokens = true

    /// The item providers of the selected tokens, for copying. Providers without types are omitted.
    private var copiedTokens: [NSItemProvider] {
        guard let selectedTokens, allowsCopyingTokens, let delegate = delegate as? any UISearchTextFieldDelegate else {
            return []
        }
        return tokens[selectedTokens].map { delegate.searchTextField(self, itemProviderForCopying: $0) }
            .filter { !$0.registeredTypeIdentifiers.isEmpty }
    }

    /// The suggestions that the search controller of this field lists below the field; `nil` if it has no suggestions,
    /// and after the user has selected a suggestion.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { searchBar?.suggestionsDidChange() }
    }

    private func makeTokenView(_ token: UISearchToken) -> SearchTokenView {
        let view = SearchTokenView(token)
        view.color = tokenBackgroundColor
        addSubview(view)
        return view
    }

    private func tokensDidChange() {
        selectedTokens = nil
        for view in tokenViews { view.isSelected = false }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searchBar?.tokensDidChange()
    }

    /// Selects tokens and clears the text selection; `nil` for no tokens.
    func select(_ tokens: Range<Int>?) {
        if tokens != nil { editor.select(TextSelection(0..<0)) }
        selectedTokens = tokens
        for (index, view) in tokenViews.enumerated() { view.isSelected = tokens?.contains(index) == true }
    }

    private func tokenTapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: self)
        guard let index = tokenViews.firstIndex(where: { $0.frame.contains(point) }) else { return }
        if !isFirstResponder { becomeFirstResponder() }
        if isFirstResponder { select(index..<index + 1) }
    }

    /// Returns `false` for a tap on a token or on a control at the end of the field. Such a tap neither moves the
    /// caret nor begins editing.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer.view === self else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let point = gestureRecognizer.location(in: self)
        let isOnToken = tokenViews.contains { $0.frame.contains(point) }
        let isOnControl =
            rightView.map { $0 is UIControl && $0.superview === self && $0.frame.contains(point) } ?? false
        if isOnToken || isOnControl, gestureRecognizer !== tokenTap { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Deletes the selected tokens because of a user action. Returns whether tokens were deleted.
    private func deleteSelectedTokens() -> Bool {
        guard let selected = selectedTokens, allowsDeletingTokens else { return false }
        for view in tokenViews[selected] { view.removeFromSuperview() }
        tokenViews.removeSubrange(selected)
        tokensDidChange()
        sendActions(for: .editingChanged)
        return true
    }

    override func clearContent() {
        super.clearContent()
        if !tokenViews.isEmpty { tokens = [] }
    }

    // MARK: Input

    /// Whether the field contains text or a token.
    open override var hasText: Bool { super.hasText || !tokenViews.isEmpty }

    /// Inserts text, which replaces selected tokens.
    open override func insertText(_ text: String) {
        if selectedTokens != nil, text != "\n", text != "\r" {
            guard deleteSelectedTokens() else { return }
        }
        super.insertText(text)
    }

    /// Deletes the selected tokens, or the text before the caret. If the caret is at the beginning of the text,
    /// selects the last token.
    open override func deleteBackward() {
        if selectedTokens != nil {
            _ = deleteSelectedTokens()
            return
        }
        if editor.selection.isCaret, editor.selection.range.lowerBound == 0, markedTextRange == nil, !tokenViews.isEmpty
        {
            return select(tokenViews.count - 1..<tokenViews.count)
        }
        super.deleteBackward()
    }

    /// The selected range. A range that begins at a token selects tokens.
    open override var selectedTextRange: UITextRange? {
        get {
            guard let selectedTokens else { return super.selectedTextRange }
            return textRange(from: SearchTokenPosition(selectedTokens.lowerBound), to: end(of: selectedTokens))
        }
        set {
            guard let range = newValue as? SearchTokenRange else {
                select(nil)
                return super.selectedTextRange = newValue
            }
            let tokens = range.tokens.clamped(to: 0..<tokenViews.count)
            select(tokens.isEmpty ? nil : tokens)
        }
    }

    private func end(of tokens: Range<Int>) -> UITextPosition {
        tokens.upperBound < tokenViews.count ? SearchTokenPosition(tokens.upperBound) : super.beginningOfDocument
    }

    /// Returns the range between two positions, which can be positions of tokens.
    open override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (first, second) = (fromPosition as? SearchTokenPosition, toPosition as? SearchTokenPosition)
        switch (first, second) {
        case (nil, nil): return super.textRange(from: fromPosition, to: toPosition)
        case (let first?, let second?):
            let (low, high) = (min(first.index, second.index), max(first.index, second.index))
            return SearchTokenRange(
                from: SearchTokenPosition(low), to: SearchTokenPosition(high), tokens: low..<high, text: nil)
        case (let token?, nil), (nil, let token?):
            let other = first == nil ? fromPosition : toPosition
            guard let text = super.textRange(from: editor.position(0), to: other) else { return nil }
            let low = min(token.index, tokenViews.count)
            return SearchTokenRange(from: token, to: other, tokens: low..<tokenViews.count, text: text)
        }
    }

    override func textSelectionDidChange() { if selectedTokens != nil { select(nil) } }

    /// Returns whether an action can be performed. Selected tokens with item providers can be copied and cut.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard selectedTokens != nil else { return super.canPerformAction(action, withSender: sender) }
        switch action {
        case "copy:": return isEditing && !copiedTokens.isEmpty
        case "cut:": return isEditing && allowsDeletingTokens && !copiedTokens.isEmpty
        case "delete:": return isEditing && allowsDeletingTokens
        default: return super.canPerformAction(action, withSender: sender)
        }
    }

    /// Copies the selected text or tokens.
    open override func copy(_ sender: Any?) {
        guard selectedTokens != nil else { return super.copy(sender) }
        let providers = copiedTokens
        if !providers.isEmpty { UIPasteboard.general.itemProviders = providers }
    }

    /// Copies the selected text or tokens, and deletes them.
    open override func cut(_ sender: Any?) {
        guard selectedTokens != nil else { return super.cut(sender) }
        let providers = copiedTokens
        guard !providers.isEmpty, allowsDeletingTokens else { return }
        UIPasteboard.general.itemProviders = providers
        _ = deleteSelectedTokens()
    }

    /// Deletes the selected text or tokens.
    open override func delete(_ sender: Any?) {
        if selectedTokens == nil { super.delete(sender) } else { _ = deleteSelectedTokens() }
    }

    override func makePasteItem(
        _ provider: NSItemProvider, _ localObject: Any?, _ attributes: [NSAttributedString.Key: Any],
        _ completion: @escaping (NSAttributedString?) -> Void
    ) -> TextPasteItem { SearchPasteItem(for: self, provider, localObject, attributes, completion) }

    /// Inserts a token that a paste delegate has created from a pasted or dropped item.
    func pasteToken(_ token: UISearchToken) {
        insertToken(token, at: tokenViews.count)
        sendActions(for: .editingChanged)
    }

    // MARK: Geometry

    /// Returns the width of each token, and the total width with the space after each token.
    private func tokenWidths(in bounds: CGRect) -> (each: [CGFloat], total: CGFloat) {
        guard !tokenViews.isEmpty else { return ([], 0) }
        let wanted = tokenViews.map(\.preferredWidth)
        let gaps = SearchFieldMetrics.tokenGap * CGFloat(wanted.count)
        let sum = wanted.reduce(0, +)
        let room = max(0, bounds.width - SearchFieldMetrics.leastText - 2 * SearchFieldMetrics.icon.width - gaps)
        let scale = sum > room ? room / sum : 1
        return (wanted.map { $0 * scale }, sum * scale + gaps)
    }

    private func searchTextRect(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        let leading = (leftView == nil ? 1 : SearchFieldMetrics.textLead) + tokenWidths(in: bounds).total
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: rect.minX + (isMirrored ? 1 : leading) + shift.horizontal, y: rect.minY + shift.vertical,
            width: max(0, rect.width - leading - 1), height: rect.height)
    }

    /// The offset of the text, set by the search bar.
    package var shift = UIOffset.zero { didSet { setNeedsLayout() } }

    /// Returns the frame of the text while it is not edited: after the magnifying glass and the tokens.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        searchTextRect(super.textRect(forBounds: bounds), in: bounds)
    }

    /// Returns the frame of the text while it is edited.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        searchTextRect(super.editingRect(forBounds: bounds), in: bounds)
    }

    /// Returns the frame of the left view, 6 points from the leading side.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.leftViewRect(forBounds: bounds), by: SearchFieldMetrics.iconLead)
    }

    /// Returns the frame of the right view, 6 points from the trailing side.
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.rightViewRect(forBounds: bounds), by: -SearchFieldMetrics.iconLead)
    }

    private func moved(_ rect: CGRect, by inset: CGFloat) -> CGRect {
        guard !rect.isEmpty else { return rect }
        let isGlass = (inset > 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let shift = searchBar?.shift(of: isGlass ? .glass : .rightView) ?? .zero
        return rect.offsetBy(dx: inset + shift.horizontal, dy: shift.vertical)
    }

    /// Returns the frame of the clear button, with its offset.
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let shift = searchBar?.shift(of: .clearButton) ?? .zero
        return super.clearButtonRect(forBounds: bounds).offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }

    /// Sets the image of the clear button; `nil` for the system's image.
    package func setClearImage(_ image: UIImage?, for state: UIControl.State) {
        let system = state == .normal ? UIImage(systemName: "xmark.circle.fill") : nil
        parts.clearButton.setImage(image ?? system, for: state)
    }

    /// Places tokens before the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !tokenViews.isEmpty else { return }
        parts.placeholder.isHidden = true
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let text = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let (widths, total) = tokenWidths(in: bounds)
        var x = isMirrored ? text.maxX + total : text.minX - total
        for (view, width) in zip(tokenViews, widths) {
            view.frame = CGRect(
                x: isMirrored ? x - width : x, y: (bounds.height - SearchTokenView.height) / 2, width: width,
                height: SearchTokenView.height)
            x += (isMirrored ? -1 : 1) * (width + SearchFieldMetrics.tokenGap)
        }
    }

    /// The size of a text field, at least 36 points high.
    open override var intrinsicContentSize: CGSize { searchSize(super.intrinsicContentSize) }

    /// Returns the size that fits, at least 36 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { searchSize(super.sizeThatFits(size)) }

    private func searchSize(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(size.height, SearchFieldMetrics.height))
    }
}

/// The measures of search fields, in points.
package enum SearchFieldMetrics {
    package static let height: CGFloat = 36
    static let icon = CGSize(width: 20, height: 20)
    /// The distance from the side of the field to the icon, and from the icon to the text.
    static let iconLead: CGFloat = 6
    static let textLead: CGFloat = 5.5
    static let tokenGap: CGFloat = 4
    /// The minimum width for text beside tokens.
    static let leastText: CGFloat = 60
}

/// Restricts a recognizer to touches on tokens.
private final class SearchTokenTouches: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view is SearchTokenView
    }
}
