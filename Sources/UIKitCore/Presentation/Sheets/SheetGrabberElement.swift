import CoreGraphics
import Foundation

// Chosen (Controllers): The grabber of a sheet is a button with the label "Sheet Grabber". Its value is "Half screen"
// at the medium detent, "Full screen" at the large detent, and a percentage of the largest height at other detents.
/// The grabber as an accessibility element, with the name that tests on iOS use. Activating it selects the next detent,
/// and incrementing it selects the next higher detent.
final class SheetGrabberElement: UIAccessibilityElement {
    private weak var grabber: SheetGrabber?

    init(_ grabber: SheetGrabber) {
        self.grabber = grabber
        super.init(accessibilityContainer: grabber)
    }

    nonisolated deinit {}

    /// The sheet's view, so that its controller can perform an escape.
    override var next: UIResponder? { grabber?.view }

    override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? "Sheet Grabber" }
        set { accessibilityValues.label = newValue }
    }

    override var accessibilityValue: String? {
        get { accessibilityValues.value ?? grabber?.sheetIfVisible?.spokenDetent }
        set { accessibilityValues.value = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            let hasSeveral = (grabber?.sheetIfVisible?.stops.stops.count ?? 0) > 1
            return accessibilityValues.traits ?? (hasSeveral ? [.button, .adjustable] : .button)
        }
        set { accessibilityValues.traits = newValue }
    }

    override var accessibilityFrame: CGRect {
        get { accessibilityValues.frame ?? grabber?.frameOnScreen ?? .zero }
        set { super.accessibilityFrame = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard let sheet = grabber?.sheetIfVisible else { return false }
        sheet.grabberTapped()
        return true
    }

    override func accessibilityIncrement() { _ = grabber?.sheetIfVisible?.selectDetent(isHigher: true) }

    override func accessibilityDecrement() { _ = grabber?.sheetIfVisible?.selectDetent(isHigher: false) }
}
