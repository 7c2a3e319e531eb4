import InterfaceDocuments

extension UITextView {
    func decodeTextView(from coder: DocumentCoder) {
        let element = coder.element
        if let font = coder.font(.fontDescription) { self.font = font }
        if let color = coder.color(.textColor) { textColor = color }
        textAlignment = coder.textAlignment() ?? .natural
        isEditable = element.bool(.editable, default: true)
        isSelectable = element.bool(.selectable, default: true)
        if element.bool(.adjustsFontForContentSizeCategory, default: false) { adjustsFontForContentSizeCategory = true }
        if element.bool(.allowsEditingTextAttributes, default: false) { allowsEditingTextAttributes = true }
        decodeTraits(from: coder)
        if let words = element.flags(.dataDetectorTypes) { dataDetectorTypes = Self.detectors(words) }
        // A storyboard or nib can contain both a plain and an attributed text, although only one of them is used.
        let (plain, attributed) = (coder.text(.text), coder.attributedText(.attributedText))
        let usesAttributes = element.bool(.usesAttributedText, default: plain == nil)
        if usesAttributes, let attributed { attributedText = attributed } else if let plain { text = plain }
        // A single text view class implements both versions of TextKit.
        coder.pass(.layoutManager)
    }

    private static func detectors(_ words: [String]) -> UIDataDetectorTypes {
        // Types that are not supported are ignored: street addresses, shipment tracking numbers and flight numbers.
        let known: [String: UIDataDetectorTypes] = [
            "phoneNumber": .phoneNumber, "link": .link, "calendarEvent": .calendarEvent, "all": .all,
        ]
        return words.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
    }

    static func addTextViewProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("text", \UITextView.text)
            .adding("attributedText", \UITextView.attributedText)
            .adding("font", \UITextView.font)
            .adding("textColor", \UITextView.textColor)
            .adding("textAlignment", \UITextView.textAlignment)
            .adding("editable", \UITextView.isEditable)
            .adding("selectable", \UITextView.isSelectable)
            .adding("delegate", \UITextView.delegate)
            .adding("textContainerInset", \UITextView.textContainerInset)
            .adding("secureTextEntry", \UITextView.isSecureTextEntry)
    }
}
