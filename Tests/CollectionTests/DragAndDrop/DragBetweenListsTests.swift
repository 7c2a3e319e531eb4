import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Drags between lists, and out of them", .serialized)
struct DragBetweenListsTests {
    /// A collection view above, a collection view or a table below, and a view that accepts texts at the bottom.
    @MainActor
    private final class World: UIViewController, UIDropInteractionDelegate {
        let source = DraggedCollection([["A", "B", "C"]])
        let other: DraggedCollection
        let below: UICollectionView
        let above = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let place = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 40))
        var texts: [String] = []

        init(_ texts: [[String]], list: Bool) {
            other = DraggedCollection(texts)
            let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            below = UICollectionView(
                frame: .zero,
                collectionViewLayout: list
                    ? UICollectionViewCompositionalLayout.list(using: configuration) : UICollectionViewFlowLayout())
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            above.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
            below.frame = CGRect(x: 0, y: 200, width: 320, height: 200)
            for (list, model) in [(above, source), (below, other)] {
                list.register(TextCell.self, forCellWithReuseIdentifier: "text")
                list.dataSource = model
                list.delegate = model
                list.dragDelegate = model
                list.dropDelegate = model
                view.addSubview(list)
            }
            view.addSubview(place)
            place.addInteraction(UIDropInteraction(delegate: self))
        }

        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
            -> UIDropProposal
        { UIDropProposal(operation: .copy) }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            session.loadObjects(ofClass: String.self) { [weak self] in self?.texts = $0 }
        }
    }

    private func run(_ texts: [[String]], list: Bool = false, _ body: (Stage, World) throws -> Void) throws {
        let world = World(texts, list: list)
        try Stage.run(size: CGSize(width: 320, height: 440), rootViewController: world) { stage in
            stage.advance(by: 0.1)
            try body(stage, world)
        }
    }

    @Test("An item of a different list opens a gap, and has no source there", arguments: [false, true])
    func between(list: Bool) throws {
        try run([["X", "Y"]], list: list) { stage, world in
            world.above.visibleCells.first?.accessibilityIdentifier = "from"
            stage.find("A").drag(to: stage.find("Y"))
            stage.advance(by: 1.5)

            #expect(world.other.log.contains("perform 0.1"))
            expectEqual(world.source.texts, [["A", "B", "C"]])
            expectEqual(world.other.texts, [["X", "A", "Y"]])
            expectEqual(world.below.textsInSight, ["X", "A", "Y"])
            expectEqual(world.source.log.suffix(3), ["exit", "drag end", "drop end"])
            expectFalse(world.below.hasUncommittedUpdates)
            expectFalse(world.above.hasActiveDrag)
        }
    }

    @Test("Into an empty list, and a list without sections", arguments: [1, 0], PointingDevice.allCases)
    func empty(sections: Int, device: PointingDevice) throws {
        try run(Array(repeating: [], count: sections)) { stage, world in
            stage.carry(device, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 160, y: 320))
            stage.up(device, at: CGPoint(x: 160, y: 320))
            stage.advance(by: 1.5)

            expectTrue(world.other.log.contains(sections == 1 ? "perform 0.0" : "perform nil"))
            expectEqual(world.other.texts, sections == 1 ? [["A"]] : [])
        }
    }

    @Test("A view outside receives the data, and the list does not change", arguments: PointingDevice.allCases)
    func outside(device: PointingDevice) throws {
        try run([["X"]]) { stage, world in
            stage.carry(device, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 160, y: 420))
            stage.up(device, at: CGPoint(x: 160, y: 420))
            stage.advance(by: 1.5)

            expectEqual(world.texts, ["A"])
            expectEqual(world.above.textsInSight, ["A", "B", "C"])
            expectEqual(world.above.visibleCells.map(\.alpha), [1, 1, 1])
            expectEqual(world.other.log, ["can handle", "enter", "update 0.0", "update 0.1", "exit", "drop end"])
        }
    }

    @Test("A tap adds an item of a different list, whose drag ends with that of the first list")
    func added() throws {
        try run([["X", "Y"]]) { stage, world in
            stage.carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 160, y: 420))
            stage.touchDown(at: CGPoint(x: 50, y: 250), finger: 2)
            stage.touchUp(at: CGPoint(x: 50, y: 250), finger: 2)
            stage.advance(by: 0.1)
            let isActive = world.below.hasActiveDrag
            stage.touchUp(at: CGPoint(x: 160, y: 420))
            stage.advance(by: 1.5)

            expectTrue(isActive)
            expectEqual(world.texts, ["A", "X"])
            expectFalse(world.below.hasActiveDrag)
            expectFalse(world.above.hasActiveDrag)
            expectTrue(world.below.visibleCells.allSatisfy { $0.configurationState.cellDragState == .none })
            #expect(!world.other.log.contains("drag end"))
        }
    }

    @Test(
        "A list that leaves its window, and a list below the drag that does, do not end the drag",
        arguments: PointingDevice.allCases)
    func leaves(device: PointingDevice) throws {
        try run([["X"]]) { stage, world in
            stage.carry(device, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250))
            world.below.removeFromSuperview()
            stage.move(device, to: CGPoint(x: 50, y: 260))
            let isCarried = world.above.hasActiveDrag
            world.above.removeFromSuperview()
            stage.advance(by: 1.5)
            let isCarriedAlone = world.above.hasActiveDrag
            stage.up(device, at: CGPoint(x: 50, y: 260))
            stage.advance(by: 1.5)

            expectTrue(isCarried)
            expectTrue(isCarriedAlone)
            expectFalse(world.above.hasActiveDrag)
            expectFalse(world.below.hasActiveDrop)
            expectEqual(world.source.log.suffix(2), ["drag end", "drop end"])
        }
    }

    @Test("Lists and delegates are deallocated, also in the middle of a drag", arguments: PointingDevice.allCases)
    func freed(device: PointingDevice) throws {
        weak var list: UICollectionView?
        weak var model: DraggedCollection?
        try Stage.run(size: CGSize(width: 320, height: 440), rootViewController: UIViewController()) { stage in
            var world: World? = World([["X"]], list: false)
            stage.window.rootViewController = world
            stage.advance(by: 0.1)
            stage.carry(device, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250))
            (list, model) = (world?.above, world?.source)
            world = nil
            stage.window.rootViewController = UIViewController()
            stage.advance(by: 1.5)
            stage.up(device, at: CGPoint(x: 50, y: 250))
            stage.advance(by: 1)

            expectNil(list)
            expectNil(model)
        }
    }
}
