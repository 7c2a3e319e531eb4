/// An element of an array of siblings that caches its index, so that it is found without a search.
@MainActor @usableFromInline
package protocol RememberingItsPlace: AnyObject {
    /// The index in the array at the last search. It is a hint that may be stale.
    var rememberedPlace: Int { get set }
}

/// An array of siblings without duplicates. A sibling is found without a linear search.
///
/// The array is an ordinary array; only searching, inserting and removing siblings use these methods. Insertion and
/// removal still move the pointers after the index: two microseconds at the start of ten thousand pointers.
@MainActor
extension RangeReplaceableCollection
where Self: RandomAccessCollection, Index == Int, Element: RememberingItsPlace {
    /// Returns the index of a sibling, or `nil` if it is not in the array.
    @inlinable
    package func place(of sibling: Element) -> Int? {
        guard let place = foundPlace(of: sibling) else { return nil }
        let hint = sibling.rememberedPlace
        sibling.rememberedPlace = place
        guard Swift.abs(place - hint) > RememberedPlaces.nearest else { return place }
        // Neighbors have moved by the same distance, and are probably the next to be searched.
        let first = Swift.max(0, place - RememberedPlaces.nearest)
        for near in first..<Swift.min(count, place + RememberedPlaces.nearest) { self[near].rememberedPlace = near }
        return place
    }

    /// Removes a sibling and returns its index, or `nil` if it is not in the array.
    @inlinable
    @discardableResult
    package mutating func removeSibling(_ sibling: Element) -> Int? {
        guard let place = place(of: sibling) else { return nil }
        remove(at: place)
        return place
    }

    /// Inserts an element that is not in the array yet at an index from 0 to `count`.
    @inlinable
    package mutating func insertSibling(_ sibling: Element, at place: Int) {
        sibling.rememberedPlace = place
        if place == count { append(sibling) } else { insert(sibling, at: place) }
    }

    /// Checks both ends, and then searches from the remembered index in both directions.
    @inlinable
    func foundPlace(of sibling: Element) -> Int? {
        let hint = sibling.rememberedPlace
        if hint >= 0, hint < count, self[hint] === sibling { return hint }
        return place(of: UInt(bitPattern: Unmanaged.passUnretained(sibling).toOpaque()), near: hint)
    }

    /// The references are compared as numbers, since each comparison of objects would retain and release an object.
    /// Not isolated, so that the closure does not check the actor.
    @inlinable
    nonisolated func place(of wanted: UInt, near hint: Int) -> Int? {
        let found = withContiguousStorageIfAvailable { elements -> Int? in
            let bytes = UnsafeRawBufferPointer(elements)
            let count = elements.count
            guard count > 0 else { return nil }
            func isThere(_ place: Int) -> Bool {
                bytes.load(fromByteOffset: place * MemoryLayout<UInt>.stride, as: UInt.self) == wanted
            }
            if isThere(count - 1) { return count - 1 }
            if isThere(0) { return 0 }
            var lower = Swift.min(Swift.max(hint, 0), count) - 1
            var upper = lower + 1
            while lower >= 0 || upper < count {
                if lower >= 0, isThere(lower) { return lower }
                if upper < count, isThere(upper) { return upper }
                (lower, upper) = (lower - 1, upper + 1)
            }
            return nil
        }
        return found ?? nil
    }
}

/// Constants of the search for siblings.
@usableFromInline
enum RememberedPlaces {
    /// The maximum distance of a sibling from its cached index before the indices of its neighbors are updated, too.
    @usableFromInline package static let nearest = 256
}
