/// Objects in the order in which they came.
///
/// Most leave at one of the ends, which costs the same however many there are.
package struct ObjectQueue<Element: AnyObject>: RandomAccessCollection {
    /// Those that left in front are `nil`, until there are as many of them as of the others.
    private var places: ContiguousArray<Element?> = []
    private var start = 0

    init() {}

    package var startIndex: Int { 0 }
    package var endIndex: Int { places.count - start }

    package subscript(index: Int) -> Element {
        guard let element = places[start + index] else { preconditionFailure("only places in front are empty") }
        return element
    }

    mutating func append(_ element: Element) { places.append(element) }

    /// Removes an object, which is looked for from both ends; returns whether it was there.
    @discardableResult
    mutating func remove(_ element: Element) -> Bool {
        guard let index = place(of: element) else { return false }
        guard index == start else {
            places.remove(at: index)
            return true
        }
        places[start] = nil
        start += 1
        if start >= 16, start * 2 >= places.count {
            places.removeFirst(start)
            start = 0
        }
        return true
    }

    private func place(of element: Element) -> Int? {
        var (low, high) = (start, places.count - 1)
        while low <= high {
            if places[low] === element { return low }
            if places[high] === element { return high }
            (low, high) = (low + 1, high - 1)
        }
        return nil
    }
}
