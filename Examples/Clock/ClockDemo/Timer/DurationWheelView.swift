import UIKit

/// Hours, minutes and seconds as three wheels with their units beside them.
final class DurationWheelView: UIView {
    private let wheels = [NumberWheelView(count: 24), NumberWheelView(count: 60), NumberWheelView(count: 60)]
    private let units: [UILabel]
    private let band = UIView()

    /// Seconds in all.
    var duration: TimeInterval { TimeInterval(wheels[0].value * 3600 + wheels[1].value * 60 + wheels[2].value) }

    /// What the minutes' wheel shows.
    var minutes: Int {
        get { wheels[1].value }
        set { wheels[1].value = newValue }
    }

    init() {
        units = ["hours", "min", "sec"].map { text in
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            // Beside its wheel, in every language.
            label.textAlignment = .left
            return label
        }
        super.init(frame: .zero)
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        addSubview(band)
        for view in wheels + units { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = min(bounds.width / 3, 116)
        let left = bounds.midX - column * 1.5
        let row = NumberWheelView.rowHeight
        band.frame = CGRect(x: left, y: bounds.midY - row / 2, width: column * 3, height: row)
        for (index, wheel) in wheels.enumerated() {
            let x = left + CGFloat(index) * column
            wheel.frame = CGRect(x: x, y: 0, width: column - 56, height: bounds.height)
            units[index].frame = CGRect(x: x + column - 54, y: bounds.midY - row / 2, width: 54, height: row)
        }
    }
}
