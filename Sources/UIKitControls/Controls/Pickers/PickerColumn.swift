import AccessibilityTree
import CoreGraphics
import Foundation
import QuartzCore

/// A wheel of a picker view. The user scrolls an empty scroll view in front of the rows. For each content offset, the
/// rows behind it are placed on a cylinder.
final class PickerColumn: UIView, UIScrollViewDelegate {
    let index: Int
    let count: Int
    private weak var picker: UIPickerView?
    private let scroller = PickerScroller()
    private let rows = UIView()
    private var shown: [Int: PickerRowView] = [:]
    private var spareRows: [PickerRowView] = []
    private var spareContent: UIView?
    private var isPlacing = false
    /// Whether the user has started the movement. If so, the delegate is called when the wheel stops.
    private var isTurnedByUser = false
    /// The target row of a tap or a key.
    private var target: Int?
    /// Whether an animation is about to begin. Beginning it may end a running animation; the wheel must not be settled
    /// then.
    private var isStarting = false
    /// The row that last caused haptic feedback.
    private var feltRow = -1
    private let feedback = UISelectionFeedbackGenerator()
    /// The selected row; −1 if the component has no rows.
    private(set) var selected: Int
    var rowHeight: CGFloat { didSet { if rowHeight != oldValue { setNeedsLayout() } } }

