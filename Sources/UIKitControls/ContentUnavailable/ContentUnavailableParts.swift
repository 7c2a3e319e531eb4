import Foundation

/// The subviews of a content-unavailable view. Each exists as a subview only while the configuration has content for
/// it.
@MainActor
final class ContentUnavailableParts {
    private let image = UIImageView()
    private let indicator = UIActivityIndicatorView(style: .large)
    private let text = UILabel()
    private let secondaryText = UILabel()
    private let button = ContentUnavailableButton(type: .system)
    private let secondaryButton = ContentUnavailableButton(type: .system)
    private var imageProperties: UIContentUnavailableConfiguration.ImageProperties?

    private var all: [UIView] { [image, indicator, text, secondaryText, button, secondaryButton] }

    // MARK: Showing

    /// Displays a configuration in a view, with fonts for the view's traits.
    func show(_ content: UIContentUnavailableConfiguration, in host: UIView) {
        imageProperties = content.imageProperties
        showImage(content, in: host)
        if show(text, content.text?.isEmpty == false, in: host) {
            set(content.text, content.attributedText, content.textProperties, content.alignment, to: text)
        }
        if show(secondaryText, content.secondaryText?.isEmpty == false, in: host) {
            set(
                content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
                content.alignment, to: secondaryText)
        }
        show(button, content.button, content.buttonProperties, in: host)
        show(secondaryButton, content.secondaryButton, content.secondaryButtonProperties, in: host)
    }

    /// Moves all views to a new superview.
    func move(to host: UIView) {
        for view in all where view.superview != nil { host.addSubview(view) }
    }

    private func show(_ view: UIView, _ isShown: Bool, in host: UIView) -> Bool {
        if !isShown {
            view.removeFromSuperview()
        } else if view.superview !== host {
            host.addSubview(view)
        }
        return isShown
    }

    private func showImage(_ content: UIContentUnavailableConfiguration, in host: UIView) {
        let properties = content.imageProperties
        if show(image, content.image != nil, in: host) {
            image.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
            image.image = content.image
            image.tintColor = properties.tintColor
            image.contentMode = .scaleAspectFit
            image.layer.cornerRadius = max(0, properties.cornerRadius)
            image.clipsToBounds = properties.cornerRadius > 0
        }
        if show(indicator, content.kind == .loading && content.image == nil, in: host) {
            let large = CGSize(width: 37, height: 37)
            indicator.style = properties.size(of: large) == large ? .large : .medium
            indicator.color = properties.tintColor ?? host.tintColor
            if !indicator.isAnimating { indicator.startAnimating() }
        } else {
            indicator.stopAnimating()
        }
    }

    private func show(
        _ button: ContentUnavailableButton, _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties, in host: UIView
    ) {
        if show(button, ContentUnavailableButton.isShown(configuration, properties), in: host) {
            button.show(configuration, properties)
        }
    }

    private func set(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties,
        _ alignment: UIContentUnavailableConfiguration.Alignment, to label: UILabel
    ) {
        label.font = properties.font(for: label.traitCollection)
        label.textColor = properties.color
        label.textAlignment = alignment == .center ? .center : .natural
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed { label.attributedText = attributed } else { label.text = text }
    }

    // MARK: Layout

    /// Returns the sizes of the views in a column of a width.
    func sizes(in width: CGFloat) -> ContentUnavailableLayout.Parts {
        var parts = ContentUnavailableLayout.Parts()
        if let properties = imageProperties, image.superview != nil {
            parts.image = properties.size(of: image.intrinsicContentSize)
        } else if indicator.superview != nil {
            parts.image = indicator.intrinsicContentSize
        }
        func size(_ view: UIView) -> CGSize? {
            guard view.superview != nil else { return nil }
            let size = view.sizeThatFits(CGSize(width: max(1, width), height: 0))
            return CGSize(width: min(size.width, width), height: size.height)
        }
        parts.text = size(text)
        parts.secondaryText = size(secondaryText)
        parts.button = size(button)
        parts.secondaryButton = size(secondaryButton)
        return parts
    }

    /// Places the views. Views without a frame are hidden.
    func place(_ frames: ContentUnavailableLayout.Frames) {
        place(image.superview != nil ? image : indicator, frames.image)
        place(text, frames.text)
        place(secondaryText, frames.secondaryText)
        place(button, frames.button)
        place(secondaryButton, frames.secondaryButton)
    }

    private func place(_ view: UIView, _ frame: CGRect?) {
        view.alpha = frame == nil ? 0 : 1
        if let frame { view.frame = frame }
    }
}
