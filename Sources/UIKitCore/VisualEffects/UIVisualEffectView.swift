import CoreGraphics
import Foundation
import QuartzCore

/// A view that blurs the content behind it, and shows its contents over the blur.
///
/// Subviews are added to `contentView`. The display creates the blur from all content behind the view, and updates it
/// when that content moves; the blur is clipped by the view's rounded corners and its mask. If the superview is
/// partially transparent, masked or rotated, the blur only contains content inside the superview, as on iOS.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffectview>.
open class UIVisualEffectView: UIView {
    private let content = UIView()
    /// The views that show the effect, including effects that are being replaced.
    private var backdrops: [BackdropView] = []
    private var highlight: GlassHighlightView?
    private lazy var bridges = GlassBridges(in: self)
    private lazy var glassTouches: GlassTouchRecognizer = {
        let recognizer = GlassTouchRecognizer()
        (recognizer.cancelsTouchesInView, recognizer.delaysTouchesEnded) = (false, false)
        recognizer.delegate = recognizer
        recognizer.didChange = { [weak self] in self?.highlight?.show($0) }
        return recognizer
    }()

    /// Creates a view with an effect, or `nil`.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        take(effect)
    }

    /// Creates a view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view from a storyboard or nib. Other coders create a view without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let coder = coder.ofDocument
        if coder == nil { isOpaque = false }
        addContent()
        if let coder { decodeEffectView(from: coder) }
        placeContent()
    }

    private func setUp() {
        isOpaque = false
        addContent()
    }

    private func addContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The view for content on the effect. It fills the effect view.
    ///
    /// If constraints place the effect view, they place the content view as well, so that constrained content can size
    /// both.
    open var contentView: UIView { content }

    private lazy var contentEdges = [
        content.leadingAnchor.constraint(equalTo: leadingAnchor), content.topAnchor.constraint(equalTo: topAnchor),
        content.trailingAnchor.constraint(equalTo: trailingAnchor),
        content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]

    /// Whether the autoresizing masks of the effect view and its content view are translated to constraints.
    open override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { placeContent() } }

    /// Places the content view by constraints or by its autoresizing mask, as the effect view is placed. Called again
    /// after a storyboard or nib set values of the content view.
    private func placeContent() {
        let translates = translatesAutoresizingMaskIntoConstraints
        guard content.superview === self, content.translatesAutoresizingMaskIntoConstraints != translates
        else { return }
        content.translatesAutoresizingMaskIntoConstraints = translates
        if translates {
            NSLayoutConstraint.deactivate(contentEdges)
            content.frame = bounds
        } else {
            NSLayoutConstraint.activate(contentEdges)
        }
    }

    /// The effect, or `nil`. Setting it in an animation block animates the change: the effect appears, disappears or
    /// is replaced gradually.
    open var effect: UIVisualEffect? {
        get { effectStorage }
        set { take(newValue) }
    }

    private var effectStorage: UIVisualEffect?

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if subview === content || subview is BackdropView || subview is GlassHighlightView { return }
        Diagnostics.raise(
            .visualEffect,
            "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView.")
    }

    // MARK: - Inside

    private func take(_ new: UIVisualEffect?) {
        let old = effectStorage
        // A program can change its effect, so the view keeps a copy.
        effectStorage = new?.copy() as? UIVisualEffect
        let isSame = new.map { $0.isEqual(old) } ?? (old == nil)
        guard !isSame else { return }
        applyEffect()
        updateInteraction()
        if old is UIGlassContainerEffect { bridges.update(spacing: .nan) }
        if effect is UIGlassContainerEffect { setNeedsLayout() }
        if old is UIGlassEffect || effect is UIGlassEffect { cornerConfigurationDidChange() }
    }

    /// Follows the touches of interactive glass.
    private func updateInteraction() {
        guard (effect as? UIGlassEffect)?.isInteractive == true else {
            guard let highlight else { return }
            removeGestureRecognizer(glassTouches)
            highlight.removeFromSuperview()
            return self.highlight = nil
        }
        guard highlight == nil else { return }
        let made = GlassHighlightView(frame: bounds)
        highlight = made
        insertSubview(made, belowSubview: content)
        addGestureRecognizer(glassTouches)
    }

    /// The corners of glass without a corner configuration.
    var standardCorners: UICornerConfiguration? { effect is UIGlassEffect ? .capsule() : nil }

    /// Shows the corners of the view on the views of its effect.
    ///
    /// - Parameter radii: The radii in the order of the bits of `UIRectCorner`, or `nil` if the layer determines them.
    func cornersDidChange(_ radii: SIMD4<Double>?) {
        if effect is UIGlassEffect { glassContainer?.setNeedsLayout() }
        for view in backdrops as [UIView] + (highlight.map { [$0] } ?? []) {
            if let radii {
                view.backingLayer.showCorners(radii, isContinuous: true)
            } else {
                view.backingLayer.showOwnCorners()
            }
        }
    }

    /// The enclosing view that joins this glass with other glass.
    private var glassContainer: UIVisualEffectView? {
        var ancestor = superviewStorage
        while let view = ancestor {
            if let container = view as? UIVisualEffectView, container.effect is UIGlassContainerEffect {
                return container
            }
            ancestor = view.superviewStorage
        }
        return nil
    }

    /// Joins the glass views inside, if the effect is a glass container.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let container = effect as? UIGlassContainerEffect else { return }
        content.layoutIfNeeded()
        bridges.update(spacing: container.spacing)
    }

    private func applyEffect() {
        content.alpha = (effect as? UIVibrancyEffect)?.opacity ?? 1
        guard let material = EffectMaterial(effect) else {
            // A backdrop with amount 0 has no cost, and may be reused by a later animation.
            for backdrop in backdrops { backdrop.amount = 0 }
            return
        }
        if let current = backdrops.last, current.material == material { return current.amount = 1 }
        let old = backdrops
        let backdrop = BackdropView(material, frame: bounds)
        let isAnimated = ViewAnimationContext.current?.animates == true && window != nil
        UIView.performWithoutAnimation {
            if isAnimated { backdrop.amount = 0 }
            insertSubview(backdrop, belowSubview: highlight ?? content)
            if let radii = extras?.shownRadii { backdrop.backingLayer.showCorners(radii, isContinuous: true) }
        }
        backdrops.append(backdrop)
        backdrop.amount = 1
        guard isAnimated, let context = ViewAnimationContext.current else { return remove(old) }
        // The old effect remains below until the new effect is complete.
        context.whenEnded { [weak self] in self?.remove(old) }
    }

    private func remove(_ old: [BackdropView]) {
        // A backdrop that became the current backdrop again is kept.
        let gone = old.filter { $0 !== backdrops.last }
        backdrops.removeAll { backdrop in gone.contains { $0 === backdrop } }
        for backdrop in gone { backdrop.removeFromSuperview() }
    }

    // MARK: Storyboards and nibs

    /// The properties that storyboards and nibs set by name: see `NamedProperties`.
    open override class var namedProperties: NamedProperties { addEffectViewProperties(to: super.namedProperties) }
}
