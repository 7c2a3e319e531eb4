import InterfaceDocuments

extension UITextField {
    private static let borders: KeyValuePairs<String, BorderStyle> = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    private static let modes: KeyValuePairs<String, ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    func decodeTextField(from coder: DocumentCoder) {
        let element = coder.element
        if let font = coder.font(.fontDescription) { self.font = font }
        if let color = coder.color(.textColor) { textColor = color }
        textAlignment = coder.textAlignment() ?? .natural
        if let style = element.word(.borderStyle, in: Self.borders) { borderStyle = style }
        if let text = coder.text(.text) { self.text = text }
        if let text = coder.text(.placeholder) { placeholder = text }
        if let text = coder.attributedText(.attributedText) { attributedText = text }
        coder.pass(.usesAttributedText)
        if let text = coder.attributedText(.attributedPlaceholder) { attributedPlaceholder = text }
        if let mode = element.word(.clearButtonMode, in: Self.modes) { clearButtonMode = mode }
        if element.bool(.clearsOnBeginEditing, default: false) { clearsOnBeginEditing = true }
        // The font size is adjusted unless the storyboard or nib specifies otherwise. The default minimum in these
        // files is 17 points.
        adjustsFontSizeToFitWidth = element.bool(.adjustsFontSizeToFit, default: true)
        if let size = element.number(.minimumFontSize) { minimumFontSize = size }
        if element.bool(.adjustsFontForContentSizeCategory, default: false) { adjustsFontForContentSizeCategory = true }
        if element.bool(.allowsEditingTextAttributes, default: false) { allowsEditingTextAttributes = true }
        decodeTraits(from: coder)
        if let image = coder.image(.background) { background = image }
        if let image = coder.image(.disabledBackground) { disabledBackground = image }
    }

    static func addTextFieldProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("text", \UITextField.text)
            .adding("placeholder", \UITextField.placeholder)
            .adding("attributedText", \UITextField.attributedText)
            .adding("attributedPlaceholder", \UITextField.attributedPlaceholder)
            .adding("font", \UITextField.font)
            .adding("textColor", \UITextField.textColor)
            .adding("textAlignment", \UITextField.textAlignment)
            .adding("delegate", \UITextField.delegate)
            .adding("leftView", \UITextField.leftView)
            .adding("rightView", \UITextField.rightView)
            .adding("background", \UITextField.background)
            .adding("secureTextEntry", \UITextField.isSecureTextEntry)
            .adding("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
            .adding("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
            .adding("minimumFontSize", \UITextField.minimumFontSize)
    }
}
