import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

extension UIButton {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: - Measuring

    func contentSize(fitting width: CGFloat?) -> CGSize {
        updateParts()
        guard let configuration else { return sizeWithoutConfiguration(fitting: width) }
        measureHeightByWidth()
        let insets = configuration.contentInsets.resolved(isRightToLeft: isRightToLeft)
        let size = content(width: width.map { max(0, $0 - insets.horizontal) }).size
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    /// Returns the size of a button without a configuration, as measured with Apple's UIKit: 30 by 34 points without
    /// content; the size of the image; or the size of the title with 6 points above and below. If `contentEdgeInsets`
    /// is not zero, these insets replace the 6 points.
    private func sizeWithoutConfiguration(fitting width: CGFloat?) -> CGSize {
        let insets = contentEdgeInsets
        let content = content(width: width.map { max(0, $0 - insets.horizontal) })
        guard content.imageSize != .zero || content.titleSize != .zero else {
            return insets == .zero
                ? CGSize(width: 30, height: 34) : CGSize(width: insets.horizontal, height: insets.vertical)
        }
        let spaceAroundTitle: CGFloat = insets == .zero && content.titleSize.height > 0 ? 12 : 0
        return CGSize(
            width: content.size.width + insets.horizontal,
            height: max(content.imageSize.height, content.titleSize.height + spaceAroundTitle) + insets.vertical)
    }

    private func content(width: CGFloat?) -> ButtonContent {
        var content = ButtonContent()
        content.isRightToLeft = isRightToLeft
        if let configuration {
            content.imagePlacement = configuration.imagePlacement
            content.imagePadding = configuration.imagePadding
            content.titlePadding = configuration.titlePadding
            content.titleAlignment = configuration.titleAlignment
        }
        if let image = parts.image, !image.isHidden { content.imageSize = image.intrinsicContentSize }
        if configuration?.showsActivityIndicator == true, let indicator = parts.indicator {
            content.imageSize = indicator.intrinsicContentSize
        }
        if let reserved = configuration?.imageReservation, reserved.isFinite, content.imageSize.width > 0 {
            content.imageSize.width = max(content.imageSize.width, reserved)
        }
        if let popUp = parts.popUpIndicator, !popUp.isHidden { content.indicatorSize = popUp.intrinsicContentSize }
        let isBesides = content.imagePlacement != .top && content.imagePlacement != .bottom
        let taken = isBesides && content.imageSize.width > 0 ? content.imageSize.width + content.imagePadding : 0
        let room = width.map { $0 - taken - content.indicatorWidth }
        let offered = CGSize(width: room.map { max(1, $0 + ButtonContent.tolerance) } ?? 0, height: 0)
        if let title = parts.title, !title.isHidden { content.titleSize = title.sizeThatFits(offered) }
        if let subtitle = parts.subtitle, !subtitle.isHidden {
            content.subtitleSize = subtitle.sizeThatFits(offered)
        }
        return content
    }

    // MARK: - Laying out

    func layoutContent() {
        updateParts()
        let frames = partFrames(in: bounds)
        parts.image?.frame = frames.image
        parts.indicator?.frame = frames.image
        parts.title?.frame = frames.title
        parts.subtitle?.frame = frames.subtitle
        parts.popUpIndicator?.frame = frames.indicator
        parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
        layoutBackground()
    }

    private func partFrames(in bounds: CGRect) -> ButtonContent.Frames {
        let rect = contentRect(forBounds: bounds)
        let frames =
            configuration == nil
            ? ButtonContent.Frames(image: imageRect(forContentRect: rect), title: titleRect(forContentRect: rect))
            : configuredFrames(in: rect)
        // The frames are aligned to whole pixels, so that letters look the same at all positions.
        let scale = displayPixelScale
        func aligned(_ frame: CGRect) -> CGRect {
            CGRect(
                x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
                width: frame.width, height: frame.height)
        }
        return ButtonContent.Frames(
            image: aligned(frames.image), title: aligned(frames.title), subtitle: aligned(frames.subtitle),
            indicator: aligned(frames.indicator))
    }

    private func configuredFrames(in rect: CGRect) -> ButtonContent.Frames {
        // Insets can result in a negative size. `CGRect.width` returns its absolute value, so `CGSize.width` is used.
        let room = CGRect(
            origin: rect.origin, size: CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height)))
        return content(width: room.width).frames(
            in: room, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    }

