import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

private final class OwnSegue: UIStoryboardSegue {
    static var made: [String] = []

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        Self.made.append(identifier ?? "nil")
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() { destination.title = "performed" }
}

private final class WithoutPerform: UIStoryboardSegue {}

@MainActor
@Suite("Segues", .serialized)
struct SegueTests {
    @Test("A segue keeps its initial values, and its handler is called when it is performed")
    func handler() {
        let (source, destination) = (UIViewController(), UIViewController())
        var performed = 0

        let segue = UIStoryboardSegue(identifier: "go", source: source, destination: destination) { performed += 1 }
        segue.perform()

        expectEqual(segue.identifier, "go")
        expectIdentical(segue.source, source)
        expectIdentical(segue.destination, destination)
        expectEqual(performed, 1)
    }

    @Test("A class that a document names is made by its own initializer, and retains no objects too long")
    func ownClass() {
        OwnSegue.made = []
        weak var source: UIViewController?
        do {
            let (from, to) = (UIViewController(), UIViewController())
            source = from

            for identifier in ["a name that is too long to be kept in two words", "short", nil] as [String?] {
                let segue = UIStoryboardSegue.make(
                    OwnSegue.self, identifier: identifier, source: from, destination: to)
                segue.perform()
                expectTrue(segue is OwnSegue)
                expectEqual(segue.identifier, identifier)
                expectIdentical(segue.source, from)
            }

            expectEqual(to.title, "performed")
        }
        expectEqual(OwnSegue.made, ["a name that is too long to be kept in two words", "short", "nil"])
        expectNil(source)
    }

    @Test("Without a handler, and without an override of perform(), performing is an error, with UIKit's sentence")
    func withoutPerform() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let segue = UIStoryboardSegue.make(
                WithoutPerform.self, identifier: "X", source: root, destination: controller("Other"))

            segue.perform()

            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Could not perform segue with identifier 'X'. A segue must either have a performHandler or it must "
                        + "override -perform."
                ])
        }
    }

    @Test("A controller from no storyboard has no segues, which is an error, with UIKit's sentence")
    func noSegue() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            root.performSegue(withIdentifier: "X", sender: nil)

            let messages = stage.diagnostics.map(\.message)
            expectEqual(messages.count, 1)
            expectEqual(messages.first?.hasPrefix("Receiver (<UIViewController: 0x"), true)
            expectEqual(messages.first?.hasSuffix(") has no segue with identifier 'X'"), true)
        }
    }

    @Test("By default every segue is allowed, and a controller without the action is not an unwind destination")
    func defaults() {
        let controller = UIViewController()

        expectTrue(controller.shouldPerformSegue(withIdentifier: "", sender: nil))
        expectFalse(controller.canPerformUnwindSegueAction("unwindHere:", from: UIViewController(), sender: nil))
        expectTrue(
            controller.allowedChildrenForUnwinding(
                from: UIStoryboardUnwindSegueSource(controller, "unwindHere:", sender: nil)
            ).isEmpty)
    }
}
