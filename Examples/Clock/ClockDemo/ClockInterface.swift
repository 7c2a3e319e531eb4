import UIKit

/// What the app shows: four tabs, as a clock has.
@MainActor
public enum ClockInterface {
    /// The root of the window.
    public static func root(store: ClockStore) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            inNavigation(WorldClockViewController(store: store)), inNavigation(AlarmListViewController(store: store)),
            StopwatchViewController(), TimerViewController(),
        ]
        return tabs
    }

    private static func inNavigation(_ controller: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
