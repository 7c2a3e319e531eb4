import Expectations
import Foundation
import InterfaceDocuments
import Testing

@Suite("Variations")
struct VariationTests {
    @Test("An object that the default excludes and a size class includes is installed only there")
    func masks() throws {
        let document = try controller(
            """
            <subviews><label id="A"/><label id="B"/></subviews><constraints><constraint firstAttribute="width" id="C"/>
            <constraint firstAttribute="height" id="D" installed="NO"/></constraints>
            <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><exclude reference="C"/></mask>
            </variation><variation key="default"><mask key="subviews"><exclude reference="A"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="A"/><exclude reference="B"/></mask>
            <mask key="constraints"><include reference="D"/></mask></variation>
            """)

        let view = try #require(document.object(withID: "V0"))
        expectEqual(view.excluded(from: .subviews, width: .compact, height: .regular), ["A"])
        expectEqual(view.excluded(from: .subviews, width: .regular, height: .compact), ["B"])
        expectEqual(view.excluded(from: .constraints, width: .compact, height: .compact), ["D"])
        expectEqual(view.excluded(from: .constraints, width: .regular, height: .regular), ["C"])
        expectEqual(view.variations.map(\.condition.specificity), [0, 2, 3])
        expectEmpty(document.warnings)
    }

    @Test("Attributes and values of a variation replace the object's own")
    func overrides() throws {
        let document = try nib(
            """
            <stackView id="A" axis="vertical"><variation key="heightClass=compact" axis="horizontal"><rect key="frame" x="1" \
            y="2" width="3" height="4"/><color key="backgroundColor" name="X"/></variation></stackView>
            """)

        let stack = try #require(document.object(withID: "A"))
        let variation = try #require(stack.variations(width: nil, height: .compact).first)
        expectEqual(variation.overrides.string(.axis), "horizontal")
        expectEqual(stack.string(.axis), "vertical")
        expectEqual(variation.overrides.color(.backgroundColor), .named("X"))
        expectNotNil(variation.overrides.frame)
        expectEmpty(stack.variations(width: .compact, height: .regular))
        expectEmpty(document.warnings)
    }

    @Test(
        "A malformed condition is a warning",
        arguments: ["heightClass=tall", "sizeClass=compact", "heightClass", "", "-"])
    func unknown(key: String) throws {
        let document = try nib("<view id=\"A\"><variation key=\"\(key)\"/></view>")

        expectEqual(document.object(withID: "A")?.variations.isEmpty, true)
        expectEqual(document.problems, [.unknownKey(key)])
    }
}
