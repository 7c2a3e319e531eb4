extension String {
    /// Returns the longest prefix with at most a number of UTF-16 units that ends between characters.
    public func prefix(units: Int) -> String {
        guard units > 0 else { return "" }
        guard let end = utf16.index(startIndex, offsetBy: units, limitedBy: endIndex), end < endIndex else {
            return self
        }
        // A character may begin before the end and extend beyond it.
        var last = end
        while last > startIndex, last.samePosition(in: self) == nil { last = utf16.index(before: last) }
        return String(self[..<last])
    }
}
