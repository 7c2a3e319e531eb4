import CoreGraphics
import QuartzCore

/// How a cell looks while it is moved by hand: above the others, with a shadow. What it had before comes back at the end.
///
/// The numbers are chosen; UIKit's are not recorded.
@MainActor
struct LiftedLook {
    /// How opaque a cell is that is moved by its handle.
    static let opacity: CGFloat = 0.9

    private weak var view: UIView?
    private let isRaised: Bool
    private let (shadowOpacity, shadowRadius, shadowOffset): (Float, CGFloat, CGSize)
    private let (alpha, zPosition): (CGFloat, CGFloat)

    /// - Parameter raises: Whether order and opacity are changed as well. Where attributes say these, as in a collection view, they are not.
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

    /// The cell becomes as it was.
    func endAnimated() {
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { end() })
    }

    /// The cell is as it was. Within an animation it stays in front until that ends.
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
