import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Descriptions of constraints")
struct ConstraintDescriptionTests {
    private let root = UIView()
    private let view = UIView()
    private let label = UILabel()

    init() {
        label.text = "Name"
        view.constrained(in: root)
        label.constrained(in: root)
    }

    /// The text between the address and the closing bracket.
    private func text(_ constraint: NSLayoutConstraint) -> String {
        let start = "<\(name(constraint)) "
        #expect(constraint.description.hasPrefix(start))
        return String(constraint.description.dropFirst(start.count).dropLast())
    }

    @Test("Equations: lengths, multipliers, constants, priorities")
    func equations() {
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        let ratio = view.heightAnchor.constraint(lessThanOrEqualTo: label.widthAnchor, multiplier: 0.5, constant: -3)
        let center = view.centerXAnchor.constraint(equalTo: label.centerXAnchor, constant: 2.25)
        let edge = view.leadingAnchor.constraint(equalTo: label.leadingAnchor, constant: 16)
        center.priority = .defaultHigh
        width.isActive = true

        expectEqual(text(width), "\(name(view)).width == 100   (active)")
        expectEqual(text(ratio), "\(name(view)).height <= 0.5*\(name(label))'Name'.width - 3   (inactive)")
        expectEqual(text(center), "\(name(view)).centerX == \(name(label))'Name'.centerX + 2.25 @750   (inactive)")
        expectEqual(text(edge), "\(name(view)).leading == \(name(label))'Name'.leading + 16   (inactive)")
    }

