import Foundation

/// The size of an item in a flow layout: along its line and across, in points.
struct FlowItemSize: Hashable {
    var length: CGFloat
    var height: CGFloat

    /// Converts a program's size for a layout that scrolls vertically or horizontally. Negative and invalid lengths
    /// are replaced by zero.
    init(_ size: CGSize, isVertical: Bool) {
        length = Self.usable(isVertical ? size.width : size.height)
        height = Self.usable(isVertical ? size.height : size.width)
    }

    private static func usable(_ number: CGFloat) -> CGFloat { number > 0 ? min(number, 1e9) : 0 }
}

/// The sizes of a section's items: one entry for consecutive items of the same size, so that a million equal items are
/// one entry.
struct FlowSizes: Equatable {
    struct Run: Equatable {
        var first: Int
        var size: FlowItemSize
    }

    private(set) var runs: [Run] = []
    private(set) var count = 0

    init() {}

    init(count: Int, of size: FlowItemSize) { append(size, count: count) }

    mutating func append(_ size: FlowItemSize, count added: Int = 1) {
        guard added > 0 else { return }
        if runs.last?.size != size { runs.append(Run(first: count, size: size)) }
        count += added
    }

    /// Returns the size of an existing item.
    subscript(item: Int) -> FlowItemSize { runs[runIndex(of: item)].size }

    /// Returns the index in `runs` of an item.
    func runIndex(of item: Int) -> Int { runs.lastPlace { $0.first <= item } ?? 0 }

    /// Returns the end of a run.
    func end(ofRun index: Int) -> Int { index + 1 < runs.count ? runs[index + 1].first : count }
}

extension Array {
    /// Returns the last index whose element satisfies a condition, by binary search; `nil` if no element does. The
    /// condition must hold for all elements before that index.
    func lastPlace(where condition: (Element) -> Bool) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }
}

/// The lines of a flow layout's section, computed only from the sizes of its items.
///
/// A line is filled with items as long as they fit with the minimum spacing, and the items are then spread.
/// Consecutive lines of equal items are one entry: `lines` lines with `perLine` items each.
struct FlowLines: Equatable {
    struct Run: Equatable {
        var first: Int
        var perLine: Int
        var lines: Int
        /// The position of the first line of the run, across the lines.
        var start: CGFloat
        var height: CGFloat
        /// The distance from the start of a line to its first item. It is negative for a centered item of a fixed size
        /// that is longer than its line.
        var lead: CGFloat
        var spacing: CGFloat
    }

    struct Rules: Equatable {
        /// The length of a line.
        var length: CGFloat
        var itemSpacing: CGFloat
        var lineSpacing: CGFloat
        /// Whether the cells determine their sizes. In that case, items of different heights are treated as equal in
        /// the last line, a single item in a line is centered even if a second item would fit, and an item that is
        /// longer than its line begins at the start of the line (all recorded).
        var isSelfSizing = false
    }

    let sizes: FlowSizes
    let rules: Rules
    private(set) var runs: [Run] = []
    /// The extent of the lines, including the spacing between them.
    private(set) var extent: CGFloat = 0

    init(_ sizes: FlowSizes, _ rules: Rules) {
        (self.sizes, self.rules) = (sizes, rules)
        build()
    }

    // MARK: Breaking lines

    private static let tolerance: CGFloat = 1e-6

    /// Returns the number of items of a length that fit in a line, at least one.
    private func capacity(_ length: CGFloat) -> Int { 1 + room(after: length, for: length) }

    /// Returns the number of additional items of a length that fit in a partly used line.
    private func room(after used: CGFloat, for length: CGFloat) -> Int {
        let pitch = length + rules.itemSpacing
        let free = rules.length - used + Self.tolerance
        guard pitch > 0 else { return free >= pitch ? Int(Int32.max) : 0 }
        return free < pitch ? 0 : Int(min((free / pitch).rounded(.down), CGFloat(Int32.max)))
    }

    /// The line that items are being added to.
    private struct OpenLine {
        var first: Int
        var count = 0
        var sum: CGFloat = 0
        var height: CGFloat = 0
        var size: FlowItemSize?
        var isAlike = true
    }

    private mutating func build() {
        var line = OpenLine(first: 0)
        for (index, run) in sizes.runs.enumerated() {
            var (item, end) = (run.first, sizes.end(ofRun: index))
            while item < end {
                if line.count == 0 {
                    // Append the lines that are certainly full: each is followed by an equal item, which does not fit
                    // in it. The last line of the run stays open, since a smaller item may follow.
                    let perLine = capacity(run.size.length)
                    let full = (end - item - 1) / perLine
                    if full > 0 {
                        appendFull(first: item, perLine: perLine, lines: full, size: run.size)
                        item += full * perLine
                        line.first = item
                    }
                }
                let used = line.sum + rules.itemSpacing * CGFloat(max(0, line.count - 1))
                let room =
                    line.count == 0 ? capacity(run.size.length) : self.room(after: used, for: run.size.length)
                let added = min(room, end - item)
                if added > 0 {
                    line.count += added
                    line.sum += run.size.length * CGFloat(added)
                    line.height = max(line.height, run.size.height)
                    if let size = line.size, !isAlike(size, run.size) { line.isAlike = false }
                    line.size = run.size
                    item += added
                }
                if added < room || item == end { continue }
                append(line, isLast: false)
                line = OpenLine(first: item)
            }
            if index + 1 < sizes.runs.count, line.count > 0 {
                let used = line.sum + rules.itemSpacing * CGFloat(line.count - 1)
                if room(after: used, for: sizes.runs[index + 1].size.length) == 0 {
                    append(line, isLast: false)
                    line = OpenLine(first: item)
                }
            }
        }
        if line.count > 0 { append(line, isLast: true) }
    }

