import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Views without constraints")
struct UnconstrainedViewTests {
    private func views() -> (box: UIView, part: UIView) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let part = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
        part.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(part)
        return (box, part)
    }

    @Test(
        "A view that does not translate its mask keeps its frame until a constraint relates to it",
        arguments: [true, false])
    func keeps(isInWindow: Bool) throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let (box, part) = views()
            if isInWindow { root.view.addSubview(box) }
            box.layoutIfNeeded()
            stage.settle()

            expectEqual(part.frame, CGRect(x: 5, y: 6, width: 100, height: 50))

            part.frame.origin.x = 9
            box.frame.size.width = 300
            box.layoutIfNeeded()

            expectEqual(part.frame, CGRect(x: 9, y: 6, width: 100, height: 50))

            part.widthAnchor.constraint(equalToConstant: 30).isActive = true
            box.layoutIfNeeded()

            expectEqual(part.frame, CGRect(x: 0, y: 0, width: 30, height: 0))
        }
    }

    @Test("A constraint whose solution is zero counts")
    func zero() {
        let (box, part) = views()
        box.layoutIfNeeded()

        part.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        box.layoutIfNeeded()

        expectEqual(part.frame, .zero)
    }

    @Test("A constraint between a view and its subview relates to the view")
    func inside() {
        let (box, part) = views()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        part.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: part.leadingAnchor, constant: 7),
            inner.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20),
        ])

        box.layoutIfNeeded()

        expectEqual(part.frame.width, 27)
    }

    @Test("A label without constraints has its content's size")
    func label() {
        let (box, _) = views()
        let label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)

        box.layoutIfNeeded()

        expectEqual(label.frame, CGRect(origin: .zero, size: label.intrinsicContentSize))
    }
}
