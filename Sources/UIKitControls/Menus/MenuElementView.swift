import AccessibilityTree
import CoreGraphics
import Foundation

/// The view of a menu element: a whole row, or one of several cells in a row.
final class MenuElementView: UIView {
    enum Style: Equatable {
        case row
        /// The first row of a submenu, which closes the submenu.
        case back
        case cell(UIMenu.ElementSize, isPalette: Bool)
    }

    let entry: MenuContent.Entry
    let style: Style
    private let highlight = UIView()
    private let mark = UIImageView()
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let isMirrored: Bool
    /// Whether the row reserves a leading column for checkmarks and chevrons.
    var hasLeadingColumn = false { didSet { if hasLeadingColumn != oldValue { setNeedsLayout() } } }

    private weak var source: UIView?

    /// - Parameter source: The view of the menu, which is used to find the targets of commands.
    init(_ entry: MenuContent.Entry, style: Style, isMirrored: Bool, source: UIView?) {
        (self.entry, self.style, self.isMirrored, self.source) = (entry, style, isMirrored, source)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        highlight.alpha = 0
        highlight.backgroundColor = Self.highlightColor
        mark.contentMode = .center
        subtitleLabel.numberOfLines = 2
        for view in [highlight, mark, imageView, titleLabel, subtitleLabel] { addSubview(view) }
        update()
    }

    required init?(coder: NSCoder) { nil }

    var element: UIMenuElement { entry.element }

    /// Whether the user can choose the element.
    var isUsable: Bool { style == .back || !attributes.contains(.disabled) }

    /// The submenu that the element opens; `nil` if it opens no submenu.
    var opensMenu: UIMenu? { style == .row || isCell ? element as? UIMenu : nil }

    var needsLeadingColumn: Bool {
        !isCell && (element is UIMenu || element.stateInMenu != .off)
    }

    private var isCell: Bool { if case .cell = style { true } else { false } }

    private var attributes = UIMenuElement.Attributes()

    // MARK: Content

