import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Controls and bars under a held drag", .serialized)
struct SpringLoadedControlTests {
    /// A view that can be dragged.
    @MainActor
    private final class World: UIViewController, UIDragInteractionDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            let source = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
            source.addInteraction(UIDragInteraction(delegate: self))
            view.addSubview(source)
        }

        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
            -> [UIDragItem]
        { [UIDragItem(itemProvider: NSItemProvider())] }
    }

    /// Holds a drag for a second over the middle of a view, or over a different part of it.
    private func hold(over view: UIView, at part: CGFloat = 0.5, _ expect: () -> Void) throws {
        try Stage.run(root: World(), size: CGSize(width: 400, height: 400)) { stage, root in
            root.view.addSubview(view)
            stage.advance(by: 0.1)
            let point = view.convert(CGPoint(x: view.bounds.width * part, y: view.bounds.midY), to: nil)
            stage.touchDown(at: CGPoint(x: 40, y: 40))
            stage.advance(by: 0.4)
            stage.touchMove(to: CGPoint(x: point.x, y: point.y - 12))
            stage.touchMove(to: point)
            stage.advance(by: 1)
            expect()
            stage.touchUp(at: point)
            stage.advance(by: 1)
        }
    }

    @Test("A button performs its tap action, once, if it is enabled and spring loaded")
    func button() throws {
        for (isSpringLoaded, isEnabled) in [(true, true), (false, true), (true, false)] {
            var taps = 0
            let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            button.isSpringLoaded = isSpringLoaded
            button.isEnabled = isEnabled

            try hold(over: button) { expectEqual(taps, (isSpringLoaded && isEnabled ? 1 : 0)) }

            expectEqual(button.isSpringLoaded, isSpringLoaded)
        }
    }

    @Test("The segment below is selected")
    func segments() throws {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 20, y: 200, width: 300, height: 32)
        control.isSpringLoaded = true

        try hold(over: control, at: 0.9) { expectEqual(control.selectedSegmentIndex, 2) }
    }

    @Test("The tab below is selected")
    func tabs() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 400, height: 49))
        bar.items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        bar.isSpringLoaded = true

        try hold(over: bar, at: 0.75) { expectEqual(bar.selectedItem?.tag, 1) }
    }
}
