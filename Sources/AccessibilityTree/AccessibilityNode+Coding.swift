import Foundation

// The JSON form. Keys with empty, `nil` or default values are omitted, and unknown keys are ignored. A point is an
// array of two numbers, and a rectangle an array of an origin and a size.
//
//     {
//       "id": 12, "role": "switch", "isElement": true, "traversalIndex": 3,
//       "description": "Wi-Fi. Switch Button. On.",
//       "label": "Wi-Fi", "value": "1", "traits": ["button", "toggleButton"], "identifier": "wifi",
//       "shape": {"frame": [[16, 100], [51, 31]]}, "activationPoint": [41.5, 115.5],
//       "usesDefaultActivationPoint": true, "actions": ["activate", "focus"],
//       "customActions": [{"name": "Forget"}], "children": []
//     }
//
// "description" is computed from the other keys and ignored when a node is decoded. "shape" also has the key "path",
// with the path data of an SVG document, if the outline is not a rectangle. The keys `label` to
// `respondsToUserInteraction` have the names of the portable model of the library AccessibilitySnapshot.
extension AccessibilityNode: Codable {
    private enum Key: String, CodingKey {
        case id, role, isElement, traversalIndex, description, label, value, hint, identifier, accessibilityLanguage
        case placeholder, userInputLabels, traits, shape, activationPoint, usesDefaultActivationPoint, actions
        case customActions, customRotors, customContent, range, text, position, headers, table, edges, isExpanded,
            isFocused
        case isModal, respondsToUserInteraction, children
    }

    private struct Name: Codable { let name: String }

    private struct Shape: Codable {
        var frame: [[Double]]
        var path: String?
    }

    /// Decodes a node. Missing keys have the defaults of a new node.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) throws -> String? { try values.decodeIfPresent(String.self, forKey: key) }
        func flag(_ key: Key, _ standard: Bool = false) throws -> Bool {
            try values.decodeIfPresent(Bool.self, forKey: key) ?? standard
        }
        let shape = try values.decodeIfPresent(Shape.self, forKey: .shape)
        self.init(
            id: try values.decodeIfPresent(UInt64.self, forKey: .id) ?? 0,
            role: try text(.role).flatMap(AccessibilityRole.init) ?? .other, isElement: try flag(.isElement),
            label: try text(.label), frame: try shape.map { try Self.rectangle($0.frame, decoder) } ?? .zero)
        order = try values.decodeIfPresent(Int.self, forKey: .traversalIndex)
        value = try text(.value)
        hint = try text(.hint)
        identifier = try text(.identifier)
        language = try text(.accessibilityLanguage)
        placeholder = try text(.placeholder)
        userInputLabels = try values.decodeIfPresent([String].self, forKey: .userInputLabels) ?? []
        traits = AccessibilityNodeTraits(names: try values.decodeIfPresent([String].self, forKey: .traits) ?? [])
        outline = shape?.path
        if let point = try values.decodeIfPresent([Double].self, forKey: .activationPoint) {
            activationPoint = try Self.point(point, decoder)
        }
        usesDefaultActivationPoint = try flag(.usesDefaultActivationPoint, true)
        actions = AccessibilityActions(names: try values.decodeIfPresent([String].self, forKey: .actions) ?? [])
        customActions = try values.decodeIfPresent([Name].self, forKey: .customActions)?.map(\.name) ?? []
        customRotors = try values.decodeIfPresent([Name].self, forKey: .customRotors)?.map(\.name) ?? []
        customContent = try values.decodeIfPresent([AccessibilityContent].self, forKey: .customContent) ?? []
        range = try values.decodeIfPresent(AccessibilityRange.self, forKey: .range)
        self.text = try values.decodeIfPresent(AccessibilityText.self, forKey: .text)
        position = try values.decodeIfPresent(AccessibilityPosition.self, forKey: .position)
        headers = try values.decodeIfPresent([String].self, forKey: .headers) ?? []
        table = try values.decodeIfPresent(AccessibilityTablePosition.self, forKey: .table)
        edges = try values.decodeIfPresent(AccessibilityEdges.self, forKey: .edges) ?? []
        isExpanded = try values.decodeIfPresent(Bool.self, forKey: .isExpanded)
        isFocused = try flag(.isFocused)
        isModal = try flag(.isModal)
        respondsToUserInteraction = try flag(.respondsToUserInteraction, true)
        children = try values.decodeIfPresent([AccessibilityNode].self, forKey: .children) ?? []
    }

    /// Encodes the node and its descendants.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func encode(_ text: String?, _ key: Key) throws { if let text { try values.encode(text, forKey: key) } }
        try values.encode(id, forKey: .id)
        try values.encode(role, forKey: .role)
        if isElement {
            try values.encode(true, forKey: .isElement)
            try values.encode(spokenLine, forKey: .description)
        }
        try values.encodeIfPresent(order, forKey: .traversalIndex)
        try encode(label, .label)
        try encode(value, .value)
        try encode(hint, .hint)
        try encode(identifier, .identifier)
        try encode(language, .accessibilityLanguage)
        try encode(placeholder, .placeholder)
        if !userInputLabels.isEmpty { try values.encode(userInputLabels, forKey: .userInputLabels) }
        if !traits.isEmpty { try values.encode(traits.names, forKey: .traits) }
        let origin = [Double(frame.origin.x), Double(frame.origin.y)]
        let size = [Double(frame.size.width), Double(frame.size.height)]
        try values.encode(Shape(frame: [origin, size], path: outline), forKey: .shape)
        if isElement || !usesDefaultActivationPoint {
            let point = [Double(activationPoint.x), Double(activationPoint.y)]
            try values.encode(point, forKey: .activationPoint)
            try values.encode(usesDefaultActivationPoint, forKey: .usesDefaultActivationPoint)
        }
        if !actions.isEmpty { try values.encode(actions.names, forKey: .actions) }
        if !customActions.isEmpty { try values.encode(customActions.map(Name.init), forKey: .customActions) }
        if !customRotors.isEmpty { try values.encode(customRotors.map(Name.init), forKey: .customRotors) }
        if !customContent.isEmpty { try values.encode(customContent, forKey: .customContent) }
        try values.encodeIfPresent(range, forKey: .range)
        try values.encodeIfPresent(self.text, forKey: .text)
        try values.encodeIfPresent(position, forKey: .position)
        if !headers.isEmpty { try values.encode(headers, forKey: .headers) }
        try values.encodeIfPresent(table, forKey: .table)
        if !edges.isEmpty { try values.encode(edges, forKey: .edges) }
        try values.encodeIfPresent(isExpanded, forKey: .isExpanded)
        if isFocused { try values.encode(true, forKey: .isFocused) }
        if isModal { try values.encode(true, forKey: .isModal) }
        if !respondsToUserInteraction { try values.encode(false, forKey: .respondsToUserInteraction) }
        if !children.isEmpty { try values.encode(children, forKey: .children) }
    }

    private static func point(_ numbers: [Double], _ decoder: any Decoder) throws -> CGPoint {
        guard numbers.count == 2 else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a point"))
        }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    private static func rectangle(_ numbers: [[Double]], _ decoder: any Decoder) throws -> CGRect {
        guard numbers.count == 2 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a rectangle"))
        }
        let (origin, size) = (try point(numbers[0], decoder), try point(numbers[1], decoder))
        return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
    }

    /// The tree as JSON, with sorted keys and a line for each value.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Numbers that JSON cannot represent are strings.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
