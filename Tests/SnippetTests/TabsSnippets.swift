import IrekoTesting
import UIKit

enum TabsSnippets {
    private final class ClocksController: UIViewController {
        func play() {
            let player = PlayerController()
            player.hidesBottomBarWhenPushed = true
            navigationController?.pushViewController(player, animated: true)
        }
    }
    private final class AlarmsController: UIViewController {}
    private final class PlayerController: UIViewController {}

    @MainActor private static func tabs(in window: UIWindow) -> UITabBarController {
        let clocks = UINavigationController(rootViewController: ClocksController())
        clocks.tabBarItem = UITabBarItem(title: "World Clock", image: UIImage(systemName: "globe"), tag: 0)
        let alarms = UINavigationController(rootViewController: AlarmsController())
        alarms.tabBarItem = UITabBarItem(title: "Alarms", image: UIImage(systemName: "alarm"), tag: 1)

        let tabs = UITabBarController()
        tabs.viewControllers = [clocks, alarms]
        window.rootViewController = tabs
        return tabs
    }

    @MainActor private static func replace(_ tabs: UITabBarController) {
        tabs.tabs = [
            UITab(title: "World Clock", image: UIImage(systemName: "globe"), identifier: "clocks") { _ in
                ClocksController()
            },
            UITab(title: "Alarms", image: UIImage(systemName: "alarm"), identifier: "alarms") { _ in AlarmsController()
            },
        ]
    }

    @MainActor static func run() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let tabs = TabsSnippets.tabs(in: stage.window)
            stage.advance(by: 1)
            stage.find("Alarms").tap()
            stage.advance(by: 1)
            try check(tabs.selectedIndex == 1)
            tabs.selectedIndex = 0
            stage.advance(by: 1)
            let navigation = tabs.viewControllers?.first as? UINavigationController
            (navigation?.topViewController as? ClocksController)?.play()
            stage.advance(by: 1)
            try check(navigation?.topViewController is PlayerController && !stage.find("Alarms").exists)
        }
        let tabs = UITabBarController()
        try Stage.run(rootViewController: tabs) { stage in
            replace(tabs)
            stage.advance(by: 1)
            try check(tabs.tabs.count == 2 && stage.find("World Clock").exists)
        }
    }
}
