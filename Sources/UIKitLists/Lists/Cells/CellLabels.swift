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
        label.font = .preferredFont(
            forTextStyle: style == .value2 ? .caption1 : .body, compatibleWith: view.traitCollection)
        if style == .value2 { label.textColor = view.tintColor }
        text = label
        view.addSubview(label)
        return label
    }

    func detail(in view: UIView) -> UILabel? {
        if style == .default { return nil }
        if let detail { return detail }
        let label = UILabel()
        label.font = .preferredFont(
            forTextStyle: style == .value1 ? .body : .caption1, compatibleWith: view.traitCollection)
        if style == .value1 { label.textColor = .secondaryLabel }
        detail = label
        view.addSubview(label)
        return label
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
