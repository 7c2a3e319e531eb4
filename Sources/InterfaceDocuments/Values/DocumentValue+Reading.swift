import Foundation

extension DocumentValue {
    /// Reads the element of a value. Returns `nil` for other elements and for malformed values.
    init?(_ element: SourceElement) {
        switch element.kind {
        case .nilValue: self = .none
        case .bool: self = .bool(element.bool(.value, default: false))
        case .real, .integer: self = .number(element.number(.value, default: 0))
        case .string, .mutableString: self = .string(element.stringValue)
        case .attributedString: self = .attributedString(AttributedStringDescription(element))
        case .color:
            guard let color = ColorDescription(element) else { return nil }
            self = .color(color)
        case .fontDescription: self = .font(FontDescription(describing: element))
        case .imageReference:
            guard let image = ImageDescription(reference: element) else { return nil }
            self = .image(image)
        case .preferredSymbolConfiguration:
            self = .symbolConfiguration(SymbolConfigurationDescription(element))
        case .point: self = .point(CGPoint(element))
        case .size: self = .size(CGSize(element))
        case .rect: self = .rect(CGRect(element))
        case .value: self.init(typed: element)
        case .inset, .edgeInsets, .directionalEdgeInsets: self = .insets(InsetsDescription(element))
        case .range:
            self = .range(
                NSRange(
                    location: max(0, element.integer(.location, default: 0)),
                    length: max(0, element.integer(.length, default: 0))))
        case .date:
            let seconds = element.number(.timeIntervalSinceReferenceDate, default: 0)
            self = .date(Date(timeIntervalSinceReferenceDate: seconds))
        case .timeZone: self = .timeZone(element.string(.name) ?? "")
        case .dataDetectorType, .extendedEdge, .rectEdge, .accessibilityTraits, .popoverArrowDirection:
            self = .flags(element.flags)
        case .scopeButtonTitles:
            self = .strings(element.children.filter { $0.kind == .string }.map(\.stringValue))
        case .textAttributes: self = .textAttributes(TextAttributesDescription(element))
        case .paragraphStyle: self = .paragraphStyle(ParagraphStyleDescription(element))
        case .textInputTraits: self = .textInputTraits(TextInputTraitsDescription(element))
        case .accessibility: self = .accessibility(AccessibilityDescription(element))
        case .blurEffect, .vibrancyEffect: self = .effect(EffectDescription(element))
        case .buttonConfiguration: self = .buttonConfiguration(ButtonConfigurationDescription(element))
        default: return nil
        }
    }

    /// Reads a `value`, whose type is an attribute.
    private init?(typed element: SourceElement) {
        switch element.string(.type) {
        case "size": self = .size(CGSize(element))
        case "point": self = .point(CGPoint(element))
        case "rect": self = .rect(CGRect(element))
        case let type:
            element.note(.unknownWord(attribute: "type", word: type ?? ""))
            return nil
        }
    }
}
