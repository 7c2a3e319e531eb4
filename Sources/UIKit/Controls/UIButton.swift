import Foundation

/// A control that does something on a tap, with a title, an image or both.
///
/// A button is told how it looks either by titles, images and colours for its states, or by a `Configuration`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibutton>.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The kinds of buttons. Raw values are UIKit's.
    public enum ButtonType: Int, Sendable {
        /// No look of its own.
        case custom
        /// In the tint colour; dims while a finger is on it.
        case system
    }

    /// The kind that the button was made as.
    public private(set) var buttonType = ButtonType.custom

    /// The look by states, for a button without a configuration.
    private struct StateContent {
        var title: String?
        var color: UIColor?
        var image: UIImage?
    }

    private var contents: [State: StateContent] = [:]
    private let label = UILabel()
    private let picture = UIImageView()

    // MARK: Creating buttons

    /// Makes a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        update()
    }

    /// Makes a button with a look, and perhaps with what a tap does; the action gives it its title and image.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            configuration.image = configuration.image ?? primaryAction.image
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
    }

    /// Makes a button with a frame, and perhaps with what a tap does.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        buttonType = .system
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Makes a custom button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a custom button from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        label.font = .systemFont(ofSize: 18)
        label.textAlignment = .center
        for view in [picture, label] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        update()
    }

    // MARK: Managing the title, the image and the colours

    /// The view that shows the title.
    open var titleLabel: UILabel? { label }
    /// The view that shows the image.
    open var imageView: UIImageView? { picture }

    /// Sets the title for a state. States without one have the normal state's.
    open func setTitle(_ title: String?, for state: State) {
        contents[state, default: StateContent()].title = title
        update()
    }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: StateContent()].color = color
        update()
    }

    /// Sets the image for a state. A template image takes the tint colour.
    open func setImage(_ image: UIImage?, for state: State) {
        contents[state, default: StateContent()].image = image
        update()
    }

    /// The title that a state shows.
    open func title(for state: State) -> String? { contents[state]?.title ?? contents[.normal]?.title }
    /// The colour of the title that a state shows.
    open func titleColor(for state: State) -> UIColor? { contents[state]?.color ?? contents[.normal]?.color }
    /// The image that a state shows.
    open func image(for state: State) -> UIImage? { contents[state]?.image ?? contents[.normal]?.image }

    /// The title that is shown.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The image that is shown.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The title's colour as it is shown.
    open var currentTitleColor: UIColor { label.textColor }

    // MARK: Managing the configuration

    /// The look; `nil` for a button that is told by states.
    open var configuration: Configuration? {
        didSet { update() }
    }

    /// Called when the state changed, to give the button another configuration.
    open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for the handler to be called.
    open func setNeedsUpdateConfiguration() {
        configurationUpdateHandler?(self)
        update()
    }

    package override func stateDidChange() {
        configurationUpdateHandler?(self)
        update()
    }

    /// Shows the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    package override func primaryActionTriggered(with event: UIEvent?) { send(.primaryActionTriggered, with: event) }

    // MARK: Showing

    private func update() {
        let image = currentImage
        label.text = currentTitle
        picture.image = image
        picture.isHidden = image == nil
        if let configuration {
            let colors = configuration.colors(tint: tintColor, isEnabled: isEnabled)
            label.textColor = colors.foreground
            label.font = .systemFont(ofSize: 17, weight: configuration.isProminent ? .semibold : .regular)
            picture.tintColor = colors.foreground
            backgroundColor = colors.background
            clipsToBounds = false
        } else {
            label.textColor =
                isEnabled
                ? titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
                : titleColor(for: state) ?? .tertiaryLabel
        }
        let dims = isHighlighted && (configuration != nil || buttonType == .system || image != nil)
        let content: CGFloat = dims ? 0.35 : 1
        if configuration == nil {
            label.alpha = buttonType == .system ? content : 1
            picture.alpha = content
        } else {
            alpha = dims ? 0.75 : 1
        }
        setNeedsLayout()
    }

    // MARK: Layout

    private static let defaultSpacing: CGFloat = 0
    private var insets: NSDirectionalEdgeInsets { configuration?.contentInsets ?? .zero }
    private var spacing: CGFloat { configuration?.imagePadding ?? Self.defaultSpacing }

    /// The size of image and title side by side, with the configuration's insets.
    open override var intrinsicContentSize: CGSize {
        let title = label.text.map { $0.isEmpty ? CGSize.zero : label.intrinsicContentSize } ?? .zero
        let image = picture.image?.size ?? .zero
        let gap = title.width > 0 && image.width > 0 ? spacing : 0
        return CGSize(
            width: title.width + gap + image.width + insets.leading + insets.trailing,
            height: max(title.height, image.height) + insets.top + insets.bottom)
    }

    /// The intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Puts image and title side by side where the content alignment says.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuration { layer.cornerRadius = configuration.cornerRadius(for: bounds.size) }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        let image = picture.image?.size ?? .zero
        let natural = (label.text ?? "").isEmpty ? CGSize.zero : label.intrinsicContentSize
        let gap = natural.width > 0 && image.width > 0 ? spacing : 0
        let titleWidth = max(0, min(natural.width, area.width - image.width - gap))
        let width = image.width + gap + titleWidth
        let x: CGFloat
        switch contentHorizontalAlignment {
        case .left: x = area.minX
        case .right: x = area.maxX - width
        case .leading: x = isRightToLeft ? area.maxX - width : area.minX
        case .trailing: x = isRightToLeft ? area.minX : area.maxX - width
        case .center, .fill: x = (area.midX - width / 2).rounded()
        }
        func y(_ height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: area.minY
            case .bottom: area.maxY - height
            case .center, .fill: (area.midY - height / 2).rounded()
            }
        }
        let imageX = isRightToLeft ? x + titleWidth + gap : x
        picture.frame = CGRect(x: imageX, y: y(image.height), width: image.width, height: image.height)
        let titleX = isRightToLeft ? x : x + image.width + gap
        label.frame = CGRect(x: titleX, y: y(natural.height), width: titleWidth, height: natural.height)
    }
}
