import Foundation
import InterfaceDocuments
import Testing

@Suite("Objects")
struct ObjectElementTests {
    @Test("A custom class has a module, and is the target's own where it says so")
    func customClass() throws {
        let document = try nib(
            """
            <view id="A" customClass="Badge" customModule="App" customModuleProvider="target"/>
            <view id="B" customClass="Badge" customModule="Kit"/><view id="C" customClass="ABCBadge"/><view id="D"/>
            """)

        let a = document.object(withID: "A")?.customClass
        #expect(a?.name == "Badge" && a?.module == "App" && a?.isOfTarget == true)
        #expect(document.object(withID: "B")?.customClass?.isOfTarget == false)
        #expect(document.object(withID: "C")?.customClass?.module == nil)
        #expect(document.object(withID: "D")?.customClass == nil && document.warnings.isEmpty)
    }

    @Test("Subviews are in their order, and a view for a property is not among them")
    func children() throws {
        let document = try controller(
            """
            <subviews><label id="A"/><visualEffectView id="B"><view key="contentView" id="C"><subviews><button id="D"/>
            </subviews></view><blurEffect style="dark"/></visualEffectView></subviews>
            """)

        let root = try #require(document.initialController?.object(.view))
        #expect(root.subviews.map(\.id) == ["A", "B"])
        let effect = root.subviews[1]
        #expect(effect.object(.contentView)?.subviews.first?.kind == .button && effect.subviews.isEmpty)
        #expect(effect.effect == .blur(style: "dark"))
        #expect(document.warnings.isEmpty)
    }

    @Test("A vibrancy effect has the style of its blur")
    func vibrancy() throws {
        let document = try nib(
            #"<visualEffectView id="A"><vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>"#
        )

        #expect(document.object(withID: "A")?.effect == .vibrancy(blurStyle: "light", style: nil))
    }

    @Test("A table has prototypes or sections with cells, and views of its own")
    func tables() throws {
        let document = try nib(
            """
            <tableView id="T" style="plain" dataMode="static"><view key="tableHeaderView" id="H"/><prototypes>
            <tableViewCell reuseIdentifier="P" textLabel="L" style="IBUITableViewCellStyleDefault" id="P1">
            <tableViewCellContentView key="contentView" tableViewCell="P1" id="PC"><subviews><label id="L"/></subviews>
            </tableViewCellContentView></tableViewCell></prototypes><sections><tableViewSection headerTitle="One" id="S1">
            <cells><tableViewCell id="C1"/><tableViewCell id="C2"/></cells></tableViewSection></sections></tableView>
            """)

        let table = try #require(document.object(withID: "T"))
        #expect(table.object(.tableHeaderView)?.id == "H")
        #expect(table.prototypes.map { $0.string(.reuseIdentifier) } == ["P"])
        #expect(table.prototypes[0].object(.contentView)?.subviews.map(\.id) == ["L"])
        #expect(table.sections[0].string(.headerTitle) == "One" && table.sections[0].cells.map(\.id) == ["C1", "C2"])
        #expect(document.warnings.isEmpty)
    }

    @Test("A collection view has its layout, cells and reusable views")
    func collections() throws {
        let document = try nib(
            """
            <collectionView id="A"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="F">
            <size key="itemSize" width="50" height="60"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="C" id="C"><view key="contentView">
            <rect key="frame" x="0.0" y="0.0" width="50" height="50"/></view></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="H" id="H"/></collectionView>
            """)

        let view = try #require(document.object(withID: "A"))
        let layout = try #require(view.object(.collectionViewLayout))
        #expect(layout.size(.itemSize) == CGSize(width: 50, height: 60) && layout.number(.minimumLineSpacing) == 10)
        #expect(layout.insets(.sectionInset) == InsetsDescription(top: 2, left: 1, bottom: 4, right: 3))
        #expect(view.cells.first?.object(.contentView)?.kind == .view)
        #expect(view.object(.sectionHeaderView)?.string(.reuseIdentifier) == "H" && document.warnings.isEmpty)
    }

    @Test("Items of a controller and of its bars")
    func items() throws {
        let document = try controller(
            "",
            controller: """
                <toolbarItems><barButtonItem systemItem="flexibleSpace" id="T1"/></toolbarItems>
                <navigationItem key="navigationItem" title="T" id="NI"><barButtonItem key="leftBarButtonItem" id="L"/>
                <rightBarButtonItems><barButtonItem id="R1"/><barButtonItem id="R2"><slider key="customView" id="S"/>
                </barButtonItem></rightBarButtonItems><nil key="title"/></navigationItem>
                <tabBarItem key="tabBarItem" systemItem="more" id="TI"/>
                <keyCommands><keyCommand input="s" modifierFlags="1048576" actionName="save"/></keyCommands>
                """)

        let controller = try #require(document.initialController)
        let item = try #require(controller.object(.navigationItem))
        #expect(controller.list(.toolbarItems).map(\.id) == ["T1"] && controller.hasList(.toolbarItems))
        #expect(item.object(.leftBarButtonItem)?.id == "L" && !item.hasList(.leftBarButtonItems))
        #expect(item.list(.rightBarButtonItems).map(\.id) == ["R1", "R2"])
        #expect(item.list(.rightBarButtonItems)[1].object(.customView)?.kind == .slider)
        #expect(controller.object(.tabBarItem)?.string(.systemItem) == "more")
        #expect(controller.list(.keyCommands).first?.integer(.modifierFlags) == 1 << 20)
        #expect(document.warnings.isEmpty)
    }

