import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The visual format")
struct VisualFormatTests {
    private static func lay(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
        on stage: Stage, _ views: [String: UIView]
    ) {
        for view in views.values where view.superview == nil {
            view.constrained(in: stage.window.rootViewController!.view)
        }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
    }

    // MARK: The examples of Apple's documentation, frames by hand

    @Test("Standard space: 8 points between views, the margins at the superview")
    func standardSpace() throws {
        try LayoutStage.run { stage, root in
            let (button, field) = (UIView(), UIView())
            root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

            Self.lay(
                ["|-[button(60)]-[field]-|", "V:|-[button]-|", "V:|-[field(50)]"], on: stage,
                ["button": button, "field": field])
            stage.advance(by: 0)

            expectEqual(button.frame, CGRect(x: 20, y: 10, width: 60, height: 760))
            expectEqual(field.frame, CGRect(x: 88, y: 10, width: 272, height: 50))
        }
    }

    @Test("Flush views, connections to the superview, vertical layout")
    func flush() throws {
        try LayoutStage.run { stage, root in
            let (top, bottom) = (UIView(), UIView())

            Self.lay(
                ["V:|[top(100)][bottom]|", "H:|[top]|", "|-50-[bottom]-50-|"], on: stage,
                ["top": top, "bottom": bottom])
            stage.advance(by: 0)

            expectEqual(top.frame, CGRect(x: 0, y: 0, width: 400, height: 100))
            expectEqual(bottom.frame, CGRect(x: 50, y: 100, width: 300, height: 700))
        }
    }

    @Test("Sizes: equal to a view, at least, at most, with priorities and metrics")
    func sizes() throws {
        try LayoutStage.run { stage, root in
            let (one, two, three) = (UIView(), UIView(), UIView())

            Self.lay(
                [
                    "|[one(two)]-gap-[two(>=minimum, <=100, ==500@low)]", "|[three(==500.5@20,<=2e2,>=.5)]",
                    "V:|[one(10)][two(==one)][three(one)]",
                ], metrics: ["gap": 12, "minimum": CGFloat(70), "low": NSNumber(value: 250)], on: stage,
                ["one": one, "two": two, "three": three])
            stage.advance(by: 0)

            expectEqual(one.frame, CGRect(x: 0, y: 0, width: 100, height: 10))
            expectEqual(two.frame, CGRect(x: 112, y: 10, width: 100, height: 10))
            expectEqual(three.frame, CGRect(x: 0, y: 20, width: 200, height: 10))
        }
    }

    @Test("Gaps: lists, negative numbers in parentheses, relations with and without them")
    func gaps() throws {
        try LayoutStage.run { stage, root in
            let (one, two) = (UIView(), UIView())
            let views: [String: UIView] = ["one": one, "two": two]

            Self.lay(
                [
                    "|-(-5)-[one(50)]-(>=10,<=30,100@750)-[two]->=0-|", "[two(100)]",
                    "V:|-==7-[one(1)]-(-3@999)-[two(1)]",
                ],
                on: stage, views)
            stage.advance(by: 0)

            expectEqual(one.frame, CGRect(x: -5, y: 7, width: 50, height: 1))
            expectEqual(two.frame, CGRect(x: 75, y: 5, width: 100, height: 1))
        }
    }

    @Test("Alignment, for each pair of neighbors")
    func alignment() throws {
        try LayoutStage.run { stage, root in
            let (one, two, three) = (UIView(), UIView(), UIView())
            let views: [String: UIView] = ["one": one, "two": two, "three": three]

            Self.lay(["|[one(10)][two(10)][three(10)]"], options: [.alignAllTop, .alignAllBottom], on: stage, views)
            Self.lay(["V:|-5-[two(20)]"], on: stage, views)
            stage.advance(by: 0)

            expectEqual([one, two, three].map(\.frame.minX), [0, 10, 20])
            for view in [one, two, three] { expectTrue(view.frame.minY == 5 && view.frame.height == 20) }
        }
    }

