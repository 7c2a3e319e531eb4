import Expectations
import InterfaceDocuments
import Testing

@Suite("Connections of documents")
struct ConnectionTests {
    @Test("Outlets, collections and actions are in document order")
    func order() throws {
        let document = try controller(
            """
            <subviews><button id="B"><connections><action selector="tap:" destination="VC" eventType="touchUpInside" id="A1"/>
            <action selector="edit" destination="FR" eventType="editingDidEndOnExit" id="A2"/></connections></button></subviews>
            <connections><outletCollection property="gestureRecognizers" destination="G" appends="YES" id="OC"/></connections>
            """,
            controller: """
                <connections><outlet property="button" destination="B" id="O1"/><outletCollection property="parts" \
                destination="B" collectionClass="NSMutableArray" id="O2"/><outlet property="view" destination="V0" id="O3"/>
                </connections>
                """,
            objects: """
                <tapGestureRecognizer id="G"><connections><action selector="tapped:" destination="VC" id="A3"/></connections>
                </tapGestureRecognizer>
                """)

        let controller = try #require(document.initialController)
        guard case .outlet(let outlet)? = controller.connections.first,
            case .outletCollection(let parts) = controller.connections[1],
            case .outletCollection(let recognizers)? = document.object(withID: "V0")?.connections.first
        else {
            Issue.record("other connections")
            return
        }
        expectEqual(outlet.property, "button")
        expectEqual(outlet.destination, "B")
        expectTrue(parts.isMutable)
        expectFalse(parts.appends)
        expectTrue(recognizers.appends)
        expectFalse(recognizers.isMutable)
        let actions = ["B", "G"].flatMap { document.object(withID: $0)?.connections ?? [] }.compactMap { connection in
            if case .action(let action) = connection { action } else { nil }
        }
        expectEqual(actions.map(\.selector), ["tap:", "edit", "tapped:"])
        expectEqual(actions.map(\.event), [.touchUpInside, .editingDidEndOnExit, nil])
        expectEqual(actions.map(\.event?.bits), [64, 1 << 19, nil])
        expectEmpty(document.warnings)
    }

    @Test("An outlet or action without a name is omitted with a warning")
    func nameless() throws {
        let document = try controller(
            "", controller: #"<connections><outlet destination="V0"/><action destination="VC" id="A"/></connections>"#)

        expectEqual(document.initialController?.connections.isEmpty, true)
        expectEqual(
            document.problems,
            [
                .badValue(attribute: "property", value: ""), .badValue(attribute: "selector", value: ""),
            ])
    }

    @Test("A segue has all attributes of Interface Builder")
    func segues() throws {
        let document = try controller(
            #"<subviews><button id="B"/></subviews>"#,
            controller: """
                <connections><segue destination="VC" kind="popoverPresentation" identifier="more" customClass="Slow" \
                customModule="App" customModuleProvider="target" modalPresentationStyle="pageSheet" \
                modalTransitionStyle="crossDissolve" animates="NO" destinationCreationSelector="make:sender:" \
                popoverAnchorView="B" id="S1"><popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/>
                <connections><outletCollection property="passthroughViews" destination="B" id="P"/></connections></segue>
                <segue destination="EX" kind="unwind" unwindAction="done:" id="S2"><nil key="action"/></segue>
                <segue destination="VC" kind="replace" splitViewControllerTargetIndex="1" id="S3"/>
                <segue destination="VC" kind="show" trigger="accessoryAction" id="S4"><connections><segue key="commit" \
                inheritsFrom="parent" id="S5"/></connections></segue><segue destination="VC" kind="teleport" id="S6"/></connections>
                """, objects: #"<exit id="EX" sceneMemberID="exit"/>"#)

        let segues = try #require(document.initialController?.segues)
        expectEqual(segues.map(\.kind), [.popoverPresentation, .unwind, .replace, .show])
        let popover = segues[0]
        expectEqual(popover.identifier, "more")
        expectEqual(popover.customClass?.name, "Slow")
        expectFalse(popover.animates)
        expectEqual(popover.modalPresentationStyle, "pageSheet")
        expectEqual(popover.modalTransitionStyle, "crossDissolve")
        expectEqual(popover.destinationCreationSelector, "make:sender:")
        expectEqual(popover.popoverAnchorView, "B")
        expectEqual(popover.popoverArrowDirections, ["down", "up"])
        expectEqual(popover.passthroughViews, ["B"])
        expectTrue(segues[1].unwindAction == "done:" && segues[1].popoverArrowDirections == nil && segues[1].animates)
        expectTrue(segues[2].splitViewControllerTargetIndex == 1 && segues[3].isForAccessory)
        expectEqual(document.problems, [.unknownWord(attribute: "kind", word: "teleport")])
    }

    @Test("All segues of a scene are found in document order, with their sources")
    func sceneSegues() throws {
        let document = try controller(
            """
            <subviews><button id="B"><connections><segue destination="VC" kind="show" identifier="x" id="S1"/></connections>
            </button></subviews>
            """,
            controller: """
                <navigationItem key="navigationItem" id="NI"><barButtonItem key="rightBarButtonItem" id="BI"><connections>
                <segue destination="VC" kind="show" identifier="x" id="S2"/></connections></barButtonItem></navigationItem>
                <connections><segue destination="VC" kind="show" identifier="y" id="S3"/></connections>
                """)

        let scene = document.scenes[0]
        expectEqual(scene.segues.map(\.segue.id), ["S1", "S2", "S3"])
        expectEqual(scene.segues.map(\.owner.id), ["B", "BI", "VC"])
        expectEqual(scene.segue(withIdentifier: "x")?.segue.id, "S1")
        expectNil(scene.segue(withIdentifier: "z"))
    }

    // MARK: Containment

    private func scenes(_ edges: [(String, String)], kind: String = "embed") throws -> InterfaceDocument {
        let ids = Set(edges.flatMap { [$0.0, $0.1] }).sorted()
        return try storyboard(
            ids.map { id in
                let segues = edges.filter { $0.0 == id }.map {
                    #"<segue destination="\#($0.1)" kind="\#(kind)" id="\#($0.0)-\#($0.1)"/>"#
                }
                return """
                    <scene><objects><viewController id="\(id)"><view key="view" id="v\(id)"><subviews><containerView \
                    id="c\(id)"><connections>\(segues.joined())</connections></containerView></subviews></view>
                    </viewController></objects></scene>
                    """
            }.joined(), attributes: "")
    }

    @Test("Cycles of embedded controllers are found")
    func cycles() throws {
        let document = try scenes([("A", "B"), ("B", "C"), ("C", "B"), ("A", "D")])

        expectEqual(document.contained(inControllerWithID: "A"), ["B", "D"])
        expectEqual(document.containmentCycle(throughControllerWithID: "B"), ["B", "C", "B"])
        expectNil(document.containmentCycle(throughControllerWithID: "A"))
        expectEqual(document.problems, [.containmentCycle(["B", "C", "B"])])
    }

    @Test("A controller that embeds itself is a cycle, and two paths to one controller are not")
    func selfAndDiamond() throws {
        try expectEqual(scenes([("A", "A")]).containmentCycle(throughControllerWithID: "A"), ["A", "A"])
        try expectTrue(scenes([("A", "B"), ("A", "C"), ("B", "D"), ("C", "D")]).warnings.isEmpty)
    }

    @Test("Going back and forth by pushing is not a cycle")
    func shows() throws {
        try expectTrue(scenes([("A", "B"), ("B", "A")], kind: "show").warnings.isEmpty)
    }
}
