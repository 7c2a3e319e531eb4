import Foundation

extension FontSpecification {
    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight.number >= 600 { traits.insert(.traitBold) }
        let isMonospaced = family.map { AppleFonts.family(named: $0)?.kind == .mono } ?? (design == .monospaced)
        if isMonospaced { traits.insert(.traitMonoSpace) }
        if width.rawValue <= -0.1 { traits.insert(.traitCondensed) }
        if width.rawValue > 0.1 { traits.insert(.traitExpanded) }
        return traits
    }

    mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
        isItalic = traits.contains(.traitItalic)
        // The weight changes only if the bold trait changes.
        let isBold = weight.number >= 600
        if isBold != traits.contains(.traitBold) { weight = isBold ? .regular : .bold }
        // The width changes only if its traits change.
        let widths: UIFontDescriptor.SymbolicTraits = [.traitCondensed, .traitExpanded]
        if symbolicTraits.intersection(widths) != traits.intersection(widths) {
            width =
                traits.contains(.traitCondensed) ? .condensed : traits.contains(.traitExpanded) ? .expanded : .standard
        }
        if family == nil {
            if traits.contains(.traitMonoSpace) {
                design = .monospaced
            } else if design == .monospaced {
                design = .default
            }
        }
    }

    func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontSpecification {
        var result = self
        if let name = attributes[.name] as? String {
            if let found = InstalledFonts.description(named: name) {
                let size = result.size
                result = found
                result.size = size
            } else {
                result.family = name
            }
        }
        if let family = attributes[.family] as? String { result.family = family }
        if let style = attributes[.textStyle] as? UIFont.TextStyle
            ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
        {
            let category = UITraitCollection.current.preferredContentSizeCategory
            result.textStyle = style
            result.size = TextStyleTable.size(of: style, for: category)
            result.weight = TextStyleTable.weight(of: style)
        }
        if let face = attributes[.face] as? String { result.setFace(face) }
        if let size = Self.number(attributes[.size]) { result.size = Self.clampedSize(size) }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            if let symbolic = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits { result.apply(symbolic) }
            if let bits = traits[.symbolic] as? UInt32 { result.apply(.init(rawValue: bits)) }
            if let weight = traits[.weight] as? UIFont.Weight { result.weight = weight }
            if let weight = Self.number(traits[.weight]) { result.weight = UIFont.Weight(weight) }
            if let width = traits[.width] as? UIFont.Width { result.width = width }
            if let width = Self.number(traits[.width]) { result.width = UIFont.Width(width) }
            if let slant = Self.number(traits[.slant]) { result.isItalic = slant != 0 }
        }
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            result.features = settings.prefix(64).compactMap(FontFeature.init)
        }
        return result
    }

    var attributes: [UIFontDescriptor.AttributeName: Any] {
        let traits: [UIFontDescriptor.TraitKey: Any] = [
            .symbolic: symbolicTraits, .weight: weight.rawValue, .slant: CGFloat(isItalic ? 1 : 0),
            .width: width.rawValue,
        ]
        var result: [UIFontDescriptor.AttributeName: Any] = [
            .family: familyName, .name: postscriptName, .size: size, .traits: traits, .face: faceName,
            .visibleName: "\(familyName) \(faceName)",
        ]
        if let textStyle { result[.textStyle] = textStyle }
        if !features.isEmpty { result[.featureSettings] = features.map(\.settings) }
        return result
    }

    /// The weight and the slant as words.
    var faceName: String {
        let weightName = isItalic && weight.number == 400 ? "" : weight.faceName
        return [weightName, isItalic ? "Italic" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Sets the weight and the slant of a face such as `Bold Italic`. Unknown words are ignored.
    mutating func setFace(_ name: String) {
        let words = name.lowercased().split { !$0.isLetter }.map(String.init)
        isItalic = words.contains("italic") || words.contains("oblique")
        let joined = words.filter { $0 != "italic" && $0 != "oblique" }.joined()
        weight = UIFont.Weight(face: joined) ?? .regular
    }

    private static func number(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
