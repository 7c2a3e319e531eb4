import Expectations
import RandomSupport
import Testing

@testable import TextLayout

/// A number that adds up.
private struct Weight: Summed, Equatable {
    struct Sum: TreeSum, Equatable {
        var weight = 0

        static let zero = Sum()

        static func + (left: Sum, right: Sum) -> Sum { Sum(weight: left.weight + right.weight) }
    }

    var weight: Int

    var sum: Sum { Sum(weight: weight) }
}

@MainActor @Suite("Text layout: tree of sums")
struct SummedTreeTests {
    @Test("An empty tree has no elements")
    func empty() {
        let tree = SummedTree<Weight>()

        #expect(tree.isEmpty)
        expectEqual(tree.sum, .zero)
        expectEmpty(tree.elements)
        expectNil(tree.first { _ in true })
        expectEqual(tree.sum(before: 3), .zero)
    }

    @Test("Elements of no weight are passed until enough is reached")
    func finding() throws {
        let tree = SummedTree([0, 3, 0, 0, 4].map(Weight.init))

        let first = try #require(tree.first { $0.weight > 0 })
        let second = try #require(tree.first { $0.weight > 3 })

        expectEqual(first.index, 1)
        expectEqual(first.before.weight, 0)
        expectEqual(second.index, 4)
        expectEqual(second.before.weight, 3)
        expectNil(tree.first { $0.weight > 7 })
    }

    @Test("A copy keeps its elements")
    func copies() {
        var tree = SummedTree((0..<1000).map(Weight.init))
        let copy = tree

        tree[500] = Weight(weight: 0)
        tree.replaceSubrange(0..<400, with: [])

        expectEqual(copy.elements, (0..<1000).map(Weight.init))
        expectTrue(tree.count == 600 && tree[100].weight == 0)
    }

    @Test("Any sequence of changes equals an array's result", arguments: RandomSeeds.batches(60))
    func random(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            var model = (0..<random.below(seed % 4 == 0 ? 20_000 : 300)).map { _ in Weight(weight: random.below(5)) }
            var tree = SummedTree(model)
            for _ in 0..<60 {
                let low = random.below(model.count + 1)
                let range = low..<min(model.count, low + random.below(random.below(10) == 0 ? model.count + 1 : 4))
                let count = random.below(random.below(8) == 0 ? 500 : 4)
                let new = (0..<count).map { _ in Weight(weight: random.below(5)) }
                model.replaceSubrange(range, with: new)
                tree.replaceSubrange(range, with: new)
                if !model.isEmpty {
                    let index = random.below(model.count)
                    model[index].weight = random.below(5)
                    tree[index] = model[index]
                }
                guard agree(tree, model, &random) else {
                    Issue.record("seed \(seed)")
                    return
                }
            }
        }
    }

    private func agree(_ tree: SummedTree<Weight>, _ model: [Weight], _ random: inout SeededGenerator) -> Bool {
        guard tree.elements == model, tree.count == model.count, tree.violatedInvariant == nil else {
            return false
        }
        let index = random.below(model.count + 1)
        let before = model[..<index].reduce(0) { $0 + $1.weight }
        guard tree.sum(before: index).weight == before else { return false }
        let wanted = random.below(max(1, tree.sum.weight + 2))
        var (sum, expected) = (0, Int?.none)
        for (index, element) in model.enumerated() {
            sum += element.weight
            if sum > wanted {
                expected = index
                break
            }
        }
        return tree.first { $0.weight > wanted }?.index == expected
    }
}
