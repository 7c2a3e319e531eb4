import CoreGraphics
import Foundation

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
    /// What a finger needs.
    static let leastTouch: CGFloat = 44
    /// From the side to the back button's chevron, and from there to its title.
    static let chevronInset: CGFloat = 8
    static let chevronSpacing: CGFloat = 6
}

extension UILabel {
    /// Shows a text as an appearance says.
    func show(
        _ text: String?, font: UIFont, color: UIColor, attributes: [NSAttributedString.Key: Any]
    ) {
        guard let text else {
            attributedText = nil
            return
        }
        var all: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        all.merge(attributes) { _, new in new }
        attributedText = NSAttributedString(string: text, attributes: all)
    }

    /// The width of the text in one line, rounded up to whole points.
    var wantedWidth: CGFloat {
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
