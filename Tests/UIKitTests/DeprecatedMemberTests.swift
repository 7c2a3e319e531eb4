import IrekoTesting
import TestSupport
import Testing
import UIKit

/// What older sources still say.
@MainActor @Suite("Deprecated members")
struct DeprecatedMemberTests {
    @available(*, deprecated)
    @Test("An application knows its key window, its language's direction and its badge")
    func application() throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let application = UIApplication.shared

            application.applicationIconBadgeNumber = 3
            let badge = application.applicationIconBadgeNumber
            application.applicationIconBadgeNumber = -1

            #expect(application.keyWindow === stage.window)
            #expect(badge == 3 && application.applicationIconBadgeNumber == 0)
            #expect(application.statusBarFrame == .zero)
            #expect(application.userInterfaceLayoutDirection == .leftToRight)
            #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
        }
    }
}