    /// Returns the rectangle for title, image and subtitle.
    func insetBounds(_ bounds: CGRect) -> CGRect {
        bounds.inset(by: configuration?.contentInsets.resolved(isRightToLeft: isRightToLeft) ?? contentEdgeInsets)
    }

    func titleRect(in content: CGRect) -> CGRect {
        updateParts()
        guard configuration == nil else { return configuredFrames(in: content).title }
        return place(.title, in: content)
    }

    func imageRect(in content: CGRect) -> CGRect {
        updateParts()
        guard configuration == nil else { return configuredFrames(in: content).image }
        return place(.image, in: content)
    }

    private enum Part { case title, image }

    // Chosen (Views): The title of a button without a configuration is at the edge of the content rectangle with a
    // vertical alignment of top or bottom. (Tests of a library expect 6 points of space after `sizeToFit()`; the rule
    // is unknown.)
    /// Returns the frame of the title or the image. Both are aligned separately in the content rectangle, after their
    /// edge insets and the width of the other part were subtracted.
    private func place(_ part: Part, in content: CGRect) -> CGRect {
        let image = parts.image.flatMap { $0.isHidden ? nil : $0.intrinsicContentSize } ?? .zero
        let insets = part == .title ? titleEdgeInsets : imageEdgeInsets
        let free = content.width - image.width - titleEdgeInsets.horizontal
        let title =
            parts.title.flatMap { $0.isHidden ? nil : $0.sizeThatFits(CGSize(width: max(1, free), height: 0)) } ?? .zero
        var rect = content.inset(by: insets)
        let taken = part == .title ? image.width : title.width
        if (part == .title) != isRightToLeft { rect.origin.x += taken }
        rect.size.width = max(0, rect.width - taken)
        var size = part == .title ? title : image
        size.width = min(size.width, rect.width)
        if part == .image { size.height = min(size.height, rect.height) }
        return ButtonContent.align(size, in: rect, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    }

    /// Returns the baselines of the title and of the last text in a button of the given width.
    package func textBaselines(forWidth width: CGFloat) -> TextBaselines? {
        updateParts()
        guard let title = parts.title, !title.isHidden else { return nil }
        let size = contentSize(fitting: width > 0 ? width : nil)
        let bounds = CGRect(x: 0, y: 0, width: width > 0 ? width : size.width, height: size.height)
        let frames = partFrames(in: bounds)
        let last: (label: UILabel, frame: CGRect)
        if let subtitle = parts.subtitle, !subtitle.isHidden {
            last = (subtitle, frames.subtitle)
        } else {
            last = (title, frames.title)
        }
        guard let firstLine = title.textBaselines(forWidth: frames.title.width)?.first,
            let lastLine = last.label.textBaselines(forWidth: last.frame.width)?.last
        else { return nil }
        let share: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: 1
            default: 0.5
            }
        return TextBaselines(
            firstFromTop: frames.title.minY + firstLine.share * frames.title.height + firstLine.offset,
            lastFromTop: last.frame.minY + lastLine.share * last.frame.height + lastLine.offset,
            height: bounds.height, share: share)
    }

    private func layoutBackground() {
        guard let configuration, let view = parts.background else { return }
        let background = configuration.background
        view.frame = bounds.inset(by: background.backgroundInsets.resolved(isRightToLeft: isRightToLeft))
        let radius = configuration.cornerRadius(height: view.bounds.height, traits: traitCollection)
        view.layer.cornerRadius = radius
        if let effect = parts.effect {
            effect.frame = view.frame
            effect.cornerConfiguration = .corners(radius: .fixed(Double(radius)))
        }
        view.layer.borderWidth = background.strokeWidth
        let strokeColor = background.resolvedStrokeColor(for: tintColor)
        view.layer.borderColor = strokeColor.resolvedColor(with: traits(for: strokeColor)).cgColor
    }

