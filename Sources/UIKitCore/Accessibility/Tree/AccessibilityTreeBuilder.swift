import AccessibilityTree
import CoreGraphics
import Foundation
import UIFoundation

// Chosen (Swift): A tree of accessibility nodes has at most 10,000 nodes, 500 levels of views and 10,000 UTF-16 units
// of each label, so that endless or cyclic `accessibilityElements` end.
/// Builds the tree of the nodes of the visible windows, in the order in which a screen reader visits them.
///
/// Building calls the accessibility properties of the program's classes, which may do anything. The builder therefore
/// copies lists before it uses their elements, visits each object once, and has limits for all sizes.
@MainActor
package struct AccessibilityTreeBuilder {
    /// The objects of the elements and containers, by the numbers of their nodes.
    package private(set) var objects: [UInt64: AccessibilityObject] = [:]
    /// The root.
    package private(set) var root = AccessibilityNode(id: 0, role: .application)

    private var visited: Set<ObjectIdentifier> = []
    /// The number of objects that can still be visited.
    private var budget = Self.maximumNodes
    private var order = AccessibilityOrder(tolerance: 8, isRightToLeft: false)
    private var level = 0
    /// Whether texts are headings.
    private var isInHeading = false

    static let maximumNodes = 10_000
    static let maximumLevels = 500
    static let maximumText = 10_000

    /// Builds the tree of a scene, after layout.
    package init(of scene: UIWindowScene) {
        let screen = scene.screen
        root = AccessibilityNode(id: 0, role: .application, frame: screen.bounds)
        root.label = Self.bounded(scene.title)
        // Windows in front are visited first. A modal window hides the windows behind it.
        for window in scene.windows.reversed() where !window.isHidden {
            let traits = window.traitCollection
            order = AccessibilityOrder(
                tolerance: traits.userInterfaceIdiom == .pad ? 13 : 8,
                isRightToLeft: traits.layoutDirection == .rightToLeft)
            let items = contents(of: window)
            var node = node(of: window, AccessibilityClass.of(window))
            node.role = .window
            node.isElement = false
            node.children = order.sorted(items).flatMap(\.nodes)
            root.children.append(node)
            if window.accessibilityViewIsModal { break }
        }
        var next = 0
        Self.number(&root, &next)
    }

    private static func number(_ node: inout AccessibilityNode, _ next: inout Int) {
        if node.isElement {
            node.order = next
            next += 1
        }
        for index in node.children.indices { number(&node.children[index], &next) }
    }

    private static func bounded(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        return text.prefix(units: maximumText)
    }

    // MARK: Objects

    /// Adds the items of an object that is in a list or hierarchy.
    private mutating func add(_ object: AccessibilityObject, to items: inout [AccessibilityOrder.Item]) {
        guard budget > 0, level < Self.maximumLevels, !object.accessibilityElementsHidden,
            visited.insert(ObjectIdentifier(object)).inserted
        else { return }
        budget -= 1
        level += 1
        defer { level -= 1 }
        let isElement = object.isAccessibilityElement
        if let view = object as? UIView, !Self.isVisible(view, isElement: isElement) { return }
        let kind = AccessibilityClass.of(object)
        if isElement { return items.append(element(object, kind)) }
        if kind.isRow, let row = object as? any AccessibilityRow, row.joinsLabels, row.accessibilityElements == nil {
            items += self.row(row, kind)
            return
        }
        let wasInHeading = isInHeading
        defer { isInHeading = wasInHeading }
        if kind.isHeading { isInHeading = true }
        if kind.isPlain, !object.hasAccessibilityDetails, let view = object as? UIView, !Self.isGroup(view) {
            let found = contents(of: view, nil)
            items += view.isFocused ? Self.focused(found) : found
        } else {
            items += container(object, kind)
        }
    }

    /// Returns whether a plain view that is not an element has a node.
    private static func isGroup(_ view: UIView) -> Bool { view.accessibilityTraits.contains(.tabBar) }

    /// Returns whether a view can have elements. A plain view without a size may contain larger views.
    private static func isVisible(_ view: UIView, isElement: Bool) -> Bool {
        guard !view.isHidden, view.alpha > 0.01 else { return false }
        let size = view.bounds.size
        if size.width > 0, size.height > 0 { return true }
        return !view.clipsToBounds && !isElement && view.accessibilityElements == nil
    }

    private mutating func element(_ object: AccessibilityObject, _ kind: AccessibilityClass) -> AccessibilityOrder.Item
    {
        var node = node(of: object, kind)
        let place = node.frame
        if kind.isRow, let row = object as? any AccessibilityRow, row.joinsLabels, node.label == nil {
            node.label = Self.bounded(labels(of: row).joined(separator: ", "))
        }
        guard kind.isDescribing, let others = (object as? any AccessibilityDescribing)?.elementsBeside, !others.isEmpty
        else { return AccessibilityOrder.Item(nodes: [node], place: place) }
        var beside: [AccessibilityOrder.Item] = []
        for other in others { add(other, to: &beside) }
        return AccessibilityOrder.Item(nodes: [node] + beside.flatMap(\.nodes), place: place)
    }

    /// Returns the element of a row, with the texts of its labels, and the controls in it.
    private mutating func row(_ row: any AccessibilityRow, _ kind: AccessibilityClass) -> [AccessibilityOrder.Item] {
        let inner = order.sorted(contents(of: row)).flatMap(\.nodes)
        var texts: [String] = []
        var controls: [AccessibilityNode] = []
        for node in inner {
            if Self.isText(node) { texts += [node.label].compactMap(\.self) } else { controls.append(node) }
        }
        var node = node(of: row, kind)
        node.label = node.label ?? Self.bounded(texts.joined(separator: ", "))
        node.isElement = true
        node.actions.insert(.activate)
        for control in row.controlsWithRowLabel {
            guard let index = controls.firstIndex(where: { objects[$0.id] === control && $0.label == nil }) else {
                continue
            }
            controls[index].label = node.label
        }
        if node.label == nil, node.value == nil {
            return controls.isEmpty ? [] : [AccessibilityOrder.Item(nodes: controls, place: node.frame)]
        }
        return [AccessibilityOrder.Item(nodes: [node] + controls, place: node.frame)]
    }

    private mutating func labels(of row: any AccessibilityRow) -> [String] {
        order.sorted(contents(of: row)).flatMap(\.nodes).filter { Self.isText($0) }.compactMap(\.label)
    }

    /// Returns whether a node is a text or an image that a row includes in its label.
    private static func isText(_ node: AccessibilityNode) -> Bool {
        node.isElement && node.children.isEmpty && node.customActions.isEmpty
            && [.staticText, .heading, .image].contains(node.role)
    }

    // MARK: Containers

    private mutating func container(
        _ object: AccessibilityObject, _ kind: AccessibilityClass
    ) -> [AccessibilityOrder.Item] {
        var node = node(of: object, kind)
        let type = object.accessibilityContainerType
        let isTabBar = node.traits.contains(.tabBar)
        let listed = listedElements(of: object)
        let isListed = listed != nil
        var isGroup = node.role != .other || isTabBar || isListed || object.shouldGroupAccessibilityChildren
        switch type {
        case .none: break
        case .dataTable: (isGroup, node.role) = (true, .dataTable)
        case .list: (isGroup, node.role) = (true, .list)
        case .landmark: (isGroup, node.role) = (true, .landmark)
        case .semanticGroup:
            if node.label != nil || node.value != nil || node.identifier != nil {
                (isGroup, node.role) = (true, .group)
            }
        }
        let list = isListed || !kind.isList ? nil : object as? any AccessibilityList
        let items = list.map { contents(of: $0) } ?? contents(of: object, listed)
        let isOrdered = isListed || list != nil
        let scrollView = object as? UIScrollView
        guard isGroup else {
            let found = node.isFocused ? Self.focused(items) : items
            guard let scrollView, !found.isEmpty else { return found }
            let nodes = (isOrdered ? found : order.sorted(found)).flatMap(\.nodes)
            return [AccessibilityOrder.Item(nodes: nodes, place: Self.place(of: scrollView))]
        }
        if node.role == .other { node.role = isTabBar ? .tabBar : .group }
        // The items of a bar are in one row, whatever their heights.
        let isBar = [.navigationBar, .toolbar, .searchBar].contains(node.role)
        let order = isBar ? AccessibilityOrder(tolerance: 30, isRightToLeft: self.order.isRightToLeft) : self.order
        var beside: [AccessibilityOrder.Item] = []
        for other in (object as? any AccessibilityDescribing)?.elementsBeside ?? [] { add(other, to: &beside) }
        node.children = (beside + (isOrdered ? items : order.sorted(items))).flatMap(\.nodes)
        guard !node.children.isEmpty || node.isModal else { return [] }
        if isTabBar { Self.markTabs(&node) }
        if type == .list { Self.mark(&node, .listStart, .listEnd) }
        if type == .landmark { Self.mark(&node, .landmarkStart, .landmarkEnd) }
        if type == .dataTable, kind.isDataTable, let table = object as? any UIAccessibilityContainerDataTable {
            place(&node, in: table)
        }
        let isPlacedByFrame = isTabBar && isListed
        let place = scrollView.map(Self.place) ?? (isPlacedByFrame ? node.frame : order.firstPlace(items))
        return [AccessibilityOrder.Item(nodes: [node], place: place)]
    }

    // Chosen (Accessibility): The elements of a scroll view are visited together. The scroll view has the place of its
    // area between the bars, wherever it is scrolled to.
    /// Returns the place of a scroll view: its bounds without the adjusted insets.
    private static func place(of scrollView: UIScrollView) -> CGRect {
        let (bounds, insets) = (scrollView.bounds, scrollView.adjustedContentInset)
        let area = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        return UIAccessibility.convertToScreenCoordinates(area, in: scrollView).finite
    }

    // Chosen (Accessibility): The elements of tables and collection views are in the order of their index paths, with
    // headers before and footers after the rows of their sections.
    /// Returns the items inside a list in the order of its contents. The items of other views, such as a floating
    /// button, are inserted at their places.
    private mutating func contents(of list: any AccessibilityList) -> [AccessibilityOrder.Item] {
        let views = list.subviewsStorage
        if views.contains(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
            return order.sorted(contents(of: list, nil))
        }
        var indices: [ObjectIdentifier: Int] = [:]
        for view in list.viewsInOrder where indices[ObjectIdentifier(view)] == nil {
            indices[ObjectIdentifier(view)] = indices.count
        }
        var ordered: [(index: Int, items: [AccessibilityOrder.Item])] = []
        var others: [AccessibilityOrder.Item] = []
        for view in views where !view.isHidden {
            if budget <= 0 { break }
            var found: [AccessibilityOrder.Item] = []
            add(view, to: &found)
            if let index = indices[ObjectIdentifier(view)] {
                ordered.append((index, order.sorted(found)))
            } else {
                others += found
            }
        }
        return order.sorted(others, into: ordered.sorted { $0.index < $1.index }.flatMap(\.items))
    }

    /// Returns the items inside a focused view without a node: the first element has the focus, such as the label of a
    /// control that is not an element.
    private static func focused(_ items: [AccessibilityOrder.Item]) -> [AccessibilityOrder.Item] {
        var items = items
        let hasFocus = items.contains { $0.nodes.contains { $0.first(where: \.isFocused) != nil } }
        guard !hasFocus, let first = items.first?.nodes.first, first.isElement else { return items }
        items[0].nodes[0].isFocused = true
        return items
    }

    /// Returns the items inside an object: the listed elements in their order, otherwise those of the visible subviews.
    private mutating func contents(of object: AccessibilityObject) -> [AccessibilityOrder.Item] {
        contents(of: object, listedElements(of: object))
    }

    private mutating func contents(
        of object: AccessibilityObject, _ listed: [AccessibilityObject]?
    ) -> [AccessibilityOrder.Item] {
        var found: [AccessibilityOrder.Item] = []
        let inner: [AccessibilityObject] = listed ?? (object as? UIView)?.subviewsStorage ?? []
        let isHierarchy = listed == nil
        func isHidden(_ object: AccessibilityObject) -> Bool { isHierarchy && (object as? UIView)?.isHidden == true }
        // Of several modal siblings the last is used (recorded).
        for modal in inner.reversed() where modal.accessibilityViewIsModal && !isHidden(modal) {
            add(modal, to: &found)
            for object in inner where object is any AccessibilityOverlay { add(object, to: &found) }
            return found
        }
        for object in inner where !isHidden(object) {
            if budget <= 0 { break }
            add(object, to: &found)
        }
        return found
    }

    /// Returns the elements that the program has listed, in one of the two ways; `nil` if it has listed none.
    private func listedElements(of object: AccessibilityObject) -> [AccessibilityObject]? {
        if let elements = object.accessibilityElements {
            return elements.prefix(budget).compactMap { $0 as? AccessibilityObject }
        }
        let count = object.accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<min(count, budget)).compactMap { object.accessibilityElement(at: $0) as? AccessibilityObject }
    }

    private static func markTabs(_ container: inout AccessibilityNode) {
        var count = 0
        container.visit { if $0.isElement { count += 1 } }
        var index = 0
        func mark(_ node: inout AccessibilityNode) {
            if node.isElement {
                index += 1
                node.role = .tab
                node.traits.insert(.tab)
                node.position = AccessibilityPosition(index: index, count: count, isSpoken: true)
            }
            for child in node.children.indices { mark(&node.children[child]) }
        }
        for child in container.children.indices { mark(&container.children[child]) }
    }

    private static func mark(
        _ container: inout AccessibilityNode, _ start: AccessibilityEdges, _ end: AccessibilityEdges
    ) {
        func mark(_ node: inout AccessibilityNode, _ edge: AccessibilityEdges, isLast: Bool) -> Bool {
            if node.isElement {
                node.edges.insert(edge)
                return true
            }
            let indices = isLast ? Array(node.children.indices.reversed()) : Array(node.children.indices)
            return indices.contains { mark(&node.children[$0], edge, isLast: isLast) }
        }
        _ = mark(&container, start, isLast: false)
        _ = mark(&container, end, isLast: true)
    }

    /// Adds the positions and the headers of the cells of a data table.
    private func place(_ container: inout AccessibilityNode, in table: any UIAccessibilityContainerDataTable) {
        var rows: Set<Int> = []
        func visit(_ node: inout AccessibilityNode) {
            let object = objects[node.id]
            if let cell = object as? any UIAccessibilityContainerDataTableCell {
                let (row, column) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
                guard row.location != NSNotFound, column.location != NSNotFound, row.location >= 0, column.location >= 0
                else { return }
                var position = AccessibilityTablePosition(row: row.location, column: column.location)
                (position.rowSpan, position.columnSpan) = (max(row.length, 1), max(column.length, 1))
                position.speaksColumn = true
                position.speaksRow = rows.insert(row.location).inserted
                let headers =
                    (table.accessibilityHeaderElements(forRow: row.location) ?? [])
                    + (table.accessibilityHeaderElements(forColumn: column.location) ?? [])
                node.headers = headers.prefix(20).compactMap { header in
                    header === object ? nil : Self.bounded((header as? AccessibilityObject)?.accessibilityLabel)
                }
                node.table = position
            }
            for child in node.children.indices { visit(&node.children[child]) }
        }
        for child in container.children.indices { visit(&container.children[child]) }
    }

    // MARK: Nodes

    /// Returns the node of an object, without children.
    private mutating func node(of object: AccessibilityObject, _ kind: AccessibilityClass) -> AccessibilityNode {
        let id = object.accessibilityValues.number
        objects[id] = object
        var node = AccessibilityNode(id: id, frame: object.accessibilityFrame.finite)
        node.isElement = object.isAccessibilityElement
        node.label = Self.bounded(object.accessibilityLabel)
        node.value = Self.bounded(object.accessibilityValue)
        node.hint = Self.bounded(object.accessibilityHint)
        node.traits = AccessibilityNodeTraits(rawValue: object.accessibilityTraits.rawValue)
        if isInHeading, node.traits.contains(.staticText) { node.traits.insert(.header) }
        node.isModal = object.accessibilityViewIsModal
        // A container that is the first responder, such as a list, need not have the focus.
        if node.isElement, let responder = object as? UIResponder { node.isFocused = responder.isFirstResponder }
        if let view = object as? UIView {
            node.identifier = Self.bounded(view.accessibilityIdentifier)
            node.isFocused = node.isFocused || view.isFocused
            if view.canBecomeFocused { node.actions.insert(.focus) }
            if view is UIScrollView { node.actions.insert(.scroll) }
        } else {
            node.identifier = Self.bounded((object as? any UIAccessibilityIdentification)?.accessibilityIdentifier)
        }
        if node.isElement {
            if node.traits.contains(.adjustable) { node.actions.formUnion([.increment, .decrement]) }
            node.actions.insert(.activate)
            node.role = Self.role(of: node.traits)
        }
        if kind.isPlain, !object.hasAccessibilityDetails {
            node.respondsToUserInteraction = !node.traits.contains(.notEnabled)
        } else {
            addDetails(of: object, kind, to: &node)
        }
        if node.traits.contains(.notEnabled) {
            node.actions.subtract([.activate, .increment, .decrement, .setValue, .editText, .focus])
        }
        return node
    }

    /// Adds the properties that few objects set.
    private func addDetails(
        of object: AccessibilityObject, _ kind: AccessibilityClass, to node: inout AccessibilityNode
    ) {
        let middle = node.activationPoint
        let point = object.accessibilityActivationPoint
        node.activationPoint = point.x.isFinite && point.y.isFinite ? point : middle
        node.usesDefaultActivationPoint = node.activationPoint == middle
        node.language = Self.bounded(object.accessibilityLanguage)
        node.userInputLabels = object.accessibilityUserInputLabels.prefix(20).compactMap { Self.bounded($0) }
        node.outline = object.accessibilityPath.flatMap { Self.outline($0) }
        node.customActions = (object.accessibilityCustomActions ?? []).prefix(50).map {
            $0.name.prefix(units: Self.maximumText)
        }
        node.customRotors = (object.accessibilityCustomRotors ?? []).prefix(50).map {
            $0.shownName.prefix(units: Self.maximumText)
        }
        if kind.hasCustomContent { node.customContent = Self.content(of: object) }
        node.respondsToUserInteraction = object.accessibilityRespondsToUserInteraction
        node.headers = (object.accessibilityHeaderElements ?? []).prefix(20).compactMap {
            Self.bounded(($0 as? AccessibilityObject)?.accessibilityLabel)
        }
        switch object.accessibilityExpandedStatus {
        case .unsupported: break
        case .expanded: node.isExpanded = true
        case .collapsed: node.isExpanded = false
        }
        if kind.isDescribing { (object as? any AccessibilityDescribing)?.describe(&node) }
        if kind.hasReadingContent, node.isElement, node.text == nil, let content = ReadingText(object) {
            node.role = .textView
            node.text = AccessibilityText(content.string, selection: 0..<0, isEditable: false, isMultiline: true)
            node.value = node.value ?? Self.bounded(content.string)
        }
    }

    /// Returns the role of an element with traits.
    private static func role(of traits: AccessibilityNodeTraits) -> AccessibilityRole {
        roles.first { traits.contains($0.0) }?.1 ?? .other
    }

    private static let roles: [(AccessibilityNodeTraits, AccessibilityRole)] = [
        (.keyboardKey, .key), (.searchField, .searchField), (.adjustable, .adjustable),
        (.toggleButton, .toggleButton), (.button, .button), (.link, .link), (.header, .heading), (.image, .image),
        (.staticText, .staticText),
    ]

    private static func content(of object: AccessibilityObject) -> [AccessibilityContent] {
        let content = (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
        return content.prefix(50).map {
            AccessibilityContent(
                label: $0.label.prefix(units: maximumText), value: $0.value.prefix(units: maximumText),
                isImportant: $0.importance == .high)
        }
    }

    /// Returns the path data of a path with at most 1,000 elements; `nil` for an empty or non-finite path.
    private static func outline(_ path: UIBezierPath) -> String? {
        var parts: [String] = []
        var isFinite = true
        func add(_ letter: String, _ points: [CGPoint]) {
            guard parts.count < 1000 else { return }
            for point in points where !(point.x.isFinite && point.y.isFinite) { isFinite = false }
            parts.append(letter + points.map { "\($0.x) \($0.y)" }.joined(separator: " "))
        }
        path.cgPath.applyWithBlock { element in
            let element = element.pointee
            switch element.type {
            case .moveToPoint: add("M", [element.points[0]])
            case .addLineToPoint: add("L", [element.points[0]])
            case .addQuadCurveToPoint: add("Q", [element.points[0], element.points[1]])
            case .addCurveToPoint: add("C", [element.points[0], element.points[1], element.points[2]])
            case .closeSubpath: add("Z", [])
            }
        }
        return parts.isEmpty || !isFinite ? nil : parts.joined()
    }
}

extension CGRect {
    /// The rectangle, or zero if a number is not finite.
    fileprivate var finite: CGRect {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) ? standardized : .zero
    }
}
