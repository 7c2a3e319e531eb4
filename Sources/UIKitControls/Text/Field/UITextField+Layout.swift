import CoreGraphics
import TextLayout

extension UITextField {
    var fieldLayout: TextFieldLayout {
        TextFieldLayout(style: borderStyle, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    // MARK: Sides

    /// The view at the left side. In a right-to-left layout, it is the right view.
    private var viewAtLeft: UIView? { fieldLayout.isRightToLeft ? shownRightView : shownLeftView }
    private var viewAtRight: UIView? { fieldLayout.isRightToLeft ? shownLeftView : shownRightView }

    private func isShown(_ mode: ViewMode, isEditing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var shownLeftView: UIView? { isShown(leftViewMode, isEditing: isEditing) ? leftView : nil }

    private var shownRightView: UIView? {
        isShown(rightViewMode, isEditing: isEditing) ? rightView : nil
    }

    /// Returns whether the clear button is visible. A visible right view hides it (recorded on iOS 26.1).
    private func showsClearButton(isEditing: Bool) -> Bool {
        guard hasText, isEnabled, isShown(clearButtonMode, isEditing: isEditing) else { return false }
        return rightView == nil || !isShown(rightViewMode, isEditing: isEditing)
    }

    private func size(of view: UIView) -> CGSize {
        let size = view.bounds.size
        if size.width > 0, size.height > 0 { return size }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    func sideRect(isLeft: Bool, in bounds: CGRect) -> CGRect {
        let view = isLeft == fieldLayout.isRightToLeft ? rightView : leftView
        guard let view else { return .zero }
        return fieldLayout.side(size(of: view), isLeft: isLeft, in: bounds)
    }

    func textArea(in bounds: CGRect, isEditing: Bool) -> CGRect {
        let hasLeft = leftView != nil && isShown(leftViewMode, isEditing: isEditing)
        let clears = showsClearButton(isEditing: isEditing)
        let hasRight = rightView != nil && isShown(rightViewMode, isEditing: isEditing)
        let isRightToLeft = fieldLayout.isRightToLeft
        // Calls the methods that a subclass can override.
        func width(_ isLeading: Bool) -> CGFloat {
            if isLeading != isRightToLeft {
                let rect = leftViewRect(forBounds: bounds)
                return rect.isEmpty ? 0 : rect.maxX - bounds.minX
            }
            let rect = rightViewRect(forBounds: bounds)
            return rect.isEmpty ? 0 : bounds.maxX - rect.minX
        }
        return fieldLayout.textRect(
            in: bounds, leading: hasLeft ? width(true) : 0,
            trailing: clears ? TextFieldLayout.clearButtonSpace : hasRight ? width(false) : 0)
    }

    func exchange(_ old: UIView?, for new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    // MARK: Laying out

    func layOut() {
        let bounds = bounds
        parts.border.frame = borderRect(forBounds: bounds)
        let image = isEnabled ? background : (background == nil ? nil : disabledBackground ?? background)
        parts.border.image = borderStyle == .roundedRect ? nil : image
        parts.border.style = parts.border.image == nil ? borderStyle : .none
        placeSideViews()
        let isEmpty = editor.isEmpty
        parts.placeholder.isHidden = !isEmpty || storedPlaceholder == nil
        if !parts.placeholder.isHidden {
            let rect = placeholderRect(forBounds: bounds)
            parts.placeholder.frame = line(of: parts.placeholder.intrinsicContentSize.height, in: rect)
            // Setting any property of the label invalidates the layout, so an equal value is not set.
            if parts.placeholder.textAlignment != alignment { parts.placeholder.textAlignment = alignment }
        }
        placeText()
        alpha(isEnabled ? 1 : 0.4)
    }

    private func alpha(_ value: CGFloat) { for view in [parts.clip, parts.overflow] { view.alpha = value } }

    private func placeSideViews() {
        for (view, isLeft) in [(leftView, true), (rightView, false)] {
            guard let view else { continue }
            guard view === viewAtLeft || view === viewAtRight else {
                view.removeFromSuperview()
                continue
            }
            if view.superview !== self { addSubview(view) }
            let isAtLeft = isLeft != fieldLayout.isRightToLeft
            view.frame = isAtLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
        }
        if showsClearButton(isEditing: isEditing) {
            let button = parts.clearButton
            if button.superview !== self { addSubview(button) }
            button.frame = clearButtonRect(forBounds: bounds)
        } else if clearButtonMode != .never {
            parts.clearButton.removeFromSuperview()
        }
    }

    /// Returns the frame of the line in a rectangle. It is vertically centered and aligned to whole points (recorded).
    private func line(of height: CGFloat, in rect: CGRect) -> CGRect {
        let y = rect.minY + ((rect.height - height) / 2 + 0.5).rounded(.down)
        return CGRect(x: rect.minX, y: y, width: rect.width, height: height)
    }

    /// The frame of the visible part of the text.
    var textFrame: CGRect {
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        return line(of: lineHeight, in: rect)
    }

    private var lineHeight: CGFloat { editor.lines.line(at: TextPlace(0)).rect.height }

    private var lineWidth: CGFloat { editor.lines.line(at: TextPlace(0)).usedRect.width }

    /// The alignment, with `.natural` converted to left or right.
    private var alignment: NSTextAlignment {
        guard textAlignment == .natural || textAlignment == .justified else { return textAlignment }
        return fieldLayout.isRightToLeft ? .right : .left
    }

    /// Returns the initial position of the text in a visible part of the given width.
    private func start(in width: CGFloat) -> CGFloat {
        let room = width - lineWidth - TextEditor.caretWidth
        guard room > 0 else { return -scrollX }
        switch alignment {
        case .right: return room
        case .center: return (room / 2).rounded(.down)
        default: return 0
        }
    }

    private func placeText() {
        editor.lines.layOut(from: 0, to: 1)
        let frame = textFrame
        let isTooLong = lineWidth > frame.width + 0.01
        let ellipsizes = isTooLong && !isEditing && !transfer.drop.isOver
        parts.overflow.isHidden = !ellipsizes
        parts.clip.isHidden = ellipsizes
        if ellipsizes {
            parts.overflow.setText(shownText)
            parts.overflow.frame = frame
            if parts.overflow.textAlignment != alignment { parts.overflow.textAlignment = alignment }
            let scale = minimumFontSize > 0 ? min(1, minimumFontSize / max(1, editor.defaults.font.pointSize)) : 0
            if parts.overflow.minimumScaleFactor != scale { parts.overflow.minimumScaleFactor = scale }
            return
        }
        if !isTooLong { scrollX = 0 }
        // The clip is wider than the text, so that a caret at either end is completely visible.
        parts.clip.frame = frame.insetBy(dx: -TextEditor.caretWidth, dy: -2)
        showText()
    }

    private var shownText: TextDocument {
        guard isSecureTextEntry else { return editor.attributed(editor.text.document) }
        return TextDocument(
            String(repeating: "•", count: editor.string.count), attributes: editor.defaultAttributes)
    }

    /// Scrolls the text so that the caret is visible, and displays the visible part.
    func showText() {
        let width = textFrame.width
        if isEditing, lineWidth > width {
            let caret = editor.lines.caretRect(
                at: editor.selection.place(of: editor.selection.anchor == .end ? .start : .end)
            ).minX
            if caret - scrollX < 0 { scrollX = max(0, caret - width / 4) }
            if caret - scrollX > width - TextEditor.caretWidth {
                scrollX = min(caret - width + TextEditor.caretWidth, lineWidth - width + TextEditor.caretWidth)
            }
            scrollX = max(0, min(scrollX, lineWidth - width + TextEditor.caretWidth))
        } else {
            scrollX = 0
        }
        let x = start(in: width)
        content.frame = CGRect(
            x: x + TextEditor.caretWidth, y: 2, width: max(width, lineWidth), height: lineHeight)
        content.show(CGRect(x: -x, y: 0, width: width, height: lineHeight))
        checkSpelling()
    }

    /// Schedules a check of the visible words, and updates the marks below misspelled words.
    private func checkSpelling() {
        guard UIContext.current.speller != nil else { return }
        let spelling = parts.spelling ?? TextSpelling(self)
        parts.spelling = spelling
        spelling.place()
        spelling.setNeedsCheck()
    }

    // MARK: Size

    var fittingSize: CGSize {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        let rect = textRect(forBounds: square)
        let width = max(lineWidth.rounded(.up), parts.placeholder.intrinsicContentSize.width, 5)
        let height = max(lineHeight, editor.defaults.font.lineHeight) + fieldLayout.extraHeight
        let scale = max(1, traitCollection.displayScale)
        return CGSize(
            width: width + TextEditor.caretWidth + 100 - rect.width,
            height: ((height + 100 - rect.height) * scale).rounded(.up) / scale)
    }

    func followContentSizeCategory() {
        guard adjustsFontForContentSizeCategory, editor.followContentSize(traitCollection) else { return }
        parts.placeholder.font = editor.defaults.font
        invalidateIntrinsicContentSize()
    }
}

extension UITextField: TextDisplaying {
    package var textInMessages: String { isSecureTextEntry ? "" : text ?? "" }

    /// Returns the baseline of the line, which is vertically centered. A field without text has the baseline of a
    /// character in its font.
    package func textBaselines(forWidth width: CGFloat) -> TextBaselines? {
        let height = fittingSize.height
        let rect = textRect(forBounds: CGRect(x: 0, y: 0, width: width > 0 ? width : 1e4, height: height))
        let baseline = line(of: lineHeight, in: rect).minY + editor.lines.line(at: TextPlace(0)).baseline
        return TextBaselines(firstFromTop: baseline, lastFromTop: baseline, height: height, share: 0.5)
    }
}
