import CoreGraphics
import QuartzCore

/// The grabber at the top of a sheet: a layer in front of the sheet's content, which takes no space and is not a view
/// of the program. Its size was measured.
@MainActor
final class SheetGrabber: NSObject {
    private static let size = CGSize(width: 36, height: 5)
    private static let top: CGFloat = 5
    // Chosen (Controllers): The grabber of a sheet accepts taps in an area of 120 × 28 points.
    /// Area for taps, around the middle of the upper edge.
    private static let area = CGSize(width: 120, height: 28)

    private weak var sheet: UISheetPresentationController?
    private let layer = CALayer()
    private let tap = UITapGestureRecognizer()
    private lazy var element = SheetGrabberElement(self)

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        layer.cornerRadius = Self.size.height / 2
        layer.zPosition = 1000
        tap.addTarget(self, action: SheetGrabber.tapped)
        tap.delegate = self
    }

    nonisolated deinit {}

    func update(in view: UIView, isVisible: Bool) {
        guard isVisible else { return remove(from: view) }
        layer.backgroundColor =
            UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43).cgColor
        if layer.superlayer !== view.layer {
            view.layer.addSublayer(layer)
            view.addGestureRecognizer(tap)
        }
        layer.frame = CGRect(
            x: (view.bounds.width - Self.size.width) / 2, y: Self.top, width: Self.size.width, height: Self.size.height)
    }

    func remove(from view: UIView) {
        guard layer.superlayer != nil else { return }
        layer.removeFromSuperlayer()
        view.removeGestureRecognizer(tap)
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) { sheet?.grabberTapped() }

    /// The area for taps in the coordinate space of the sheet's view.
    private func area(in view: UIView) -> CGRect {
        CGRect(x: (view.bounds.width - Self.area.width) / 2, y: 0, width: Self.area.width, height: Self.area.height)
    }

    // MARK: Accessibility

    /// The accessibility element of the grabber; `nil` while it is hidden.
    var visibleElement: AccessibilityObject? { layer.superlayer == nil ? nil : element }

    var sheetIfVisible: UISheetPresentationController? { layer.superlayer == nil ? nil : sheet }

    /// The view that shows the grabber.
    var view: UIView? { tap.view }

    var frameOnScreen: CGRect {
        guard let view else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(area(in: view), in: view)
    }
}

extension SheetGrabber: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = gestureRecognizer.view else { return false }
        return area(in: view).contains(touch.location(in: view))
    }
}
