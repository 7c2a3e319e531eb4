/// A node of a `SummedTree`: a leaf with elements, or an inner node with children of equal depth.
///
/// All nodes except the root are at least half full, except at the ends of trees that were just joined from small
/// parts.
struct TreeNode<Element: Summed> {
    typealias Sum = Element.Sum

    /// The maximum number of elements or children of a node.
    static var capacity: Int { 64 }

    private(set) var elements: [Element] = []
    private(set) var children: [TreeNode] = []
    /// The depth of the node, 0 for a leaf.
    private(set) var depth = 0
    private(set) var count = 0
    private(set) var sum = Sum.zero

    init(elements: [Element]) {
        self.elements = elements
        addUp()
    }

    private init(children: [TreeNode], depth: Int) {
        (self.children, self.depth) = (children, depth)
        addUp()
    }

    private mutating func addUp() {
        if depth == 0 {
            count = elements.count
            sum = elements.reduce(Sum.zero) { $0 + $1.sum }
        } else {
            count = children.reduce(0) { $0 + $1.count }
            sum = children.reduce(Sum.zero) { $0 + $1.sum }
        }
    }

    /// The number of elements or children.
    private var width: Int { depth == 0 ? elements.count : children.count }

    // MARK: Making

    /// Creates the root of a tree with elements.
    static func make(_ elements: [Element]) -> TreeNode {
        guard elements.count > capacity else { return TreeNode(elements: elements) }
        var nodes = parts(of: elements).map { TreeNode(elements: Array($0)) }
        var depth = 0
        while nodes.count > 1 {
            depth += 1
            nodes = parts(of: nodes).map { TreeNode(children: Array($0), depth: depth) }
        }
        return nodes[0]
    }

    /// Divides items into the smallest number of parts, of approximately equal length.
    private static func parts<Item>(of items: [Item]) -> [ArraySlice<Item>] {
        let number = (items.count + capacity - 1) / capacity
        return (0..<number).map { items[items.count * $0 / number..<items.count * ($0 + 1) / number] }
    }

    // MARK: Finding

    /// Returns the child that contains an element, and the index of the element in it. The index after the last
    /// element is in the last child.
    private func child(with index: Int) -> (child: Int, index: Int) {
        var index = index
        var child = 0
        while child < children.count - 1, index >= children[child].count {
            index -= children[child].count
            child += 1
        }
        return (child, index)
    }

    func element(at index: Int) -> Element {
        if depth == 0 { return elements[index] }
        let (child, rest) = child(with: index)
        return children[child].element(at: rest)
    }

    func sum(before index: Int) -> Sum {
        if index >= count { return sum }
        if depth == 0 { return elements[..<index].reduce(Sum.zero) { $0 + $1.sum } }
        let (child, rest) = child(with: index)
        return children[..<child].reduce(Sum.zero) { $0 + $1.sum } + children[child].sum(before: rest)
    }

    /// Returns the first element whose sum from the beginning satisfies the predicate. The sum of all elements must
    /// satisfy it.
    func find(_ isEnough: (Sum) -> Bool) -> (index: Int, before: Sum) {
        var (node, index, before) = (self, 0, Sum.zero)
        while node.depth > 0 {
            var next = 0
            while next < node.children.count - 1, !isEnough(before + node.children[next].sum) {
                before = before + node.children[next].sum
                index += node.children[next].count
                next += 1
            }
            node = node.children[next]
        }
        for element in node.elements.dropLast() {
            if isEnough(before + element.sum) { break }
            before = before + element.sum
            index += 1
        }
        return (index, before)
    }

    /// Calls the body with the elements beginning at an index. Returns `false` if the body has returned `false`.
    func visit(from index: Int, _ body: (Element) -> Bool) -> Bool {
        guard index < count else { return true }
        if depth == 0 {
            for element in elements[index...] where !body(element) { return false }
            return true
        }
        let (first, rest) = child(with: index)
        guard children[first].visit(from: rest, body) else { return false }
        for child in children[(first + 1)...] where !child.visit(from: 0, body) { return false }
        return true
    }

    // MARK: Changing

    mutating func set(_ element: Element, at index: Int) {
        if depth == 0 {
            elements[index] = element
        } else {
            let (child, rest) = child(with: index)
            children[child].set(element, at: rest)
        }
        addUp()
    }

