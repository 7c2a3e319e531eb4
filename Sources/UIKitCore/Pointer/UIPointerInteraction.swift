import CoreGraphics
import Foundation

/// Gives the pointer a shape over a view, and the view an effect under the pointer.
///
///     card.addInteraction(UIPointerInteraction(delegate: self))
///
///     func pointerInteraction(
///         _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
///     ) -> UIPointerStyle? {
///         interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
///     }
///
/// Of several views with interactions under the pointer, the innermost one has the effect.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerinteraction>.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    private let recognizer = UIHoverGestureRecognizer()
    private var region: UIPointerRegion?
    /// The style of the region; `nil` before the region was entered.
    private(set) var style: UIPointerStyle?
    private var layers: PointerEffectLayers?
    private weak var scene: UIWindowScene?

    /// Creates an interaction with a delegate, which is not retained.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
        recognizer.addTarget(self, action: UIPointerInteraction.hovered)
    }

    nonisolated deinit {}

    /// The delegate.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// Whether the interaction is active. The default is `true`.
    open var isEnabled = true {
        didSet {
            recognizer.isEnabled = isEnabled
            if !isEnabled { leave() }
        }
    }

    /// Requests the region and the style again, for the current position of the pointer.
    open func invalidate() {
        guard region != nil else { return }
        leave()
        hovered()
    }

    /// Ends the effect on the previous view.
    open func willMove(to view: UIView?) {
        leave()
        self.view?.removeGestureRecognizer(recognizer)
    }

    /// Observes the pointer over the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    // MARK: Regions

    private func hovered() {
        guard let view, isEnabled, recognizer.state == .began || recognizer.state == .changed else { return leave() }
        let request = UIPointerRegionRequest(
            location: recognizer.location(in: view), modifiers: recognizer.modifierFlags)
        let whole = UIPointerRegion(rect: view.bounds)
        let found =
            delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
        guard let found, found.rect.contains(request.location) else { return leave() }
        guard !found.isEqual(region) else { return }
        leave()
        enter(found)
    }

    private func enter(_ new: UIPointerRegion) {
        region = new
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: new, animator: animator)
        let style = delegate?.pointerInteraction(self, styleFor: new) ?? UIPointerStyle.system()
        // The delegate may have ended the interaction.
        guard region === new, let scene = view?.window?.windowScene else { return }
        self.style = style
        self.scene = scene
        scene.pointer.add(self)
        animator.run()
    }

    private func leave() {
        guard let old = region else { return }
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: old, animator: animator)
        (region, style) = (nil, nil)
        scene?.pointer.remove(self)
        showEffect(false)
        animator.run()
    }

    /// Shows or hides the effect of the style. Called when this becomes the innermost interaction, or no longer is it.
    func showEffect(_ isShown: Bool) {
        guard isShown, case .effect(let effect, let shape) = style?.kind else {
            layers?.remove()
            return layers = nil
        }
        if layers == nil { layers = PointerEffectLayers(effect, shape) }
    }
}
