extension ConstraintDescription {
    /// Reads a `constraint`; adds a warning and returns `nil` if it has no valid first attribute.
    init?(_ element: SourceElement) {
        let second: ConstraintAttribute? = element.word(.secondAttribute)
        guard let first: ConstraintAttribute = element.word(.firstAttribute) else {
            if !element.has(.firstAttribute) { element.note(.badValue(attribute: "firstAttribute", value: "")) }
            return nil
        }
        (id, line) = (element.id, element.line)
        (firstItem, firstAttribute) = (element.string(.firstItem), first)
        relation = element.word(.relation, default: .equal)
        (secondItem, secondAttribute) = (element.string(.secondItem), second)
        multiplier = Self.factor(element) ?? 1
        constant = element.number(.constant)
        priority = Self.priority(element) ?? 1000
        identifier = element.string(.identifier)
        isSymbolic = element.bool(.symbolic, default: false)
        // The editor's symbolic source of a standard distance; it does not change the distance.
        _ = element.string(.symbolType)
        isPlaceholder = element.bool(.placeholder, default: false)
        isInstalled = element.bool(.installed, default: true)
        customClass = ClassDescription(element)
        let attributes = element.children.filter { $0.kind == .userDefinedRuntimeAttributes }
        runtimeAttributes = attributes.flatMap { $0.children.compactMap(RuntimeAttribute.init(_:)) }
        variations = element.children.filter { $0.kind != .userDefinedRuntimeAttributes }.compactMap(Self.variation)
            .sorted { $0.condition.specificity < $1.condition.specificity }
    }

    private static func variation(_ element: SourceElement) -> Variation? {
        guard element.kind == .variation, let key = element.key, let condition = SizeClassCondition(key: key) else {
            element.note(element.key.map { .unknownKey($0) } ?? .unknownElement)
            return nil
        }
        return Variation(
            condition: condition, constant: element.number(.constant), multiplier: factor(element),
            priority: priority(element))
    }

    private static func factor(_ element: SourceElement) -> Double? {
        guard let text = element.string(.multiplier) else { return nil }
        if let factor = NumberText.factor(text) { return factor }
        element.note(.badValue(attribute: "multiplier", value: text))
        return nil
    }

    private static func priority(_ element: SourceElement) -> Double? {
        guard let number = element.number(.priority) else { return nil }
        if 1...1000 ~= number { return number }
        element.note(.badValue(attribute: "priority", value: "\(number)"))
        return min(max(number, 1), 1000)
    }
}