    @Test("Directions: leading to trailing, left to right, right to left")
    func directions() throws {
        for (options, isTurned, lefts) in [
            (NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, false, [10.0 as CGFloat, 28]),
            (.directionLeadingToTrailing, true, [380, 362]), (.directionLeftToRight, true, [10, 28]),
            (.directionRightToLeft, false, [380, 362]), (.directionRightToLeft, true, [380, 362]),
        ] {
            try LayoutStage.run { stage, root in
                let (one, two) = (UIView(), UIView())
                root.semanticContentAttribute = isTurned ? .forceRightToLeft : .forceLeftToRight

                Self.lay(
                    ["|-10-[one(10)]-[two(10)]-(>=5)-|"], options: options, on: stage, ["one": one, "two": two])
                stage.advance(by: 0)

                expectEqual([one.frame.minX, two.frame.minX], lefts, "\(options) \(isTurned)")
            }
        }
    }

    @Test("From baseline to baseline")
    func baselines() throws {
        try LayoutStage.run { stage, root in
            let (one, two) = (UILabel(), UILabel())
            (one.text, two.text) = ("One", "Two")
            two.font = .systemFont(ofSize: 40)

            Self.lay(
                ["V:|[one]-50-[two]"], options: .spacingBaselineToBaseline, on: stage, ["one": one, "two": two])
            stage.advance(by: 0)

            let distance = two.frame.minY + two.font.ascender - one.frame.minY - one.font.ascender
            #expect(abs(distance - 50) <= 1)
        }
    }

