import CoreGraphics
import Foundation

/// The lower part of an alert: the actions with separators between them, which scroll if they do not fit.
final class AlertActionsView: UIScrollView {
    private(set) var rows: [AlertActionView] = []
    private var lines: [UIView] = []
    private var (rowFrames, lineFrames) = ([CGRect](), [CGRect]())

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        // Actions are highlighted as soon as they are touched; a drag cancels the touch.
        delaysContentTouches = false
        flags.forwardsTouches = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows actions. Existing actions keep their views, with highlight and focus.
    func show(_ actions: [UIAlertAction], emphasized: UIAlertAction?, _ metrics: AlertMetrics, fonts: AlertFonts) {
        var old = rows
        rows = actions.map { action in
            if let place = old.firstIndex(where: { $0.action === action }) { return old.remove(at: place) }
            let row = AlertActionView(action)
            addSubview(row)
            return row
        }
        for row in old { row.removeFromSuperview() }
        for row in rows { row.update(metrics, fonts: fonts, isEmphasized: row.action === emphasized) }
    }

    func apply(_ layout: AlertCardLayout) {
        frame = layout.actions
        contentSize = CGSize(width: layout.actions.width, height: layout.actionsHeight)
        isScrollEnabled = layout.actionsHeight > layout.actions.height + 0.5
        if !isScrollEnabled { contentOffset = .zero }
        (rowFrames, lineFrames) = (layout.rows, layout.separators)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (row, frame) in zip(rows, rowFrames) where row.frame != frame { row.frame = frame }
        while lines.count > lineFrames.count { lines.removeLast().removeFromSuperview() }
        while lines.count < lineFrames.count {
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            lines.append(line)
            addSubview(line)
        }
        for (line, frame) in zip(lines, lineFrames) where line.frame != frame { line.frame = frame }
    }

    /// Returns the action at a point of the view; `nil` if it is not visible or not enabled.
    func row(at point: CGPoint) -> AlertActionView? {
        guard bounds.contains(point) else { return nil }
        return rows.first { $0.frame.contains(point) && $0.action.isEnabled }
    }
}
