import Foundation

/// The labels and the image view of a cell that is filled through `textLabel`, `detailTextLabel` and `imageView`.
@MainActor
final class CellLabels {
    let style: UITableViewCell.CellStyle
    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var image: UIImageView?
    /// Whether the text label is part of a storyboard or nib, which also sets its color.
    let hasTextOfDocument: Bool
    /// The last default fonts of the labels.
    private var fonts: (text: UIFont?, detail: UIFont?)

    /// - Parameters:
    ///   - style: The arrangement of the views.
    ///   - text, detail, image: Existing views in the content view.
    init(
        _ style: UITableViewCell.CellStyle, text: UILabel? = nil, detail: UILabel? = nil, image: UIImageView? = nil
    ) {
        self.style = style
        hasTextOfDocument = text != nil
        (self.text, self.detail, self.image) = (text, detail, image)
    }

    func text(in view: UIView) -> UILabel {
        if let text { return text }
        let label = UILabel()
        label.font = textFont(view.traitCollection)
        fonts.text = label.font
        if style == .value2 { label.textColor = view.tintColor }
        text = label
        view.addSubview(label)
        return label
    }

    func detail(in view: UIView) -> UILabel? {
        if style == .default { return nil }
        if let detail { return detail }
        let label = UILabel()
        label.font = detailFont(view.traitCollection)
        fonts.detail = label.font
        if style == .value1 { label.textColor = .secondaryLabel }
        detail = label
        view.addSubview(label)
        return label
    }

    private func textFont(_ traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body, compatibleWith: traits)
    }

    private func detailFont(_ traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: style == .value1 ? .body : .caption1, compatibleWith: traits)
    }

    /// Sets the default fonts for a text size and weight, except in labels whose fonts the program has set.
    func updateFonts(for traits: UITraitCollection) {
        update(text, &fonts.text, to: textFont(traits))
        update(detail, &fonts.detail, to: detailFont(traits))
    }

    private func update(_ label: UILabel?, _ last: inout UIFont?, to font: UIFont) {
        guard let label, let former = last, label.font == former, former != font, !hasOtherFont(label, than: former)
        else { return }
        label.font = font
        last = label.font
    }

    /// Returns whether a part of an attributed text has a different font.
    private func hasOtherFont(_ label: UILabel, than font: UIFont) -> Bool {
        guard let text = label.attributedText else { return false }
        var isOther = false
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, stop in
            guard let value = value as? UIFont, value != font else { return }
            isOther = true
            stop.pointee = true
        }
        return isOther
    }

    func image(in view: UIView) -> UIImageView? {
        if style == .value2 { return nil }
        if let image { return image }
        let made = UIImageView()
        made.contentMode = .scaleAspectFit
        made.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        image = made
        view.addSubview(made)
        return made
    }

    /// Whether the cell has a view to lay out.
    var isUsed: Bool { text != nil || detail != nil || image != nil }

    func arrangement(margins: UIEdgeInsets, isRightToLeft: Bool) -> ListContentLayout {
        var layout = ListContentLayout()
        if let image, image.image != nil {
            // An image is at most as high as the row: 43 points in a row of 44 points.
            let size = image.intrinsicContentSize
            let height = max(0, min(size.height, 43))
            let width = size.height > 0 ? size.width * height / size.height : 0
            layout.image = CGSize(width: width, height: height)
            layout.reservedImage = CGSize(width: max(width, 28), height: 0)
        }
        layout.text = text?.text?.isEmpty == false ? text : nil
        layout.secondary = detail?.text?.isEmpty == false ? detail : nil
        layout.margins = margins
        layout.isRightToLeft = isRightToLeft
        layout.isSideBySide = style == .value1 || style == .value2
        if style == .value2 { layout.column = 91 }
        return layout
    }

    func place(_ frames: ListContentLayout.Frames) {
        image?.frame = frames.image ?? .zero
        text?.frame = frames.text ?? .zero
        detail?.frame = frames.secondary ?? .zero
    }
}
