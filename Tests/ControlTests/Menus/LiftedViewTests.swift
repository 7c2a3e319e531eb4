import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Views with a menu and a drag")
struct LiftedViewTests {
    private final class Card: UIViewController, UIContextMenuInteractionDelegate, UIDragInteractionDelegate {
        let card = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 60))
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            card.backgroundColor = .red
            let half = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
            half.backgroundColor = .blue
            card.addSubview(half)
            card.addInteraction(UIContextMenuInteraction(delegate: self))
            card.addInteraction(UIDragInteraction(delegate: self))
            view.addSubview(card)
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("menu") }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("menu end") }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "card" as NSString))] }

        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            log.append("drag")
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { log.append("drag end") }
    }

    @Test("A menu that becomes a drag moves the picture of the view", arguments: PointingDevice.allCases)
    func picture(device: PointingDevice) throws {
        try Stage.run(root: Card()) { stage, root in
            stage.advance(by: 0.1)
            stage.down(device, at: CGPoint(x: 150, y: 330))
            stage.advance(by: 1)
            expectEqual(root.log, ["menu"])
            expectEqual(stage.menuTitles, ["Copy"])

            for y in stride(from: 335, through: 600, by: 5) {
                stage.move(device, to: CGPoint(x: 150, y: y))
                stage.advance(by: 1.0 / 60)
            }
            stage.advance(by: 1)
            let picture = stage.snapshot()

            expectEqual(Set(root.log), ["menu", "menu end", "drag"])
            expectEmpty(stage.menuTitles)
            expectEqual(picture.pixel(130, 600), 0xFF00_00FF)
            expectEqual(picture.pixel(170, 600), 0xFFFF_0000)
            expectEqual(picture.pixel(170, 575), 0xFFFF_0000)
            stage.up(device, at: CGPoint(x: 150, y: 600))
            stage.advance(by: 2)
            expectEqual(root.log.last, "drag end")
            let after = stage.snapshot()
            expectEqual(after.pixel(130, 330), 0xFF00_00FF)
            expectEqual(after.pixel(170, 330), 0xFFFF_0000)
            expectEqual(after.pixel(150, 600), 0xFFFF_FFFF)
            expectEqual(stage.window.subviews.count, 1)
        }
    }
}
