import RenderServer

extension InputRecorder {
    /// The maximum number of texts in a step.
    private static let mostTexts = 100

    /// Records a step when a key is pressed. Modifier keys are recorded with the next key, or alone if released
    /// without a further key.
    func note(_ key: KeyEvent, in scene: UIWindowScene) {
        typingKey = nil
        modifiers = UIKeyModifierFlags(key.modifiers).subtracting(.alphaShift)
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else {
            if key.isDown, !key.isRepeat { comment("Key \(key.usage), which has no name in UIKeyboardHIDUsage.") }
            return
        }
        guard !Self.isModifier(usage) else {
            if key.isDown {
                if !key.isRepeat { singleModifier = (usage, now) }
            } else if let lone = singleModifier, lone.usage == usage {
                singleModifier = nil
                append(.key(usage, characters: nil, modifiers: [], repeats: 0), since: lone.start)
            }
            return
        }
        singleModifier = nil
        guard key.isDown else { return }
        if !key.isRepeat {
            let isAmerican = key.characters == AmericanKeyboard.character(of: usage)
            append(
                .key(
                    usage, characters: isAmerican ? nil : key.characters, modifiers: UIKeyModifierFlags(key.modifiers),
                    repeats: 0))
        } else if case .key(usage, let characters, let modifiers, let repeats)? = test.steps.last?.action {
            replace(
                test.steps.count - 1,
                with: .key(usage, characters: characters, modifiers: modifiers, repeats: repeats + 1))
        }
        if scene.textInput.takesText { typingKey = usage }
    }

    /// Records a text, which replaces the key that typed it.
    func note(_ text: String, in scene: UIWindowScene) {
        guard !text.isEmpty, scene.textInput.takesText else { return }
        var start: Double?
        if let typingKey, case .key(typingKey, _, _, 0)? = test.steps.last?.action {
            start = test.steps.last?.start
            removeLast()
        }
        if case .text(let texts)? = test.steps.last?.action, isTypedOn, texts.count < Self.mostTexts {
            replace(test.steps.count - 1, with: .text(texts + [text]))
        } else {
            append(.text([text]), since: start)
        }
        lastText = now
    }

    /// Whether the previous text was typed so recently that the new text belongs to it.
    private var isTypedOn: Bool { now - lastText < Self.longestGap }

    private static func isModifier(_ usage: UIKeyboardHIDUsage) -> Bool {
        let modifiers = UIKeyboardHIDUsage.keyboardLeftControl.rawValue...UIKeyboardHIDUsage.keyboardRightGUI.rawValue
        return modifiers.contains(usage.rawValue)
    }
}
