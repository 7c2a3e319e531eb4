import UIKit

/// A city: a large analog clock, and the text of the city's row in the list.
final class CityViewController: UIViewController {
    private let store: ClockStore
    private let dial = CityDialView()
    private let nameLabel = UILabel()
    private let timeLabel = UILabel()
    private let differenceLabel = UILabel()
    private let stack = UIStackView()
    private lazy var ticker = Ticker { [weak self] in self?.tick() }

    /// The city; without a city the view is empty.
    var city: City? { didSet { if isViewLoaded { show() } } }
    /// Called with the city that was decoded from the preserved state.
    var didRestore: (City) -> Void = { _ in }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(city?.name, forKey: "city")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let name = coder.decodeObject(of: NSString.self, forKey: "city") as String?
        guard let kept = City.all.first(where: { $0.name == name }) else { return }
        city = kept
        didRestore(kept)
    }

    init(store: ClockStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.setScaledFont(.systemFont(ofSize: 34, weight: .bold), growingLike: .largeTitle)
        timeLabel.setScaledFont(.monospacedDigitSystemFont(ofSize: 52, weight: .light), growingLike: .largeTitle)
        differenceLabel.setFont(of: .body)
        differenceLabel.textColor = .secondaryLabel
        for label in [nameLabel, timeLabel, differenceLabel] { label.adjustsFontSizeToFitWidth = true }
        let names = UIStackView(arrangedSubviews: [nameLabel, timeLabel, differenceLabel])
        names.axis = .vertical
        names.alignment = .center
        for subview in [dial, names] { stack.addArrangedSubview(subview) }
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)

        let safe = view.safeAreaLayoutGuide
        let size = dial.widthAnchor.constraint(equalToConstant: 480)
        size.priority = .defaultLow
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 24),
            stack.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 12),
            dial.heightAnchor.constraint(equalTo: dial.widthAnchor), size,
        ])
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: CityViewController, _) in self.chooseAxis() }
        chooseAxis()
        show()
    }

    /// In a view of low height, the names are beside the clock.
    private func chooseAxis() {
        let isLow = traitCollection.verticalSizeClass == .compact
        stack.axis = isLow ? .horizontal : .vertical
        stack.spacing = isLow ? 32 : 24
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tick()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ticker.stop()
    }

    /// Shows the time now, and when the next second begins.
    private func tick() {
        show()
        let part = store.now().timeIntervalSince1970.truncatingRemainder(dividingBy: 1)
        ticker.wait(1 - part)
    }

    private func show() {
        stack.isHidden = city == nil
        guard let city else { return }
        let now = store.now()
        nameLabel.text = city.name
        timeLabel.text = city.time(at: now)
        differenceLabel.text = city.difference(at: now, from: store.zone)
        dial.show(now, in: city.timeZone)
    }
}
