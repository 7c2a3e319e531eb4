import Foundation

/// A view that shows a list content configuration.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistcontentview>.
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let image = UIImageView()
    private let text = UILabel()
    private let secondary = UILabel()
    private var guides: [(guide: UILayoutGuide, view: UIView)] = []

    // MARK: - Creating a list content view

    /// Creates a view with a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        isOpaque = false
        insetsLayoutMarginsFromSafeArea = false
        measureHeightByWidth()
        apply()
    }

    /// Decodes a view, which has an empty configuration.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        insetsLayoutMarginsFromSafeArea = false
        measureHeightByWidth()
        apply()
    }

    // MARK: - Managing the configuration

    /// The configuration, which must be a `UIListContentConfiguration`. Other configurations are ignored, and a
    /// message is logged.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else {
                Diagnostics.warn(
                    .list,
                    "\(Diagnostics.name(self)) cannot show \(newValue), which is not a UIListContentConfiguration")
                return
            }
            guard configuration != content else { return }
            content = configuration
            apply()
        }
    }

    /// Returns whether a configuration is a `UIListContentConfiguration`.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    // MARK: - Getting layout guides

    /// The layout guide of the text; `nil` without a text.
    open var textLayoutGuide: UILayoutGuide? { guide(for: text) }

    /// The layout guide of the secondary text; `nil` without a secondary text.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(for: secondary) }

    /// The layout guide of the image; `nil` without an image.
    open var imageLayoutGuide: UILayoutGuide? { guide(for: image) }

    private func guide(for view: UIView) -> UILayoutGuide? {
        guard view.superview === self else { return nil }
        if let guide = guides.first(where: { $0.view === view })?.guide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        guides.append((guide, view))
        return guide
    }

    // MARK: - Applying the configuration

    private func apply() {
        show(text, content.textProperties, content.text, content.attributedText)
        show(secondary, content.secondaryTextProperties, content.secondaryText, content.secondaryAttributedText)
        if let picture = content.image {
            image.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
            image.image = picture
            image.layer.cornerRadius = max(0, content.imageProperties.cornerRadius)
            image.clipsToBounds = content.imageProperties.cornerRadius > 0
            image.contentMode = .scaleAspectFit
            applyImageColors()
            if image.superview !== self { addSubview(image) }
        } else {
            remove(image)
        }
        let alpha = content.alpha
        if alpha != self.alpha { self.alpha = alpha }
        if directionalLayoutMargins != content.directionalLayoutMargins || preservesSuperviewLayoutMargins != preserves
        {
            preservesSuperviewLayoutMargins = preserves
            directionalLayoutMargins = content.directionalLayoutMargins
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var preserves: Bool { !content.axesPreservingSuperviewLayoutMargins.isEmpty }

    private func show(
        _ label: UILabel, _ properties: UIListContentConfiguration.TextProperties, _ text: String?,
        _ attributed: NSAttributedString?
    ) {
        guard let text, !text.isEmpty else { return remove(label) }
        label.font = properties.font(for: traitCollection)
        label.textColor = properties.resolvedColor()
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = properties.transformed(text) }
        // The configuration keeps the fonts with which it was created.
        label.adjustsFontForContentSizeCategory = attributed != nil && properties.adjustsFontForContentSizeCategory
        if label.superview !== self { addSubview(label) }
    }

    private func remove(_ view: UIView) {
        guard view.superview === self else { return }
        for (guide, owner) in guides where owner === view { removeLayoutGuide(guide) }
        guides.removeAll { $0.view === view }
        view.removeFromSuperview()
    }

    private func applyImageColors() {
        let properties = content.imageProperties
        image.tintColor =
            properties.tintColor == nil && properties.tintColorTransformer == nil
            ? nil : properties.resolvedTintColor(for: tintColor)
        image.layer.borderWidth = max(0, properties.strokeWidth)
        if properties.strokeWidth > 0 {
            image.layer.borderColor =
                properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyImageColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || previousTraitCollection?.legibilityWeight != traitCollection.legibilityWeight
        {
            apply()
        } else {
            applyImageColors()
        }
    }

    // MARK: - Layout

    private var arrangement: ListContentLayout {
        var layout = ListContentLayout()
        if let picture = content.image {
            let size = content.imageProperties.size(of: image.intrinsicContentSize)
            layout.image = size
            layout.reservedImage = content.imageProperties.reservedSize(for: size)
            // Centers symbols in an area of equal width, so that texts beside different symbols are aligned.
            if picture.isSymbolImage, content.imageProperties.reservedLayoutSize.width == 0 {
                layout.reservedImage.width = max(size.width, 28)
            }
        }
        if text.superview === self { layout.text = text }
        if secondary.superview === self { layout.secondary = secondary }
        layout.margins = contentMargins(
            content.directionalLayoutMargins, preserving: content.axesPreservingSuperviewLayoutMargins)
        layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layout.isSideBySide = content.prefersSideBySideTextAndSecondaryText
        layout.imagePadding = content.imageToTextPadding
        layout.horizontalPadding = content.textToSecondaryTextHorizontalPadding
        layout.verticalPadding = content.textToSecondaryTextVerticalPadding
        return layout
    }

    /// The distance from the leading side to the text. A separator below the view begins there as well.
    package var textStart: CGFloat { arrangement.textStart }

    /// Lays out the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = arrangement.frames(in: bounds.size, scale: max(1, traitCollection.displayScale))
        if let frame = frames.image { image.frame = frame }
        if let frame = frames.text { text.frame = frame }
        if let frame = frames.secondary { secondary.frame = frame }
    }

    /// Returns the size of the content in a width: the width of the content on one line, or the given width if the
    /// content is wider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let layout = arrangement
        let width = size.width > 0 && size.width.isFinite ? min(size.width, layout.naturalWidth) : layout.naturalWidth
        return CGSize(width: width, height: layout.height(forWidth: width))
    }

    /// The width of the content on one line, and the height of the content for the current width. If constraints
    /// determine the width, it is the height of the content on one line.
    open override var intrinsicContentSize: CGSize {
        let layout = arrangement
        let width = layout.naturalWidth
        let hasWidth = translatesAutoresizingMaskIntoConstraints && bounds.width > 0
        return CGSize(width: width, height: layout.height(forWidth: hasWidth ? bounds.width : width))
    }

    /// Returns the size of the content for a target width. The width of the content on one line applies if its
    /// compression resistance or its hugging has a higher priority than the target.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let layout = arrangement
        let width = fittingWidth(targetSize.width, horizontalFittingPriority, layout)
        return CGSize(width: width, height: layout.height(forWidth: width))
    }

    private func fittingWidth(_ target: CGFloat, _ priority: UILayoutPriority, _ layout: ListContentLayout) -> CGFloat {
        let isGiven = target > 0 && target.isFinite
        guard priority != .required else {
            return isGiven ? target : bounds.width > 0 ? bounds.width : layout.naturalWidth
        }
        let natural = layout.naturalWidth
        guard target.isFinite else { return natural }
        let own =
            target < natural
            ? contentCompressionResistancePriority(for: .horizontal) : contentHuggingPriority(for: .horizontal)
        return priority.rawValue > own.rawValue ? max(0, target) : natural
    }
}

extension UIListContentView: WidthMeasuring {
    package var measuresHeightByWidth: Bool { true }

    package func intrinsicSize(forWidth width: CGFloat) -> CGSize {
        let layout = arrangement
        return CGSize(width: layout.naturalWidth, height: layout.height(forWidth: width))
    }
}
