import CoreGraphics

/// A user action, as a call of a stage's method.
struct RecordedStep {
    enum Action {
        case tap(TouchTarget)
        /// A finger held on an element, with a duration in seconds.
        case press(element: String, duration: Double)
        case drag(from: CGPoint, to: CGPoint, duration: Double)
        /// Touches whose every movement is relevant, including touches that have not ended.
        case touches([TouchSample])
        case key(UIKeyboardHIDUsage, characters: String?, modifiers: UIKeyModifierFlags, repeats: Int)
        /// Texts that were inserted separately.
        case text([String])
        /// `scale` is `nil` if unchanged.
        case resize(CGSize, scale: CGFloat?)
        /// An action that a stage does not support.
        case comment(String)
    }

    var action: Action
    /// The start, as media time.
    var start: Double

    // MARK: On the stage

    /// The lines without indentation, and their duration on the stage's clock, in seconds.
    var replay: (lines: [String], duration: Double) {
        switch action {
        case .tap(let target):
            ([tapped(target)], 0.05)
        case .press(let element, let duration):
            (["\(element).press(forDuration: \(SwiftText.number(duration)))"], duration)
        case .drag(let start, let end, let duration):
            (
                [
                    "stage.drag(from: \(SwiftText.point(start)), to: \(SwiftText.point(end)), "
                        + "duration: \(SwiftText.number(duration)))"
                ], duration
            )
        case .touches(let samples): TouchSample.replay(samples)
        case .key(let usage, let characters, let modifiers, let repeats):
            ([Self.press(usage, characters, modifiers, repeats)], 0.05 * Double(1 + repeats))
        case .text(let texts): (Self.typing(texts), 0)
        case .resize(let size, let scale):
            (["stage.resize(to: \(SwiftText.size(size))\(scale.map { ", scale: \(SwiftText.number($0))" } ?? ""))"], 0)
        case .comment(let comment): (["// \(comment)"], 0)
        }
    }

    private func tapped(_ target: TouchTarget) -> String {
        if case .point(let point) = target { return "stage.tap(at: \(SwiftText.point(point)))" }
        return "\(target.element ?? "stage").tap()"
    }

    // MARK: Keys

    private static func press(
        _ usage: UIKeyboardHIDUsage, _ characters: String?, _ modifiers: UIKeyModifierFlags, _ repeats: Int
    ) -> String {
        let typed = AmericanKeyboard.character(of: usage)
        var arguments: [String] = []
        if characters == nil, typed.unicodeScalars.allSatisfy({ (0x21..<0x7F).contains($0.value) }), !typed.isEmpty {
            arguments.append(SwiftText.literal(typed))
        } else {
            arguments.append(".\(usage)")
            if let characters { arguments.append("characters: \(SwiftText.literal(characters))") }
        }
        let names = names(of: modifiers)
        if names.count == 1 { arguments.append("modifiers: \(names[0])") }
        if names.count > 1 { arguments.append("modifiers: [\(names.joined(separator: ", "))]") }
        if repeats > 0 { arguments.append("repeats: \(repeats)") }
        return "stage.press(\(arguments.joined(separator: ", ")))"
    }

    static func names(of modifiers: UIKeyModifierFlags) -> [String] {
        let names: [(UIKeyModifierFlags, String)] = [
            (.control, ".control"), (.alternate, ".alternate"), (.shift, ".shift"), (.command, ".command"),
            (.alphaShift, ".alphaShift"),
        ]
        return names.filter { modifiers.contains($0.0) }.map(\.1)
    }

    // MARK: Text

    /// Returns a line for consecutive typed characters; each text from an input method is a separate line.
    private static func typing(_ texts: [String]) -> [String] {
        guard texts.count > 1 else { return texts.map { "stage.type(\(SwiftText.literal($0)))" } }
        let word = texts.joined()
        // The loop types one character after the other, so the texts must be the characters of the word.
        guard word.map(String.init) == texts else { return texts.map { "stage.type(\(SwiftText.literal($0)))" } }
        return ["for character in \(SwiftText.literal(word)) { stage.type(String(character)) }"]
    }
}

extension TouchTarget {
    /// Returns the action of a finger that is held on the target for a duration in seconds. For a point, the action is
    /// a touch that begins and ends there.
    func held(_ samples: [TouchSample], for duration: Double) -> RecordedStep.Action {
        guard let element else { return .touches(samples) }
        return .press(element: element, duration: (duration * 10 - 1e-6).rounded(.up) / 10)
    }
}
