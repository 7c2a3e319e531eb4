import UIKit

/// One wheel: a scroll view of numbers that comes to a stop with one of them in the middle.
final class NumberWheelView: UIView, UIScrollViewDelegate {
    static let rowHeight: CGFloat = 34

    private let count: Int
    private let scrollView = UIScrollView()
    private let labels: [UILabel]
    /// Called when the wheel was turned and has come to a stop.
    var didChange: () -> Void = {}

    init(count: Int) {
        self.count = count
        labels = (0..<count).map { number in
            let label = UILabel()
            label.text = String(format: "%02d", number)
            label.font = .monospacedDigitSystemFont(ofSize: 23, weight: .regular)
            label.textAlignment = .center
            return label
        }
        super.init(frame: .zero)
        scrollView.showsVerticalScrollIndicator = false
        scrollView.decelerationRate = .fast
        scrollView.delegate = self
        addSubview(scrollView)
        for label in labels { scrollView.addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    var value: Int = 0 {
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let row = Self.rowHeight
        if scrollView.frame != bounds {
            scrollView.frame = bounds
            scrollView.contentSize = CGSize(width: bounds.width, height: CGFloat(count) * row)
            let space = (bounds.height - row) / 2
            scrollView.contentInset = UIEdgeInsets(top: space, left: 0, bottom: space, right: 0)
            for (index, label) in labels.enumerated() {
                label.frame = CGRect(x: 0, y: CGFloat(index) * row, width: bounds.width, height: row)
            }
        }
        if !scrollView.isTracking, !scrollView.isDecelerating {
            scrollView.contentOffset.y = CGFloat(value) * row - scrollView.contentInset.top
        }
        fade()
    }

    /// The further from the middle, the lighter a number is.
    private func fade() {
        let middle = scrollView.contentOffset.y + bounds.height / 2
        for label in labels {
            let distance = abs(label.center.y - middle) / max(bounds.height / 2, 1)
            label.alpha = max(0, 1 - distance * distance * 1.2)
        }
    }

    private func row(at offset: CGFloat) -> Int {
        let row = ((offset + scrollView.contentInset.top) / Self.rowHeight).rounded()
        return row.isFinite ? min(max(Int(row), 0), count - 1) : 0
    }

    // MARK: UIScrollViewDelegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) { fade() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let row = row(at: targetContentOffset.pointee.y)
        targetContentOffset.pointee.y = CGFloat(row) * Self.rowHeight - scrollView.contentInset.top
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    private func settle() {
        let new = row(at: scrollView.contentOffset.y)
        guard new != value else { return }
        value = new
        didChange()
    }
}
