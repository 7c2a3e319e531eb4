import CoreGraphics

/// What a user did, as a verb of a stage.
struct RecordedStep {
    enum Action {
        case tap(TouchTarget)
        /// A finger that is held on an element, for seconds.
        case press(element: String, duration: Double)
        case drag(from: CGPoint, to: CGPoint, duration: Double)
        /// Fingers whose every move counts, and those that are still down.
        case touches([TouchSample])
        case key(UIKeyboardHIDUsage, characters: String?, modifiers: UIKeyModifierFlags, repeats: Int)
        /// Texts, each of which was put in by itself.
        case text([String])
        /// `scale` is `nil` where it has not changed.
        case resize(CGSize, scale: CGFloat?)
        /// What a stage has no verb for.
        case comment(String)
    }

    var action: Action
    /// The media time when it began.
    var start: Double

    // MARK: On the stage

    /// The lines, not indented, and how many seconds they move the stage's clock.
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

    /// Characters that were typed one after the other are one line; what an input method hands over is a line of its
    /// own.
    private static func typing(_ texts: [String]) -> [String] {
        guard texts.count > 1 else { return texts.map { "stage.type(\(SwiftText.literal($0)))" } }
        let word = texts.joined()
        // As the test does it.
        guard word.map(String.init) == texts else { return texts.map { "stage.type(\(SwiftText.literal($0)))" } }
        return ["for character in \(SwiftText.literal(word)) { stage.type(String(character)) }"]
    }
}

extension TouchTarget {
    /// A finger that is held on it for seconds: at a point, it comes down and is lifted.
    func held(_ samples: [TouchSample], for duration: Double) -> RecordedStep.Action {
        guard let element else { return .touches(samples) }
        return .press(element: element, duration: (duration * 10 - 1e-6).rounded(.up) / 10)
    }
}
