import Foundation

/// An element that keeps its visible position while elements before it are measured.
struct ListAnchor<Element> {
    var element: Element
    var isVertical: Bool
    /// The beginning of the element in the content, or in the content of `row`.
    var start: CGFloat
    /// The scroll view of the element's section, if it scrolls separately.
    var row: UIScrollView?
}

extension ListGeometry {
    /// Returns the first visible element as an anchor; `nil` at the beginning of the content, which stays at its
    /// beginning.
    ///
    /// - Parameters:
    ///   - isOrdered: Whether the places of the elements have the order of the elements.
    ///   - frame: Returns the frame of an element; `nil` if it cannot be the anchor.
    func anchor(
        isVertical: Bool, isOrdered: Bool, _ frame: (Shown) -> CGRect?
    ) -> ListAnchor<Shown.Element>? {
        let inset = adjustedContentInset
        let start = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
        guard start > 0 else { return nil }
        var first: ListAnchor<Shown.Element>?
        for shown in elements.shown {
            guard let frame = frame(shown), (isVertical ? frame.maxY : frame.maxX) > start else { continue }
            let begin = isVertical ? frame.minY : frame.minX
            if let first, first.start <= begin { continue }
            first = ListAnchor(element: shown.element, isVertical: isVertical, start: begin)
            if isOrdered { break }
        }
        return first
    }

    // Chosen (Lists): While preceding cells are measured, the first visible cell keeps its position, in the content
    // and in each orthogonal section. The layout's `contentOffsetAdjustment` is added.
    /// Moves the content with the anchors.
    func keep(_ anchors: inout [ListAnchor<Shown.Element>]) {
        for index in anchors.indices {
            let anchor = anchors[index]
            guard exists(anchor.element), let start = start(of: anchor), abs(start - anchor.start) > 0.001 else {
                continue
            }
            anchors[index].start = start
            moveContent(of: anchor, by: start - anchor.start)
        }
    }

    func scroll(_ anchor: ListAnchor<Shown.Element>, by distance: CGFloat) {
        shiftContent(by: distance, isVertical: anchor.isVertical)
    }
}
