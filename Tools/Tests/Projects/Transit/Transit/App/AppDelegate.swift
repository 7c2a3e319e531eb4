//
//  AppDelegate.swift
//  Transit
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    static var isRunningTests: Bool { NSClassFromString("XCTestCase") != nil }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        #if DEBUG && TRANSIT_BETA
            UserDefaults.standard.register(defaults: ["showsBeta": true])
        #endif
        return true
    }

    // MARK: UISceneSession Lifecycle

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    }
}
