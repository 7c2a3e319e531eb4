import Foundation

/// The view that displays a background configuration behind the content of a cell or header.
package final class SystemBackgroundView: UIView {
    package var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { apply(oldValue) } }
    }

    private let shape = UIView()
    private var effect: UIVisualEffectView?
    private var image: UIImageView?
    private var outline: UIView?

    package init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(shape)
        apply(nil)
    }

    required init?(coder: NSCoder) { nil }

    private func apply(_ old: UIBackgroundConfiguration?) {
        shape.layer.cornerRadius = max(0, configuration.cornerRadius)
        shape.clipsToBounds = configuration.cornerRadius > 0
        applyColors()
        if configuration.visualEffect != nil || effect != nil {
            let view = effect ?? UIVisualEffectView(effect: nil)
            if effect == nil { insertSubview(view, belowSubview: shape) }
            if view.effect != configuration.visualEffect { view.effect = configuration.visualEffect }
            view.layer.cornerRadius = max(0, configuration.cornerRadius)
            view.clipsToBounds = configuration.cornerRadius > 0
            effect = view
        }
        if configuration.image != nil || image != nil {
            let view = image ?? UIImageView()
            if image == nil { shape.insertSubview(view, at: 0) }
            view.image = configuration.image
            view.contentMode = configuration.imageContentMode
            image = view
        }
        if old?.customView !== configuration.customView {
            if old?.customView?.superview === shape { old?.customView?.removeFromSuperview() }
            if let view = configuration.customView { shape.addSubview(view) }
        }
        if configuration.strokeWidth > 0, outline == nil {
            let view = UIView()
            view.isUserInteractionEnabled = false
            outline = view
            addSubview(view)
        }
        outline?.layer.borderWidth = max(0, configuration.strokeWidth)
        outline?.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
        setNeedsLayout()
    }

    private func applyColors() {
        shape.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        outline?.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyColors()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let margins = superview?.directionalLayoutMargins ?? .zero
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        shape.frame = bounds.inset(by: insets.resolved(isRightToLeft: isRightToLeft))
        effect?.frame = shape.frame
        image?.frame = shape.bounds
        configuration.customView?.frame = shape.bounds
        let outset = configuration.strokeOutset
        outline?.frame = shape.frame.insetBy(
            dx: min(-outset, shape.bounds.width / 2), dy: min(-outset, shape.bounds.height / 2))
    }
}
