import CoreGraphics

/// The distribution of an edit menu's elements over pages, if they do not fit into one row: a pure function of their
/// widths.
///
/// Each page except the last has a chevron to the next page, and each except the first has a chevron to the previous
/// page.
enum EditMenuPages {
    /// Returns the elements of each page. Each page has at least one element; without elements the array is empty.
    static func pages(of widths: [CGFloat], in room: CGFloat, chevron: CGFloat) -> [Range<Int>] {
        guard widths.reduce(0, +) > room else { return widths.isEmpty ? [] : [0..<widths.count] }
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            let free = room - (start == 0 ? 0 : chevron)
            var (end, used) = (start, CGFloat(0))
            while end < widths.count, used + widths[end] <= free { (end, used) = (end + 1, used + widths[end]) }
            if end < widths.count {
                while end > start + 1, used + chevron > free { (end, used) = (end - 1, used - widths[end - 1]) }
            }
            end = max(end, start + 1)
            pages.append(start..<end)
            start = end
        }
        return pages
    }
}
