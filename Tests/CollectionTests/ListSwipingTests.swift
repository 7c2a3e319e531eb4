import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Swiping rows of lists")
struct ListSwipingTests {
    @Test(
        "A row is swiped open to both sides; its actions are requested once, when the drag begins",
        arguments: PointingDevice.allCases)
    func open(device: PointingDevice) throws {
        try SwipedList.run { stage, controller in
            stage.down(device, at: CGPoint(x: 300, y: 66))
            stage.advance(by: 0.3)
            expectEqual(controller.take(), [])

            stage.move(device, to: CGPoint(x: 200, y: 66))
            stage.advance(by: 0.1)
            let dragged = controller.offset(1)
            stage.move(device, to: CGPoint(x: 150, y: 66))
            stage.advance(by: 0.1)
            expectEqual(controller.take(), [.ask(.trailing, 1)])
            expectTrue(controller.offset(1) == dragged - 50 && dragged < -80)
            expectTrue(controller.isSwiped(1))
            expectFalse(controller.isSwiped(0))

            stage.up(device, at: CGPoint(x: 150, y: 66))
            stage.advance(by: 0.5)
            expectEqual(controller.offset(1), -148)
            expectEqual(controller.displaced, [1])

            stage.swipeOpen(device, at: CGPoint(x: 20, y: 110), by: 100)
            expectEqual(controller.take(), [.ask(.leading, 2)])
            expectEqual(controller.offset(2), 74)
            expectEqual(controller.displaced, [2])
            expectFalse(controller.isSwiped(1))
        }
    }

    @Test(
        "An action is performed with a tap, and the row closes when its handler calls the completion",
        arguments: PointingDevice.allCases)
    func perform(device: PointingDevice) throws {
        try SwipedList.run { stage, controller in
            controller.keepsOpen = true
            stage.swipeOpen(device, at: CGPoint(x: 300, y: 66), by: -160)
            _ = controller.take()

            stage.tap(device, at: CGPoint(x: 210, y: 66))
            stage.advance(by: 0.5)
            expectEqual(controller.take(), [.act("Flag", 1)])
            expectEqual(controller.offset(1), -148)

            controller.done.last?(true)
            stage.advance(by: 0.5)
            expectEqual(controller.offset(1), 0)
            expectFalse(controller.isSwiped(1))
            controller.done.last?(true)
        }
    }

    @Test(
        "A full swipe performs the first action, unless the configuration disables it",
        arguments: PointingDevice.allCases)
    func fullSwipe(device: PointingDevice) throws {
        try SwipedList.run { stage, controller in
            controller.keepsOpen = true
            stage.swipeOpen(device, at: CGPoint(x: 285, y: 66), by: -280)
            expectEqual(controller.take(), [.ask(.trailing, 1), .act("Bin", 1)])
            expectEqual(controller.offset(1), -320)
            controller.done.last?(false)
            stage.advance(by: 0.5)
            expectEqual(controller.offset(1), 0)

            controller.isFullSwipe = false
            stage.swipeOpen(device, at: CGPoint(x: 285, y: 66), by: -280)
            expectEqual(controller.take(), [.ask(.trailing, 1)])
            expectEqual(controller.offset(1), -148)
        }
    }

    @Test(
        "Without actions, with empty actions, in editing mode, and outside lists no row is swiped",
        arguments: PointingDevice.allCases)
    func nothing(device: PointingDevice) throws {
        try SwipedList.run { stage, controller in
            controller.titles = { side, _ in side == .leading ? nil : [] }
            stage.swipeOpen(device, at: CGPoint(x: 300, y: 66), by: -200)
            stage.swipeOpen(device, at: CGPoint(x: 20, y: 66), by: 200)
            expectEqual(controller.take(), [.ask(.trailing, 1), .ask(.leading, 1)])
            expectEqual(controller.displaced, [])

            controller.list.isEditing = true
            stage.settle()
            stage.swipeOpen(device, at: CGPoint(x: 300, y: 66), by: -200)
            expectEqual(controller.take(), [])
            controller.list.isEditing = false

            controller.list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
            stage.settle()
            stage.swipeOpen(device, at: CGPoint(x: 300, y: 30), by: -200)
            expectEqual(controller.take(), [])
        }
    }

