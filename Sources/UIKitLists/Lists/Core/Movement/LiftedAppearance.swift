import CoreGraphics
import QuartzCore

// Chosen (Movement): From the first position of a movement on, a lifted cell has a shadow (black with an opacity of
// 0.25, radius 8, 2 points down). If a handle moves the cell, it has an opacity of 0.9 and stays in its column. The
// cell's own shadow is restored at the end.
/// The look of a cell during interactive movement: in front of other cells, with a shadow. The previous look is
/// restored at the end.
///
/// UIKit's numbers are not recorded.
@MainActor
struct LiftedAppearance {
    /// The opacity of a cell that is moved by its handle.
    static let opacity: CGFloat = 0.9

    private weak var view: UIView?
    private let isRaised: Bool
    private let (shadowOpacity, shadowRadius, shadowOffset): (Float, CGFloat, CGSize)
    private let (alpha, zPosition): (CGFloat, CGFloat)

    /// - Parameter raises: Whether the order and the opacity change as well. In a collection view layout attributes
    ///   determine them.
    init(lifting view: UIView, raises: Bool) {
        self.view = view
        isRaised = raises
        let layer = view.layer
        (shadowOpacity, shadowRadius, shadowOffset) = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
        (alpha, zPosition) = (view.alpha, layer.zPosition)
        if raises { layer.zPosition = 1_000_000 }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            layer.shadowOpacity = 0.25
            layer.shadowRadius = 8
            layer.shadowOffset = CGSize(width: 0, height: 2)
            if raises { view.alpha = Self.opacity }
        }
    }

    /// Restores the cell's look with an animation.
    func endAnimated() {
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { end() })
    }

    /// Restores the cell's look. Within an animation the cell stays in front until the animation ends.
    func end() {
        guard let view else { return }
        view.layer.shadowOpacity = shadowOpacity
        view.layer.shadowRadius = shadowRadius
        view.layer.shadowOffset = shadowOffset
        guard isRaised else { return }
        view.alpha = alpha
        view.layer.zPosition = zPosition
    }
}
