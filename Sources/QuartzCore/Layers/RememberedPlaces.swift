/// Something that stands among siblings and remembers where, so that it is found there without looking at all of them.
@MainActor @usableFromInline
package protocol RememberingItsPlace: AnyObject {
    /// The place among the siblings when it was last looked for; a hint that may be old.
    var rememberedPlace: Int { get set }
}

/// An array of siblings, each of them in it once, in which one is found without looking at all the others.
///
/// The array stays a plain one, which is read, iterated and handed out as before; only looking for a sibling and taking one
/// out go through here. What is left of the array's own cost is moving the pointers behind the place, two microseconds
/// in front of ten thousand.
@MainActor
extension RangeReplaceableCollection
where Self: RandomAccessCollection, Index == Int, Element: RememberingItsPlace {
    /// Where a sibling is; `nil` when it is none.
    @inlinable
    package func place(of sibling: Element) -> Int? {
        guard let place = foundPlace(of: sibling) else { return nil }
        let hint = sibling.rememberedPlace
        sibling.rememberedPlace = place
        guard Swift.abs(place - hint) > RememberedPlaces.nearest else { return place }
        // Those beside it have moved as far, and are probably looked for next.
        let first = Swift.max(0, place - RememberedPlaces.nearest)
        for near in first..<Swift.min(count, place + RememberedPlaces.nearest) { self[near].rememberedPlace = near }
        return place
    }

    /// Takes a sibling out. Does nothing, and gives `nil`, when it is none.
    @inlinable
    @discardableResult
    package mutating func removeSibling(_ sibling: Element) -> Int? {
        guard let place = place(of: sibling) else { return nil }
        remove(at: place)
        return place
    }

    /// Puts a sibling that is none yet at a place from 0 to `count`.
    @inlinable
    package mutating func insertSibling(_ sibling: Element, at place: Int) {
        sibling.rememberedPlace = place
        if place == count { append(sibling) } else { insert(sibling, at: place) }
    }

    /// Looks at both ends, and then away from the remembered place in both directions.
    @inlinable
    package func foundPlace(of sibling: Element) -> Int? {
        let hint = sibling.rememberedPlace
        if hint >= 0, hint < count, self[hint] === sibling { return hint }
        let wanted = UInt(bitPattern: Unmanaged.passUnretained(sibling).toOpaque())
        // The references are compared as numbers: each comparison of objects would retain and release one.
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

/// How siblings are looked for.
@usableFromInline
package enum RememberedPlaces {
    /// How far from where it remembers to be a sibling may be without those beside it remembering their places anew.
    @usableFromInline package static let nearest = 256
}
