import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Members that older sources still use.
@MainActor @Suite("Deprecated members")
struct DeprecatedMemberTests {
    @available(*, deprecated)
    @Test("An application has a key window, a layout direction and a badge number")
    func application() throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let application = UIApplication.shared

            application.applicationIconBadgeNumber = 3
            let badge = application.applicationIconBadgeNumber
            application.applicationIconBadgeNumber = -1

            expectIdentical(application.keyWindow, stage.window)
            expectEqual(badge, 3)
            expectEqual(application.applicationIconBadgeNumber, 0)
            expectEqual(application.statusBarFrame, .zero)
            expectEqual(application.userInterfaceLayoutDirection, .leftToRight)
            expectEqual(UISplitViewController.DisplayMode.allVisible, .oneBesideSecondary)
        }
    }
}
