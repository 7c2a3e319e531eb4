import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Handlers of trait changes")
struct TraitHandlerTests {
    private final class Clock: UIViewController {
        var changes: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            // Apple's spellings.
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                self.changes.append("Self")
            }
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (clock: Clock, _: UITraitCollection) in
                clock.changes.append("Clock")
            }
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: UIViewController, _) in
                (controller as? Clock)?.changes.append("UIViewController")
            }
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { clock, _ in clock.changes.append("inferred") }
        }
    }

    @Test("The object is given as the type that the handler names")
    func spellings() {
        let clock = Clock()
        clock.loadViewIfNeeded()

        clock.overrideUserInterfaceStyle = .dark

        expectEqual(clock.changes, ["Self", "Clock", "UIViewController", "inferred"])
    }

    @Test("A handler for a different class is not called")
    func otherClass() {
        let view = UIView()
        var calls = 0
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UILabel, _: UITraitCollection) in
            calls += 1
        }

        view.overrideUserInterfaceStyle = .dark

        expectEqual(calls, 0)
    }
}