    @Test("Gaps to the superview and to siblings, in the visual format")
    func gaps() {
        let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
        let trailing = root.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8)
        let bottom = view.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -10)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        let below = view.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 5)
        let above = label.bottomAnchor.constraint(equalTo: view.topAnchor, constant: -5)
        above.priority = .defaultLow
        let names = "(inactive, names: '|':\(name(root)) )"

        expectEqual(text(leading), "H:|-(8)-[\(name(label))'Name']   \(names)")
        expectEqual(text(trailing), "H:[\(name(label))'Name']-(>=8)-|   \(names)")
        expectEqual(text(bottom), "V:[\(name(view))]-(<=10)-|   \(names)")
        expectEqual(text(left), "H:|-(0)-[\(name(view))](LTR)   \(names)")
        expectEqual(text(below), "V:[\(name(label))'Name']-(5)-[\(name(view))]   (inactive)")
        expectEqual(text(above), "V:[\(name(label))'Name']-(5@250)-[\(name(view))]   (inactive)")
    }

    @Test("Identifiers of the constraint, views and guides")
    func identifiers() {
        view.accessibilityIdentifier = "header"
        let named = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        named.identifier = "side"
        let guide = view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)

        expectEqual(
            text(named), "'side' H:|-(0)-[header]   (inactive, names: header:\(name(view)), '|':\(name(root)) )")
        let address = name(root.safeAreaLayoutGuide).split(separator: ":")[1]
        expectEqual(
            text(guide),
            "header.top == UILayoutGuide:\(address)'UIViewSafeAreaLayoutGuide'.top   (inactive, names: "
                + "header:\(name(view)) )")
    }

    @Test("Anchors describe themselves, and equal anchors for the same attribute of the same item")
    func anchors() throws {
        let constraint = view.leadingAnchor.constraint(equalTo: label.trailingAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 1)

        expectEqual(constraint.firstAnchor, view.leadingAnchor)
        expectEqual(constraint.secondAnchor, label.trailingAnchor)
        expectNotEqual(constraint.firstAnchor, view.trailingAnchor)
        expectNotEqual(view.leadingAnchor, label.leadingAnchor)
        expectEqual(width.firstAnchor, view.widthAnchor)
        expectNil(width.secondAnchor)
        expectEqual(view.leadingAnchor.hash, view.leadingAnchor.hash)
        #expect(view.topAnchor.description.hasSuffix(" \"\(name(view)).top\">"))
        #expect(width.firstAnchor.description.hasPrefix("<NSLayoutDimension:0x"))
        expectFalse(constraint.shouldBeArchived)
    }

    @Test("A constraint's anchors have the kind of their attributes")
    func anchorKinds() {
        let width = view.widthAnchor.constraint(equalTo: label.heightAnchor)
        let left = view.leadingAnchor.constraint(equalTo: label.trailingAnchor)
        let top = view.topAnchor.constraint(equalTo: label.firstBaselineAnchor)

        expectTrue(width.firstAnchor is NSLayoutDimension)
        expectTrue(width.secondAnchor is NSLayoutAnchor<NSLayoutDimension>)
        expectTrue(left.firstAnchor is NSLayoutXAxisAnchor)
        expectFalse(left.firstAnchor is NSLayoutYAxisAnchor)
        expectEqual((top.secondAnchor as? NSLayoutYAxisAnchor), label.firstBaselineAnchor)
        let typed: NSLayoutAnchor<AnyObject> = left.firstAnchor
        let other: NSLayoutAnchor<AnyObject>? = width.secondAnchor
        expectEqual(typed, view.leadingAnchor)
        expectEqual(other, label.heightAnchor)
    }

    @Test(
        "A contradiction is reported in UIKit's words, with every constraint, fixed frames, and the broken constraint"
    )
    func unsatisfiable() throws {
        try LayoutStage.run { stage, root in
            let held = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
            held.accessibilityIdentifier = "held"
            root.addSubview(held)
            let view = UIView().constrained(in: root)
            let equal = view.widthAnchor.constraint(equalTo: held.widthAnchor)
            let wide = view.widthAnchor.constraint(equalToConstant: 200)

            NSLayoutConstraint.activate([equal, wide])
            stage.advance(by: 0)

            // The owner of a frame's constraints has an address of its own.
            expectEqual(
                stage.diagnostics.map { $0.message.replacing(/MaskLayoutConstraint:0x[0-9a-f]+/, with: "Mask…") },
                [
                    """
                    Unable to simultaneously satisfy constraints.
                    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
                    \tTry this:\u{20}
                    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
                    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
                    \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
                    documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
                    (
                        "<NSAutoresizingMask… h=--& v=--& held.width == 50   (active, names: held:\(name(held)) )>",
                        "\(equal)",
                        "\(wide)"
                    )

                    Will attempt to recover by breaking constraint\u{20}
                    \(wide)
                    """
                ])
        }
    }

    @Test("A content size is one constraint in the message, with the view's name and both priorities")
    func contentSize() throws {
        try LayoutStage.run { stage, root in
            let image = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 47, height: 20)).image { _ in })
                .constrained(in: root)
            image.setContentHuggingPriority(.required, for: .horizontal)
            image.setContentCompressionResistancePriority(.required, for: .horizontal)
            let width = image.widthAnchor.constraint(equalToConstant: 30)

            width.isActive = true
            stage.advance(by: 0)

            let message = try #require(stage.diagnostics.first?.message)
            let lines = message.split(separator: "\n").filter { $0.contains("NSContentSizeLayoutConstraint") }
            let texts = lines.map { $0.replacing(/LayoutConstraint:0x[0-9a-f]+/, with: "…").drop { $0 != "<" } }
            expectEqual(texts.count, 1)
            expectEqual(
                texts.first?.hasPrefix(
                    "<NSContentSize… H:[\(name(image))(47)] Hug:1000 CompressionResistance:1000   (active)>"), true)
        }
    }

    @Test("Fixed frames are described with their autoresizing masks, and positions with the superview")
    func heldFrames() throws {
        try LayoutStage.run { stage, root in
            let held = UIView(frame: CGRect(x: 5, y: 10, width: 50, height: 20))
            held.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            root.addSubview(held)

            held.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            held.widthAnchor.constraint(equalToConstant: 51).isActive = true
            stage.advance(by: 0)

            let lines = stage.diagnostics.map(\.message).joined(separator: "\n").split(separator: "\n").filter {
                $0.contains("NSAutoresizingMaskLayoutConstraint:0x")
            }.map { $0.drop { $0 != "=" }.dropLast() }
            expectEqual(
                lines.sorted { $0.count > $1.count },
                [
                    "=-&- v=&-- \(name(held)).minY == 10   (active, names: '|':\(name(root)) )>\"",
                    "=-&- v=&-- \(name(held)).width == 50   (active)>\"",
                ])
        }
    }

    private final class TalkingConstraint: NSLayoutConstraint {
        override var description: String { "<a constraint in other words>" }
    }

    @Test("The description of a subclass is used in the message of a contradiction")
    func subclass() throws {
        try LayoutStage.run { stage, root in
            let view = UIView().constrained(in: root)
            let wide = view.widthAnchor.constraint(equalToConstant: 200)
            let wider = TalkingConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 300)

            NSLayoutConstraint.activate([wide, wider])
            stage.advance(by: 0)

            let message = try #require(stage.diagnostics.first).message
            expectTrue(message.contains("    \"\(wide)\",\n    \"<a constraint in other words>\"\n)"))
            #expect(message.hasSuffix("breaking constraint \n<a constraint in other words>"))
        }
    }

    @Test("The constraints of the system's guides have UIKit's names")
    func systemGuides() {
        let guides = [root.safeAreaLayoutGuide, root.layoutMarginsGuide]
        let names = root.constraints.filter { constraint in guides.contains { $0 === constraint.firstItem } }
            .compactMap(\.identifier)

        expectEqual(
            names,
            ["left", "right", "top", "bottom"].map { "UIViewSafeAreaLayoutGuide-\($0)" }
                + ["left", "right", "top", "bottom"].map { "UIView-\($0)Margin-guide-constraint" })
    }
}
