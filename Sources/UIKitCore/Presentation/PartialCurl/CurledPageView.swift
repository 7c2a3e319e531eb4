import CoreGraphics
import QuartzCore
import RenderServer

/// The page that is curled up over what was presented with `partialCurl`: it holds the presenter's own view.
///
/// The view stays in the window, so that it follows sizes, traits and what the program changes; its controller has
/// disappeared nevertheless. It gets no touches: a tap on the page, on either side of it, dismisses what is presented.
/// Beyond the bend touches go to what is revealed. Without a view the page is hidden.
final class CurledPageView: UIView {
    private static let key = "transition.curl"
    private static let resizeKey = "resize.curl"

    @SharedWeak private var presentation: Presentation?
    private var isCurledUp = false

    init(_ presentation: Presentation) {
        self.presentation = presentation
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isHidden = true
        accessibilityElementsHidden = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: CurledPageView.tapped))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: What is on it

    /// Takes a view onto the page, in front of any other that is on it, and the page to the front of a container.
    ///
    /// - Parameter frame: In the container's space.
    func show(_ view: UIView, at frame: CGRect, in container: UIView) {
        // First, since a view that leaves the window for a moment disappears.
        if superviewStorage !== container { container.addSubview(self) } else { container.bringSubviewToFront(self) }
        self.frame = frame
        if view.superviewStorage !== self { addSubview(view) } else { bringSubviewToFront(view) }
        view.frame = bounds
        updateCurl()
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        isHidden = false
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subviewsStorage.count <= 1 { isHidden = true }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviewsStorage { view.frame = bounds }
        let old = layer.curl
        updateCurl()
        followSize(from: old)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The paper may have another colour.
        setNeedsLayout()
    }

    // MARK: Its bend

    /// The page is curled up, at once.
    func curlUp() {
        layer.removeAnimation(forKey: Self.key)
        isCurledUp = true
        updateCurl()
    }

    /// Curls the page up, or turns it back until it lies flat.
    func animate(up: Bool, duration: Double, completion: @escaping (_ finished: Bool) -> Void) {
        isCurledUp = up
        updateCurl()
        let context = ViewAnimationContext(
            duration: UIView.areAnimationsEnabled ? duration : 0, delay: 0, pacing: .curve(.easeInOut), options: [],
            completion: completion)
        context.run(holdingForDuration: true) {
            guard context.duration > 0, layer.context != nil else { return }
            let lifted = PartialCurl(size: bounds.size).target
            let animation = context.makeAnimation(keyPath: "curlTarget")
            (animation.fromValue, animation.toValue) = up ? (PartialCurl.grip, lifted) : (lifted, PartialCurl.grip)
            context.add(animation, to: layer, key: Self.key)
        }
    }

    private func updateCurl() {
        let shape = PartialCurl(size: bounds.size)
        var curl = PageCurl(
            spine: .minY, back: .translucent((subviewsStorage.last?.layer ?? layer).paperColor), grip: PartialCurl.grip,
            target: isCurledUp ? shape.target : PartialCurl.grip, radius: shape.radius)
        curl.isClipped = true
        layer.curl = curl
    }

    /// In another size the corner is at another part of the page: it goes there as the size changes.
    private func followSize(from old: PageCurl?) {
        guard let old, let new = layer.curl, new.target != old.target, layer.animation(forKey: Self.key) == nil,
            let context = ViewAnimationContext.current, context.animates, layer.context != nil
        else { return }
        let animation = context.makeAnimation(keyPath: "curlTarget")
        (animation.fromValue, animation.toValue) = (layer.presentation()?.curl?.target ?? old.target, new.target)
        context.add(animation, to: layer, key: Self.resizeKey)
    }

    // MARK: Touches

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && PartialCurl(size: bounds.size).showsPage(at: point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
            return nil
        }
        return self
    }

    /// As UIKit does, by the presenter's `dismiss(animated:completion:)`; not where the presented controller is modal
    /// (chosen).
    private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard let presentation, presentation.canBeDismissedByUser, !presentation.presented.isModalInPresentation else {
            return
        }
        presentation.presenter?.dismiss(animated: true)
    }
}
