import Foundation
import InterfaceDocuments

extension UIButton {
    private static let types: KeyValuePairs<String, ButtonType> = [
        "custom": .custom, "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    /// Returns the button type in a storyboard or nib. The default is `custom`.
    static func type(of coder: DocumentCoder) -> ButtonType { coder.element.word(.buttonType, in: types) ?? .custom }

    func decodeButton(from coder: DocumentCoder) {
        let element = coder.element
        let roles: KeyValuePairs<String, Role> = [
            "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
        ]
        if let role = element.word(.role, in: roles) { self.role = role }
        if element.bool(.showsMenuAsPrimaryAction, default: false) { showsMenuAsPrimaryAction = true }
        if element.bool(.changesSelectionAsPrimaryAction, default: false) { changesSelectionAsPrimaryAction = true }
        if let insets = coder.edgeInsets(.contentEdgeInsets) { contentEdgeInsets = insets }
        if let insets = coder.edgeInsets(.titleEdgeInsets) { titleEdgeInsets = insets }
        if let insets = coder.edgeInsets(.imageEdgeInsets) { imageEdgeInsets = insets }
        let usesAttributedTitles = element.bool(.hasAttributedTitle, default: false)
        for state in element.states { decode(state, usesAttributedTitles, from: coder) }
        decodeTitleLabel(from: coder)
        if let written = element.buttonConfiguration {
            configuration = Configuration(written, of: coder, title: title(for: .normal), image: ownImage)
        }
        if element.bool(.adjustsImageSizeForAccessibilityContentSizeCategory, default: false) {
            adjustsImageSizeForAccessibilityContentSizeCategory = true
        }
        palesImageWhenHighlighted = element.bool(.adjustsImageWhenHighlighted, default: true)
        palesImageWhenDisabled = element.bool(.adjustsImageWhenDisabled, default: true)
        // Ignored attributes: they have no effect in buttons with configurations on iOS, or no effect on a desktop.
        coder.pass(
            .reversesTitleShadowWhenHighlighted, .showsTouchWhenHighlighted, .pointerInteraction, .springLoaded)
    }

    /// The image that was set for the normal state, without the default image of the button type.
    private var ownImage: UIImage? { stateValues.value(\.image, for: .normal) }

    private func decode(_ description: ButtonStateDescription, _ usesAttributedTitles: Bool, from coder: DocumentCoder)
    {
        guard let state = Self.state(description.states, coder.element) else { return }
        let (unit, id) = (coder.unit, coder.element.id)
        if let title = unit.strings?.string(for: id, description.titleProperty) ?? description.title {
            setTitle(title, for: state)
        }
        if usesAttributedTitles, let title = description.attributedTitle {
            setAttributedTitle(DocumentCoder.attributedText(of: title, in: unit), for: state)
        }
        if let color = description.titleColor.flatMap({ DocumentCoder.color(of: $0, in: unit) }) {
            setTitleColor(color, for: state)
        }
        if let color = description.titleShadowColor.flatMap({ DocumentCoder.color(of: $0, in: unit) }) {
            setTitleShadowColor(color, for: state)
        }
        if let image = description.image.flatMap({ DocumentCoder.image(of: $0, in: unit) }) {
            setImage(image, for: state)
        }
        if let image = description.backgroundImage.flatMap({ DocumentCoder.image(of: $0, in: unit) }) {
            setBackgroundImage(image, for: state)
        }
        if let configuration = description.symbolConfiguration.flatMap(DocumentCoder.symbolConfiguration(of:)) {
            setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
    }

    /// Returns the union of the named states. If a name is unknown, returns `nil` and logs a warning.
    private static func state(_ words: [String], _ element: ObjectElement) -> State? {
        let states: [String: State] = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
            "focused": .focused,
        ]
        var state = State.normal
        for word in words {
            guard let known = states[word] else {
                element.note(.unknownWord(attribute: "key", word: word))
                return nil
            }
            state.formUnion(known)
        }
        return state
    }

    /// Decodes the properties of the title label. The label is created only if a property differs from its default.
    private func decodeTitleLabel(from coder: DocumentCoder) {
        if let font = coder.font(.fontDescription) { titleLabel?.font = font }
        let mode = coder.lineBreakMode() ?? .byTruncatingMiddle
        if mode != .byTruncatingMiddle { titleLabel?.lineBreakMode = mode }
        if let offset = coder.element.size(.titleShadowOffset), offset != .zero { titleLabel?.shadowOffset = offset }
    }

    static func addButtonProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding(reading: "titleLabel", \UIButton.titleLabel)
            .adding(reading: "imageView", \UIButton.imageView)
            .adding("menu", \UIButton.menu)
            .adding("contentEdgeInsets", \UIButton.contentEdgeInsets)
            .adding("titleEdgeInsets", \UIButton.titleEdgeInsets)
            .adding("imageEdgeInsets", \UIButton.imageEdgeInsets)
            .adding("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
    }
}