    // MARK: - Filling the parts

    private func updateParts() {
        if let configuration { update(with: configuration) } else { updateFromStates() }
    }

    private func update(with configuration: Configuration) {
        let state: State = automaticallyUpdatesConfiguration ? self.state : .normal
        let colors = configuration.colors(for: state, tint: tintColor, role: role)
        let font = UIFont.preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traitCollection)
        // A dynamic color is a different object each time it is derived, so it is resolved; otherwise equal attributed
        // texts would compare as different.
        let textColor = colors.foreground.resolvedColor(with: traits(for: colors.foreground))
        var titleText = configuration.titleText
        if titleText.string == nil { titleText.string = title(for: self.state) }
        let attributed =
            attributedTitle(for: self.state).map { TextDocument($0) }
            ?? titleText.shown(
                font: font, color: textColor, transformer: configuration.titleTextAttributesTransformer)
        if titleText.string != nil || attributed != nil || parts.title != nil {
            let label = parts.title(in: self)
            label.isHidden = titleText.string == nil && attributed == nil
            label.setDefaults(font: font, textColor: colors.foreground)
            label.setLineBreakMode(configuration.titleLineBreakMode)
            label.numberOfLines = configuration.titleLineBreakMode.breaksLines ? 0 : 1
            if label.textAlignment != .center { label.textAlignment = .center }
            if let attributed { label.setText(attributed) } else { label.text = titleText.string }
        }
        if configuration.subtitle != nil || parts.subtitle != nil {
            let font = UIFont.preferredFont(forTextStyle: configuration.subtitleStyle, compatibleWith: traitCollection)
            let attributed = configuration.subtitleText.shown(
                font: font, color: textColor, transformer: configuration.subtitleTextAttributesTransformer)
            let label = parts.subtitle(in: self)
            label.isHidden = configuration.subtitle == nil
            label.setDefaults(font: font, textColor: colors.foreground)
            label.setLineBreakMode(configuration.subtitleLineBreakMode)
            label.numberOfLines = configuration.subtitleLineBreakMode.breaksLines ? 0 : 1
            if let attributed { label.setText(attributed) } else { label.text = configuration.subtitle }
        }
        let image = configuration.image ?? stateValues.value(\.image, for: self.state)
        if image != nil || parts.image != nil {
            let view = parts.image(in: self)
            view.isHidden = image == nil || configuration.showsActivityIndicator
            view.preferredSymbolConfiguration =
                configuration.preferredSymbolConfigurationForImage
                ?? UIImage.SymbolConfiguration(textStyle: configuration.titleStyle)
            view.image = image.map(Self.template)
            let color = configuration.imageColorTransformer?.transform(colors.foreground) ?? colors.foreground
            if view.tint != color { view.tintColor = color }
        }
        if configuration.showsActivityIndicator || parts.indicator != nil {
            let view = parts.indicator(in: self)
            let color =
                configuration.activityIndicatorColorTransformer?.transform(colors.foreground) ?? colors.foreground
            AppearanceRegistry.withoutCustomizing { view.color = color }
            if configuration.showsActivityIndicator != view.isAnimating {
                if view.isAnimating { view.stopAnimating() } else { view.startAnimating() }
            }
        }
        updatePopUpIndicator(configuration, colors.foreground)
        let background = parts.background(in: self)
        background.isHidden = false
        background.backgroundColor = colors.background
        if configuration.background.visualEffect != nil || parts.effect != nil {
            let view = parts.effect(in: self)
            view.isHidden = configuration.background.visualEffect == nil
            view.effect = configuration.background.visualEffect
        }
    }

    // Chosen (Views): The chevrons of a pop-up button have the font size of the title and the symbol scale `small`.
    /// Updates the chevrons of a pop-up button. The symbol has the font size of the title and the scale `small`.
    private func updatePopUpIndicator(_ configuration: Configuration, _ foreground: UIColor) {
        let isShown = configuration.indicator == .popup || configuration.indicator == .automatic && isPopUpButton
        guard isShown || parts.popUpIndicator != nil else { return }
        let view = parts.popUpIndicator(in: self)
        view.isHidden = !isShown
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            textStyle: configuration.titleStyle, scale: .small)
        let color = configuration.indicatorColorTransformer?.transform(foreground) ?? foreground
        if view.tint != color { view.tintColor = color }
    }

    // Chosen (Input): With `buttonShapesEnabled`, the title of a button of the type `system` without a background is
    // underlined.
    /// Whether the title is underlined so that the button is recognized.
    private var marksShape: Bool {
        UIAccessibility.buttonShapesEnabled && buttonType == .system && currentBackgroundImage == nil
            && (backgroundColor == nil || backgroundColor == .clear)
    }

    private func underlinedTitle(_ title: String?, font: UIFont?) -> NSAttributedString? {
        guard let title, marksShape else { return nil }
        return NSAttributedString(
            string: title,
            attributes: [
                .font: font ?? UIFont.systemFont(ofSize: 18), .foregroundColor: titleColor(for: state) ?? .tintColor,
                .underlineStyle: NSUnderlineStyle.single.rawValue,
            ])
    }

    func updateFromStates() {
        parts.background?.isHidden = true
        parts.effect?.isHidden = true
        parts.popUpIndicator?.isHidden = true
        parts.indicator?.stopAnimating()
        let state = self.state
        let dims = buttonType != .custom && state.contains(.highlighted)
        let (attributed, title) = (attributedTitle(for: state), title(for: state))
        if attributed != nil || title != nil || parts.title != nil {
            let label = parts.title(in: self)
            label.isHidden = attributed == nil && title == nil
            if let attributed = attributed ?? underlinedTitle(title, font: label.font) {
                label.attributedText = attributed
            } else {
                label.text = title
                label.textColor = titleColor(for: state)
            }
            label.shadowColor = titleShadowColor(for: state)
            label.alpha = dims ? 0.2 : 1
        }
        if image(for: state) != nil || parts.image != nil {
            let view = parts.image(in: self)
            let image = image(for: state)
            view.isHidden = image == nil
            view.preferredSymbolConfiguration = preferredSymbolConfigurationForImage(in: state)
            view.image = buttonType != .custom ? image.map(Self.template) : image
            // A button of the type `custom` shows its highlighted and disabled states by the alpha of its image.
            let isPale =
                state.contains(.disabled) && palesImageWhenDisabled
                || state.contains(.highlighted) && buttonType == .custom && palesImageWhenHighlighted
            view.alpha =
                dims && palesImageWhenHighlighted ? 0.2 : isPale && stateValues[state].image == nil ? 0.5 : 1
        }
        if backgroundImage(for: state) != nil || parts.backgroundImage != nil {
            parts.backgroundImage(in: self).image = backgroundImage(for: state)
        }
    }

    private static func template(_ image: UIImage) -> UIImage {
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
}

extension UIButton: WidthMeasuring {
    /// Whether the button has a configuration with a text of several lines.
    package var measuresHeightByWidth: Bool {
        guard configuration != nil else { return false }
        return [parts.title, parts.subtitle].contains { $0?.isHidden == false && $0?.numberOfLines != 1 }
    }

    /// An override of `intrinsicContentSize` in a subclass takes precedence.
    package func intrinsicSize(forWidth width: CGFloat) -> CGSize {
        let size = intrinsicContentSize
        guard width < size.width, size == contentSize(fitting: nil) else { return size }
        return CGSize(width: size.width, height: contentSize(fitting: width).height)
    }
}

extension UIButton: TextDisplaying {
    package var textInMessages: String { currentTitle ?? "" }
}

extension UILabel {
    fileprivate func setLineBreakMode(_ mode: NSLineBreakMode) { if lineBreakMode != mode { lineBreakMode = mode } }
}

extension NSLineBreakMode {
    fileprivate var breaksLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UIButton: AccessibilitySettingsFollower {
    package func accessibilitySettingsDidChange() { stateDidChange() }
}
