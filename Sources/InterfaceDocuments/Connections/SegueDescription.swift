/// A way from one controller to another.
package struct SegueDescription: Sendable, Hashable {
    /// What it does.
    package enum Kind: String, Sendable {
        case relationship, show, showDetail, presentation, popoverPresentation, embed, unwind, custom
        /// Those of before iOS 8.
        case push, modal, replace, popover
    }

    package var kind: Kind
    /// The identifier of a controller, of a reference to one in another storyboard, or of an exit.
    package var destination: String
    /// The name for programs; it may repeat.
    package var identifier: String?
    /// What the destination is to its container: `rootViewController`, `viewControllers`, `masterViewController`, …
    package var relationship: String?
    /// The class of the segue; `nil` for UIKit's own.
    package var customClass: ClassDescription?
    /// The destination's styles, by UIKit's words; `nil` leaves its own.
    package var modalPresentationStyle: String?
    package var modalTransitionStyle: String?
    package var animates: Bool
    /// The method of the source that makes the destination.
    package var destinationCreationSelector: String?
    /// The identifiers of the view or the item that a popover points to.
    package var popoverAnchorView: String?
    package var popoverAnchorBarButtonItem: String?
    /// `up`, `down`, `left`, `right`; `nil` for any.
    package var popoverArrowDirections: [String]?
    /// The identifiers of the views that take touches behind a popover.
    package var passthroughViews: [String]
    /// The method that destinations of an unwind segue have.
    package var unwindAction: String?
    /// Which column an old `replace` segue is for: 0 or 1.
    package var splitViewControllerTargetIndex: Int?
    /// Whether a cell's accessory fires it, rather than its selection.
    package var isForAccessory: Bool
    package var id: String
    package var line: Int

    /// Whether the destination becomes the source's child when the source is made or loads its view.
    var isContainment: Bool { kind == .relationship || kind == .embed }
}
