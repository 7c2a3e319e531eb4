import AccessibilityTree

/// A class of UIKit whose node has details beyond its accessibility properties: a role, a number, a text.
@MainActor
package protocol AccessibilityDescribing: AccessibilityObject {
    /// Adds details to the object's node. A role makes an object that is not an element a container.
    func describe(_ node: inout AccessibilityNode)

    /// The elements inside this object that are not found in its subviews. They are visited first in a container, such
    /// as the grabber of a sheet, and after an element, such as the clear button of a field.
    var elementsBeside: [AccessibilityObject] { get }
}

extension AccessibilityDescribing {
    package var elementsBeside: [AccessibilityObject] { [] }
}

/// A row of a list. Unless the program decides otherwise, it is one element with the texts of its labels. Controls in
/// it are separate elements.
@MainActor
package protocol AccessibilityRow: UIView {
    /// Whether the labels of the row are one element.
    var joinsLabels: Bool { get }

    /// The controls beside the content that have the row's label unless they have their own.
    var controlsWithRowLabel: [UIView] { get }
}

extension AccessibilityRow {
    package var controlsWithRowLabel: [UIView] { [] }
}

/// A view that is visited although a sibling is modal, such as an edit menu in front of a sheet.
@MainActor
package protocol AccessibilityOverlay: UIView {}

/// A scroll view whose elements are visited in the order of its contents, such as the rows of a table. Only contents in
/// and near the visible area have views.
@MainActor
package protocol AccessibilityList: UIScrollView {
    /// The views of the contents, in their order. Other subviews have their places by their frames.
    var viewsInOrder: [UIView] { get }
}

/// A view whose labels are headings: the header or footer of a section.
@MainActor
package protocol AccessibilityHeading: UIView {}
