import Foundation

/// The button of an action beside a swiped row.
final class SwipeActionButton: UIControl {
    private let action: UIContextualAction
    private let title = UILabel()
    private let image = UIImageView()

    init(_ action: UIContextualAction, _ perform: @escaping @MainActor (UIContextualAction) -> Void) {
        self.action = action
        super.init(frame: .zero)
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = action.accessibilityLabel ?? action.title
        accessibilityTraits = .button
        backgroundColor = action.backgroundColor
        title.text = action.title
        title.font = .systemFont(ofSize: 15)
        title.textColor = .white
        title.textAlignment = .center
        title.numberOfLines = 2
        image.image = action.image
        image.tintColor = .white
        image.contentMode = .scaleAspectFit
        if action.title?.isEmpty == false { addSubview(title) }
        if action.image != nil { addSubview(image) }
        addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    var preferredWidth: CGFloat {
        let content = max(title.intrinsicContentSize.width, action.image?.size.width ?? 0)
        return max(74, min(content, 160) + 30)
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.7 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = preferredWidth - 16
        let picture = action.image?.size ?? .zero
        var text = title.superview == nil ? .zero : title.sizeThatFits(CGSize(width: width, height: 0))
        text.width = min(text.width, width)
        let hasBoth = action.image != nil && title.superview != nil && bounds.height >= picture.height + 4 + text.height
        title.isHidden = action.image != nil && !hasBoth
        let height = hasBoth ? picture.height + 4 + text.height : max(picture.height, title.isHidden ? 0 : text.height)
        var y = ((bounds.height - height) / 2).rounded()
        if action.image != nil {
            image.frame = CGRect(
                x: ((bounds.width - picture.width) / 2).rounded(), y: y, width: picture.width, height: picture.height)
            y += picture.height + 4
        }
        title.frame = CGRect(
            x: ((bounds.width - text.width) / 2).rounded(), y: y, width: text.width, height: text.height)
    }
}
