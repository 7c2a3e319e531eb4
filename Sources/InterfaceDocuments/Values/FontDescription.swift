/// A font in a document.
package struct FontDescription: Sendable, Hashable {
    /// The typeface.
    package enum Face: Sendable, Hashable {
        /// The system font, in a weight such as `semibold`.
        case system(weight: String?)
        case boldSystem
        case italicSystem
        /// The font of a text style, by the name of UIKit's constant (`UICTFontTextStyleBody`).
        case textStyle(String)
        /// A font by its PostScript name, or by its family if no font has this PostScript name.
        case named(String?, family: String?)
    }

    /// The font size.
    package enum Size: Sendable, Hashable {
        case points(Double)
        /// UIKit's standard sizes: 14, 12, 17 and 18 points.
        case system, small, label, button
        /// The size that the text style or the class determines.
        case unspecified
    }

    package var face: Face
    var size: Size

    package init(face: Face, size: Size) { (self.face, self.size) = (face, size) }

    /// The size in points, or `nil` if the document does not specify it.
    package var pointSize: Double? {
        switch size {
        case .points(let points): points
        case .system: 14
        case .small: 12
        case .label: 17
        case .button: 18
        case .unspecified: nil
        }
    }

    /// Reads a `fontDescription`.
    init(describing element: SourceElement) {
        let (type, weight) = (element.string(.type), element.string(.weight))
        let (name, family) = (element.string(.name), element.string(.family))
        if let style = element.string(.style) {
            face = .textStyle(style)
        } else if type == "boldSystem" {
            face = .boldSystem
        } else if type == "italicSystem" {
            face = .italicSystem
        } else if name == nil && family == nil || name?.hasPrefix(".") == true {
            if let type, type != "system" { element.note(.unknownWord(attribute: "type", word: type)) }
            face = .system(weight: weight)
        } else {
            face = .named(name, family: family)
        }
        let standard = element.word(
            .size, in: ["system": Size.system, "small": .small, "label": .label, "button": .button])
        size = Self.points(element, .pointSize) ?? standard ?? .unspecified
    }

    /// Reads a `font` of an attributed string.
    init(attribute element: SourceElement) {
        let (name, family) = (element.string(.name), element.string(.family))
        let meta = element.string(.metaFont)
        let points = Self.points(element, .size)
        switch meta {
        case "systemBold", "boldSystem": face = .boldSystem
        case nil where name != nil && name?.hasPrefix(".") != true: face = .named(name, family: family)
        case nil where name == nil && family != nil: face = .named(nil, family: family)
        default: face = .system(weight: nil)
        }
        size = points ?? (meta == "smallSystem" || meta == "miniSystem" ? .small : .system)
    }

    private static func points(_ element: SourceElement, _ key: DocumentKey) -> Size? {
        guard let points = element.number(key) else { return nil }
        guard points > 0 else {
            element.note(.badValue(attribute: key.rawValue, value: "\(points)"))
            return nil
        }
        return .points(points)
    }
}
