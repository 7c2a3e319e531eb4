import Expectations
import Foundation
import InterfaceDocuments
import Testing

@Suite("Objects")
struct ObjectElementTests {
    @Test("A custom class has a module, or the target's module if specified")
    func customClass() throws {
        let document = try nib(
            """
            <view id="A" customClass="Badge" customModule="App" customModuleProvider="target"/>
            <view id="B" customClass="Badge" customModule="Kit"/><view id="C" customClass="ABCBadge"/><view id="D"/>
            """)

        let a = document.object(withID: "A")?.customClass
        expectEqual(a?.name, "Badge")
        expectEqual(a?.module, "App")
        expectEqual(a?.isOfTarget, true)
        expectEqual(document.object(withID: "B")?.customClass?.isOfTarget, false)
        expectNil(document.object(withID: "C")?.customClass?.module)
        expectNil(document.object(withID: "D")?.customClass)
        expectEmpty(document.warnings)
    }

    @Test("Subviews are in document order, and a view for a property is not among them")
    func children() throws {
        let document = try controller(
            """
            <subviews><label id="A"/><visualEffectView id="B"><view key="contentView" id="C"><subviews><button id="D"/>
            </subviews></view><blurEffect style="dark"/></visualEffectView></subviews>
            """)

        let root = try #require(document.initialController?.object(.view))
        expectEqual(root.subviews.map(\.id), ["A", "B"])
        let effect = root.subviews[1]
        expectEqual(effect.object(.contentView)?.subviews.first?.kind, .button)
        expectEmpty(effect.subviews)
        expectEqual(effect.effect, .blur(style: "dark"))
        expectEmpty(document.warnings)
    }

    @Test("A vibrancy effect has the style of its blur")
    func vibrancy() throws {
        let document = try nib(
            #"<visualEffectView id="A"><vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>"#
        )

        expectEqual(document.object(withID: "A")?.effect, .vibrancy(blurStyle: "light", style: nil))
    }

