import UIKit

/// A photo in a grid, with a heart for a favorite, and a checkmark when it is selected.
final class PhotoCell: UICollectionViewCell {
    private let image = UIImageView()
    private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
    private let check = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    private let shade = UIView()
    /// Whether it is enlarged because it is being dragged.
    private var isLifted = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.shadowRadius = 6
        contentView.layer.shadowOffset = CGSize(width: 0, height: 2)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        shade.backgroundColor = UIColor(white: 1, alpha: 0.4)
        heart.tintColor = .white
        heart.contentMode = .scaleAspectFit
        check.tintColor = .systemBlue
        check.backgroundColor = .white
        check.layer.cornerRadius = 11
        for part in [image, shade, heart, check] { contentView.addSubview(part) }
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: Photo, image picture: UIImage, isFavourite: Bool) {
        image.image = picture
        heart.isHidden = !isFavourite
        accessibilityLabel = "\(photo.place), photo \(photo.id)"
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        let isChosen = state.isEditing && state.isSelected
        shade.isHidden = !isChosen && !state.isHighlighted
        check.isHidden = !isChosen
        guard isLifted != state.isReordering else { return }
        isLifted = state.isReordering
        UIView.animate(withDuration: 0.2) { [self] in
            contentView.transform = isLifted ? CGAffineTransform(scaleX: 1.08, y: 1.08) : .identity
            contentView.layer.shadowOpacity = isLifted ? 0.4 : 0
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds
        image.frame = area
        shade.frame = area
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = min(16, area.width / 4)
        let edge = min(6, area.width / 14)
        heart.frame = CGRect(
            x: isRightToLeft ? area.maxX - side - edge : edge, y: area.maxY - side - edge, width: side, height: side)
        check.frame = CGRect(
            x: isRightToLeft ? edge : area.maxX - 22 - edge, y: area.maxY - 22 - edge, width: 22, height: 22)
    }
}

/// The title over a month's photos.
final class PhotoSectionHeader: UICollectionReusableView {
    let label = UILabel()
    /// The space before and after the title.
    var inset: CGFloat = 16 {
        didSet { for edge in edges { edge.constant = edge.firstAttribute == .leading ? inset : -inset } }
    }
    private lazy var edges = [
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        label.accessibilityTraits = .header
        addSubview(label)
        NSLayoutConstraint.activate(
            edges + [
                label.topAnchor.constraint(equalTo: topAnchor, constant: 14),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            ])
    }

    required init?(coder: NSCoder) { nil }
}
