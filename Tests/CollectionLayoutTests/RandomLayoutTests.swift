import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// Layouts against slow models that place one item after the other.
@MainActor @Suite("Random layouts")
struct RandomLayoutTests {
    @Test(arguments: RandomSeeds.batches(100)) func flowLinesAreThoseOfAModel(_ seeds: RandomSeeds) throws {
        for seed in seeds { try flow(seed) }
    }

    private func flow(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = CGFloat(random.below(20))
        layout.minimumLineSpacing = CGFloat(random.below(20))
        let kinds = 1 + random.below(4)
        let sizes = (0..<random.below(60)).map { _ in
            let kind = random.below(kinds)
            return CGSize(width: 20 + kind * 37, height: 20 + kind * 11)
        }
        let width = CGFloat(40 + random.below(400))
        try Stage.withLayout(layout, SizedSource([sizes]), size: CGSize(width: width, height: 300), scale: 1) {
            stage, _ in
            _ = stage.diagnostics
            let (found, exact) = (
                layout.frames(sizes.count),
                Self.flowModel(sizes, width, layout.minimumInteritemSpacing, layout.minimumLineSpacing)
            )
            // Sums of the spacing are inexact, so that a half point is rounded up or down.
            let expected = exact.enumerated().map { index, frame in
                let x = index < found.count ? found[index].minX : frame.minX
                let isRounded = x == x.rounded() && abs(x - frame.minX) <= 0.5 + 1e-6
                return CGRect(
                    x: isRounded ? x : frame.minX.rounded(), y: frame.minY, width: frame.width, height: frame.height)
            }

            expectEqual(found, expected, "seed \(seed)")
            try check(layout, [expected], &random, seed)
        }
    }

    /// Lines as they are recorded, one item after the other, with horizontal positions that are not rounded.
    private static func flowModel(_ sizes: [CGSize], _ width: CGFloat, _ gap: CGFloat, _ lineGap: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var (first, y) = (0, CGFloat(0))
        while first < sizes.count {
            var (end, used) = (first + 1, sizes[first].width)
            while end < sizes.count, used + gap + sizes[end].width <= width + 1e-6 {
                used += gap + sizes[end].width
                end += 1
            }
            let line = sizes[first..<end]
            let sum = line.reduce(0) { $0 + $1.width }
            let height = line.map(\.height).max() ?? 0
            var capacity = 1
            while line[first].width * CGFloat(capacity + 1) + gap * CGFloat(capacity) <= width + 1e-6 { capacity += 1 }
            var (x, spacing) = (CGFloat(0), gap)
            if end == sizes.count {
                if Set(line.map(\.width)).count == 1, Set(line.map(\.height)).count == 1 {
                    if capacity == 1 { x = (width - sum) / 2 }
                    if capacity > 1 {
                        spacing = (width - line[first].width * CGFloat(capacity)) / CGFloat(capacity - 1)
                    }
                }
            } else if line.count > 1 {
                spacing = (width - sum) / CGFloat(line.count - 1)
            } else if capacity == 1 {
                x = (width - sum) / 2
            }
            for size in line {
                frames.append(
                    CGRect(
                        x: x, y: (y + (height - size.height) / 2).rounded(), width: size.width,
                        height: size.height))
                x += size.width + spacing
            }
            y += height + lineGap
            first = end
        }
        return frames
    }

    @Test(arguments: RandomSeeds.batches(100)) func measuredRowsAreThoseOfAModel(_ seeds: RandomSeeds) throws {
        for seed in seeds { try rows(seed) }
    }

    private func rows(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let columns = 1 + random.below(3)
        let spacing = CGFloat(random.below(10))
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitem: item(.fractionalWidth(1), .estimated(30)), count: columns)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        let layout = UICollectionViewCompositionalLayout(section: section)
        let counts = (0..<1 + random.below(3)).map { _ in random.below(40) }
        try Stage.withLayout(layout, CountedSource(counts), size: CGSize(width: 300, height: 200), scale: 1) { _, _ in
            var heights = counts.map { Array(repeating: CGFloat(30), count: $0) }
            for _ in 0..<random.below(30) {
                let section = random.below(counts.count)
                guard counts[section] > 0 else { continue }
                let item = random.below(counts[section])
                let height = CGFloat(10 + random.below(60))
                layout.prefer(item: item, section: section, height: height)
                heights[section][item] = height
            }
            var (expected, y): ([[CGRect]], CGFloat) = ([], 0)
            for section in heights {
                var frames: [CGRect] = []
                for first in stride(from: 0, to: section.count, by: columns) {
                    let line = section[first..<min(first + columns, section.count)]
                    let width = CGFloat(300 / columns)
                    for (column, height) in line.enumerated() {
                        frames.append(CGRect(x: CGFloat(column) * width, y: y, width: width, height: height))
                    }
                    y += (line.max() ?? 0) + spacing
                }
                if !section.isEmpty { y -= spacing }
                expected.append(frames)
            }

            for section in counts.indices {
                expectEqual(
                    layout.frames(counts[section], section: section), expected[section], "seed \(seed)")
            }
            expectEqual(layout.collectionViewContentSize.height, y, "seed \(seed)")
            try check(layout, expected, &random, seed)
        }
    }

    /// Checks that rectangles contain all intersecting items; other items of a group are permitted.
    private func check(
        _ layout: UICollectionViewLayout, _ frames: [[CGRect]], _ random: inout SeededGenerator, _ seed: Int
    ) throws {
        let height = Int(max(1, layout.collectionViewContentSize.height))
        for _ in 0..<5 {
            let rect = CGRect(x: 0, y: random.below(height), width: 300, height: 1 + random.below(200))
            let found = Set((layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath))
            for (section, frames) in frames.enumerated() {
                for (item, frame) in frames.enumerated() {
                    let overlap = frame.intersection(rect)
                    guard !overlap.isNull, overlap.width > 0, overlap.height > 0 else { continue }
                    expectTrue(
                        found.contains(IndexPath(item: item, section: section)), "seed \(seed), \(rect), \(frame)")
                }
            }
        }
    }
}
