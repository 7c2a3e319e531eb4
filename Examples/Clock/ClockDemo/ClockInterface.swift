import UIKit

/// What the app shows: four tabs, as a clock has.
@MainActor
public enum ClockInterface {
    /// The root of the window.
    public static func root(store: ClockStore, countdowns: CountdownStore? = nil) -> UITabBarController {
        let countdowns = countdowns ?? CountdownStore()
        let tabs = ClockTabBarController(store: store, countdowns: countdowns)
        let timers = UINavigationController(rootViewController: TimersViewController(store: countdowns))
        timers.navigationBar.prefersLargeTitles = true
        tabs.viewControllers = [
            worldClock(store), ListDetailViewController(list: AlarmListViewController(store: store)),
            StopwatchViewController(), timers,
        ]
        return tabs
    }

    private static func worldClock(_ store: ClockStore) -> UIViewController {
        let list = WorldClockViewController(store: store)
        let detail = CityViewController(store: store)
        list.didSelect = { [weak detail] in detail?.city = $0 }
        return ListDetailViewController(list: list, detail: detail)
    }
}
