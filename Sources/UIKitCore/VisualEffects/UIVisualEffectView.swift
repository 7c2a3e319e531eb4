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

    /// Creates a view with an effect, or `nil`.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
        applyEffect()
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
        didSet {
            let isSame = effect.map { $0.isEqual(oldValue) } ?? (oldValue == nil)
            if !isSame { applyEffect() }
        }
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if subview === content || subview is BackdropView { return }
        Diagnostics.raise(
            .visualEffect,
            "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView.")
    }

    // MARK: - Inside

    private func applyEffect() {
        content.alpha = (effect as? UIVibrancyEffect)?.opacity ?? 1
        guard let blur = effect as? UIBlurEffect else {
            // A backdrop with amount 0 has no cost, and may be reused by a later animation.
            for backdrop in backdrops { backdrop.amount = 0 }
            return
        }
        if let current = backdrops.last, current.style == blur.style { return current.amount = 1 }
        let old = backdrops
        let backdrop = BackdropView(style: blur.style, frame: bounds)
        let isAnimated = ViewAnimationContext.current?.animates == true && window != nil
        UIView.performWithoutAnimation {
            if isAnimated { backdrop.amount = 0 }
            insertSubview(backdrop, belowSubview: content)
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
