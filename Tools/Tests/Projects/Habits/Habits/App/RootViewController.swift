import UIKit

/// The tabs of the app.
final class RootViewController: UITabBarController {
    let store: HabitStore

    init(store: HabitStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let today = UINavigationController(rootViewController: TodayViewController(store: store))
        today.navigationBar.prefersLargeTitles = true
        today.tabBarItem = UITabBarItem(title: String.today, image: UIImage(systemName: "checkmark.circle"), tag: 0)
        let summary = UINavigationController(rootViewController: SummaryViewController(store: store))
        summary.tabBarItem = UITabBarItem(title: String.summary, image: UIImage(systemName: "chart.bar"), tag: 1)
        viewControllers = [today, summary]
        if #available(iOS 26.0, *) {
            tabBarMinimizeBehavior = .onScrollDown
        }
    }
}
