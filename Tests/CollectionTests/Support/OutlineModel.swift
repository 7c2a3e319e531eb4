import RandomSupport
import UIKit

/// A simple model of an outline: sections of numbered items with children.
@MainActor
final class OutlineModel {
    final class Node {
        let item: Int
        var below: [Node] = []
        var isExpanded = false

        init(_ item: Int) { self.item = item }
    }

    final class Section {
        let number: Int
        var roots: [Node] = []

        init(_ number: Int) { self.number = number }
    }

    var sections: [Section] = []
    private var next = 0

    nonisolated deinit {}

    func makeNumber() -> Int {
        next += 1
        return next
    }

    /// An item with its children.
    func makeNode(_ random: inout SeededGenerator, depth: Int = 0) -> Node {
        let node = Node(makeNumber())
        if depth < 3, random.below(3) == 0 {
            node.below = (0..<random.below(4)).map { _ in makeNode(&random, depth: depth + 1) }
        }
        node.isExpanded = random.below(2) == 0
        return node
    }

    func makeSection(_ random: inout SeededGenerator) -> Section {
        let section = Section(makeNumber())
        section.roots = (0..<random.below(9)).map { _ in makeNode(&random) }
        return section
    }

    /// The visible items of a section, each with its level.
    func visible(_ section: Section) -> [(item: Int, level: Int)] {
        func items(_ nodes: [Node], _ level: Int) -> [(item: Int, level: Int)] {
            nodes.flatMap { [($0.item, level)] + ($0.isExpanded ? items($0.below, level + 1) : []) }
        }
        return items(section.roots, 0)
    }

    func node(_ item: Int) -> Node? {
        func find(_ nodes: [Node]) -> Node? {
            for node in nodes {
                if node.item == item { return node }
                if let found = find(node.below) { return found }
            }
            return nil
        }
        return sections.lazy.compactMap { find($0.roots) }.first
    }

    func outline(_ section: Section) -> NSDiffableDataSourceSectionSnapshot<Int> {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        func add(_ nodes: [Node], _ parent: Int?) {
            outline.append(nodes.map(\.item), to: parent)
            for node in nodes {
                add(node.below, node.item)
                if node.isExpanded { outline.expand([node.item]) }
            }
        }
        add(section.roots, nil)
        return outline
    }

    /// Deletes, moves, inserts, expands and collapses items of a section.
    func change(_ section: Section, _ random: inout SeededGenerator) {
        for _ in 0..<1 + random.below(4) {
            var lists = [section.roots]
            func collect(_ nodes: [Node]) {
                for node in nodes {
                    lists.append(node.below)
                    collect(node.below)
                }
            }
            collect(section.roots)
            let all = lists.flatMap(\.self)
            switch random.below(4) {
            case 0:
                insert(
                    makeNode(&random, depth: 2), below: all.isEmpty ? nil : random.pick(all + all.prefix(1)), section,
                    &random)
            case 1:
                guard !all.isEmpty else { continue }
                remove(random.pick(all), section)
            case 2:
                guard !all.isEmpty else { continue }
                let node = random.pick(all)
                remove(node, section)
                insert(node, below: nil, section, &random)
            default:
                guard !all.isEmpty else { continue }
                random.pick(all).isExpanded.toggle()
            }
        }
    }

    private func insert(_ node: Node, below parent: Node?, _ section: Section, _ random: inout SeededGenerator) {
        if let parent, random.below(2) == 0 {
            parent.below.insert(node, at: random.below(parent.below.count + 1))
        } else {
            section.roots.insert(node, at: random.below(section.roots.count + 1))
        }
    }

    private func remove(_ node: Node, _ section: Section) {
        func remove(_ nodes: inout [Node]) {
            nodes.removeAll { $0 === node }
            for other in nodes { remove(&other.below) }
        }
        remove(&section.roots)
    }
}
