import CoreGraphics
import Foundation
import TextLayout

/// The measures of bars, in points.
enum BarMetrics {
    /// The row of a navigation bar.
    @MainActor
    static func rowHeight(traits: UITraitCollection, isInSheet: Bool) -> CGFloat {
        if isInSheet { return 56 }
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.verticalSizeClass == .compact ? 32 : 44
    }

    /// What a prompt adds to a navigation bar.
    static let prompt: CGFloat = 30
    /// What a large title adds to a navigation bar.
    static let largeTitle: CGFloat = 52
    /// A toolbar.
    static func toolbarHeight(traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? 32 : 44 }
    /// Between a bar's side and its items.
    static func margin(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
    /// Between two items (chosen).
    static let itemSpacing: CGFloat = 16
    /// The button with the overflow menu.
    static let overflow: CGFloat = 22
    /// Between an item and the title.
    static let titleSpacing: CGFloat = 8
    /// How far a title beside a tab bar is shortened before it is left out (chosen).
    static let leastTitle: CGFloat = 80
    /// What a finger needs.
    static let leastTouch: CGFloat = 44
    /// From the side to the back button's chevron, and from there to its title.
    static let chevronInset: CGFloat = 8
    static let chevronSpacing: CGFloat = 6
}

/// The fonts of bars, where an appearance says nothing else.
@MainActor
enum BarFonts {
    static let title = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let largeTitle = UIFont.systemFont(ofSize: 34, weight: .bold)
    static let prompt = UIFont.systemFont(ofSize: 12)
    static let button = UIFont.systemFont(ofSize: 17)
    static let doneButton = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let badge = UIFont.systemFont(ofSize: 13)
}

extension UILabel {
    /// Shows a text as an appearance says. Where that is a font and a colour, plain text has them.
    func show(
        _ text: String?, font: UIFont, color: UIColor, attributes: [NSAttributedString.Key: Any]
    ) {
        guard let text else {
            if self.text != nil { self.text = nil }
            return
        }
        guard attributes.isEmpty || attributes.keys.allSatisfy({ $0 == .font || $0 == .foregroundColor }) else {
            var all: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
            all.merge(attributes) { _, new in new }
            setText(TextDocument(text, attributes: all))
            return
        }
        let font = attributes[.font] as? UIFont ?? font
        let color = attributes[.foregroundColor] as? UIColor ?? color
        // The text first: it takes the attributes of an earlier one away.
        if self.text != text || hasAttributes { self.text = text }
        if self.font != font { self.font = font }
        if textColor != color { textColor = color }
    }

    /// The width of the text in one line, rounded up to whole points.
    var preferredWidth: CGFloat {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width.rounded(
            .up)
    }
}

extension UIView {
    /// The size of a view of the program's in a bar: what its constraints say, else its frame's, else what fits.
    func barSize(in limit: CGSize) -> CGSize {
        var size = bounds.size
        if !translatesAutoresizingMaskIntoConstraints {
            size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        } else if size.width <= 0 || size.height <= 0 {
            size = sizeThatFits(limit)
        }
        func usable(_ length: CGFloat, _ most: CGFloat) -> CGFloat {
            length.isFinite ? min(max(length, 0), most) : most
        }
        return CGSize(width: usable(size.width, limit.width), height: usable(size.height, limit.height))
    }
}
