import CoreGraphics
import Foundation
import TextLayout

/// The measures of bars, in points.
enum BarMetrics {
    /// Returns the height of the row of a navigation bar.
    @MainActor
    static func rowHeight(traits: UITraitCollection, isInSheet: Bool) -> CGFloat {
        if isInSheet { return 56 }
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.verticalSizeClass == .compact ? 32 : 44
    }

    /// The additional height of a navigation bar with a prompt.
    static let prompt: CGFloat = 30
    /// The additional height of a navigation bar with a large title.
    static let largeTitle: CGFloat = 52
    /// The height of a subtitle, and the maximum height of a view in its place (chosen).
    static let subtitle: CGFloat = 16
    static let largestSubtitle: CGFloat = 20
    /// The additional height of a navigation bar with a subtitle below a large title (chosen).
    static let largeSubtitle: CGFloat = 20
    /// Returns the height of a toolbar.
    static func toolbarHeight(traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? 32 : 44 }
    /// Returns the distance between a side of the bar and the outermost item, in points.
    static func margin(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
    // Chosen (Controllers): The items of a navigation bar are 16 points apart.
    /// The distance between two items.
    static let itemSpacing: CGFloat = 16
    /// The width of the overflow button.
    static let overflow: CGFloat = 22
    /// The distance between an item and the title.
    static let titleSpacing: CGFloat = 8
    // Chosen (Controllers): The title of a navigation bar is hidden beside a tab bar if less than 80 points remain for
    // it.
    /// The minimum width of a title beside a tab bar. If less space is available, the title is hidden.
    static let leastTitle: CGFloat = 80
    /// The minimum size for a touch.
    static let leastTouch: CGFloat = 44
    /// The distance from the side of the bar to the chevron of the back button, and from the chevron to the title.
    static let chevronInset: CGFloat = 8
    static let chevronSpacing: CGFloat = 6
}

/// The fonts of bars, unless an appearance specifies others.
@MainActor
enum BarFonts {
    static let title = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let largeTitle = UIFont.systemFont(ofSize: 34, weight: .bold)
    static let prompt = UIFont.systemFont(ofSize: 12)
    static let subtitle = UIFont.systemFont(ofSize: 12)
    static let button = UIFont.systemFont(ofSize: 17)
    static let doneButton = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let badge = UIFont.systemFont(ofSize: 13)
}

extension UILabel {
    /// Displays a text with the attributes of an appearance. If the attributes are only a font and a color, the label
    /// uses plain text.
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
        // Setting the text first removes the attributes of the previous text.
        if self.text != text || hasAttributes { self.text = text }
        if self.font != font { self.font = font }
        if textColor != color { textColor = color }
    }
}

extension UIView {
    /// Returns the size of a custom view in a bar: the size that its constraints determine, otherwise the size of its
    /// frame, otherwise the size that fits.
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
