import CoreGraphics

/// The header of a document's title menu: the image of the document, and beside it the name and the kind.
final class DocumentHeaderView: UIView {
    private let imageView = UIImageView()
    private let nameLabel = UILabel()
    private let kindLabel = UILabel()
    // Chosen (Controllers): The measures of the header of a document's title menu are chosen.
    /// The distance of the content from the sides.
    private static let margin: CGFloat = 16
    private static let side: CGFloat = 44

    init(_ properties: UIDocumentProperties) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        let image = properties.image
        imageView.image = image
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = .secondaryLabel
        nameLabel.text = properties.name
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.numberOfLines = 2
        kindLabel.text = properties.summary
        kindLabel.font = .preferredFont(forTextStyle: .footnote)
        kindLabel.textColor = .secondaryLabel
        kindLabel.numberOfLines = 2
        for view in [imageView, nameLabel, kindLabel] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func textSizes(width: CGFloat) -> (name: CGSize, kind: CGSize) {
        let room = CGSize(width: max(0, width - 3 * Self.margin - Self.side), height: .greatestFiniteMagnitude)
        return (nameLabel.sizeThatFits(room), kindLabel.sizeThatFits(room))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let texts = textSizes(width: size.width)
        return CGSize(
            width: size.width, height: max(Self.side, (texts.name.height + texts.kind.height).rounded(.up)) + 24)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let texts = textSizes(width: bounds.width)
        let start = 2 * Self.margin + Self.side
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: y.rounded(), width: width, height: height.rounded(.up))
        }
        place(imageView, Self.margin, (bounds.height - Self.side) / 2, Self.side, Self.side)
        let top = (bounds.height - texts.name.height - texts.kind.height) / 2
        let width = max(0, bounds.width - start - Self.margin)
        place(nameLabel, start, top, width, texts.name.height)
        place(kindLabel, start, top + texts.name.height, width, texts.kind.height)
        for label in [nameLabel, kindLabel] { label.textAlignment = isMirrored ? .right : .left }
    }
}
