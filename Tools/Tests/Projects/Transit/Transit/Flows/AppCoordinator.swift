import Coordinating
import TransitData
import UIKit

final class AppCoordinator: Coordinator {
    var children: [Coordinator] = []
    private let window: UIWindow
    private let timetable: Timetable

    init(window: UIWindow, timetable: Timetable) {
        self.window = window
        self.timetable = timetable
    }

    func start() {
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        run(LinesCoordinator(navigation: navigation, timetable: timetable))
    }
}
