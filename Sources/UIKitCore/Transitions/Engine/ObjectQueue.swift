/// A queue of objects, with removal of any object.
///
/// Removing an object at either end takes constant time.
package struct ObjectQueue<Element: AnyObject>: RandomAccessCollection {
    /// Removed objects at the front are `nil`, until they are as many as the remaining objects.
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

    /// Removes an object, searching from both ends. Returns whether the queue contained it.
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
