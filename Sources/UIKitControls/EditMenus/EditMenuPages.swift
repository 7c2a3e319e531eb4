import CoreGraphics

/// Divides the elements of an edit menu into pages if they do not fit into one row. The division depends only on the
/// widths.
///
/// Every page except the last has a chevron to the next page, and every page except the first has a chevron to the
/// previous page.
enum EditMenuPages {
    /// Returns the ranges of the elements on each page. Each page contains at least one element. The array is empty if
    /// the menu has no elements.
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
