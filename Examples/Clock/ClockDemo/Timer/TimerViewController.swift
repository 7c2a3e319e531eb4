import QuartzCore
import UIKit

/// A countdown: a duration is chosen on the wheels, then a ring shows what is left, until it rings.
public final class TimerViewController: UIViewController {
    private enum Phase { case choosing, running(end: TimeInterval), paused(left: TimeInterval), ringing }

    private var phase = Phase.choosing
    private var duration: TimeInterval = 300
    private let wheel = DurationWheelView()
    private let ring = CountdownRingView()
    private let cancelButton = RoundButton(frame: .zero)
    private let startButton = RoundButton(frame: .zero)
    private var ticker: Timer?
    private let now: () -> TimeInterval

    /// Makes a timer of five minutes that does not run.
    ///
    /// - Parameter now: What time it is, in seconds.
    public init(now: @escaping () -> TimeInterval = { CACurrentMediaTime() }) {
        self.now = now
        super.init(nibName: nil, bundle: nil)
        title = "Timers"
        tabBarItem = UITabBarItem(title: "Timers", image: UIImage(systemName: "timer"), tag: 3)
    }

    /// Makes nothing: archives are not read.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        wheel.minutes = 5
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        startButton.addAction(UIAction { [weak self] _ in self?.pressStart() }, for: .touchUpInside)
        for subview in [wheel, ring, cancelButton, startButton] { view.addSubview(subview) }
        show()
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let button: CGFloat = 80
        let side = max(0, min(safe.width, safe.height - button - 24, 420))
        let height = side + 24 + button
        let top = safe.minY + max(0, (safe.height - height) / 3)
        ring.frame = CGRect(x: safe.midX - side / 2, y: top, width: side, height: side)
        wheel.frame = CGRect(
            x: safe.minX, y: top + (side - min(side, 216)) / 2, width: safe.width, height: min(side, 216))
        let y = top + side + 24
        let reach = min(safe.width / 2, 240)
        cancelButton.frame = CGRect(x: safe.midX - reach, y: y, width: button, height: button)
        startButton.frame = CGRect(x: safe.midX + reach - button, y: y, width: button, height: button)
    }

    // MARK: Buttons

    private func pressStart() {
        switch phase {
        case .choosing:
            duration = wheel.duration
            guard duration > 0 else { return }
            phase = .running(end: now() + duration)
        case .running(let end): phase = .paused(left: max(0, end - now()))
        case .paused(let left): phase = .running(end: now() + left)
        case .ringing: phase = .running(end: now() + duration)
        }
        change()
    }

    private func cancel() {
        phase = .choosing
        change()
    }

    private func change() {
        UIView.transition(with: view, duration: 0.25, options: .transitionCrossDissolve) { self.show() }
    }

    private func show() {
        ticker?.invalidate()
        ticker = nil
        ring.stopRinging()
        switch phase {
        case .choosing:
            startButton.configure("Start", color: .systemGreen)
        case .running(let end):
            startButton.configure("Pause", color: .systemOrange)
            ring.run(from: (end - now()) / duration, for: end - now())
            tick(until: end)
        case .paused(let left):
            startButton.configure("Resume", color: .systemGreen)
            ring.hold(at: left / duration)
            ring.text = TimeText.countdown(left)
        case .ringing:
            startButton.configure("Repeat", color: .systemOrange)
            ring.ring()
            ring.text = "Time’s up"
        }
        let isChoosing = if case .choosing = phase { true } else { false }
        wheel.isHidden = !isChoosing
        ring.isHidden = isChoosing
        cancelButton.configure(isRinging ? "Stop" : "Cancel", color: .systemGray)
        cancelButton.isEnabled = !isChoosing
    }

    private var isRinging: Bool { if case .ringing = phase { true } else { false } }

    /// Shows what is left, each time another second begins.
    private func tick(until end: TimeInterval) {
        let left = end - now()
        guard left > 0 else {
            phase = .ringing
            return change()
        }
        ring.text = TimeText.countdown(left)
        let fraction = left - left.rounded(.down)
        ticker = .scheduledTimer(withTimeInterval: fraction > 0 ? fraction : 1, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick(until: end) }
        }
    }
}
