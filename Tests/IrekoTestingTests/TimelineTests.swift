import IrekoTesting
import Testing
import UIKit

/// What a timeline says of one controller.
@MainActor
@Suite("Timelines")
struct TimelineTests {
    @Test("A controller does not get the callbacks of another one that was freed and had its address")
    func addresses() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            var freed: ObjectIdentifier?
            for _ in 0..<100 {
                let child = UIViewController()
                guard freed != ObjectIdentifier(child) else {
                    #expect(stage.timeline.callbacks(of: child).isEmpty)
                    return
                }
                freed = ObjectIdentifier(child)
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        }
    }

    @Test("A timeline describes itself line by line, with the time of each entry")
    func description() throws {
        let root = UIViewController()
        root.title = "Root"
        try Stage.run(rootViewController: root) { stage in
            let lines = "\(stage.timeline)".split(separator: "\n")

            #expect(lines.first == "   0.000  Root loadView")
            #expect(lines.last == "   0.000  Root viewDidAppear")
        }
    }
}
