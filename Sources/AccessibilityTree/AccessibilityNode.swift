import Foundation

/// An element or container on the screen, as a value.
///
/// A tree of nodes describes a program for screen readers, tests and inspectors. The root is the application, its
/// children are windows, and the elements below are in the order of a screen reader. A node contains
/// no objects, so it can be used on every thread and be compared with an earlier tree.
///
/// Frames and points are in points in the coordinate space of the screen, with y downward. Offsets in texts count
/// UTF-16 units. `AccessibilityNode+Coding.swift` defines the JSON form.
public struct AccessibilityNode: Sendable, Equatable, Identifiable {
    /// A number that identifies the object of the node. An object keeps its number, and no other object receives it.
    public var id: UInt64
    /// The kind of element or container.
    public var role: AccessibilityRole
    /// Whether the node is an element, which a screen reader visits; otherwise it only contains elements.
    public var isElement: Bool
    /// The position of an element in the order of a screen reader, from 0; `nil` for a container.
    public var order: Int?

    /// The name.
    public var label: String?
    /// The value, such as "50%". The text of a text field, or else its placeholder.
    public var value: String?
    /// The effect of activating the element.
    public var hint: String?
    /// The identifier for tests, which is never spoken.
    public var identifier: String?
    /// The language of the texts as a BCP 47 tag; `nil` for the user's language.
    public var language: String?
    /// The placeholder of an empty text field.
    public var placeholder: String?
    /// The names for voice input; empty if `label` is the name.
    public var userInputLabels: [String] = []
    /// The behavior and state.
    public var traits: AccessibilityNodeTraits = []

    /// The rectangle on the screen.
    public var frame: CGRect
    /// The outline of an element that is not a rectangle, as the path data of an SVG document; otherwise `nil`.
    public var outline: String?
    /// The point that receives a touch when the element is activated.
    public var activationPoint: CGPoint
    /// Whether the activation point is the middle of the frame.
    public var usesDefaultActivationPoint = true

    /// The actions that are possible.
    public var actions: AccessibilityActions = []
    /// The names of the custom actions, in their order.
    public var customActions: [String] = []
    /// The names of the custom rotors, in their order.
    public var customRotors: [String] = []
    /// Additional content that is available on request.
    public var customContent: [AccessibilityContent] = []
    /// The number of an element with a numeric value.
    public var range: AccessibilityRange?
    /// The text of a text field or text view.
    public var text: AccessibilityText?
    /// The position among the elements of the same container.
    public var position: AccessibilityPosition?
    /// The labels of the headers of the element, such as the headers of its row and column in a table.
    public var headers: [String] = []
    /// The position in a table.
    public var table: AccessibilityTablePosition?
    /// Whether the element is the first or the last of a list or landmark.
    public var edges: AccessibilityEdges = []
    /// Whether the content below is shown; `nil` if the element cannot be expanded.
    public var isExpanded: Bool?
    /// Whether the element receives key events.
    public var isFocused = false
    /// Whether elements outside the container cannot be reached.
    public var isModal = false
    /// Whether voice input and switch control offer the element.
    public var respondsToUserInteraction = true

    /// The nodes inside, in the order of traversal.
    public var children: [AccessibilityNode] = []

    /// Creates a node.
    public init(
        id: UInt64, role: AccessibilityRole = .other, isElement: Bool = false, label: String? = nil,
        frame: CGRect = .zero
    ) {
        self.id = id
        self.role = role
        self.isElement = isElement
        self.label = label
        self.frame = frame
        activationPoint = CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: Finding nodes

    /// The elements of the tree, in the order of a screen reader.
    public var elements: [AccessibilityNode] {
        var found: [AccessibilityNode] = []
        visit { if $0.isElement { found.append($0) } }
        return found
    }

    /// Returns the first node, from the root down, that meets a condition; `nil` without such a node.
    public func first(where condition: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
        if condition(self) { return self }
        for child in children {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }

    /// Calls a closure for the node and its descendants, parents first.
    public func visit(_ body: (AccessibilityNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
