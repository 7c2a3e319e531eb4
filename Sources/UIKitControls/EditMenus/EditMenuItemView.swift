import CoreGraphics
import Foundation

/// An item in the row of an edit menu: an element, or a chevron that displays the next or previous page.
final class EditMenuItemView: UIView {
    enum Kind {
        case element(UIMenuElement)
        case previousPage
        case nextPage
    }

    let kind: Kind
    private let label = UILabel()
    private let imageView = UIImageView()
    private let highlight = UIView()

    init(_ kind: Kind, isMirrored: Bool) {
        self.kind = kind
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        highlight.backgroundColor = MenuElementView.highlightColor
        highlight.alpha = 0
        label.font = .systemFont(ofSize: EditMenuMetrics.fontSize)
        label.textAlignment = .center
        imageView.contentMode = .center
        for view in [highlight, label, imageView] { addSubview(view) }
        switch kind {
        case .element(let element): show(element)
        case .previousPage: showChevron(isBackwards: true, isMirrored)
        case .nextPage: showChevron(isBackwards: false, isMirrored)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ element: UIMenuElement) {
        let attributes = element.attributesInMenu
        let color: UIColor =
            attributes.contains(.disabled)
            ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        label.text = element.title
        label.textColor = color
        imageView.image = element.title.isEmpty ? element.image?.withRenderingMode(.alwaysTemplate) : nil
        imageView.tintColor = color
        accessibilityIdentifier = element.title
        isAccessibilityElement = true
        accessibilityLabel = element.title
        accessibilityTraits = attributes.contains(.disabled) ? [.button, .notEnabled] : .button
    }

    private func showChevron(isBackwards: Bool, _ isMirrored: Bool) {
        let configuration = UIImage.SymbolConfiguration(pointSize: EditMenuMetrics.chevronSize, weight: .semibold)
        imageView.image = UIImage(
            systemName: isBackwards == isMirrored ? "chevron.right" : "chevron.left", withConfiguration: configuration)
        imageView.tintColor = .label
        accessibilityIdentifier = isBackwards ? "previous" : "next"
        isAccessibilityElement = true
        accessibilityLabel = isBackwards ? "Show previous items" : "Show next items"
        accessibilityTraits = .button
    }

    /// Whether the user can choose the item.
    var isUsable: Bool {
        guard case .element(let element) = kind else { return true }
        return !element.attributesInMenu.contains(.disabled)
    }

    /// The width that the item needs.
    var preferredWidth: CGFloat {
        guard case .element = kind else { return EditMenuMetrics.chevron }
        let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let content = imageView.image?.size.width ?? label.sizeThatFits(most).width
        return content.rounded(.up) + 2 * EditMenuMetrics.padding
    }

    var isHighlighted = false { didSet { highlight.alpha = isHighlighted ? 1 : 0 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds
        imageView.frame = bounds
        label.frame = bounds.insetBy(dx: min(EditMenuMetrics.padding, bounds.width / 2), dy: 0)
    }
}