    @Test("A table has prototypes or sections with cells, and its own views")
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
        expectEqual(table.object(.tableHeaderView)?.id, "H")
        expectEqual(table.prototypes.map { $0.string(.reuseIdentifier) }, ["P"])
        expectEqual(table.prototypes[0].object(.contentView)?.subviews.map(\.id), ["L"])
        expectTrue(
            table.sections[0].string(.headerTitle) == "One" && table.sections[0].cells.map(\.id) == ["C1", "C2"])
        expectEmpty(document.warnings)
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
        expectEqual(layout.size(.itemSize), CGSize(width: 50, height: 60))
        expectEqual(layout.number(.minimumLineSpacing), 10)
        expectEqual(layout.insets(.sectionInset), InsetsDescription(top: 2, left: 1, bottom: 4, right: 3))
        expectEqual(view.cells.first?.object(.contentView)?.kind, .view)
        expectEqual(view.object(.sectionHeaderView)?.string(.reuseIdentifier), "H")
        expectEmpty(document.warnings)
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
        expectEqual(controller.list(.toolbarItems).map(\.id), ["T1"])
        expectTrue(controller.hasList(.toolbarItems))
        expectEqual(item.object(.leftBarButtonItem)?.id, "L")
        expectFalse(item.hasList(.leftBarButtonItems))
        expectEqual(item.list(.rightBarButtonItems).map(\.id), ["R1", "R2"])
        expectEqual(item.list(.rightBarButtonItems)[1].object(.customView)?.kind, .slider)
        expectEqual(controller.object(.tabBarItem)?.string(.systemItem), "more")
        expectEqual(controller.list(.keyCommands).first?.integer(.modifierFlags), 1 << 20)
        expectEmpty(document.warnings)
    }

    @Test("The edges under bars: no element, an empty one, some")
    func extendedEdges() throws {
        let none = try controller("")
        let empty = try controller("", controller: #"<extendedEdge key="edgesForExtendedLayout"/>"#)
        let some = try controller("", controller: #"<extendedEdge key="edgesForExtendedLayout" top="YES" left="NO"/>"#)

        expectNil(none.initialController?.flags(.edgesForExtendedLayout))
        expectEqual(empty.initialController?.flags(.edgesForExtendedLayout), [])
        expectEqual(some.initialController?.flags(.edgesForExtendedLayout), ["top"])
    }

    @Test("Edges of a gesture recognizer are the words of an element")
    func recognizerEdges() throws {
        let document = try nib(
            #"<screenEdgePanGestureRecognizer id="E"><rectEdge key="edges" left="YES" top="NO"/></screenEdgePanGestureRecognizer>"#
        )

        expectEqual(document.object(withID: "E")?.flags(.edges), ["left"])
        expectEqual(document.problems, [])
    }

    @Test("A freeform size is the view's own")
    func freeform() throws {
        let document = try controller(
            #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="1" height="2"/>"#
        )

        expectEqual(document.object(withID: "V0")?.isFreeform, true)
        expectEqual(document.initialController?.isFreeform, false)
        expectEmpty(document.warnings)
    }

    @Test("Runtime attributes are in document order, and the number's element may have a different name")
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
        expectEqual(
            attributes.map(\.value),
            [
                .bool(true), .number(8), .number(0.5), .string("x", isLocalized: true),
                .string("a\nb", isLocalized: false), .color(.named("Brand")), .point(CGPoint(x: 1, y: 2)),
                .size(CGSize(width: 1, height: 2)), .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
                .range(NSRange(location: 1, length: 2)), .image(ImageDescription(name: "star", isSystem: true)), .none,
            ])
        expectTrue(attributes[1].keyPath == "layer.cornerRadius" && attributes[1].line == 8)
        expectEqual(document.problems, [.unknownWord(attribute: "type", word: "matrix")])
    }

    // MARK: Unknown elements

    @Test("An object of an unknown framework is one warning, without warnings for its content")
    func foreign() throws {
        let document = try nib(
            """
            <mapView mapType="standard" clipsSubviews="YES" id="A"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
            </mapView><mapView mapType="satellite" id="B"/><wkWebView id="C"><wkWebViewConfiguration key="configuration">
            <wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
            """)

        let map = try #require(document.object(withID: "A"))
        expectTrue(map.kind.isView)
        expectTrue(map.kind.isForeign)
        expectTrue(map.bool(.clipsSubviews, default: false))
        expectNotNil(map.frame)
        expectEqual(document.warnings.map(\.element), ["mapView", "wkWebView"])
        expectEqual(document.problems, [.foreignElement, .foreignElement])
    }

    @Test("An unknown element keeps its name if other elements can refer to it")
    func unknown() throws {
        let document = try nib(#"<hologram id="A" depth="3"><rect key="frame" x="1"/></hologram><fog density="3"/>"#)

        let object = try #require(document.object(withID: "A"))
        expectEqual(object.kind, .unknown)
        expectEqual(object.elementName, "hologram")
        expectNotNil(object.frame)
        expectEqual(document.topLevelObjects.map(\.elementName), ["placeholder", "placeholder", "hologram"])
        expectEqual(document.warnings.map(\.element), ["hologram", "fog"])
    }

    @Test("Every kind of element has one role at most")
    func kinds() {
        for kind in ElementKind.allCases {
            expectTrue([kind.isView, kind.isController, kind.isGestureRecognizer].count { $0 } <= 1)
            expectEqual(ElementKind(name: kind.rawValue), kind)
        }
        expectTrue(ElementKind(name: "pongPressGestureRecognizer").isGestureRecognizer)
        expectTrue(DocumentKey.allCases.allSatisfy { DocumentKey(name: $0.rawValue) == $0 })
        expectNil(DocumentKey(name: "nothing"))
        expectNil(DocumentKey(name: ""))
    }
}
