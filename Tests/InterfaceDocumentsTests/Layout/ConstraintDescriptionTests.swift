import Expectations
import InterfaceDocuments
import Testing

@Suite("Constraints of documents")
struct ConstraintDescriptionTests {
    private func read(_ constraint: String) throws -> (ConstraintDescription?, InterfaceDocument) {
        let document = try controller("<subviews><label id=\"L\"/></subviews><constraints>\(constraint)</constraints>")
        return (document.object(withID: "V0")?.constraints.first, document)
    }

    @Test("The defaults are equal, times 1, at 1000")
    func defaults() throws {
        let (constraint, document) = try read(
            #"<constraint firstAttribute="bottom" secondItem="L" secondAttribute="bottom" id="C"/>"#)

        expectNil(constraint?.firstItem)
        expectEqual(constraint?.secondItem, "L")
        expectEqual(constraint?.firstAttribute, .bottom)
        expectEqual(constraint?.secondAttribute, .bottom)
        expectEqual(constraint?.relation, .equal)
        expectEqual(constraint?.multiplier, 1)
        expectNil(constraint?.constant)
        expectEqual(constraint?.priority, 1000)
        expectEqual(constraint?.isInstalled, true)
        expectEqual(constraint?.isSymbolic, false)
        expectEqual(constraint?.isPlaceholder, false)
        expectEmpty(document.warnings)
    }

    @Test("All possible attributes")
    func everything() throws {
        let (constraint, document) = try read(
            """
            <constraint firstItem="L" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="V0" \
            secondAttribute="leadingMargin" constant="20" multiplier="0.75" priority="750" identifier="side" symbolic="YES" \
            placeholder="YES" installed="NO" userLabel="u" id="C"/>
            """)

        expectEqual(constraint?.firstItem, "L")
        expectEqual(constraint?.secondAttribute, .leadingMargin)
        expectEqual(constraint?.relation, .greaterThanOrEqual)
        expectEqual(constraint?.constant, 20)
        expectEqual(constraint?.multiplier, 0.75)
        expectEqual(constraint?.priority, 750)
        expectEqual(constraint?.identifier, "side")
        expectEqual(constraint?.isSymbolic, true)
        expectEqual(constraint?.isPlaceholder, true)
        expectEqual(constraint?.isInstalled, false)
        expectEmpty(document.warnings)
    }

    @Test(
        "A multiplier is a number or a ratio",
        arguments: [("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("1:1", 1), ("0.5", 0.5)])
    func ratios(text: String, multiplier: Double) throws {
        let (constraint, document) = try read(
            #"<constraint firstAttribute="width" secondItem="L" secondAttribute="height" multiplier="\#(text)" id="C"/>"#
        )

        expectEqual(constraint?.multiplier, multiplier)
        expectEmpty(document.warnings)
    }

    @Test("A malformed ratio counts as absent", arguments: ["1:0", "16:9:4", ":", "a:b", "1e308:1e-308"])
    func noRatios(text: String) throws {
        let (constraint, document) = try read(#"<constraint firstAttribute="width" multiplier="\#(text)" id="C"/>"#)

        expectEqual(constraint?.multiplier, 1)
        expectEqual(document.problems, [.badValue(attribute: "multiplier", value: text)])
    }

    @Test("A priority out of range is clamped")
    func priorities() throws {
        try expectEqual(read(#"<constraint firstAttribute="width" priority="5000" id="C"/>"#).0?.priority, 1000)
        try expectEqual(read(#"<constraint firstAttribute="width" priority="-1" id="C"/>"#).0?.priority, 1)
    }

    @Test("A constraint on an unknown object is omitted with a warning")
    func unknownAttribute() throws {
        let (constraint, document) = try read(#"<constraint firstAttribute="mood" id="C"/><constraint id="D"/>"#)

        expectNil(constraint)
        expectNil(document.item(withID: "C"))
        expectEqual(document.warnings.count, 2)
    }

    @Test("All attributes of Interface Builder are known", arguments: ConstraintAttribute.allCases)
    func attributes(attribute: ConstraintAttribute) throws {
        let (constraint, _) = try read("<constraint firstAttribute=\"\(attribute.rawValue)\" id=\"C\"/>")

        expectEqual(constraint?.firstAttribute, attribute)
    }

    @Test("The more specific variation counts")
    func variations() throws {
        let (constraint, document) = try read(
            """
            <constraint firstAttribute="width" constant="1" id="C"><variation key="heightClass=compact-widthClass=compact" \
            constant="4"/><variation key="heightClass=compact" constant="2" priority="500"/><variation \
            key="widthClass=compact" constant="3"/></constraint>
            """)

        let found = try #require(constraint)
        expectEqual(found.values(width: .regular, height: .regular).constant, 1)
        expectEqual(found.values(width: .regular, height: .compact).constant, 2)
        expectEqual(found.values(width: .compact, height: .regular).constant, 3)
        expectEqual(found.values(width: .compact, height: .compact).constant, 4)
        expectEqual(found.values(width: .compact, height: .compact).priority, 500)
        expectEqual(found.values(width: nil, height: nil).constant, 1)
        expectEmpty(document.warnings)
    }

    @Test("Guides of views, scroll views, keyboards and controllers")
    func guides() throws {
        let document = try controller(
            """
            <viewLayoutGuide key="safeArea" id="1"/><viewLayoutGuide key="contentLayoutGuide" id="2"/>
            <viewLayoutGuide key="frameLayoutGuide" id="3"/><keyboardLayoutGuide key="keyboard" id="4"/>
            <viewLayoutGuide key="nowhere" id="7"/>
            """,
            controller: """
                <layoutGuides><viewControllerLayoutGuide type="top" id="5"/><viewControllerLayoutGuide type="bottom" id="6"/>
                </layoutGuides>
                """)

        expectEqual(
            document.object(withID: "V0")?.layoutGuides.map(\.kind),
            [
                .safeArea, .contentLayoutGuide, .frameLayoutGuide, .keyboard,
            ])
        expectEqual(document.initialController?.layoutGuides.map(\.kind), [.top, .bottom])
        expectEqual(document.initialController?.layoutGuides.map(\.id), ["5", "6"])
        expectEqual(document.problems, [.unknownKey("nowhere")])
    }
}
