import UIKit

/// The tabs of the clock. Alarms and timers ring above them.
public final class ClockTabBarController: UITabBarController {
    private let ringer: Ringer
    private var ringWindow: RingWindow?

    init(store: ClockStore, countdowns: CountdownStore) {
        ringer = Ringer(store: store, countdowns: countdowns)
        super.init(nibName: nil, bundle: nil)
        ringer.didChange = { [weak self] in self?.showRings() }
    }

    /// Always `nil`: archives are not supported.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showRings()
    }

    private func showRings() {
        guard !ringer.ringing.isEmpty || ringWindow != nil,
            let scene = viewIfLoaded?.window?.windowScene ?? ringWindow?.windowScene
        else { return }
        let window = ringWindow ?? RingWindow(windowScene: scene)
        ringWindow = window
        window.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
        window.show(ringer.ringing, stop: { [ringer] in ringer.stop($0) }, again: { [ringer] in ringer.ringAgain($0) })
    }
}
