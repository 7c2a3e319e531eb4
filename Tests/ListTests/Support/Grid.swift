import Foundation
import UIKit

@testable import UIKitLists

/// A tile of a grid with a label.
struct ShownTile: ShownElement {
    var element: IndexPath
    var view: UILabel
    func moved(to path: IndexPath) -> ShownTile { ShownTile(element: path, view: view) }
}

/// A grid of labels with three columns: the smallest list on the list engine. The height of a grid row is the measured
/// height of its highest tile.
final class Grid: UIScrollView, ListEngine {
    static let words = ListWords(item: "tile", items: "tiles", list: "grid")
    static let estimate: CGFloat = 40

    let elements = ListElements<ShownTile, Int>()
    let activity = ListActivity()
    let swiping = ListSwiping(nil)
    let pool = ReusePool<UILabel>()
    var batch: ListBatch?
    /// The heights of the program's tiles.
    var data: [CGFloat] = []
    /// The measured heights of the shown tiles; `nil` before the data is loaded.
    var heights: [CGFloat?]?
    var log: [String] = []
    var prefetches = false
    /// Called for each tile that becomes visible.
    var change: ((Int) -> Void)?

    override func layoutSubviews() {
        layOutList()
        super.layoutSubviews()
    }

    // MARK: The data

    var dataCounts: [Int]? { heights.map { [$0.count] } }
    func requestSectionCount() -> Int { 1 }
    func requestItemCount(ofSection section: Int) -> Int { data.count }
    func itemCount(ofSection section: Int) -> Int? { section == 0 ? heights?.count : nil }

    func loadItems() {
        makePostponedChanges()
        if heights == nil { heights = Array(repeating: nil, count: asking { countItems() }[0]) }
    }

    func reload() {
        guard !activity.isAsking else { return postpone(.reload) }
        asking { endDisplay(of: elements.shown) }
        heights = nil
        for completion in dropPostponedChanges() { completion(true) }
        setNeedsLayout()
    }

    func dataSourceDidChange() { reload() }

    func show(_ batch: ListBatch, _ mapping: ListMapping, _ counts: [Int]) -> () -> Void {
        let old = heights ?? []
        heights = (0..<counts[0]).map { item in
            mapping.oldPath(of: IndexPath(item: item, section: 0)).flatMap {
                mapping.isReloaded($0) ? nil : old[$0.item]
            }
        }
        endDisplay(of: elements.remap { mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) })
        setNeedsLayout()
        return { batch.end(true) }
    }

    func configureAgain(_ path: IndexPath) -> Bool {
        heights?[path.item] = nil
        return true
    }

    // MARK: Places

    private func height(ofRow row: Int) -> CGFloat {
        (heights ?? []).dropFirst(row * 3).prefix(3).map { $0 ?? Self.estimate }.max() ?? 0
    }

    func frame(of path: IndexPath) -> CGRect {
        let (row, width) = (path.item / 3, bounds.width / 3)
        let y = (0..<row).reduce(0) { $0 + height(ofRow: $1) }
        return CGRect(x: CGFloat(path.item % 3) * width, y: y, width: width, height: height(ofRow: row))
    }

    func prepareElements() -> [ListAnchor<IndexPath>] {
        let anchor = anchor(isVertical: true, isOrdered: true) { $0.view.frame }
        loadItems()
        sizesDidChange {}
        return anchor.map { [$0] } ?? []
    }

    func places(in rect: CGRect) -> [IndexPath] {
        (0..<(heights?.count ?? 0)).map { IndexPath(item: $0, section: 0) }.filter { frame(of: $0).overlaps(rect) }
    }

    func exists(_ path: IndexPath) -> Bool { path.item < heights?.count ?? 0 }

    func sizesDidChange(_ keepAnchors: () -> Void) {
        keepAnchors()
        let count = heights?.count ?? 0
        let height = count == 0 ? 0 : frame(of: IndexPath(item: count - 1, section: 0)).maxY
        setContentSizeInLayout(CGSize(width: bounds.width, height: height))
    }

    func elementsOutside(_ places: [IndexPath]) -> [ShownTile] {
        elements.shown.filter { !places.contains($0.element) }
    }

    func start(of anchor: ListAnchor<IndexPath>) -> CGFloat? { frame(of: anchor.element).minY }

    // MARK: Views

    func makeView(at path: IndexPath) -> UILabel? {
        log.append("make \(path.item)")
        let label = pool.dequeue("tile", reuse: { $0.text = nil }, create: { _ in UILabel() })
        change?(path.item)
        return label
    }

    func enter(_ label: UILabel, at path: IndexPath) {
        elements[path] = ShownTile(element: path, view: label)
        label.isHidden = false
        if label.superview !== self { addSubview(label) }
        measure(path)
    }

    func update(_ index: Int, at path: IndexPath) { measure(path) }

    private func measure(_ path: IndexPath) {
        guard heights?[path.item] == nil else { return }
        let before = height(ofRow: path.item / 3)
        heights?[path.item] = data[path.item]
        if height(ofRow: path.item / 3) != before { elements.sizesChanged = true }
    }

    func placeElements() { for tile in elements.shown { tile.view.frame = frame(of: tile.element) } }

    func discard(_ label: UILabel, _ path: IndexPath) {
        label.isHidden = true
        pool.enqueue(label, as: "tile")
    }

    func willDisplay(_ label: UILabel, _ path: IndexPath) { log.append("show \(path.item)") }
    func didEndDisplaying(_ label: UILabel, _ path: IndexPath) { log.append("end \(path.item)") }

    // MARK: Prefetching

    var itemsInSight: [IndexPath] { elements.shown.map(\.element) }

    func announce(_ new: [IndexPath], cancelled: [IndexPath]) {
        if !cancelled.isEmpty { log.append("cancel \(cancelled.map(\.item))") }
        if !new.isEmpty { log.append("prefetch \(new.map(\.item))") }
    }
}