    @Test(
        "A touch elsewhere only closes the row; scrolling, editing, new layouts and data also close it",
        arguments: PointingDevice.allCases)
    func closing(device: PointingDevice) throws {
        try SwipedList.run { stage, controller in
            @MainActor func open() {
                stage.swipeOpen(device, at: CGPoint(x: 300, y: 66), by: -160)
                expectEqual(controller.offset(1), -148)
            }
            @MainActor func expectClosed(_ what: Comment) {
                stage.advance(by: 0.5)
                expectTrue(controller.displaced == [] && !controller.isSwiped(1), what)
            }
            open()
            stage.tap(device, at: CGPoint(x: 100, y: 200))
            expectClosed("a tap elsewhere")
            expectNil(controller.list.indexPathsForSelectedItems)
            open()
            stage.tap(device, at: CGPoint(x: 50, y: 66))
            expectClosed("a tap on the row")
            expectNil(controller.list.indexPathsForSelectedItems)
            open()
            stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 280))
            expectClosed("scrolling")
            stage.advance(by: 3)
            controller.list.contentOffset = .zero
            stage.settle()
            open()
            controller.list.isEditing = true
            expectClosed("editing")
            controller.list.isEditing = false
            stage.advance(by: 0.5)
            open()
            controller.list.reloadData()
            expectClosed("reloadData")
            open()
            controller.list.collectionViewLayout = UICollectionViewFlowLayout()
            stage.advance(by: 0.5)
            expectFalse(controller.isSwiped(1))
            expectTrue(controller.list.subviews.allSatisfy { !"\(type(of: $0))".contains("Swipe") })
        }
    }

    @Test("The action of a row deletes it", arguments: PointingDevice.allCases)
    func deleting(device: PointingDevice) throws {
        try SwipedList.run { stage, controller in
            controller.perform = { [weak controller] _, item in
                guard let controller, var snapshot = controller.source?.snapshot() else { return }
                snapshot.deleteItems([item])
                controller.source?.apply(snapshot)
            }
            stage.swipeOpen(device, at: CGPoint(x: 285, y: 66), by: -280)

            expectEqual(controller.take(), [.ask(.trailing, 1), .act("Bin", 1)])
            expectEqual(controller.source?.snapshot().itemIdentifiers.prefix(3), [0, 2, 3])
            expectEqual(controller.displaced, [])
            expectFalse(controller.isSwiped(1))
            expectTrue(controller.list.visibleCells.allSatisfy { $0.mask == nil && $0.alpha == 1 })
            stage.swipeOpen(device, at: CGPoint(x: 285, y: 66), by: -280)
            expectEqual(controller.source?.snapshot().itemIdentifiers.prefix(3), [0, 3, 4])
        }
    }

    @Test("From right to left the trailing actions are at the left")
    func rightToLeft() throws {
        let controller = SwipedList()
        controller.loadViewIfNeeded()
        controller.list.semanticContentAttribute = .forceRightToLeft
        try SwipedList.run(controller) { stage, controller in
            stage.swipeOpen(at: CGPoint(x: 20, y: 66), by: 160)
            expectEqual(controller.take(), [.ask(.trailing, 1)])
            expectEqual(controller.offset(1), 148)

            stage.tap(at: CGPoint(x: 20, y: 66))
            stage.advance(by: 0.5)
            expectEqual(controller.take(), [.act("Bin", 1)])
        }
    }

    @Test("In an inset group the row is visible within the group, whose corners the actions have")
    func insetGroup() throws {
        try SwipedList.run(SwipedList(.insetGrouped)) { stage, controller in
            let first = try #require(controller.list.cellForItem(at: IndexPath(item: 0, section: 0)))
            let y = first.frame.midY
            expectEqual(first.layer.cornerRadius, 10)

            stage.swipeOpen(at: CGPoint(x: 290, y: y), by: -160)
            expectEqual(controller.offset(0), -148)
            let mask = try #require(first.mask)
            let seen = first.convert(mask.frame, to: controller.list)
            expectEqual(seen, CGRect(x: 16, y: first.frame.minY, width: 288, height: 44))
            expectEqual(mask.layer.cornerRadius, 10)
            expectEqual(first.layer.cornerRadius, 0)
            let actions = try #require(controller.list.hitTest(CGPoint(x: 290, y: y), with: nil)?.superview)
            expectEqual(actions.frame, CGRect(x: 156, y: first.frame.minY, width: 148, height: 44))
            expectEqual(actions.layer.maskedCorners, .layerMaxXMinYCorner)
            expectEqual(actions.layer.cornerRadius, 10)

            // Swiped again while it closes, the row has its own mask.
            stage.tap(at: CGPoint(x: 100, y: 300))
            stage.advance(by: 0.1)
            stage.drag(from: CGPoint(x: 290, y: y), to: CGPoint(x: 130, y: y))
            stage.advance(by: 0.5)
            expectEqual(controller.offset(0), -148)
            expectNotNil(first.mask)
            expectEqual(first.layer.cornerRadius, 0)
            stage.tap(at: CGPoint(x: 100, y: 300))
            stage.advance(by: 0.5)
            expectNil(first.mask)
            expectEqual(first.layer.cornerRadius, 10)
        }
    }

    @Test("An item that cannot be edited has no actions, and no controls while the list is in editing mode")
    func notEditable() throws {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var asked: [Int] = []
            func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
                asked.append(indexPath.item)
                return indexPath.item != 1
            }
        }
        let delegate = Delegate()
        try SwipedList.run { stage, controller in
            controller.list.delegate = delegate
            stage.swipeOpen(at: CGPoint(x: 300, y: 66), by: -160)
            expectEqual(controller.take(), [])
            expectEqual(delegate.asked, [1])

            controller.list.isEditing = true
            stage.settle()
            let states = controller.list.visibleCells.prefix(3).map { $0.configurationState.isEditing }
            expectEqual(states, [true, false, true])
        }
    }

    @Test("A minus without a handler shows and hides the row's actions; with a handler it calls the handler")
    func deleteAccessory() throws {
        let controller = SwipedList()
        controller.accessories = [.delete(), .insert(), .detail()]
        try SwipedList.run(controller) { stage, controller in
            controller.list.isEditing = true
            stage.advance(by: 0.5)

            stage.tap(at: CGPoint(x: 28, y: 66))
            stage.advance(by: 0.5)
            expectEqual(controller.take(), [.ask(.trailing, 1)])
            expectEqual(controller.offset(1), -148)
            expectTrue(controller.isSwiped(1))
            stage.tap(at: CGPoint(x: 300, y: 66))
            stage.advance(by: 0.5)
            expectEqual(controller.take(), [.act("Bin", 1)])
            expectEqual(controller.offset(1), 0)

            // A plus and a detail button without handlers ignore taps.
            stage.tap(at: CGPoint(x: 68, y: 66))
            stage.tap(at: CGPoint(x: 296, y: 66))
            stage.advance(by: 0.5)
            expectEqual(controller.take(), [])
            expectEqual(controller.displaced, [])
            expectNil(controller.list.indexPathsForSelectedItems)
        }
        let handling = SwipedList()
        var taps = 0
        handling.accessories = [.delete(actionHandler: { taps += 1 })]
        try SwipedList.run(handling) { stage, controller in
            controller.list.isEditing = true
            stage.advance(by: 0.5)
            stage.tap(at: CGPoint(x: 28, y: 66))
            stage.advance(by: 0.5)
            expectEqual(taps, 1)
            expectEqual(controller.take(), [])
            expectEqual(controller.displaced, [])
        }
    }

    @Test("The circle of a list in editing mode follows the selection")
    func multiselect() throws {
        let controller = SwipedList()
        controller.accessories = [.multiselect()]
        try SwipedList.run(controller) { stage, controller in
            controller.list.allowsMultipleSelectionDuringEditing = true
            controller.list.isEditing = true
            stage.advance(by: 0.5)
            let before = stage.pixel(at: CGPoint(x: 28, y: 66))

            stage.tap(at: CGPoint(x: 28, y: 66))
            stage.tap(at: CGPoint(x: 200, y: 110))
            stage.advance(by: 0.5)

            expectEqual(controller.list.indexPathsForSelectedItems?.map(\.item), [1, 2])
            expectNotEqual(stage.pixel(at: CGPoint(x: 24, y: 66)), before)
            stage.tap(at: CGPoint(x: 28, y: 66))
            stage.advance(by: 0.5)
            expectEqual(controller.list.indexPathsForSelectedItems?.map(\.item), [2])
            expectEqual(stage.pixel(at: CGPoint(x: 28, y: 66)), before)
        }
    }

    @Test("The content of a row that a full swipe deletes does not slide back in")
    func deletedByFullSwipe() throws {
        try SwipedList.run { stage, controller in
            controller.perform = { [weak controller] _, item in
                guard let controller, var snapshot = controller.source?.snapshot() else { return }
                snapshot.deleteItems([item])
                controller.source?.apply(snapshot)
            }
            let cell = try #require(controller.list.cellForItem(at: IndexPath(item: 1, section: 0)))
            stage.drag(from: CGPoint(x: 310, y: 66), to: CGPoint(x: 5, y: 66))
            for _ in 0..<10 {
                stage.advance(by: 1.0 / 60)
                let actions = controller.list.subviews.first { "\(type(of: $0))".contains("SwipeActionsView") }
                let frame = try #require(actions?.layer.presentation()?.frame)
                expectEqual(frame.maxX, 320)
                expectEqual(frame.minY, 44)
                #expect(cell.layer.presentation()?.frame.minX ?? 0 <= -frame.width + 1)
            }
            stage.advance(by: 0.5)

            expectTrue(controller.displaced == [] && controller.list.visibleCells.allSatisfy { $0.alpha == 1 })
            expectTrue(controller.list.subviews.allSatisfy { !"\(type(of: $0))".contains("Swipe") })
        }
    }

    @Test("A horizontal wheel or two fingers on a trackpad swipe a row open", arguments: [false, true])
    func wheel(isContinuous: Bool) throws {
        try SwipedList.run { stage, controller in
            for _ in 0..<6 { stage.scroll(-25, 0, at: CGPoint(x: 200, y: 66), isContinuous: isContinuous) }
            stage.advance(by: 1)
            expectEqual(controller.offset(1), -148)
            expectEqual(controller.displaced, [1])
        }
    }
}
