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

        #expect(system == .systemBlue && parent.tintColor == .red && grandchild.tintColor == .green)
        child.tintColor = nil
        #expect(child.tintColor == .red && grandchild.tintColor == .red)
    }

    @Test("A view that inherits learns of a change; one with a tint of its own does not")
    func notification() {
        let (parent, child, grandchild) = family()
        child.tintColor = .green
        let before = (parent.changes, child.changes, grandchild.changes)

        parent.tintColor = .red

        #expect(parent.changes == before.0 + 1)
        #expect(child.changes == before.1 && grandchild.changes == before.2)
    }

    @Test("A dimmed view is grey, with all below, also those with a tint of their own, which stays set")
    func dimming() {
        let (parent, child, grandchild) = family()
        child.tintColor = .green
        let before = grandchild.changes

        parent.tintAdjustmentMode = .dimmed

        #expect(parent.tintColor == .systemGray && child.tintColor == .systemGray)
        #expect(grandchild.tintColor == .systemGray && grandchild.tintAdjustmentMode == .dimmed)
        #expect(grandchild.changes == before + 1)
        parent.tintAdjustmentMode = .automatic
        #expect(child.tintColor == .green && grandchild.tintColor == .green)
    }

    @Test("Inside a dimmed view a normal one has its color")
    func normal() {
        let (parent, child, grandchild) = family()
        parent.tintColor = .red
        parent.tintAdjustmentMode = .dimmed

        child.tintAdjustmentMode = .normal

        #expect(child.tintColor == .red && grandchild.tintColor == .red && parent.tintColor == .systemGray)
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

            #expect(normal == 0xFFFF_0000 && dimmed == 0xFF8E_8E93)
        }
    }
}
