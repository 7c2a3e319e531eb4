import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

private final class CountingView: UIView {
    var changes = 0

    override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
    }
}

@MainActor @Suite("Tint", .serialized)
struct TintTests {
    private func family() -> (parent: CountingView, child: CountingView, grandchild: CountingView) {
        let (parent, child, grandchild) = (CountingView(), CountingView(), CountingView())
        parent.addSubview(child)
        child.addSubview(grandchild)
        return (parent, child, grandchild)
    }

    @Test("Views inherit the nearest tint above, and the system's blue without one")
    func inheritance() {
        let (parent, child, grandchild) = family()
        let system = grandchild.tintColor

        parent.tintColor = .red
        child.tintColor = .green

        expectEqual(system, .systemBlue)
        expectEqual(parent.tintColor, .red)
        expectEqual(grandchild.tintColor, .green)
        child.tintColor = nil
        expectEqual(child.tintColor, .red)
        expectEqual(grandchild.tintColor, .red)
    }

    @Test("A view that inherits is notified of a change; a view with its own tint is not")
    func notification() {
        let (parent, child, grandchild) = family()
        child.tintColor = .green
        let before = (parent.changes, child.changes, grandchild.changes)

        parent.tintColor = .red

        expectEqual(parent.changes, before.0 + 1)
        expectEqual(child.changes, before.1)
        expectEqual(grandchild.changes, before.2)
    }

    @Test("A dimmed view is gray, with its descendants, also those with their own tint, which stays set")
    func dimming() {
        let (parent, child, grandchild) = family()
        child.tintColor = .green
        let before = grandchild.changes

        parent.tintAdjustmentMode = .dimmed

        expectEqual(parent.tintColor, .systemGray)
        expectEqual(child.tintColor, .systemGray)
        expectEqual(grandchild.tintColor, .systemGray)
        expectEqual(grandchild.tintAdjustmentMode, .dimmed)
        expectEqual(grandchild.changes, before + 1)
        parent.tintAdjustmentMode = .automatic
        expectEqual(child.tintColor, .green)
        expectEqual(grandchild.tintColor, .green)
    }

    @Test("Inside a dimmed view a normal one has its color")
    func normal() {
        let (parent, child, grandchild) = family()
        parent.tintColor = .red
        parent.tintAdjustmentMode = .dimmed

        child.tintAdjustmentMode = .normal

        expectEqual(child.tintColor, .red)
        expectEqual(grandchild.tintColor, .red)
        expectEqual(parent.tintColor, .systemGray)
    }

    @Test("A template and a symbol follow the tint, dimmed as well")
    func images() throws {
        try Stage.run(size: CGSize(width: 60, height: 60)) { stage in
            let symbol = UIImage(
                systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
            let view = UIImageView(image: symbol)
            view.tintColor = .red
            stage.window.addSubview(view)
            let normal = stage.snapshot().pixel(20, 20)

            stage.window.tintAdjustmentMode = .dimmed
            let dimmed = stage.snapshot().pixel(20, 20)

            expectEqual(normal, 0xFFFF_0000)
            expectEqual(dimmed, 0xFF8E_8E93)
        }
    }
}
