import Foundation
import InterfaceDocuments

extension UIButton {
    private static let types: KeyValuePairs<String, ButtonType> = [
        "custom": .custom, "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    /// The kind that is written; `custom` where nothing is.
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
        for state in element.states { set(state, usesAttributedTitles, of: element, coder.values) }
        decodeTitleLabel(from: coder)
        if let written = element.buttonConfiguration {
            configuration = Configuration(written, of: coder, title: title(for: .normal), image: ownImage)
        }
        // What iOS has no effect of since buttons have configurations, or a desktop none at all.
        coder.pass(
            .reversesTitleShadowWhenHighlighted, .showsTouchWhenHighlighted, .adjustsImageWhenHighlighted,
            .adjustsImageWhenDisabled, .pointerInteraction, .springLoaded)
    }

    /// The image of the normal state that was set, rather than that of the kind of button.
    private var ownImage: UIImage? { stateValues.value(\.image, for: .normal) }

    private func set(
        _ description: ButtonStateDescription, _ usesAttributedTitles: Bool, of element: ObjectElement,
        _ values: DocumentValues, isLocalized: Bool = true
    ) {
        guard let state = Self.state(description.states, element) else { return }
        let localized = isLocalized ? values.strings?.string(for: element.id, description.titleProperty) : nil
        if let title = localized ?? description.title { setTitle(title, for: state) }
        if usesAttributedTitles, let title = description.attributedTitle {
            setAttributedTitle(values.attributedString(title), for: state)
        }
        if let color = description.titleColor.flatMap(values.color) { setTitleColor(color, for: state) }
        if let color = description.titleShadowColor.flatMap(values.color) { setTitleShadowColor(color, for: state) }
        if let image = description.image.flatMap(values.image) { setImage(image, for: state) }
        if let image = description.backgroundImage.flatMap(values.image) { setBackgroundImage(image, for: state) }
        if let configuration = description.symbolConfiguration.flatMap(DocumentCoder.symbolConfiguration(of:)) {
            setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
    }

    /// The union of states by their names; `nil`, with a warning, if one is not known.
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

    /// The label is made only where it is not as usual.
    private func decodeTitleLabel(from coder: DocumentCoder) {
        if let font = coder.font(.fontDescription) { titleLabel?.font = font }
        let mode = coder.lineBreakMode() ?? .byTruncatingMiddle
        if mode != .byTruncatingMiddle { titleLabel?.lineBreakMode = mode }
        if let offset = coder.element.size(.titleShadowOffset), offset != .zero { titleLabel?.shadowOffset = offset }
    }

    // MARK: Size classes

    func applyButton(_ variation: DocumentVariation) {
        applyStates(variation)
        variation.setFont { titleLabel?.font = $0 }
        variation.setLineBreakMode(default: .byTruncatingMiddle) { titleLabel?.lineBreakMode = $0 }
        variation.setInsets(.contentEdgeInsets) { contentEdgeInsets = $0 }
        variation.setInsets(.titleEdgeInsets) { titleEdgeInsets = $0 }
        variation.setInsets(.imageEdgeInsets) { imageEdgeInsets = $0 }
    }

    /// What a variation shows in a state is taken away before what counts now is set.
    private func applyStates(_ variation: DocumentVariation) {
        guard let states = variation.states else { return }
        for description in states.all {
            guard let state = Self.state(description.states, variation.element) else { continue }
            if description.title != nil { setTitle(nil, for: state) }
            if description.attributedTitle != nil { setAttributedTitle(nil, for: state) }
            if description.titleColor != nil { setTitleColor(nil, for: state) }
            if description.titleShadowColor != nil { setTitleShadowColor(nil, for: state) }
            if description.image != nil { setImage(nil, for: state) }
            if description.backgroundImage != nil { setBackgroundImage(nil, for: state) }
            if description.symbolConfiguration != nil { setPreferredSymbolConfiguration(nil, forImageIn: state) }
        }
        let usesAttributedTitles = variation.hasAttributedTitles
        let own = variation.element.states.count
        for (place, description) in states.now.enumerated() {
            // The table of texts is about the button's own title, not about another one for a size class.
            set(
                description, usesAttributedTitles, of: variation.element, variation.values, isLocalized: place < own)
        }
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
