import Expectations
import IrekoTesting
import Testing
import UIKit

/// A constraint like those of programs: a line as thin as the screen can show.
final class HairlineConstraint: NSLayoutConstraint {
    var pixels = 1
    var note: String?
    private(set) var wasActiveWhenAwake: Bool?

    override func awakeFromNib() {
        super.awakeFromNib()
        wasActiveWhenAwake = isActive
        constant = CGFloat(pixels) / 4
    }

    override class var namedProperties: NamedProperties {
        super.namedProperties.adding("pixels", \HairlineConstraint.pixels).adding("note", \HairlineConstraint.note)
    }
}

/// A view with an outlet for such a constraint.
final class HairlineView: UIView {
    var hairline: HairlineConstraint?

    override class var namedProperties: NamedProperties {
        super.namedProperties.adding("hairline", \HairlineView.hairline)
    }
}

@MainActor
@Suite("Constraints of a program's class", .serialized)
struct OwnConstraintTests {
    private func view(_ constraint: String) throws -> HairlineView {
        try ViewNib.view(
            """
            <view contentMode="scaleToFill" id="root" customClass="HairlineView" customModule="DocumentTests">
                <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="a"/></subviews>
                <constraints>\(constraint)</constraints>
                <connections><outlet property="hairline" destination="h" id="o"/></connections>
            </view>
            """)
    }

    private func constraint(_ type: String, _ content: String = "") -> String {
        """
        <constraint firstItem="a" firstAttribute="height" constant="9" identifier="h" id="h" \
        customClass="\(type)" customModule="DocumentTests">\(content)</constraint>
        """
    }

    private static let attributes = """
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="pixels">
                <integer key="value" value="8"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="note" value="thin"/>
        </userDefinedRuntimeAttributes>
        """

    @Test("It is made of the class, has its runtime attributes before it awakes, and is set on an outlet of its type")
    func made() throws {
        try Stage.run { _ in
            let view = try view(constraint("HairlineConstraint", Self.attributes))

            let hairline = try #require(view.hairline)
            expectIdentical(hairline, view.constraints.first { $0.identifier == "h" })
            expectIdentical(hairline.firstItem, view.viewWithTag(1))
            expectEqual(hairline.firstAttribute, .height)
            expectEqual(hairline.wasActiveWhenAwake, true)
            expectEqual(hairline.note, "thin")
            expectEqual(hairline.constant, 2)

            view.layoutIfNeeded()

            expectEqual(view.viewWithTag(1)?.frame.height, 2)
        }
    }

    @Test("It follows the size classes like any constraint")
    func variations() throws {
        try Stage.run { _ in
            let variation = "<variation key=\"widthClass=compact\" constant=\"40\"/>"
            let view = try view(constraint("HairlineConstraint", Self.attributes + variation))

            view.traitOverrides.horizontalSizeClass = .regular
            view.traitOverrides.horizontalSizeClass = .compact

            expectEqual(view.hairline?.constant, 40)
        }
    }

    @Test(
        "If the class is missing, or is not a constraint, a plain constraint is made, with a message",
        arguments: [
            "NoSuchConstraint", "HairlineView",
        ])
    func wrongClass(name: String) throws {
        try Stage.run { stage in
            let view = try ViewNib.root(
                """
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="a"/></subviews>
                <constraints>\(constraint(name, Self.attributes))</constraints>
                """)

            let made = try #require(view.constraints.first { $0.identifier == "h" })
            #expect(type(of: made) == NSLayoutConstraint.self)
            expectTrue(made.isActive)
            expectEqual(made.constant, 9)
            let lines = stage.diagnostics.map(\.message)
            expectEqual(lines.count, 1)
            expectEqual(lines.first?.contains(name), true)
        }
    }

    @Test("An attribute that a plain constraint does not have is logged, once")
    func unknownAttribute() throws {
        try Stage.run { stage in
            let view = try ViewNib.root(
                """
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="a"/></subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="height" constant="9" identifier="h" id="h">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="string" keyPath="identifier" value="set"/>
                            <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="set"/>
                        </userDefinedRuntimeAttributes>
                    </constraint>
                </constraints>
                """)

            expectTrue(view.constraints.contains { $0.identifier == "set" })
            let lines = stage.diagnostics.map(\.message)
            expectEqual(lines.count, 1)
            expectEqual(lines.first?.contains("(nothing)"), true)
        }
    }
}
