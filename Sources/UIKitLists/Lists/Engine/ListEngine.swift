import Foundation

// The layout pass of a list, in the order of the calls:
//
//     postponed changes ─▶ prepareElements ─▶ places ─▶ makeView, enter, willDisplay; update ─▶ showHeaders
//                                               ▲                                                    │
//                                               └── sizesDidChange [keep anchors] ◀── sizes changed ─┤
//                                                                                                    ▼
//     prefetch ◀─ index ◀─ swipe ◀─ background ◀─ placeElements ◀─ end of display ◀─ measuringDidEnd
//
// A pass is skipped while the list calls its data source or delegate, and repeated afterwards.

/// A list with a layout pass: it provides the places of its elements (`ListGeometry`) and their views.
@MainActor
protocol ListEngine: ListHost, ListGeometry {
    // MARK: Views

    /// Returns a view for an element, from the data source or the layout; `nil` if there is none.
    func makeView(at place: Place) -> Shown.View?
    /// Adds a view to the shown elements, at its place, and measures it. If its size differs, `sizesChanged` is set.
    func enter(_ view: Shown.View, at place: Place)
    /// Places and measures the view of a shown element if necessary.
    ///
    /// - Parameter index: The index of the element in `shown`.
    func update(_ index: Int, at place: Place)
    /// Shows headers in a rectangle that are not in `places(in:)`. Returns whether their sizes changed.
    func showHeaders(in rect: CGRect) -> Bool
    /// Hides a view, and keeps it for reuse if it has a reuse identifier.
    func discard(_ view: Shown.View, _ element: Shown.Element)

    // MARK: The delegate

    /// Returns an element with the data source's path.
    func dataElement(_ element: Shown.Element) -> Shown.Element
    func willDisplay(_ view: Shown.View, _ element: Shown.Element)
    /// - Parameter element: The element with the data source's path.
    func didEndDisplaying(_ view: Shown.View, _ element: Shown.Element)

    // MARK: The end of a pass

    /// Whether a pass is completed although callbacks have postponed changes.
    static var completesInterruptedPass: Bool { get }
    /// Places the shown elements, unless they are placed in `enter` and `update`.
    func placeElements()
    /// Lays out the views behind and below the elements.
    func layOutDecorations()
    var backgroundView: UIView? { get }
    func loadIndexIfNeeded()
    var indexStrip: SectionIndexView? { get }

    // MARK: Prefetching

    /// Whether the list has a prefetching data source that it may call.
    var prefetches: Bool { get }
    /// The visible items, except an item that is kept only because it contains the first responder.
    var itemsInSight: [IndexPath] { get }
    /// Calls the prefetching data source.
    func announce(_ new: [IndexPath], cancelled: [IndexPath])
}

extension ListEngine {
    func showHeaders(in rect: CGRect) -> Bool { false }
    func dataElement(_ element: Shown.Element) -> Shown.Element { element }
    static var completesInterruptedPass: Bool { false }
    func placeElements() {}
    func layOutDecorations() {}
    var backgroundView: UIView? { nil }
    func loadIndexIfNeeded() {}
    var indexStrip: SectionIndexView? { nil }
    var prefetches: Bool { false }
    var itemsInSight: [IndexPath] { [] }
    func announce(_ new: [IndexPath], cancelled: [IndexPath]) {}

    // MARK: - The pass

    /// Loads missing data, shows the visible elements, and removes the remaining elements.
    func layOutList() {
        guard !activity.isAsking else { return activity.missedLayout = true }
        endPostponedMovement()
        makePostponedChanges()
        active(.layingOut) { layOutElements() }
    }

    private func layOutElements() {
        begin(&elements.scrollGoal)
        var anchors = prepareElements()
        let places = showElements(in: { bounds }, resized: { sizesDidChange { keep(&anchors) } })
        measuringDidEnd()
        guard Self.completesInterruptedPass || !hasPostponedChanges else { return }
        endDisplay(of: elementsOutside(places))
        placeElements()
        if let goal = elements.scrollGoal { follow(goal) }
        layOutBackground()
        layOutDecorations()
        swiping.listDidLayOut()
        loadIndexIfNeeded()
        layOutIndex(indexStrip)
        if !hasPostponedChanges { prefetch() }
    }

    /// Shows the elements in a rectangle, and again while views are measured with different sizes.
    ///
    /// - Parameters:
    ///   - first: The places for the first round, if they are known.
    ///   - entered: Called for each element that gets a view.
    ///   - resized: Called after each round that changed sizes.
    /// - Returns: The places in the last round.
    func showElements(
        in rect: () -> CGRect, first: [Place]? = nil, entered: (Shown.View, Place) -> Void = { _, _ in },
        resized: () -> Void = {}
    ) -> [Place] {
        var (places, rounds) = (first, 0)
        var shown = first ?? []
        elements.exceedsRounds = false
        while !hasPostponedChanges {
            shown = places ?? self.places(in: rect())
            places = nil
            elements.sizesChanged = false
            var isChanged = show(shown, entered)
            if showHeaders(in: rect()) { isChanged = true }
            guard isChanged else { break }
            rounds += 1
            // Measuring can make further elements visible; each round measures at least one. The limit is some rounds
            // per element and one per point of height. The next pass shows missing elements.
            elements.exceedsRounds = rounds > 100 + 4 * shown.count + Int(min(max(0, bounds.height), 10_000))
            if elements.exceedsRounds { break }
            resized()
        }
        return shown
    }

    /// Shows the elements at places, up to the first whose size differs. Returns whether a size differs.
    private func show(_ places: [Place], _ entered: (Shown.View, Place) -> Void) -> Bool {
        for place in places {
            let element = element(at: place)
            guard exists(element) else { return true }
            if let index = elements.index(of: element) {
                update(index, at: place)
            } else {
                // New views are created and placed outside an animation that contains the layout.
                let isAnimated = UIView.inheritedAnimationDuration > 0
                var made: Shown.View?
                UIView.performOutsideBlocks { made = makeView(at: place) }
                guard let view = made else {
                    if hasPostponedChanges { return false }
                    continue
                }
                guard !hasPostponedChanges, exists(element), elements.index(of: element) == nil else {
                    discard(view, element)
                    return false
                }
                UIView.performOutsideBlocks {
                    enter(view, at: place)
                    willDisplay(view, element)
                    if isAnimated { view.layoutIfNeeded() }
                }
                entered(view, place)
            }
            if hasPostponedChanges { return false }
            if elements.sizesChanged { return true }
        }
        return false
    }

    /// Directs an animated scroll to the new place of its item.
    private func follow(_ goal: ScrollGoal<GoalPosition>) {
        guard !isMoving, let offset = offset(of: goal) else { return elements.scrollGoal = nil }
        follow(&elements.scrollGoal, to: offset)
    }

    private func layOutBackground() {
        guard let view = backgroundView else { return }
        if view.superview !== self { insertSubview(view, at: 0) }
        if view.frame != bounds { view.frame = bounds }
    }

    // MARK: - The end of display

    /// Removes shown elements.
    func endDisplay(of gone: [Shown]) {
        elements.remove(gone)
        for one in gone { endDisplay(of: one.view, dataElement(one.element)) }
    }

    /// Called when the view of an element is no longer displayed.
    ///
    /// - Parameter element: The element with the data source's path.
    func endDisplay(of view: Shown.View, _ element: Shown.Element) {
        discard(view, element)
        didEndDisplaying(view, element)
    }
}