    @Test("Layout guides can be used like views; their superview is their owning view")
    func guides() throws {
        try LayoutStage.run { stage, root in
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)

            for format in ["|-10-[guide]-20-|", "V:|[guide(30)]"] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["guide": guide]))
            }
            stage.advance(by: 0)

            expectEqual(guide.layoutFrame, CGRect(x: 10, y: 0, width: 370, height: 30))
        }
    }

    @Test("The constraints have the order of the text and are not active")
    func order() throws {
        let (root, one, two) = (UIView(), UIView(), UIView())
        root.addSubview(one)
        root.addSubview(two)

        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-(>=1@2)-[one(3)]-4-[two]|", options: .alignAllTop, metrics: nil,
            views: ["one": one, "two": two])

        expectEqual(made.map(\.firstAttribute), [.leading, .width, .leading, .trailing, .top])
        expectEqual(made.map(\.constant), [1, 3, 4, 0, 0])
        expectEqual(made.map(\.priority.rawValue), [2, 1000, 1000, 1000, 1000])
        expectEqual(made[0].relation, .greaterThanOrEqual)
        expectTrue(made.allSatisfy { !$0.isActive })
    }

    // MARK: Parse errors

    /// The message for a format with the views `a` and `b` in a superview, `free` without one, and the metric `m`.
    private func message(
        _ format: String, options: NSLayoutConstraint.FormatOptions = []
    ) throws -> String {
        var message = ""
        try LayoutStage.run { stage, root in
            let (a, b, free) = (UIView(), UIView(), UIView())
            root.addSubview(a)
            root.addSubview(b)

            let made = NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: ["m": 5, "text": "five", "huge": Double.infinity],
                views: ["a": a, "b": b, "free": free, "number": 5])

            expectEmpty(made)
            message = stage.diagnostics.map(\.message).joined(separator: "|")
        }
        return message
    }

    private nonisolated static let malformedFormats: [(String, String, Int)] = [
        ("|-0-[a-0-|", "Expected a ']' here. That is how you give the end of a view.", 6),
        ("H:|-10-|", "Expected a view", 7), ("|", "Expected a view", 1), ("[a]-5-", "Expected a view", 6),
        ("V:[a]-[", viewNames, 7), ("[1a]", viewNames, 1), ("[a][]", viewNames, 4),
        ("H[a]", "Expected ':' after 'H' to specify horizontal arrangement.", 1),
        ("V", "Expected ':' after 'V' to specify vertical arrangement.", 1),
        ("[want]-|", "want is not a key in the views dictionary.", 5),
        ("H:[self.arrows]-5-|", "self is not a key in the views dictionary.", 7),
        ("[a.b]", "Expected a ']' here. That is how you give the end of a view.", 2),
        ("[a.", "Expected a ']' here. That is how you give the end of a view.", 2),
        ("[number]", "number in the views dictionary is neither a view nor a layout guide.", 7),
        (
            "H:|-(>=50)-[free(100)]",
            "Unable to interpret '|' character, because the related view doesn't have a superview", 22
        ),
        ("[a(n)]", unknown("n"), 4), ("[a]-n-[b]", unknown("n"), 5), ("[a]-b-[b]", unknown("b"), 5),
        ("[a(text)]", "The metric with name \"text\" is not a number.", 7),
        ("[a(huge)]", "The metric with name \"huge\" is not finite.", 7),
        ("[a(1e999)]", "Expected a number that is finite.", 3),
        ("[a(5", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 4),
        ("[a(5)", "Expected ']' after specifying thickness.", 5),
        ("[a()]", "Expected a number, or the name of a metric or view.", 3),
        ("[a]-()-[b]", "Expected a number, or the name of a metric.", 5),
        ("[a]--5-[b]", "Expected a number, or the name of a metric.", 4),
        ("[a]-5[b]", "Expected a '-' here. That is how you give the end of a gap.", 5),
        ("[a]-(5-[b]", "Expected a ')' here. That is how you give the end of a gap's list.", 6),
        ("[a(=5)]", "Expected a relation. Relation must be one of <=, == or >=.", 3),
        ("[a(5@)]", "Expected a number, or the name of a metric, as the priority.", 5),
        ("[a(5@1001)]", "A priority must be greater than 0 and less or equal to 1000.", 9),
        ("[a(5@0)]", "A priority must be greater than 0 and less or equal to 1000.", 6),
        ("[a]x", "Expected the end of the format string.", 3),
        ("|[a]|[b]", "Expected the end of the format string.", 5),
        ("[a]|.", "Expected the end of the format string.", 4),
    ]

    @Test(
        "UIKit's message has the expected token, the format and a caret",
        arguments: Self.malformedFormats)
    func malformed(format: String, reason: String, column: Int) throws {
        try expectEqual(
            message(format),
            "Unable to parse constraint format: \n\(reason) \n\(format) \n"
                + String(repeating: " ", count: column) + "^")
    }

    private nonisolated static let viewNames =
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
        + "underscores."

    private nonisolated static func unknown(_ name: String) -> String {
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    }

    @Test("Alignment along the direction of the format is refused")
    func alignmentAlong() throws {
        try expectTrue(
            message("[a][b]", options: .alignAllLeft).contains(
                "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
                    + "also horizontal."))
        try expectTrue(
            message("V:[a][b]", options: .alignAllTop).contains(
                "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is "
                    + "also vertical."))
    }

    @Test("Empty, non-ASCII, long and malformed formats")
    func hostile() throws {
        try expectEqual(message(""), "Unable to parse constraint format: It's an empty string.")
        try expectEqual(message("[ä]"), "Unable to parse constraint format: It contains non-ASCII characters.")
        #expect(try message("[a]\u{0}").contains("Expected the end of the format string."))
        for part in ["(", "[", "-", "[a](", "|-", "[a(", ",", "[a]-(5,", "9", "@", "H:", " \n"] {
            let answer = try message(String(repeating: part, count: 100_000))
            #expect(answer.hasPrefix("Unable to parse constraint format: "), "\(part)")
            #expect(answer.utf8.count < 2000, "\(part)")
        }
    }

    @Test("Ten thousand views in one line")
    func long() {
        let (root, a) = (UIView(), UIView())
        root.addSubview(a)

        let made = NSLayoutConstraint.constraints(
            withVisualFormat: String(repeating: "[a]-", count: 9_999) + "[a]", metrics: nil, views: ["a": a])

        expectEqual(made.count, 9_999)
    }

    @Test("No text of these characters crashes or hangs", arguments: 0..<4)
    func random(seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
        let parts = [
            "[a]", "[b", "]", "(", ")", "-", "|", "5", "m", "@", "==", ">=", ",", "H:", "V:", ".", "<", " ", "e9",
        ]
        try LayoutStage.run { stage, root in
            let (a, b) = (UIView(), UIView())
            root.addSubview(a)
            root.addSubview(b)
            for _ in 0..<5000 {
                let format = (0..<1 + next(12)).map { _ in parts[next(parts.count)] }.joined()
                let before = stage.diagnostics.count

                let made = NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: ["m": 5], views: ["a": a, "b": b])

                // Either constraints or a message; a single view without sizes needs neither.
                let isSilent = made.isEmpty && stage.diagnostics.count == before
                expectTrue(
                    !isSilent || format.filter { $0 != " " }.allSatisfy { "[a]bHV:".contains($0) },
                    "seed \(seed): \(format)")
                expectTrue(made.isEmpty || stage.diagnostics.count == before, "seed \(seed): \(format)")
            }
        }
    }
}
