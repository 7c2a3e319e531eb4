import Foundation
import InterfaceDocuments

/// Creates UIKit values from a document's descriptions: colors, fonts, images, texts.
///
/// Values that are found by name are cached. Units of the same document can share them.
@MainActor
final class DocumentValues {
    let document: InterfaceDocument
    /// The bundle of images and colors.
    let bundle: Bundle
    /// The document's localized texts.
    let strings: DocumentStrings?

    private var namedColors: [String: UIColor?] = [:]
    private var images: [ImageDescription: UIImage?] = [:]
    private var namedFonts: [FontDescription: UIFont] = [:]
    /// The last font, since most texts of a document have the same font as the previous text.
    private var lastFont: (description: FontDescription, size: Double, font: UIFont)?

    init(_ document: InterfaceDocument, bundle: Bundle, strings: DocumentStrings?) {
        (self.document, self.bundle, self.strings) = (document, bundle, strings)
    }

    // MARK: Colors

    /// Returns the color of a description; for an unknown name, logs a warning and returns `nil`.
    func color(_ description: ColorDescription) -> UIColor? {
        switch description {
        case .rgb(let red, let green, let blue, let alpha, .displayP3):
            UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha, _):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .gray(let white, let alpha, _): UIColor(white: white, alpha: alpha)
        case .system(let name): DocumentColors.color(named: name) ?? namedColor(name, isSystem: true)
        case .named(let name): namedColor(name, isSystem: false)
        }
    }

    private var bundles: [Bundle] { [bundle] + UIContext.current.documentMaking.otherBundles }

    /// Returns a color of the bundle's catalogs, or otherwise the document's copy.
    private func namedColor(_ name: String, isSystem: Bool) -> UIColor? {
        let key = isSystem ? "\(name)Color" : name
        if let known = namedColors[key] { return known }
        let kept = isSystem ? document.resources.systemColors[name] : document.resources.namedColors[name]
        var color = isSystem ? nil : UIColor(named: name, inFirstOf: bundles)
        // The copy is a value, never a name, so that this terminates.
        if color == nil, let kept, !kept.isName { color = self.color(kept) }
        if color == nil {
            if isSystem {
                document.problems.note(.unknownWord(attribute: "systemColor", word: name), element: "color", line: 0)
            } else {
                document.problems.note(missing: .missingColor(name), element: "color")
            }
        }
        namedColors.updateValue(color, forKey: key)
        return color
    }

    // MARK: Fonts

    /// Returns the font of a description. A named font that is not installed is replaced by a system font.
    ///
    /// - Parameter size: The size in points of a description without a size.
    func font(_ description: FontDescription, size: Double) -> UIFont {
        if let lastFont, lastFont.size == size, lastFont.description == description { return lastFont.font }
        if case .named(let name, let family) = description.face, description.pointSize != nil {
            if let known = namedFonts[description] { return known }
            let found = Self.installedFont(description, size: size)
            if found == nil {
                document.problems.note(missing: .missingFont(name ?? family ?? ""), element: "fontDescription")
            }
            let font = found ?? Self.makeFont(description, size: size)
            namedFonts[description] = font
            return font
        }
        let font = Self.makeFont(description, size: size)
        // A font of a text style depends on the user's preferred text size.
        if !description.isOfTextStyle { lastFont = (description, size, font) }
        return font
    }

    /// Returns the font of a description, without the cache.
    static func makeFont(_ description: FontDescription, size: Double) -> UIFont {
        let points = description.pointSize ?? size
        switch description.face {
        case .system(let weight): return .systemFont(ofSize: points, weight: Self.weight(weight))
        case .boldSystem: return .boldSystemFont(ofSize: points)
        case .italicSystem: return .italicSystemFont(ofSize: points)
        case .textStyle(let style): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        case .named(let name, _):
            if let font = installedFont(description, size: size) { return font }
            // Chosen (Documents): A font that is neither installed nor on every iPhone is replaced by the system's,
            // with the bold and slanted style of its name.
            if name?.contains("Italic") == true { return .italicSystemFont(ofSize: points) }
            return .systemFont(ofSize: points, weight: name?.contains("Bold") == true ? .bold : .regular)
        }
    }

    private static func installedFont(_ description: FontDescription, size: Double) -> UIFont? {
        guard case .named(let name, let family) = description.face else { return nil }
        let points = description.pointSize ?? size
        return name.flatMap { UIFont(name: $0, size: points) } ?? family.flatMap { UIFont(name: $0, size: points) }
    }

    private static func weight(_ word: String?) -> UIFont.Weight {
        switch word {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }

    // MARK: Images

    /// Returns the image of a description. If it does not exist, logs a message and returns `nil`.
    func image(_ description: ImageDescription) -> UIImage? {
        if let known = images[description] { return known }
        let image = makeImage(description)
        images.updateValue(image, forKey: description)
        return image
    }

    private func makeImage(_ description: ImageDescription) -> UIImage? {
        guard !description.name.isEmpty else { return nil }
        var image: UIImage?
        if UIContext.current.documentMaking.isCanvas {
            image = canvasImage(description)
        } else if description.isSystem {
            image = UIImage(systemName: description.name)
        } else {
            image = UIImage(named: description.name, in: bundle, with: nil)
        }
        if let scale = description.symbolScale.map(Self.symbolScale), scale != .unspecified {
            image = image?.applyingSymbolConfiguration(.init(scale: scale)) ?? image
        }
        switch description.renderingMode {
        case "template": image = image?.withRenderingMode(.alwaysTemplate)
        case "original": image = image?.withRenderingMode(.alwaysOriginal)
        case "multicolor": image = image?.applyingSymbolConfiguration(.preferringMulticolor()) ?? image
        case "monochrome": image = image?.applyingSymbolConfiguration(.preferringMonochrome()) ?? image
        case "hierarchical":
            image = image?.applyingSymbolConfiguration(.init(hierarchicalColor: .tintColor)) ?? image
        default: break
        }
        return image
    }

    /// Returns the image of a description, or a placeholder for a missing image on the editor's canvas.
    private func canvasImage(_ description: ImageDescription) -> UIImage? {
        let name = description.name
        if description.isSystem {
            if UIImage.hasSymbol(named: name) { return UIImage(systemName: name) }
            document.problems.note(missing: .missingSymbol(name), element: "image")
            return MissingImage.symbol
        }
        if let image = UIImage.named(name, inFirstOf: bundles) { return image }
        document.problems.note(missing: .missingImage(name), element: "image")
        return MissingImage.picture(name, size: document.resources.images[name]?.size)
    }

    /// Returns the symbol configuration of a description.
    static func symbolConfiguration(_ description: SymbolConfigurationDescription)
        -> UIImage.SymbolConfiguration
    {
        let scale = description.scale.map(Self.symbolScale) ?? .unspecified
        let weight = description.weight.map { Self.weight($0).symbolWeight() } ?? .unspecified
        var configuration = UIImage.SymbolConfiguration(scale: scale)
        if let font = description.font, description.type != "pointSize" {
            if case .textStyle(let style) = font.face {
                configuration = .init(textStyle: UIFont.TextStyle(rawValue: style), scale: scale)
            } else {
                configuration = .init(font: makeFont(font, size: UIFont.labelFontSize), scale: scale)
            }
        } else if let size = description.pointSize, size > 0 {
            configuration = .init(pointSize: size, weight: .unspecified, scale: scale)
        }
        guard weight != .unspecified else { return configuration }
        return configuration.applying(UIImage.SymbolConfiguration(weight: weight))
    }

    private static func symbolScale(_ word: String) -> UIImage.SymbolScale {
        switch word {
        case "small": .small
        case "medium": .medium
        case "large": .large
        case "default": .default
        default: .unspecified
        }
    }
}

extension FontDescription {
    fileprivate var isOfTextStyle: Bool { if case .textStyle = face { true } else { false } }
}

extension ColorDescription {
    /// Whether the color must be found by name.
    fileprivate var isName: Bool {
        switch self {
        case .system, .named: true
        case .rgb, .gray: false
        }
    }
}
