import UIKit

/// Hours and minutes as two wheels that are turned with a finger, the mouse wheel, or a drag.
final class TimeWheelView: UIView {
    private let hours = NumberWheelView(count: 24)
    private let minutes = NumberWheelView(count: 60)
    private let band = UIView()
    private let colon = UILabel()
    /// Called when a wheel that was turned has come to a stop.
    var didChange: () -> Void = {}

    /// 0 to 23.
    var hour: Int {
        get { hours.value }
        set { hours.value = newValue }
    }

    /// 0 to 59.
    var minute: Int {
        get { minutes.value }
        set { minutes.value = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        colon.text = ":"
        colon.font = .systemFont(ofSize: 23)
        colon.textAlignment = .center
        for view in [band, hours, minutes, colon] { addSubview(view) }
        for wheel in [hours, minutes] { wheel.didChange = { [weak self] in self?.didChange() } }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = 72
        let row = NumberWheelView.rowHeight
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        // The order of hours and minutes is the same in every language.
        hours.frame = CGRect(x: middle.x - width - 8, y: 0, width: width, height: bounds.height)
        minutes.frame = CGRect(x: middle.x + 8, y: 0, width: width, height: bounds.height)
        colon.frame = CGRect(x: middle.x - 8, y: middle.y - row / 2, width: 16, height: row)
        band.frame = CGRect(x: middle.x - width - 16, y: middle.y - row / 2, width: 2 * width + 32, height: row)
    }
}
