import Foundation

/// A view that shows a content-unavailable configuration in the middle of its bounds.
///
/// A view controller creates such a view for its `contentUnavailableConfiguration`. Create a view yourself to use it
/// in a part of a view, or as the `backgroundView` of a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentunavailableview>.
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let parts = ContentUnavailableParts()
    private var background: SystemBackgroundView?
    private var scrollView: UIScrollView?

    // MARK: - Creating a content-unavailable view

    /// Creates a view with a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        isOpaque = false
        apply()
    }

    /// Decodes a view, which has an empty configuration.
    public required init?(coder: NSCoder) {
        content = .empty()
        super.init(coder: coder)
        apply()
    }

    // MARK: - Managing the configuration

    /// The configuration, which must be a `UIContentUnavailableConfiguration`. Other configurations are ignored, and a
    /// message is logged.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let configuration = newValue as? UIContentUnavailableConfiguration else {
                Diagnostics.warn(
                    .list,
                    "\(Diagnostics.name(self)) cannot show \(newValue), which is not a UIContentUnavailableConfiguration"
                )
                return
            }
            guard configuration != content else { return }
            content = configuration
            apply()
        }
    }

    /// Returns whether a configuration is a `UIContentUnavailableConfiguration`.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIContentUnavailableConfiguration
    }

    /// Whether the user can scroll content that is higher than the view. If it is `false`, the default, the margins
    /// above and below are reduced, the image is hidden, and the remaining content is clipped.
    open var isScrollEnabled: Bool {
        get { scrollView != nil }
        set {
            guard newValue != isScrollEnabled else { return }
            if newValue {
                let scrollView = UIScrollView(frame: bounds)
                scrollView.contentInsetAdjustmentBehavior = .never
                addSubview(scrollView)
                parts.move(to: scrollView)
                self.scrollView = scrollView
            } else {
                parts.move(to: self)
                scrollView?.removeFromSuperview()
                scrollView = nil
            }
            setNeedsLayout()
        }
    }

    private func apply() {
        parts.show(content, in: scrollView ?? self)
        showBackground()
        let preserves = !content.axesPreservingSuperviewLayoutMargins.isEmpty
        if preserves != preservesSuperviewLayoutMargins { preservesSuperviewLayoutMargins = preserves }
        if directionalLayoutMargins != content.directionalLayoutMargins {
            directionalLayoutMargins = content.directionalLayoutMargins
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showBackground() {
        if let background {
            background.configuration = content.background
        } else if content.background != .clear() {
            let view = SystemBackgroundView(content.background)
            background = view
            insertSubview(view, at: 0)
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        apply()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }

    // MARK: - Layout

    private var layout: ContentUnavailableLayout {
        var layout = ContentUnavailableLayout()
        layout.margins = margins
        layout.isCentered = content.alignment == .center
        layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layout.imageToText = content.imageToTextPadding
        layout.textToSecondaryText = content.textToSecondaryTextPadding
        layout.textToButton = content.textToButtonPadding
        layout.buttonToSecondaryButton = content.buttonToSecondaryButtonPadding
        layout.isScrolled = isScrollEnabled
        layout.scale = max(1, traitCollection.displayScale)
        return layout
    }

    /// The margins of the content. On an axis that does not preserve the superview's margins, they are the sum of the
    /// configuration's margins and the safe area insets.
    private var margins: UIEdgeInsets {
        let axes = content.axesPreservingSuperviewLayoutMargins
        var margins = contentMargins(content.directionalLayoutMargins, preserving: axes)
        if !axes.contains(.horizontal) {
            margins.left += safeAreaInsets.left
            margins.right += safeAreaInsets.right
        }
        if !axes.contains(.vertical) {
            margins.top += safeAreaInsets.top
            margins.bottom += safeAreaInsets.bottom
        }
        return margins
    }

    /// Lays out the image, the texts and the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout
        let sizes = parts.sizes(in: layout.columnWidth(in: bounds.width))
        background?.frame = bounds
        if let scrollView {
            scrollView.frame = bounds
            scrollView.contentSize = CGSize(
                width: bounds.width, height: max(bounds.height, layout.height(of: sizes).rounded(.up)))
            scrollView.isScrollEnabled = scrollView.contentSize.height > bounds.height
        }
        parts.place(layout.frames(of: sizes, in: bounds.size))
    }

    /// Returns the height of the content for the width of `size`. If that width is invalid, the width of the view is
    /// used.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : bounds.width
        let layout = layout
        let sizes = parts.sizes(in: layout.columnWidth(in: width))
        return CGSize(width: width, height: layout.height(of: sizes).rounded(.up))
    }

    /// The height of the content for the current width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: bounds.width > 0 ? sizeThatFits(bounds.size).height : UIView.noIntrinsicMetric)
    }

    /// Returns the height of the content for the width of the target size. The priorities are ignored, since the
    /// content has no constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
}
