import UIKit

/// A timer as a large ring, with the remaining time and the end time.
final class CountdownViewController: UIViewController {
    private let id: Countdown.ID
    private let store: CountdownStore
    private let ring = CountdownRingView()
    private let cancelButton = RoundButton(frame: .zero)
    private let pauseButton = RoundButton(frame: .zero)
    private lazy var ticker = Ticker { [weak self] in self?.show() }
    private var shownPhase: Countdown.Phase?

    init(id: Countdown.ID, store: CountdownStore) {
        (self.id, self.store) = (id, store)
        super.init(nibName: nil, bundle: nil)
        title = store[id]?.name
        navigationItem.largeTitleDisplayMode = .never
        store.observe(self) { [weak self] in self?.show() }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                store.remove(id)
            }, for: .touchUpInside)
        pauseButton.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
        for subview in [ring, cancelButton, pauseButton] { view.addSubview(subview) }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        shownPhase = nil
        show()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ticker.stop()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        let button: CGFloat = min(80, max(44, safe.height * 0.3))
        let isLow = safe.height < 300 && safe.width > safe.height
        let height = isLow ? safe.height : safe.height - button - 16
        let side = max(0, min(safe.width - (isLow ? 2 * button + 32 : 0), height, 420))
        let top = isLow ? safe.midY - side / 2 : safe.minY + max(0, (safe.height - side - 24 - button) / 3)
        ring.frame = CGRect(x: safe.midX - side / 2, y: top, width: side, height: side)
        let reach = isLow ? safe.width / 2 : min(safe.width / 2, 240)
        let y = isLow ? safe.midY - button / 2 : ring.frame.maxY + 16
        cancelButton.frame = CGRect(x: safe.midX - reach, y: y, width: button, height: button)
        pauseButton.frame = CGRect(x: safe.midX + reach - button, y: y, width: button, height: button)
    }

    private func press() {
        if store[id]?.phase == .ringing { store.restart(id) } else { store.pauseOrResume(id) }
    }

    // MARK: Time

    private func show() {
        guard isViewLoaded else { return }
        guard let countdown = store[id] else { return leave() }
        if countdown.phase != shownPhase {
            shownPhase = countdown.phase
            show(countdown)
        }
        ring.text = countdown.phase == .ringing ? "Time’s up" : TimeText.countdown(countdown.left(at: store.now()))
        tick(countdown)
    }

    private func show(_ countdown: Countdown) {
        let left = countdown.left(at: store.now())
        ring.stopRinging()
        ring.note = nil
        switch countdown.phase {
        case .running:
            pauseButton.configure("Pause", color: .systemOrange)
            ring.run(from: left / countdown.duration, for: left)
            ring.note = TimeText.hoursAndMinutes(of: Date().addingTimeInterval(left), in: .current)
        case .paused:
            pauseButton.configure("Resume", color: .systemGreen)
            ring.hold(at: left / countdown.duration)
        case .ringing:
            pauseButton.configure("Repeat", color: .systemOrange)
            ring.ring()
        }
        cancelButton.configure(countdown.phase == .ringing ? "Stop" : "Cancel", color: .systemGray)
    }

    /// Updates the view now, and when the next second begins.
    private func tick(_ countdown: Countdown) {
        guard countdown.isRunning, view.window != nil else { return ticker.stop() }
        let left = countdown.left(at: store.now())
        let part = left - left.rounded(.down)
        ticker.wait(part > 0.001 ? part : 1)
    }

    /// Leaves the page, since the timer was removed.
    private func leave() {
        ticker.stop()
        guard let navigation = navigationController, navigation.topViewController === self else { return }
        navigation.popViewController(animated: view.window != nil)
    }
}
