internal import AccessibilityTree

extension AccessibilityTextStyle {
    /// The attributes with the names and values of AT-SPI.
    var attributes: [(String, String)] {
        var attributes = [
            ("family-name", family), ("size", size == size.rounded() ? "\(Int(size))" : "\(size)"),
            ("weight", "\(weight)"), ("style", isItalic ? "italic" : "normal"), ("underline", underline.rawValue),
            ("strikethrough", "\(isStruckThrough)"), ("justification", alignment.rawValue),
            ("direction", isRightToLeft ? "rtl" : "ltr"),
        ]
        if let color { attributes.append(("fg-color", color.words)) }
        if let background { attributes.append(("bg-color", background.words)) }
        if let language { attributes.append(("language", language)) }
        return attributes
    }
}

extension AccessibilityTextStyle.Color {
    /// The components from 0 to 65,535.
    fileprivate var words: String {
        [red, green, blue].map { "\(Int((min(max($0, 0), 1) * 65_535).rounded()))" }.joined(separator: ",")
    }
}