    @Test("The edges under bars: no element, an empty one, some")
    func extendedEdges() throws {
        let none = try controller("")
        let empty = try controller("", controller: #"<extendedEdge key="edgesForExtendedLayout"/>"#)
        let some = try controller("", controller: #"<extendedEdge key="edgesForExtendedLayout" top="YES" left="NO"/>"#)

        #expect(none.initialController?.flags(.edgesForExtendedLayout) == nil)
        #expect(empty.initialController?.flags(.edgesForExtendedLayout) == [])
        #expect(some.initialController?.flags(.edgesForExtendedLayout) == ["top"])
    }

    @Test("Edges of a gesture recognizer are the words of an element")
    func recognizerEdges() throws {
        let document = try nib(
            #"<screenEdgePanGestureRecognizer id="E"><rectEdge key="edges" left="YES" top="NO"/></screenEdgePanGestureRecognizer>"#
        )

        #expect(document.object(withID: "E")?.flags(.edges) == ["left"])
        #expect(document.problems == [])
    }

    @Test("A size that is free is the view's own")
    func freeform() throws {
        let document = try controller(
            #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="1" height="2"/>"#
        )

        #expect(document.object(withID: "V0")?.isFreeform == true)
        #expect(document.initialController?.isFreeform == false && document.warnings.isEmpty)
    }

    @Test("Runtime attributes are in their order, and the number's element may have another name")
    func runtimeAttributes() throws {
        let document = try nib(
            """
            <view id="A"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="flag" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="n"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="s" value="x" localized="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="t"><string key="value">a
            b</string></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="c"><color key="value" name="Brand"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="point" keyPath="p"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="size" keyPath="z"><size key="value" width="1" height="2"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="rect" keyPath="r"><rect key="value" x="1" y="2" width="3" height="4"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="range" keyPath="g"><range key="value" location="1" length="2"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="image" keyPath="i" value="star" catalog="system"/>
            <userDefinedRuntimeAttribute type="nil" keyPath="o"/>
            <userDefinedRuntimeAttribute type="matrix" keyPath="m"/>
            </userDefinedRuntimeAttributes></view>
            """)

        let attributes = try #require(document.object(withID: "A")?.runtimeAttributes)
        #expect(
            attributes.map(\.value) == [
                .bool(true), .number(8), .number(0.5), .string("x", isLocalized: true),
                .string("a\nb", isLocalized: false), .color(.named("Brand")), .point(CGPoint(x: 1, y: 2)),
                .size(CGSize(width: 1, height: 2)), .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
                .range(NSRange(location: 1, length: 2)), .image(ImageDescription(name: "star", isSystem: true)), .none,
            ])
        #expect(attributes[1].keyPath == "layer.cornerRadius" && attributes[1].line == 8)
        #expect(document.problems == [.unknownWord(attribute: "type", word: "matrix")])
    }

    // MARK: What is not known

    @Test("An object of another framework is one warning, and what it says of itself none")
    func foreign() throws {
        let document = try nib(
            """
            <mapView mapType="standard" clipsSubviews="YES" id="A"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
            </mapView><mapView mapType="satellite" id="B"/><wkWebView id="C"><wkWebViewConfiguration key="configuration">
            <wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
            """)

        let map = try #require(document.object(withID: "A"))
        #expect(map.kind.isView && map.kind.isForeign && map.bool(.clipsSubviews, default: false) && map.frame != nil)
        #expect(document.warnings.map(\.element) == ["mapView", "wkWebView"])
        #expect(document.problems == [.foreignElement, .foreignElement])
    }

    @Test("An element that is not known keeps its name if something can refer to it")
    func unknown() throws {
        let document = try nib(#"<hologram id="A" depth="3"><rect key="frame" x="1"/></hologram><fog density="3"/>"#)

        let object = try #require(document.object(withID: "A"))
        #expect(object.kind == .unknown && object.elementName == "hologram" && object.frame != nil)
        #expect(document.topLevelObjects.map(\.elementName) == ["placeholder", "placeholder", "hologram"])
        #expect(document.warnings.map(\.element) == ["hologram", "fog"])
    }

    @Test("Every kind of element has one role at most")
    func kinds() {
        for kind in ElementKind.allCases {
            #expect([kind.isView, kind.isController, kind.isGestureRecognizer].count { $0 } <= 1)
            #expect(ElementKind(name: kind.rawValue) == kind)
        }
        #expect(ElementKind(name: "pongPressGestureRecognizer").isGestureRecognizer)
        #expect(DocumentKey.allCases.allSatisfy { DocumentKey(name: $0.rawValue) == $0 })
        #expect(DocumentKey(name: "nothing") == nil && DocumentKey(name: "") == nil)
    }
}
