//
//  AppDelegate.swift
//  Pantry
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var store = PantryStore()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
        UINavigationBar.appearance().tintColor = UIColor(named: "Tomato")
        store.load()
        if let navigation = window?.rootViewController as? UINavigationController,
            let list = navigation.topViewController as? PantryViewController
        {
            list.store = store
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        store.save()
    }
}