    init(index: Int, count: Int, rowHeight: CGFloat, selected: Int, picker: UIPickerView) {
        (self.index, self.count, self.rowHeight, self.picker) = (index, count, rowHeight, picker)
        self.selected = min(max(selected, 0), count - 1)
        super.init(frame: .zero)
        clipsToBounds = true
        rows.isUserInteractionEnabled = false
        scroller.column = self
        scroller.delegate = self
        addSubview(rows)
        addSubview(scroller)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerColumn.tapped(_:)))
    }

    required init?(coder: NSCoder) { nil }

    private var cylinder: PickerCylinder { PickerCylinder(height: bounds.height, rowHeight: rowHeight) }

    // MARK: Offsets and rows

    private var inset: CGFloat { ((bounds.height - rowHeight) / 2).rounded() }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(max(row, 0)) * rowHeight - inset) }

    /// The index of the row in the middle, with the scrolled fraction.
    private var position: CGFloat { (scroller.contentOffset.y + inset) / rowHeight }

    private func row(at position: CGFloat) -> Int {
        position.isFinite ? Int(min(max(position.rounded(), 0), CGFloat(max(count - 1, 0)))) : max(selected, 0)
    }

    private var isStill: Bool {
        !scroller.isTracking && !scroller.isDragging && !scroller.isDecelerating && !scroller.isScrollAnimating
    }

    /// Selects an existing row, without calling the delegate.
    func select(_ row: Int, animated: Bool) {
        isTurnedByUser = false
        target = nil
        selected = row
        guard animated, window != nil, scroller.bounds.height > 0 else {
            scroller.stopScrollingAndZooming()
            scroller.contentOffset = offset(of: row)
            return placeRows()
        }
        scroller.setContentOffset(offset(of: row), animated: true)
    }

    /// Turns the wheel to a row because of a user action.
    private func spin(to row: Int) {
        isTurnedByUser = true
        target = row
        isStarting = true
        scroller.setContentOffset(offset(of: row), animated: window != nil)
        isStarting = false
        if !scroller.isScrollAnimating { settle() }
    }

    private func tapped(_ tap: UIGestureRecognizer) {
        guard count > 0, let distance = cylinder.distance(at: tap.location(in: self).y) else { return }
        let row = (position + distance).rounded()
        if row >= 0, row < CGFloat(count) { spin(to: Int(row)) } else { alignIfStill() }
    }

    /// Turns the wheel by a number of rows for a key. Returns whether the row has changed.
    func step(by steps: Int) -> Bool {
        let base = target ?? selected
        let row = min(max(base + steps, 0), count - 1)
        guard count > 0, row != base else { return false }
        spin(to: row)
        return true
    }

    /// Aligns the wheel with the nearest row if it is at rest, since a finger may have stopped it between two rows.
    func alignIfStill() {
        guard isStill, count > 0, bounds.height > 0 else { return }
        let nearest = row(at: position)
        if offset(of: nearest) != scroller.contentOffset { spin(to: nearest) }
    }

    // Chosen (Pickers): The delegate of a picker is called if a wheel comes to rest on a different row than before.
    private func settle() {
        guard !scroller.isTracking, !isStarting, isTurnedByUser, count > 0 else { return }
        let row = row(at: position)
        let place = offset(of: row)
        guard abs(place.y - scroller.contentOffset.y) < 0.75 else { return alignIfStill() }
        isTurnedByUser = false
        target = nil
        // Scrolling ends at whole pixels, so the offset is corrected.
        if scroller.contentOffset != place { scroller.contentOffset = place }
        guard row != selected else { return }
        selected = row
        picker?.columnDidSettle(self)
    }

    // MARK: UIScrollViewDelegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        placeRows()
        let row = row(at: position)
        guard isTurnedByUser, row != feltRow else { return }
        feltRow = row
        feedback.selectionChanged()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        isTurnedByUser = true
        target = nil
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        isTurnedByUser = true
        targetContentOffset.pointee = offset(of: row(at: (targetContentOffset.pointee.y + inset) / rowHeight))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settleSoon() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    /// Settles the wheel in a later turn of the main loop, since the scroll view has not finished the drag yet.
    func settleSoon() {
        MainLoop.current.schedule(at: CACurrentMediaTime()) { [weak self] in
            guard let self, isStill else { return }
            if isTurnedByUser { settle() } else { alignIfStill() }
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        if scroller.frame != bounds || scroller.contentSize != size || scroller.contentInset.top != inset {
            let wasMoving = isTurnedByUser
            rows.frame = bounds
            scroller.stopScrollingAndZooming()
            scroller.frame = bounds
            scroller.contentSize = size
            scroller.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
            scroller.contentOffset = offset(of: selected)
            isTurnedByUser = wasMoving && scroller.isTracking
        }
        placeRows()
    }

    private func placeRows() {
        guard let picker, !isPlacing, bounds.height > 0, count > 0, rows.bounds.height > 0 else { return }
        isPlacing = true
        defer { isPlacing = false }
        let (cylinder, position) = (cylinder, position)
        guard position.isFinite else { return }
        let middle = Int(min(max(position.rounded(), -10_000), CGFloat(count) + 10_000))
        let (first, last) = (max(0, middle - cylinder.reach), min(count - 1, middle + cylinder.reach))
        for (row, view) in shown where row < first || row > last { retire(view, row) }
        guard first <= last else { return }
        for row in first...last {
            let distance = CGFloat(row) - position
            guard abs(cylinder.angle(of: distance)) < .pi / 2 else {
                if let view = shown[row] { retire(view, row) }
                continue
            }
            guard let view = shown[row] ?? make(row, picker) else { return }
            view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: cylinder.middle(of: distance))
            view.layer.transform = cylinder.transform(of: distance)
            view.alpha = cylinder.alpha(of: distance)
        }
    }

    /// Returns the view of a row with its content; `nil` if the delegate reloaded the picker during the call.
    private func make(_ row: Int, _ picker: UIPickerView) -> PickerRowView? {
        let view = spareRows.popLast() ?? PickerRowView()
        let spare = spareContent
        spareContent = nil
        switch picker.content(ofRow: row, inComponent: index, reusing: spare) {
        case .view(let content): view.show(content)
        case .title(let title): view.show(title, font: picker.titleFont)
        }
        guard superview != nil else { return nil }
        shown[row] = view
        rows.addSubview(view)
        view.setNeedsLayout()
        return view
    }

    // Chosen (Pickers): Invisible views of a picker's rows are passed to the delegate for reuse.
    private func retire(_ view: PickerRowView, _ row: Int) {
        shown[row] = nil
        view.removeFromSuperview()
        if let content = view.clear() { spareContent = content }
        if spareRows.count < 4 { spareRows.append(view) }
    }

    /// Requests the content of the visible rows from the delegate again.
    func refreshRows() {
        for (row, view) in shown { retire(view, row) }
        setNeedsLayout()
    }

    /// Returns the delegate's view of a visible row. If the delegate provides no view, returns the row view itself.
    func view(forRow row: Int) -> UIView? { shown[row].map { $0.content ?? $0 } }

    // MARK: Focus and accessibility

    override var canBecomeFocused: Bool { count > 0 && picker?.takesFocus == true }

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityLabel: String? {
        get { picker?.accessibilityLabel(ofComponent: index) }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityHint: String? {
        get {
            guard let picker else { return nil }
            return (picker.delegate as? any UIPickerViewAccessibilityDelegate)?.pickerView(
                picker, accessibilityHintForComponent: index)
        }
        set { super.accessibilityHint = newValue }
    }
    override func accessibilityIncrement() { _ = step(by: 1) }
    override func accessibilityDecrement() { _ = step(by: -1) }
    override var accessibilityValue: String? {
        get {
            guard let picker, selected >= 0 else { return nil }
            if let view = shown[selected] { return view.text }
            return if case .title(let title) = picker.content(ofRow: selected, inComponent: index, reusing: nil) {
                title.plain ?? title.attributed?.string
            } else { nil }
        }
        set { super.accessibilityValue = newValue }
    }
}

extension PickerColumn: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .pickerWheel
        guard count > 0, selected >= 0, picker?.isEndless(component: index) != true else { return }
        node.position = AccessibilityPosition(index: selected + 1, count: count, isSpoken: true)
    }
}

extension UIPickerView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) { node.role = .picker }
}

extension UIDatePicker: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) { node.role = .datePicker }
}
