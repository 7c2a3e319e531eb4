import CoreGraphics
import QuartzCore
import RenderServer

// Chosen (Controllers): With `partialCurl` the curled page is the presenter's own view, not a picture of it: it
// follows sizes and traits, gets no touches, and is invisible to accessibility and to a stage's `find(_:)`, while its
// controller has disappeared as documented for the full screen.
/// The page that is curled up over a controller presented with `partialCurl`. It contains the presenter's own view.
///
/// The view remains in the window, so that it follows sizes, traits and the program's changes, although its controller
/// has disappeared. It receives no touches: a tap on either side of the page dismisses the presented controller.
/// Touches beyond the bend are passed to the revealed view. Without a view the page is hidden.
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

    // MARK: Content

    /// Adds a view to the page, in front of its subviews, and moves the page to the front of a container.
    ///
    /// - Parameter frame: In the coordinate space of the container.
    func show(_ view: UIView, at frame: CGRect, in container: UIView) {
        // The page is added to the container before the view is added to the page. Otherwise the view would leave the
        // window for a moment, and disappear.
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
        // The color of the paper may have changed.
        setNeedsLayout()
    }

    // MARK: Curl

    /// Curls the page up without animation.
    func curlUp() {
        layer.removeAnimation(forKey: Self.key)
        isCurledUp = true
        updateCurl()
    }

    /// Animates the page up, or back until it is flat.
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

    /// Animates the corner to its new position when the size changes.
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

    // Chosen (Controllers): A tap on the curled page of `partialCurl` calls `dismiss(animated:)` of the presenter
    // (reported), unless the presented controller is modal in its presentation; the delegate is not called.
    /// Dismisses with the presenter's `dismiss(animated:completion:)`, as UIKit does, unless the presented controller
    /// is modal.
    private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard let presentation, presentation.canBeDismissedByUser, !presentation.presented.isModalInPresentation else {
            return
        }
        presentation.presenter?.dismiss(animated: true)
    }
}
