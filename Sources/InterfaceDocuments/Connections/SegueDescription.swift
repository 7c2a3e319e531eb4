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
    /// The identifier that programs use to perform the segue. It may not be unique.
    package var identifier: String?
    /// The destination's role in its container: `rootViewController`, `viewControllers`, `masterViewController`, …
    package var relationship: String?
    /// The class of the segue, or `nil` for UIKit's class.
    package var customClass: ClassDescription?
    /// The destination's modal presentation style, by UIKit's name. If it is `nil`, the destination's own style is
    /// used.
    package var modalPresentationStyle: String?
    package var modalTransitionStyle: String?
    package var animates: Bool
    /// The method of the source that creates the destination.
    package var destinationCreationSelector: String?
    /// The identifiers of the popover's source view or bar button item.
    package var popoverAnchorView: String?
    package var popoverAnchorBarButtonItem: String?
    /// The permitted directions: `up`, `down`, `left`, `right`. If the array is `nil`, all directions are permitted.
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
