//
//  AppDelegate.swift
//  CatchBook
//

import CatchKit
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    lazy var store: CatchStore = {
        let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: nil)
        return CatchStore(fileURL: folder.appendingPathComponent("catches.archive"))
    }()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Theme.apply()
        UserDefaults.standard.register(defaults: [DefaultsKey.weightUnit: WeightUnit.kilograms.rawValue])
        #if CATCH_DEMO
            DemoData.fill(store)
        #else
            do {
                try store.load()
            } catch {
                NSLog("The catches cannot be loaded: %@", "\(error)")
            }
        #endif

        let tabs = UITabBarController()
        tabs.viewControllers = [
            navigation(CatchListViewController(store: store), title: L10n.catches, image: #imageLiteral(resourceName: "hook")),
            navigation(SpeciesViewController(catalog: .shared), title: L10n.species, image: UIImage(named: "fish")),
            navigation(StatisticsViewController(store: store), title: L10n.statistics, image: UIImage(named: "chart")),
        ]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = Theme.tint
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        try? store.save()
    }

    private func navigation(_ controller: UIViewController, title: String, image: UIImage?) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        controller.navigationItem.title = title
        navigation.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
        if #available(iOS 11.0, *) {
            navigation.navigationBar.prefersLargeTitles = true
        }
        return navigation
    }
}
