/// The sum of elements of a `SummedTree`: counts and lengths.
protocol TreeSum: Equatable, Sendable {
    static var zero: Self { get }
    static func + (left: Self, right: Self) -> Self
}

/// An element of a `SummedTree`.
protocol Summed {
    associatedtype Sum: TreeSum

    /// The element's contribution to the sum. It must not change.
    var sum: Sum { get }
}

/// A sequence that finds an element by the sum of the preceding elements: for example, the paragraph at an offset or
/// at a height.
///
/// It is a B-tree whose nodes store the sum of their descendants. Finding, replacing, adding and removing an element
/// take logarithmic time. The tree is a value: copies share nodes, and a change copies only the nodes on its path.
struct SummedTree<Element: Summed> {
    typealias Sum = Element.Sum

    private(set) var root: TreeNode<Element>

    init() { root = TreeNode(elements: []) }

    /// Creates a tree with many elements, in linear time.
    init(_ elements: [Element]) { root = TreeNode.make(elements) }

    init(root: TreeNode<Element>) { self.root = root }

    // MARK: Asking

    var count: Int { root.count }

    var isEmpty: Bool { root.count == 0 }

    /// The sum of all elements.
    var sum: Sum { root.sum }

    /// A description of an invariant that does not hold, or `nil`. It is checked in builds with `IREKO_INVARIANTS`.
    var violatedInvariant: String? { root.violatedInvariant }

    /// The element at an index, which must be valid.
    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count, "the tree does not have this element")
            return root.element(at: index)
        }
        set {
            precondition(index >= 0 && index < count, "the tree does not have this element")
            root.set(newValue, at: index)
        }
    }

    /// Returns the sum of the elements before an index.
    func sum(before index: Int) -> Sum { root.sum(before: max(0, min(index, count))) }

    /// Returns the first element whose sum from the beginning satisfies the predicate, and the sum before that
    /// element. Returns `nil` if the sum of all elements does not satisfy the predicate. The predicate must be
    /// monotonic: if it is true for a sum, it must be true for all larger sums.
    func first(where isEnough: (Sum) -> Bool) -> (index: Int, before: Sum)? {
        guard count > 0, isEnough(root.sum) else { return nil }
        return root.find(isEnough)
    }

    /// Calls the body with elements in order, beginning at an index, until it returns `false`.
    func forEach(from index: Int = 0, _ body: (Element) -> Bool) {
        _ = root.visit(from: max(0, index), body)
    }

    /// All elements, in order.
    var elements: [Element] {
        var result: [Element] = []
        result.reserveCapacity(count)
        forEach {
            result.append($0)
            return true
        }
        return result
    }

    // MARK: Changing

    /// Replaces a range of elements.
    mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element]) {
        let range = range.clamped(to: 0..<count)
        if root.replaceInLeaf(range, with: elements) { return }
        let (left, rest) = root.split(at: range.lowerBound)
        let (_, right) = rest.split(at: range.count)
        root = TreeNode.joined(TreeNode.joined(left, TreeNode.make(elements)), right)
    }
}

extension SummedTree: Sendable where Element: Sendable {}
