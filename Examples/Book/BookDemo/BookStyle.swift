import UIKit

/// The fonts, colors and measures of a page.
@MainActor
struct BookStyle {
    /// The color of the paper, in light and dark style.
    static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.11, green: 0.105, blue: 0.10, alpha: 1)
            : UIColor(red: 0.984, green: 0.969, blue: 0.933, alpha: 1)
    }
    static let ink = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.80, green: 0.78, blue: 0.74, alpha: 1)
            : UIColor(red: 0.17, green: 0.145, blue: 0.125, alpha: 1)
    }
    static let faintInk = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.52, green: 0.50, blue: 0.47, alpha: 1)
            : UIColor(red: 0.54, green: 0.49, blue: 0.43, alpha: 1)
    }
    static let accent = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.80, green: 0.48, blue: 0.40, alpha: 1)
            : UIColor(red: 0.58, green: 0.20, blue: 0.16, alpha: 1)
    }

    let size: CGSize
    let textSize: CGFloat

    /// - Parameter size: The size of a page.
    init(size: CGSize) {
        self.size = size
        textSize = min(max((min(size.width, size.height * 0.85) / 23.5).rounded(), 12), 21)
    }

    /// The font for book text if it is installed, else the system's serif font.
    static func font(_ size: CGFloat, italic: Bool = false, bold: Bool = false) -> UIFont {
        let style = bold ? "-Bold" : italic ? "-Italic" : "-Roman"
        for family in ["EB Garamond", "P052", "Liberation Serif"] {
            if let font = UIFont(name: family + style, size: size) { return font }
            if !italic, !bold, let font = UIFont(name: family, size: size) { return font }
        }
        var descriptor = UIFont.systemFont(ofSize: size).fontDescriptor
        descriptor = descriptor.withDesign(.serif) ?? descriptor
        if italic { descriptor = descriptor.withSymbolicTraits(.traitItalic) ?? descriptor }
        if bold { descriptor = descriptor.withSymbolicTraits(.traitBold) ?? descriptor }
        return UIFont(descriptor: descriptor, size: size)
    }

    var lineHeight: CGFloat { (textSize * 1.42).rounded() }

    /// The frame of the text. As in books, the bottom margin is larger than the top margin.
    var textFrame: CGRect {
        let side = max(20, (size.width * 0.105).rounded())
        let top = max(38, (size.height * 0.085).rounded())
        let bottom = max(40, (size.height * 0.1).rounded())
        let lines = max(1, ((size.height - top - bottom) / lineHeight).rounded(.down))
        return CGRect(x: side, y: top, width: max(1, size.width - 2 * side), height: lines * lineHeight)
    }

    /// - Parameter isIndented: False for the first paragraph of a chapter, and for the rest of a paragraph that began
    ///   on the previous page.
    func paragraph(_ text: String, isIndented: Bool) -> BookText {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.firstLineHeadIndent = isIndented ? (textSize * 1.25).rounded() : 0
        style.minimumLineHeight = lineHeight
        style.maximumLineHeight = lineHeight
        return BookText(
            string: text, attributes: [.font: Self.font(textSize), .foregroundColor: Self.ink, .paragraphStyle: style])
    }

    func centered(_ text: String, _ font: UIFont, _ color: UIColor, kern: CGFloat = 0) -> BookText {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        return BookText(
            string: text, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style, .kern: kern])
    }
}

/// A text in one style. A book is measured with thousands of texts, and Foundation on Linux frees an attributed string
/// only in part.
struct BookText {
    let string: String
    let attributes: [NSAttributedString.Key: Any]

    func height(width: CGFloat) -> CGFloat {
        string.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil
        ).height
    }

    @MainActor
    func draw(in frame: CGRect) { string.draw(in: frame, withAttributes: attributes) }
}
