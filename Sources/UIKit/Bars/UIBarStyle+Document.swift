import InterfaceDocuments

extension UIBarStyle {
    /// What a document says of a bar's style, which may say that the bar is translucent: `black`, or the names from before iOS 7.
    @MainActor
    static func style(of coder: DocumentCoder) -> UIBarStyle? {
        let styles: KeyValuePairs<String, UIBarStyle> = [
            "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
        ]
        return coder.element.word(.barStyle, in: styles)
    }
}
