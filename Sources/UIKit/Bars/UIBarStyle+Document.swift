import InterfaceDocuments

extension UIBarStyle {
    /// Returns the bar style that a storyboard or nib specifies: `black`, or a style name from before iOS 7, which can
    /// also specify a translucent bar.
    @MainActor
    static func style(of coder: DocumentCoder) -> UIBarStyle? {
        let styles: KeyValuePairs<String, UIBarStyle> = [
            "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
        ]
        return coder.element.word(.barStyle, in: styles)
    }
}
