import CoreGraphics

/// The empty scroll view that the user drags to turn a wheel.
final class PickerScroller: UIScrollView {
    weak var column: PickerColumn?

    init() {
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        scrollsToTop = false
        allowsKeyboardScrolling = false
        transfersVerticalScrollingToParent = false
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        column?.settleSoon()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        column?.settleSoon()
    }
}
