import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// A page of a hundred squares, which can share the squares of the page below.
private final class SquaresPage: UICollectionViewController {
    init(_ side: CGFloat, shares: Bool) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        super.init(collectionViewLayout: layout)
        useLayoutToLayoutNavigationTransitions = shares
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@MainActor @Suite("Random stacks of pages that share a collection view")
struct RandomLayoutToLayoutTests {
    @Test(
        "After any pushes, pops, swipes and interruptions the top page has the collection view, with its layout",
        arguments: RandomSeeds.batches(60))
    func random(_ seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed) }
    }

    private func run(_ seed: Int) throws {
        let root = UINavigationController(rootViewController: SquaresPage(50, shares: false))
        try Stage.run(root: root, size: CGSize(width: 320, height: 480)) { stage, stack in
            var random = SeededGenerator(seed: UInt64(seed))
            stage.advance(by: 0.5)
            for step in 0..<25 {
                act(stage, stack, &random)
                guard random.below(3) == 0 else { continue }
                stage.advance(by: 2)
                check(stage, stack, "seed \(seed), step \(step)")
            }
            stage.advance(by: 2)
            check(stage, stack, "seed \(seed), at the end")
            stage.excludeFromLeakCheck(stack)
            expectEmpty(stage.diagnostics, "seed \(seed): \(stage.diagnostics)")
        }
    }

    private func page(_ random: inout SeededGenerator) -> UIViewController {
        guard random.below(5) > 0 else { return UIViewController() }
        return SquaresPage(CGFloat(40 + 20 * random.below(6)), shares: random.below(4) > 0)
    }

    private func act(_ stage: Stage, _ stack: UINavigationController, _ random: inout SeededGenerator) {
        let isAnimated = random.below(4) > 0
        switch random.below(9) {
        case 0, 1, 2: stack.pushViewController(page(&random), animated: isAnimated)
        case 3: stack.popViewController(animated: isAnimated)
        case 4: stack.popToRootViewController(animated: isAnimated)
        case 5:
            var pages = stack.viewControllers
            pages.insert(page(&random), at: 1 + random.below(pages.count))
            if pages.count > 2, random.below(2) == 0 { pages.remove(at: 1 + random.below(pages.count - 1)) }
            stack.setViewControllers(pages, animated: isAnimated)
        case 6:
            let end = CGFloat(random.number(10, 310))
            stage.drag(from: CGPoint(x: 2, y: 240), to: CGPoint(x: end, y: 240), duration: random.number(0.05, 0.4))
        case 7:
            let sizes = [CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)]
            stage.resize(to: random.pick(sizes))
        default:
            let y = CGFloat(random.number(0, 600))
            guard let collection = (stack.topViewController as? SquaresPage)?.collectionView else { break }
            // Beyond the content no cells exist.
            collection.contentOffset.y = min(y, max(0, collection.contentSize.height - collection.bounds.height))
        }
        stage.advance(by: random.number(0, 0.4))
    }

    private func check(_ stage: Stage, _ stack: UINavigationController, _ name: String) {
        guard let top = stack.topViewController as? SquaresPage, let collection = top.collectionView else { return }
        let layout = collection.collectionViewLayout
        let isInPlace = collection.superview === top.view && collection.frame == top.view.bounds
        let isSeen = collection.window === stage.window && top.view.frame.size == stack.view.bounds.size
        let cells = collection.visibleCells.map(\.bounds.size)
        let side = (top.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
        expectTrue(isInPlace && isSeen, "\(name)")
        expectIdentical(layout, top.collectionViewLayout, "\(name): \(layout)")
        // The page whose data it shows can have been removed from the stack and deallocated.
        guard collection.dataSource != nil else { return }
        expectTrue(!cells.isEmpty && cells.allSatisfy { $0 == side }, "\(name)")
    }
}
