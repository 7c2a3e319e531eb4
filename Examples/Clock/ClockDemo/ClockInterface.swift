import UIKit

/// What the app shows: four tabs, as a clock has.
@MainActor
public enum ClockInterface {
    /// The root of the window.
    public static func root(store: ClockStore, countdowns: CountdownStore? = nil) -> UITabBarController {
        let countdowns = countdowns ?? CountdownStore()
        let tabs = ClockTabBarController(store: store, countdowns: countdowns)
        tabs.viewControllers = [
            inNavigation(WorldClockViewController(store: store)), inNavigation(AlarmListViewController(store: store)),
            StopwatchViewController(), inNavigation(TimersViewController(store: countdowns)),
        ]
        return tabs
    }

    private static func inNavigation(_ controller: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
