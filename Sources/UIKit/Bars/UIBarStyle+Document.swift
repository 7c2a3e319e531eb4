import InterfaceDocuments

extension UIBarStyle {
    /// Returns the bar style of a document, which can also specify a translucent bar: `black`, or the names from
    /// before iOS 7.
    @MainActor
    static func style(of coder: DocumentCoder) -> UIBarStyle? {
        let styles: KeyValuePairs<String, UIBarStyle> = [
            "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
        ]
        return coder.element.word(.barStyle, in: styles)
    }
}