    private func isAlike(_ first: FlowItemSize, _ second: FlowItemSize) -> Bool {
        rules.isSelfSizing ? first.length == second.length : first == second
    }

    /// Returns the start of the first item and the spacing in a line that is full of equal items.
    private func spread(_ length: CGFloat, capacity: Int) -> (lead: CGFloat, spacing: CGFloat) {
        guard capacity > 1 else { return (centred(length), 0) }
        guard capacity < Int(Int32.max) else { return (0, rules.itemSpacing) }
        return (0, (rules.length - CGFloat(capacity) * length) / CGFloat(capacity - 1))
    }

    /// Returns the start of a single item in a line.
    private func centred(_ length: CGFloat) -> CGFloat {
        let lead = (rules.length - length) / 2
        return rules.isSelfSizing ? max(0, lead) : lead
    }

    private mutating func appendFull(first: Int, perLine: Int, lines: Int, size: FlowItemSize) {
        let spread = spread(size.length, capacity: perLine)
        append(
            Run(
                first: first, perLine: perLine, lines: lines, start: 0, height: size.height, lead: spread.lead,
                spacing: spread.spacing))
    }

    private mutating func append(_ line: OpenLine, isLast: Bool) {
        var (lead, spacing): (CGFloat, CGFloat) = (0, rules.itemSpacing)
        let capacity = line.size.map { self.capacity($0.length) } ?? 1
        if isLast, line.isAlike || line.count == 1 {
            (lead, spacing) = spread(line.sum / CGFloat(line.count), capacity: capacity)
        } else if !isLast, line.count > 1 {
            spacing = (rules.length - line.sum) / CGFloat(line.count - 1)
        } else if !isLast, capacity == 1 || rules.isSelfSizing {
            lead = centred(line.sum)
        }
        append(
            Run(
                first: line.first, perLine: line.count, lines: 1, start: 0, height: line.height, lead: lead,
                spacing: spacing))
    }

    private mutating func append(_ run: Run) {
        var run = run
        run.start = runs.isEmpty ? 0 : extent + rules.lineSpacing
        runs.append(run)
        extent = run.start + CGFloat(run.lines) * (run.height + rules.lineSpacing) - rules.lineSpacing
    }

    // MARK: Access

    /// Returns the frame of an existing item: along its line and across, from the section's first line.
    func frame(of item: Int) -> CGRect {
        let run = runs[runs.lastPlace { $0.first <= item } ?? 0]
        let line = (item - run.first) / max(1, run.perLine)
        var frame = CGRect.zero
        forEachItem(ofLine: line, in: run, until: item) { if $0 == item { frame = $1 } }
        return frame
    }

    /// Calls a closure with each item of the lines that intersect a range across the lines, in order.
    func forEachItem(meeting range: ClosedRange<CGFloat>, _ body: (Int, CGRect) -> Void) {
        guard extent >= range.lowerBound else { return }
        var index = runs.lastPlace { $0.start <= range.lowerBound } ?? 0
        while index < runs.count, runs[index].start <= range.upperBound {
            let run = runs[index]
            let pitch = run.height + rules.lineSpacing
            var line = 0
            if pitch > 0, range.lowerBound > run.start {
                line = Int(min(CGFloat(run.lines), ((range.lowerBound - run.start - run.height) / pitch).rounded(.up)))
            }
            line = max(0, line)
            while line < run.lines, run.start + CGFloat(line) * pitch <= range.upperBound {
                forEachItem(ofLine: line, in: run, until: .max, body)
                line += 1
            }
            index += 1
        }
    }

    private func forEachItem(ofLine line: Int, in run: Run, until last: Int, _ body: (Int, CGRect) -> Void) {
        let first = run.first + line * run.perLine
        let start = run.start + CGFloat(line) * (run.height + rules.lineSpacing)
        var sizeRun = sizes.runIndex(of: first)
        var position = run.lead
        // In a line of equal items a position is computed without the previous items.
        if last < first + run.perLine, sizes.end(ofRun: sizeRun) > last {
            let size = sizes.runs[sizeRun].size
            position += CGFloat(last - first) * (size.length + run.spacing)
            return body(
                last,
                CGRect(
                    x: position, y: start + (run.height - size.height) / 2, width: size.length, height: size.height))
        }
        for item in first..<first + run.perLine where item <= last {
            while sizes.end(ofRun: sizeRun) <= item { sizeRun += 1 }
            let size = sizes.runs[sizeRun].size
            body(
                item,
                CGRect(
                    x: position, y: start + (run.height - size.height) / 2, width: size.length, height: size.height))
            position += size.length + run.spacing
        }
    }
}
