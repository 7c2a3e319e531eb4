import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("updateViewConstraints")
struct UpdateViewConstraintsTests {
    private final class Controller: UIViewController {
        var log: [String] = []
        var hasConstraints = false

        override func viewDidLoad() {
            super.viewDidLoad()
            guard hasConstraints else { return }
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            inner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        }
        override func viewWillAppear(_ animated: Bool) { log.append("WA") }
        override func viewIsAppearing(_ animated: Bool) { log.append("IA") }
        override func viewWillLayoutSubviews() { log.append("WL") }
        override func viewDidLayoutSubviews() { log.append("DL") }
        override func updateViewConstraints() {
            log.append("uVC")
            super.updateViewConstraints()
        }
    }

    @Test("It is called once at the first appearance, between viewIsAppearing and layout", arguments: [false, true])
    func firstAppearance(hasConstraints: Bool) throws {
        let controller = Controller()
        controller.hasConstraints = hasConstraints
        try Stage.run(rootViewController: controller) { stage in
            stage.advance(by: 0)

            expectEqual(Array(controller.log.prefix(5)), ["WA", "IA", "uVC", "WL", "DL"])
            expectEqual(controller.log.filter { $0 == "uVC" }.count, 1)

            stage.window.rootViewController = nil
        }
    }

    @Test("It is called again on request, before layout")
    func asked() throws {
        let controller = Controller()
        try Stage.run(rootViewController: controller) { stage in
            controller.log = []

            controller.view.setNeedsUpdateConstraints()
            controller.view.setNeedsLayout()
            stage.advance(by: 0)

            expectEqual(controller.log, ["uVC", "WL", "DL"])

            stage.window.rootViewController = nil
        }
    }
}