    /// Replaces elements of a single leaf if its size stays within the limits. Returns whether the elements were
    /// replaced.
    mutating func replaceInLeaf(_ range: Range<Int>, with new: [Element]) -> Bool {
        if depth == 0 {
            let length = elements.count - range.count + new.count
            guard length <= Self.capacity, length * 2 >= min(Self.capacity, elements.count * 2) else { return false }
            elements.replaceSubrange(range, with: new)
        } else {
            let (child, start) = child(with: range.lowerBound)
            guard start + range.count <= children[child].count,
                children[child].replaceInLeaf(start..<start + range.count, with: new)
            else { return false }
        }
        addUp()
        return true
    }

    /// Returns two trees: the elements before an index, and the elements from the index on.
    func split(at index: Int) -> (TreeNode, TreeNode) {
        if index <= 0 { return (TreeNode(elements: []), self) }
        if index >= count { return (self, TreeNode(elements: [])) }
        if depth == 0 {
            return (TreeNode(elements: Array(elements[..<index])), TreeNode(elements: Array(elements[index...])))
        }
        let (child, rest) = child(with: index)
        let (left, right) = children[child].split(at: rest)
        return (
            Self.joined(Self.root(of: children[..<child], depth), left),
            Self.joined(right, Self.root(of: children[(child + 1)...], depth))
        )
    }

    private static func root(of children: ArraySlice<TreeNode>, _ depth: Int) -> TreeNode {
        switch children.count {
        case 0: TreeNode(elements: [])
        case 1: children[children.startIndex]
        default: TreeNode(children: Array(children), depth: depth)
        }
    }

    // MARK: Joining

    /// Returns a tree with the elements of both trees.
    static func joined(_ left: TreeNode, _ right: TreeNode) -> TreeNode {
        if left.count == 0 { return right }
        if right.count == 0 { return left }
        let nodes = join(left, right)
        return nodes.count == 1 ? nodes[0] : TreeNode(children: nodes, depth: nodes[0].depth + 1)
    }

    /// Returns one or two nodes, with the depth of the deeper node.
    private static func join(_ left: TreeNode, _ right: TreeNode) -> [TreeNode] {
        if left.depth == right.depth { return balanced(left, right) }
        var children: [TreeNode]
        let depth = max(left.depth, right.depth)
        if left.depth > right.depth {
            children = left.children
            let last = children.removeLast()
            children += join(last, right)
        } else {
            children = join(left, right.children[0]) + right.children.dropFirst()
        }
        guard children.count > capacity else { return [TreeNode(children: children, depth: depth)] }
        let middle = children.count / 2
        return [
            TreeNode(children: Array(children[..<middle]), depth: depth),
            TreeNode(children: Array(children[middle...]), depth: depth),
        ]
    }

    private static func balanced(_ left: TreeNode, _ right: TreeNode) -> [TreeNode] {
        let width = left.width + right.width
        if width > capacity, min(left.width, right.width) * 2 >= capacity { return [left, right] }
        if left.depth == 0 {
            let all = left.elements + right.elements
            return width <= capacity
                ? [TreeNode(elements: all)]
                : [TreeNode(elements: Array(all[..<(width / 2)])), TreeNode(elements: Array(all[(width / 2)...]))]
        }
        let all = left.children + right.children
        return width <= capacity
            ? [TreeNode(children: all, depth: left.depth)]
            : [
                TreeNode(children: Array(all[..<(width / 2)]), depth: left.depth),
                TreeNode(children: Array(all[(width / 2)...]), depth: left.depth),
            ]
    }
}

extension TreeNode {
    /// A description of an invariant of the node or its descendants that does not hold, or `nil`.
    var violatedInvariant: String? {
        #if IREKO_INVARIANTS
            var added = self
            added.addUp()
            if added.count != count || added.sum != sum { return "a node at depth \(depth) does not have its sum" }
            if depth == 0 {
                return children.isEmpty && width <= Self.capacity ? nil : "a leaf with \(width) elements"
            }
            guard elements.isEmpty, 2...Self.capacity ~= width else { return "a node with \(width) children" }
            guard children.allSatisfy({ $0.depth == depth - 1 && $0.count > 0 }) else {
                return "a node at depth \(depth) has a child that is empty or at a different depth"
            }
            return children.lazy.compactMap(\.violatedInvariant).first
        #else
            return nil
        #endif
    }
}

extension TreeNode: Sendable where Element: Sendable {}
