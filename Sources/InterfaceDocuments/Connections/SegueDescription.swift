/// A segue from one controller to the next.
package struct SegueDescription: Sendable, Hashable {
    /// The kinds of segues.
    package enum Kind: String, Sendable {
        case relationship, show, showDetail, presentation, popoverPresentation, embed, unwind, custom
        /// The kinds before iOS 8.
        case push, modal, replace, popover
    }

    package var kind: Kind
    /// The identifier of a controller, of a placeholder for a controller in a different storyboard, or of an exit.
    package var destination: String
    /// The identifier for programs; it may not be unique.
    package var identifier: String?
    /// The destination's role in its container: `rootViewController`, `viewControllers`, `masterViewController`, …
    package var relationship: String?
    /// The class of the segue; `nil` for UIKit's class.
    package var customClass: ClassDescription?
    /// The destination's styles, by UIKit's names; `nil` does not change the destination's styles.
    package var modalPresentationStyle: String?
    package var modalTransitionStyle: String?
    package var animates: Bool
    /// The method of the source that creates the destination.
    package var destinationCreationSelector: String?
    /// The identifiers of the popover's source view or bar button item.
    package var popoverAnchorView: String?
    package var popoverAnchorBarButtonItem: String?
    /// `up`, `down`, `left`, `right`; `nil` for any.
    package var popoverArrowDirections: [String]?
    /// The identifiers of the popover's passthrough views.
    package var passthroughViews: [String]
    /// The method that the destination of an unwind segue implements.
    package var unwindAction: String?
    /// The column that an old `replace` segue replaces: 0 or 1.
    package var splitViewControllerTargetIndex: Int?
    /// Whether the segue is triggered by a cell's accessory, rather than its selection.
    package var isForAccessory: Bool
    package var id: String
    package var line: Int

    /// Whether the destination becomes the source's child when the source is created or loads its view.
    var isContainment: Bool { kind == .relationship || kind == .embed }
}
