import CoreGraphics
import Foundation
import QuartzCore

extension UIButton {
    /// Points above and below the title of a button without configuration.
    private static let plainInset: CGFloat = 6

    private var contentInsets: UIEdgeInsets {
        guard let configuration else {
            return UIEdgeInsets(top: Self.plainInset, left: 0, bottom: Self.plainInset, right: 0)
        }
        return configuration.contentInsets.resolved(isRightToLeft: isRightToLeft)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: - Measuring

    func contentSize(fitting width: CGFloat?) -> CGSize {
        updateParts()
        let insets = contentInsets
        let size = content(width: width.map { max(0, $0 - insets.horizontal) }).size
        // A button without content still gets touches.
        return CGSize(
            width: size.width + insets.horizontal,
            height: max(size.height + insets.vertical, configuration == nil ? 30 : 0))
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
        let isBesides = content.imagePlacement != .top && content.imagePlacement != .bottom
        let taken = isBesides && content.imageSize.width > 0 ? content.imageSize.width + content.imagePadding : 0
        let offered = CGSize(width: width.map { max(1, $0 - taken) } ?? 0, height: 0)
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
        parts.title?.frame = frames.title
        parts.subtitle?.frame = frames.subtitle
        parts.backgroundImage?.frame = bounds
        layoutBackground()
    }

    private func partFrames(in bounds: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        let rect = bounds.inset(by: configuration == nil ? .zero : contentInsets)
        let frames = content(width: max(0, rect.width)).frames(
            in: rect, effectiveContentHorizontalAlignment, contentVerticalAlignment)
        // On whole pixels, so that letters look alike everywhere.
        let scale = max(layer.contentsScale, 1)
        func aligned(_ frame: CGRect) -> CGRect {
            CGRect(
                x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
                width: frame.width, height: frame.height)
        }
        return (aligned(frames.image), aligned(frames.title), aligned(frames.subtitle))
    }

    /// The baselines of the title and of the lowest text, in a button of a width.
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
        view.layer.cornerRadius = configuration.cornerRadius(height: view.bounds.height, traits: traitCollection)
        view.layer.borderWidth = background.strokeWidth
        view.layer.borderColor =
            background.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    // MARK: - Filling the parts

    private func updateParts() {
        if let configuration { update(with: configuration) } else { updateFromStates() }
    }

    private func update(with configuration: Configuration) {
        let state: State = automaticallyUpdatesConfiguration ? self.state : .normal
        let colors = configuration.colors(for: state, tint: tintColor, role: role)
        let attributed = attributedTitle(for: self.state)
        if configuration.title != nil || attributed != nil || parts.title != nil {
            let label = parts.title(in: self)
            label.isHidden = configuration.title == nil && attributed == nil
            label.setDefaults(
                font: .preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traitCollection),
                textColor: colors.foreground)
            label.setLineBreakMode(configuration.titleLineBreakMode)
            label.numberOfLines = configuration.titleLineBreakMode.breaksLines ? 0 : 1
            if label.textAlignment != .center { label.textAlignment = .center }
            if let attributed { label.attributedText = attributed } else { label.text = configuration.title }
        }
        if configuration.subtitle != nil || parts.subtitle != nil {
            let label = parts.subtitle(in: self)
            label.isHidden = configuration.subtitle == nil
            label.setDefaults(
                font: .preferredFont(forTextStyle: configuration.subtitleStyle, compatibleWith: traitCollection),
                textColor: colors.foreground)
            label.setLineBreakMode(configuration.subtitleLineBreakMode)
            label.numberOfLines = configuration.subtitleLineBreakMode.breaksLines ? 0 : 1
            label.text = configuration.subtitle
        }
        if configuration.image != nil || parts.image != nil {
            let view = parts.image(in: self)
            view.isHidden = configuration.image == nil
            view.image = configuration.image.map(Self.template)
            if view.tint != colors.foreground { view.tintColor = colors.foreground }
        }
        let background = parts.background(in: self)
        background.isHidden = false
        background.backgroundColor = colors.background
    }

    private func updateFromStates() {
        parts.background?.isHidden = true
        let state = self.state
        let dims = buttonType == .system && state.contains(.highlighted)
        let (attributed, title) = (attributedTitle(for: state), title(for: state))
        if attributed != nil || title != nil || parts.title != nil {
            let label = parts.title(in: self)
            label.isHidden = attributed == nil && title == nil
            if let attributed { label.attributedText = attributed } else { label.text = title }
            if attributed == nil { label.textColor = titleColor(for: state) }
            label.shadowColor = titleShadowColor(for: state)
            label.alpha = dims ? 0.2 : 1
        }
        if image(for: state) != nil || parts.image != nil {
            let view = parts.image(in: self)
            let image = image(for: state)
            view.isHidden = image == nil
            view.image = buttonType == .system ? image.map(Self.template) : image
            // A custom button shows its highlighted and disabled states by its image's alpha.
            let isPale = state.contains(.disabled) || state.contains(.highlighted) && buttonType == .custom
            view.alpha = dims ? 0.2 : isPale && stateValues[state].image == nil ? 0.5 : 1
        }
        if backgroundImage(for: state) != nil || parts.backgroundImage != nil {
            parts.backgroundImage(in: self).image = backgroundImage(for: state)
        }
    }

    private static func template(_ image: UIImage) -> UIImage {
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
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
