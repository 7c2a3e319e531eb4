import Expectations
import Testing

@testable import UIKitCore

@Suite("Queues of objects")
struct ObjectQueueTests {
    private final class Object {}

    @Test("A queue has the elements of an array, in the same order, whichever are removed", arguments: 0..<20)
    func sameAsArray(seed: UInt64) {
        var (queue, array) = (ObjectQueue<Object>(), [Object]())
        var state = seed &* 2_654_435_769 &+ 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<500 {
            switch random(5) {
            case 0, 1:
                let new = Object()
                queue.append(new)
                array.append(new)
            case 2 where !array.isEmpty:
                let wasThere = queue.remove(array.removeFirst())
                expectTrue(wasThere)
            case 3 where !array.isEmpty:
                let wasThere = queue.remove(array.remove(at: random(array.count)))
                expectTrue(wasThere)
            default:
                let wasThere = queue.remove(Object())
                expectFalse(wasThere)
            }
            expectTrue(queue.elementsEqual(array, by: ===))
            expectEqual(queue.isEmpty, array.isEmpty)
            expectIdentical(queue.last, array.last)
            expectEqual(queue.count, array.count)
        }
    }

    @Test("Removed objects are freed")
    func freed() {
        var queue = ObjectQueue<Object>()
        weak var left: Object?
        do {
            let object = Object()
            left = object
            queue.append(object)
            queue.append(Object())
        }

        if let left { queue.remove(left) }

        expectNil(left)
        expectEqual(queue.count, 1)
    }
}
