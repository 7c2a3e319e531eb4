import Expectations
import InterfaceDocuments
import Testing

@Suite("Identifiers")
struct IdentifierTests {
    @Test("An identifier refers to an object, a constraint with its owner, or a guide with its owner")
    func items() throws {
        let document = try controller(
            """
            <constraints><constraint firstAttribute="width" constant="1" id="C"/></constraints>
            <viewLayoutGuide key="safeArea" id="G"/>
            """)

        guard case .constraint(let constraint, let view)? = document.item(withID: "C"),
            case .guide(let guide, let owner)? = document.item(withID: "G"),
            case .object(let object)? = document.item(withID: "V0")
        else {
            Issue.record("an identifier leads to something else")
            return
        }
        expectEqual(constraint.constant, 1)
        expectIdentical(view, object)
        expectEqual(guide.kind, .safeArea)
        expectIdentical(owner, object)
        expectNil(document.item(withID: "None"))
        expectNil(document.object(withID: "C"))
        expectEqual(document.owner(of: object)?.id, "VC")
    }

    @Test("Of two elements with one identifier the first has it, also if the other is in it")
    func duplicates() throws {
        let document = try controller(#"<subviews><label id="A"/><button id="A"/><view id="V0"/></subviews>"#)

        expectEqual(document.object(withID: "A")?.kind, .label)
        expectEqual(document.object(withID: "V0")?.key, "view")
        expectEqual(Set(document.problems), [.duplicateID("A"), .duplicateID("V0")])
    }

    @Test("Objects are numbered in the order of their start tags")
    func order() throws {
        let document = try controller(#"<subviews><view id="A"><subviews><view id="B"/></subviews></view></subviews>"#)

        expectEqual(["VC", "V0", "A", "B"].map { document.object(withID: $0)?.index }, [0, 1, 2, 3])
        expectEqual(document.itemCount, 5)
    }

    @Test("A reference to a missing object has a warning with its line")
    func missing() throws {
        let document = try controller(
            """
            <constraints>
                <constraint firstItem="NoItem" firstAttribute="top" secondItem="V0" secondAttribute="top" id="C"/>
            </constraints>
            <connections><outlet property="label" destination="NoLabel" id="O"/></connections>
            <variation key="default"><mask key="subviews"><exclude reference="NoView"/></mask></variation>
            """)

        expectEqual(
            Set(document.problems),
            [
                .missingReference("NoItem"), .missingReference("NoLabel"), .missingReference("NoView"),
            ])
        expectTrue(document.warnings.allSatisfy { $0.line > 5 && $0.document == "Main.storyboard" })
    }
}
