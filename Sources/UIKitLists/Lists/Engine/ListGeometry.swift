import Foundation

/// The places of a list's elements in its content.
@MainActor
protocol ListGeometry: UIScrollView {
    associatedtype Shown: ShownElement
    /// The place of an element, such as layout attributes.
    associatedtype Place
    /// The position of an item at the end of an animated scroll.
    associatedtype GoalPosition

    var elements: ListElements<Shown, GoalPosition> { get }

    /// Called when a layout pass begins. Loads missing data, and determines the places for the current bounds. Returns
    /// the elements that keep their visible positions while elements before them are measured.
    func prepareElements() -> [ListAnchor<Shown.Element>]
    /// Returns the places of the elements in a rectangle. Elements with views that need no update may be omitted.
    func places(in rect: CGRect) -> [Place]
    func element(at place: Place) -> Shown.Element
    /// Returns whether an element exists.
    func exists(_ element: Shown.Element) -> Bool
    /// Called after a round that changed sizes. Determines the places again.
    ///
    /// - Parameter keepAnchors: Moves the content. This happens before the content size is set, since setting the
    ///   content size corrects an offset that is out of range.
    func sizesDidChange(_ keepAnchors: () -> Void)
    /// Called when all sizes are measured, or after too many rounds (`exceedsRounds`).
    func measuringDidEnd()
    /// Returns the shown elements that are outside of the bounds or no longer exist.
    ///
    /// - Parameter places: The last result of `places(in:)`.
    func elementsOutside(_ places: [Place]) -> [Shown]

    /// Returns the current beginning of an anchor's element.
    func start(of anchor: ListAnchor<Shown.Element>) -> CGFloat?
    func moveContent(of anchor: ListAnchor<Shown.Element>, by distance: CGFloat)

    /// Returns the offset that gives the item of an animated scroll its position; `nil` if the item does not exist.
    func offset(of goal: ScrollGoal<GoalPosition>) -> CGPoint?
}

extension ListGeometry {
    func measuringDidEnd() {}

    func moveContent(of anchor: ListAnchor<Shown.Element>, by distance: CGFloat) { scroll(anchor, by: distance) }

    func offset(of goal: ScrollGoal<GoalPosition>) -> CGPoint? { nil }
}

extension ListGeometry where Place == Shown.Element {
    func element(at place: Place) -> Shown.Element { place }
}
