import UIKit

/// The wheels for a duration, and a start button.
final class TimerSetupView: UIView {
    private let wheel = DurationWheelView()
    private let cancelButton = RoundButton(frame: .zero)
    private let startButton = RoundButton(frame: .zero)
    var start: ((TimeInterval) -> Void)?
    /// The insets of the bars, in points.
    var covered = UIEdgeInsets.zero { didSet { if covered != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        wheel.minutes = 5
        cancelButton.configure("Cancel", color: .systemGray)
        cancelButton.isEnabled = false
        startButton.configure("Start", color: .systemGreen)
        startButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                start?(wheel.duration)
            }, for: .touchUpInside)
        for view in [wheel, cancelButton, startButton] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    var duration: TimeInterval { wheel.duration }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bounds.inset(by: covered).insetBy(dx: 16, dy: 8)
        let button: CGFloat = min(80, max(44, safe.height * 0.3))
        let wheelHeight = max(0, min(216, safe.height - button - 16))
        let isLow = safe.height < 260 && safe.width > 480
        if isLow {
            // Side by side if they do not fit one above the other.
            let width = max(0, safe.width - 2 * button - 48)
            wheel.frame = CGRect(
                x: safe.midX - width / 2, y: safe.minY, width: width, height: min(216, max(0, safe.height)))
            let y = wheel.frame.midY - button / 2
            cancelButton.frame = CGRect(x: safe.minX, y: y, width: button, height: button)
            startButton.frame = CGRect(x: safe.maxX - button, y: y, width: button, height: button)
            return
        }
        let top = safe.minY + max(0, (safe.height - wheelHeight - 24 - button) / 3)
        wheel.frame = CGRect(x: safe.minX, y: top, width: max(0, safe.width), height: wheelHeight)
        let reach = min(safe.width / 2, 240)
        let y = wheel.frame.maxY + 16
        cancelButton.frame = CGRect(x: safe.midX - reach, y: y, width: button, height: button)
        startButton.frame = CGRect(x: safe.midX + reach - button, y: y, width: button, height: button)
    }
}

/// The wheels in a sheet, for an additional timer.
final class TimerSetupViewController: UIViewController {
    private let setup = TimerSetupView()

    init(start: @escaping (TimeInterval) -> Void) {
        super.init(nibName: nil, bundle: nil)
        title = "New Timer"
        setup.start = { [weak self] duration in
            guard let self, duration > 0 else { return }
            dismiss(animated: true)
            start(duration)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(setup)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        setup.frame = view.bounds
        setup.covered = view.safeAreaInsets
    }
}
