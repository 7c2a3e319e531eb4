import UIKit

/// The user interface of the app: four tabs.
@MainActor
public enum ClockInterface {
    /// The root of the window.
    public static func root(store: ClockStore, countdowns: CountdownStore? = nil) -> UITabBarController {
        let countdowns = countdowns ?? CountdownStore()
        let tabs = ClockTabBarController(store: store, countdowns: countdowns)
        let timers = UINavigationController(rootViewController: TimersViewController(store: countdowns))
        timers.navigationBar.prefersLargeTitles = true
        let (world, alarms) = (worldClock(store), ListDetailViewController(list: AlarmListViewController(store: store)))
        let stopwatch = StopwatchViewController()
        tabs.viewControllers = [world, alarms, stopwatch, timers]
        // The restoration identifiers, for preserving the state.
        tabs.restorationIdentifier = "tabs"
        world.restorationIdentifier = "world"
        alarms.restorationIdentifier = "alarms"
        stopwatch.restorationIdentifier = "stopwatch"
        timers.restorationIdentifier = "timers"
        return tabs
    }

    private static func worldClock(_ store: ClockStore) -> UIViewController {
        let list = WorldClockViewController(store: store)
        let detail = CityViewController(store: store)
        detail.restorationIdentifier = "city"
        detail.didRestore = { [weak list] in list?.select($0) }
        list.didSelect = { [weak detail] in detail?.city = $0 }
        return ListDetailViewController(list: list, detail: detail)
    }
}
