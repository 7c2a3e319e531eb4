/// Scheduled work, sorted by time. Work with equal times keeps its order.
///
/// A binary heap. Cancelled work stays in it until its time or until half of the heap is cancelled work.
@MainActor struct ScheduledWorkQueue {
    private var heap: [(work: ScheduledWork, order: UInt64)] = []
    private var order: UInt64 = 0

    /// Returns the first work that is not cancelled, without removing it.
    mutating func first() -> ScheduledWork? {
        while let first = heap.first {
            if !first.work.isDone { return first.work }
            removeFirst()
        }
        return nil
    }

    /// The number of the work that was inserted last.
    var last: UInt64 { order }

    /// Removes and returns the first work that is due. Work after the number `last` is not returned, so that a turn
    /// ends.
    mutating func takeDue(at now: Double, last: UInt64) -> ScheduledWork? {
        guard let next = first(), heap[0].order <= last else { return nil }
        guard next.instant <= ScheduledWork.instant(of: now) else { return nil }
        removeFirst()
        return next
    }

    mutating func removeAll() { heap = [] }

    mutating func insert(_ work: ScheduledWork) {
        if heap.count > 64, heap.count == heap.capacity { compact() }
        order += 1
        heap.append((work, order))
        siftUp(heap.count - 1)
    }

    mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        if !heap.isEmpty { siftDown(0) }
    }

    private mutating func compact() {
        heap.removeAll { $0.work.isDone }
        for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
        let (left, right) = (heap[left], heap[right])
        return (left.work.instant, left.order) < (right.work.instant, right.order)
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(child, parent) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(child, least) {
                least = child
            }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
