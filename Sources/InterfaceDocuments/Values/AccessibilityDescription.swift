/// The accessibility properties of an object. A `nil` property has the class's value.
package struct AccessibilityDescription: Sendable, Hashable {
    /// The accessibility traits.
    package enum Trait: String, CaseIterable, Sendable {
        case button, link, image, selected, playsSound, keyboardKey, staticText, summaryElement, notEnabled
        case updatesFrequently, searchField, startsMediaSession, adjustable, allowsDirectInteraction
        case causesPageTurn, header, tabBar, toggleButton, supportsZoom
    }

    package var identifier: String?
    package var label: String?
    package var hint: String?
    package var value: String?
    package var isElement: Bool?
    /// The traits that replace the class's own; it can be empty.
    package var traits: [Trait]?

    init(_ element: SourceElement) {
        identifier = element.string(.identifier)
        (label, hint, value) = (element.string(.label), element.string(.hint), element.string(.value))
        for child in element.children {
            switch child.kind {
            case .bool: isElement = child.bool(.value)
            case .accessibilityTraits: traits = Self.traits(child)
            case .string, .mutableString:
                switch child.key {
                case "label": label = child.stringValue
                case "hint": hint = child.stringValue
                case "value": value = child.stringValue
                default: break
                }
            default: break
            }
        }
    }

    private static func traits(_ element: SourceElement) -> [Trait] {
        element.flags.compactMap { word in
            if let trait = Trait(rawValue: word) { return trait }
            if word != "none" { element.note(.unknownWord(attribute: "traits", word: word)) }
            return nil
        }
    }
}