    /// Updates the view from the element.
    func update() {
        attributes = MenuCommands.attributes(of: element, from: source)
        let color: UIColor =
            attributes.contains(.disabled)
            ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        let isOn = element.stateInMenu == .on
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13 * scale, weight: .semibold)
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18 * scale)
        titleLabel.text = element.title
        titleLabel.font = font
        titleLabel.textColor = color
        titleLabel.numberOfLines = isCell ? 1 : max(0, entry.titleLines)
        titleLabel.textAlignment = isCell ? .center : isMirrored ? .right : .left
        titleLabel.lineBreakMode = .byTruncatingTail
        subtitleLabel.text = element.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        subtitleLabel.textColor = attributes.contains(.disabled) ? .tertiaryLabel : .secondaryLabel
        subtitleLabel.textAlignment = titleLabel.textAlignment
        subtitleLabel.isHidden = isCell || element.subtitle?.isEmpty != false
        let image = (isOn ? (element as? any UIMenuLeaf)?.selectedImage : nil) ?? element.image
        imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.isHidden = image == nil
        imageView.tintColor = isPalette && isOn ? tintColor : color
        mark.image = markImage
        mark.isHidden = isCell || markImage == nil
        mark.tintColor = style == .back ? .secondaryLabel : color
        if isCell {
            titleLabel.isHidden = !(isMedium || image == nil)
            backgroundColor = isOn && !isPalette ? Self.highlightColor : nil
        }
        accessibilityIdentifier = element.title
        isAccessibilityElement = true
        let texts = [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }
        accessibilityLabel = texts.isEmpty ? nil : texts.joined(separator: ", ")
        accessibilityTraits = .button
        if isOn { accessibilityTraits.insert(.selected) }
        if attributes.contains(.disabled) { accessibilityTraits.insert(.notEnabled) }
        setNeedsLayout()
    }

    private var isPalette: Bool { if case .cell(_, true) = style { true } else { false } }
    private var isMedium: Bool { if case .cell(.medium, _) = style { true } else { false } }

    private var font: UIFont {
        switch style {
        case .row: .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        case .back: .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize, weight: .semibold)
        case .cell: .preferredFont(forTextStyle: isMedium ? .caption1 : .footnote, compatibleWith: traitCollection)
        }
    }

    private var markImage: UIImage? {
        if element is UIMenu {
            let name = style == .back ? "chevron.down" : isMirrored ? "chevron.left" : "chevron.right"
            return UIImage(systemName: name)
        }
        return switch element.stateInMenu {
        case .off: nil
        case .on: UIImage(systemName: "checkmark")
        case .mixed: UIImage(systemName: "minus")
        }
    }

    // MARK: Highlighting

    var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            highlight.layer.removeAllAnimations()
            if isHighlighted {
                highlight.alpha = 1
            } else {
                UIView.animate(withDuration: 0.12) { [highlight] in highlight.alpha = 0 }
            }
        }
    }

    static let highlightColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
    }

    // MARK: Layout

    /// Returns the height for a width.
    func height(fitting width: CGFloat) -> CGFloat {
        if case .cell(let size, _) = style {
            let usual = size == .medium ? MenuMetrics.mediumCell : MenuMetrics.smallCell
            return max(usual, cellContentHeight + MenuMetrics.cellInsets)
        }
        let room = textWidth(in: width)
        var text = Self.height(of: titleLabel, in: room)
        if !subtitleLabel.isHidden { text += Self.height(of: subtitleLabel, in: room) }
        return max(MenuMetrics.row, (text + 2 * MenuMetrics.textInset).rounded(.up))
    }

    private static func height(of label: UILabel, in width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    /// The factor of the mark, the image and the leading column.
    private var scale: CGFloat { MenuMetrics.scale(for: traitCollection) }

    private var imageSide: CGFloat { (MenuMetrics.image * scale).rounded() }

    private var column: CGFloat { (MenuMetrics.leadingColumn * scale).rounded() }

    private var textStart: CGFloat { MenuMetrics.margin + (hasLeadingColumn ? column : 0) }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let end = MenuMetrics.margin + (imageView.isHidden ? 0 : imageSide + 8)
        return max(1, width - textStart - end)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds
        guard !isCell else { return layOutCell() }
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let left = isMirrored ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: y, width: width, height: height)
        }
        place(mark, MenuMetrics.margin - 6, 0, column, bounds.height)
        let image = imageSide
        place(imageView, bounds.width - MenuMetrics.margin - image, (bounds.height - image) / 2, image, image)
        fitImage()
        let width = textWidth(in: bounds.width)
        let title = Self.height(of: titleLabel, in: width)
        let subtitle = subtitleLabel.isHidden ? 0 : Self.height(of: subtitleLabel, in: width)
        let top = ((bounds.height - title - subtitle) / 2).rounded(.down)
        place(titleLabel, textStart, top, width, title)
        place(subtitleLabel, textStart, top + title, width, subtitle)
    }

    private var cellTitleHeight: CGFloat {
        titleLabel.isHidden ? 0 : max(MenuMetrics.cellTitle, titleLabel.font.lineHeight.rounded(.up))
    }

    private var cellContentHeight: CGFloat {
        let (image, text) = (imageView.isHidden ? 0 : imageSide, cellTitleHeight)
        return image + (image == 0 || text == 0 ? 0 : 4) + text
    }

    private func layOutCell() {
        if isPalette {
            let side = min(bounds.width, bounds.height) - 8
            highlight.frame = CGRect(
                x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            highlight.layer.cornerRadius = side / 2
            if element.stateInMenu == .on { highlight.alpha = 1 }
        }
        let (image, text) = (imageSide, cellTitleHeight)
        var y = ((bounds.height - cellContentHeight) / 2).rounded(.down)
        if !imageView.isHidden {
            imageView.frame = CGRect(x: bounds.midX - image / 2, y: y, width: image, height: image)
            y += image + 4
        }
        fitImage()
        titleLabel.frame = CGRect(x: 4, y: y, width: max(0, bounds.width - 8), height: text)
    }

    /// Scales a large image down to the available size. A small image is displayed at its own size.
    private func fitImage() {
        guard let size = imageView.image?.size else { return }
        imageView.contentMode =
            size.width > imageSide || size.height > imageSide ? .scaleAspectFit : .center
    }
}

extension MenuElementView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .menuItem
        node.isFocused = isHighlighted
    }
}
