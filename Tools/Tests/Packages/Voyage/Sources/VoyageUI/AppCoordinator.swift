import VoyageCore
import UIKit

public final class AppCoordinator: BaseCoordinator {
    private let book = TripBook()
    private(set) var opened: [URL] = []

    public override func start() {
        let list = TripsViewController(book: book)
        list.delegate = self
        navigationController.delegate = self
        navigationController.setViewControllers([list], animated: false)
        super.start()
    }

    private(set) var shown: [String] = []

    public override func debugName() -> String { "App " + super.debugName() }

    public override func open(_ url: URL) -> Bool {
        if super.open(url) { return true }
        guard url.scheme == "voyage" else { return false }
        opened.append(url)
        return true
    }
}

extension AppCoordinator {
    static let activityType = (Bundle.main.bundleIdentifier ?? "voyage") + ".trips"

    func makeActivity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: AppCoordinator.activityType)
        activity.title = "Trips"
        activity.userInfo = ["shown": shown.count]
        activity.isEligibleForHandoff = false
        return activity
    }

    static let tint: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)

    static func style() {
        UINavigationBar.appearance().barTintColor = tint
    }

    func countActivations(_ body: @escaping (Notification) -> Void) -> NSObjectProtocol {
        return NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main, using: body)
    }
}

extension AppCoordinator: TripsViewControllerDelegate {
    func tripsViewController(_ controller: TripsViewController, didSelect trip: Trip) {
        add(TripCoordinator(trip: trip, navigationController: navigationController))
    }
}

extension AppCoordinator: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        shown.append(viewController.title ?? "")
        children.lazy.compactMap { $0 as? TripCoordinator }.filter {
            !navigationController.viewControllers.contains($0.screen)
        }.forEach { $0.finish(with: $0.trip) }
    }
}

final class TripCoordinator: BaseCoordinator {
    let trip: Trip
    let screen = UIViewController()

    init(trip: Trip, navigationController: UINavigationController) {
        self.trip = trip
        super.init(navigationController: navigationController)
    }

    override func start() {
        screen.title = trip.name
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(done))
        navigationController.pushViewController(screen, animated: false)
        super.start()
    }

    @objc private func done() {
        navigationController.popViewController(animated: false)
    }

    override func debugName() -> String { "Trip" }
    override var depth: Int { super.depth * 10 }
}
