import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Custom views in bars")
struct BarCustomViewTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.sizeToFit()
        return label
    }

    @Test("A view that the program makes wider gets the room, in both bars", arguments: [false, true])
    func wider(isInToolbar: Bool) throws {
        try Stage.run(root: UINavigationController(rootViewController: UIViewController())) { stage, navigation in
            let label = label("0 Notes")
            let item = UIBarButtonItem(customView: label)
            let page = try #require(navigation.topViewController)
            if isInToolbar {
                navigation.isToolbarHidden = false
                page.toolbarItems = [.flexibleSpace(), item, .flexibleSpace()]
            } else {
                page.navigationItem.rightBarButtonItem = item
            }
            stage.advance(by: 0.1)

            label.text = "4000 Notes"
            label.sizeToFit()
            let size = label.bounds.size
            stage.advance(by: 0.1)

            expectEqual(label.bounds.size, size)
            #expect(size.width > 60)
            let frame = label.convert(label.bounds, to: nil)
            expectTrue(frame.maxX <= 390 && frame.minX >= 0)
            if isInToolbar { #expect(abs(frame.midX - 195) <= 0.5) }
        }
    }

    @Test("A view with constraints follows its content")
    func constraints() throws {
        try Stage.run(root: UINavigationController(rootViewController: UIViewController())) { stage, navigation in
            let label = UILabel()
            label.text = "0"
            label.translatesAutoresizingMaskIntoConstraints = false
            navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: label)
            stage.advance(by: 0.1)

            label.text = "4000 Notes"
            stage.advance(by: 0.1)

            #expect(label.bounds.width >= label.intrinsicContentSize.width)
        }
    }
}
