import CoreGraphics

/// How the elements of an edit menu that is too long for one row are distributed over pages: a pure function of their widths.
///
/// Each page but the last has a chevron that leads to the next one, each but the first one that leads back.
enum EditMenuPages {
    /// The elements of each page, of which each has one at least; no page without elements.
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
