import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

private final class Made: UIViewController {}

private final class Maker: UIViewController {
    var log: [String] = []

    override class var namedActions: NamedActions {
        super.namedActions
            .adding("plain:", Maker.plain(_:))
            .adding("some:", Maker.some(_:))
            .adding("sender:sender:", Maker.sender(_:sender:))
            .adding("all:sender:segueIdentifier:", Maker.all(_:sender:segueIdentifier:))
            .adding("save:", Maker.save(_:))
    }

    @IBSegueAction func plain(_ coder: NSCoder) -> Made? {
        log.append("plain")
        return nil
    }
    @IBSegueAction func some(_ coder: NSCoder) -> Made { Made() }
    @IBSegueAction func sender(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        log.append("sender \(sender as? String ?? "nil")")
        return Made()
    }
    @IBSegueAction func all(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Made? {
        log.append("all \(sender as? String ?? "nil") \(segueIdentifier ?? "nil")")
        return Made()
    }
    @IBAction func save(_ sender: Any?) { log.append("save") }
}

@MainActor
@Suite("Segue actions")
struct SegueActionTests {
    private func make(_ name: Selector, _ maker: Maker, sender: Any? = nil, id: String? = nil) -> UIViewController? {
        SegueActions.controller(name, of: maker, coder: NSCoder(), sender: sender, identifier: id)
    }

    @Test("The three forms are called by name, also in the spelling with a coder's label")
    func forms() {
        let maker = Maker()

        expectNil(make("plain:", maker))
        expectTrue(make("someWithCoder:", maker) is Made)
        expectTrue(make("sender:sender:", maker, sender: "button") is Made)
        expectTrue(make("allWithCoder:sender:segueIdentifier:", maker, id: "go") is Made)

        expectEqual(maker.log, ["plain", "sender button", "all nil go"])
        expectTrue(maker.responds(to: "plain:"))
        expectTrue(maker.responds(to: "save:"))
    }

    @Test("An undeclared segue action is an error that names the table, and no destination is made")
    func missing() throws {
        try Stage.run(root: Maker()) { stage, maker in
            expectNil(make("other:", maker))
            expectNil(make("save:", maker))

            let messages = stage.diagnostics.map(\.message)
            expectEqual(messages.count, 2)
            expectEmpty(maker.log)
            expectEqual(
                messages.first?.hasPrefix("-[Maker other:]: unrecognized selector sent to instance <Maker: "), true)
            expectEqual(messages.first?.hasSuffix("Add the segue action to Maker.namedActions."), true)
        }
    }
}
