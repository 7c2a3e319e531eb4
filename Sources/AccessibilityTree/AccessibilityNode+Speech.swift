extension AccessibilityNode {
    // MARK: Spoken texts

    /// The spoken line of an element, such as "Wi-Fi. Switch Button. On." The hint is the line if the element has
    /// neither a label nor a value. The library AccessibilitySnapshot has the same form.
    public var spokenLine: String {
        var line = label ?? ""
        // The values of switches are words after the name.
        if let spoken = spokenValue, !spoken.isEmpty { line = line.isEmpty ? spoken : "\(line): \(spoken)" }
        let words = spokenWords
        if line.isEmpty, words.isEmpty { return hint ?? "" }
        if !headers.isEmpty {
            line = headers.map(Self.punctuated).joined(separator: " ") + (line.isEmpty ? "" : " " + line)
        }
        if traits.contains(.selected) { line = line.isEmpty ? "Selected." : "Selected: \(line)" }
        guard !words.isEmpty else { return line }
        return ([line].filter { !$0.isEmpty }.map(Self.punctuated) + words.map { $0 + "." }).joined(separator: " ")
    }

    /// The utterance of a screen reader for an element, such as "Wi-Fi, switch button, on".
    public var utterance: String {
        var parts = headers
        if traits.contains(.selected) { parts.append("selected") }
        parts += [label, spokenValue].compactMap(\.self).filter { !$0.isEmpty }
        parts += spokenWords.map { $0.lowercased() }
        for content in customContent where content.isImportant { parts += [content.label, content.value] }
        if parts.isEmpty, let hint { parts.append(hint) }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The value as it is spoken; `nil` for the values of switches, which are words of their kind.
    private var spokenValue: String? {
        traits.contains(.toggleButton) && Self.switchStates[value ?? ""] != nil ? nil : value
    }

    private static let switchStates = ["0": "Off", "1": "On", "2": "Mixed"]

    /// The words for the traits, the state and the position.
    private var spokenWords: [String] {
        var words: [String] = []
        if traits.contains(.notEnabled), !traits.contains(.tab) { words.append("Dimmed") }
        if traits.contains(.backButton) {
            words.append(label == "Back" ? "Button" : "Back Button")
        } else if traits.contains(.toggleButton) {
            words.append("Switch Button")
            if let state = value.flatMap({ Self.switchStates[$0] }) { words.append(state) }
        } else if traits.contains(.tab) {
            words.append("Tab")
        } else if traits.contains(.button), traits.isDisjoint(with: [.keyboardKey, .tabBar]) {
            words.append("Button")
        }
        if traits.contains(.textEntry), !traits.contains(.searchField) {
            words.append(traits.contains(.secureTextField) ? "Secure Text Field" : "Text Field")
            if traits.contains(.isEditing) { words.append("Is editing") }
        }
        if traits.contains(.header) { words.append("Heading") }
        if traits.contains(.link) { words.append("Link") }
        if traits.contains(.adjustable) { words.append("Adjustable") }
        if traits.contains(.image) { words.append("Image") }
        if traits.contains(.searchField) {
            words.append("Search Field")
            if traits.contains(.isEditing) { words.append("Is editing") }
        }
        if let isExpanded { words.append(isExpanded ? "Expanded" : "Collapsed") }
        if let position, position.isSpoken { words.append("\(position.index) of \(position.count)") }
        if edges.contains(.listStart) { words.append("List Start") }
        if edges.contains(.listEnd) { words.append("List End") }
        if edges.contains(.landmarkStart) { words.append("Landmark") }
        if edges.contains(.landmarkEnd) { words.append("End") }
        if let table {
            if table.rowSpan > 1 { words.append("Spans \(table.rowSpan) rows") }
            if table.columnSpan > 1 { words.append("Spans \(table.columnSpan) columns") }
            if table.speaksRow { words.append("Row \(table.row + 1)") }
            if table.speaksColumn { words.append("Column \(table.column + 1)") }
        }
        return words
    }

    private static func punctuated(_ text: String) -> String {
        text.last.map { ".!?:;,".contains($0) } == true ? text : text + "."
    }
}
