import Expectations
import Foundation
import InterfaceDocuments
import Testing

@Suite("Documents")
struct InterfaceDocumentTests {
    // MARK: Kinds

    @Test("A storyboard has scenes and an initial controller")
    func storyboards() throws {
        let document = try controller("")

        expectEqual(document.kind, .storyboard)
        expectEqual(document.scenes.count, 1)
        expectEmpty(document.topLevelObjects)
        expectEqual(document.initialControllerID, "VC")
        expectEqual(document.initialController?.kind, .viewController)
        expectTrue(document.usesAutolayout)
        expectTrue(document.usesTraitCollections)
        expectFalse(document.isLaunchScreen)
        expectEmpty(document.warnings)
    }

    @Test("A nib has its objects in order, with the file's owner and the first responder among them")
    func nibs() throws {
        let document = try nib(#"<view contentMode="scaleToFill" id="A"/><customObject id="B" customClass="Helper"/>"#)

        expectEqual(document.kind, .nib)
        expectEmpty(document.scenes)
        expectEqual(document.topLevelObjects.map(\.id), ["-1", "-2", "A", "B"])
        expectTrue(document.filesOwner?.id == "-1" && document.topLevelObjects[1].isFirstResponder)
        expectNil(document.initialControllerID)
    }

    @Test("A launch screen is identified as a launch screen")
    func launchScreens() throws {
        let document = try storyboard("", attributes: #"launchScreen="YES" colorMatched="YES" useSafeAreas="YES""#)

        expectTrue(document.isLaunchScreen)
        expectNil(document.initialController)
        expectEmpty(document.warnings)
    }

    @Test("Without the attribute constraints are ignored")
    func withoutAutolayout() throws {
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        let text = #"<document type="\#(type)" targetRuntime="iOS.CocoaTouch.iPad"/>"#

        let document = try InterfaceDocument.read(data: Data(text.utf8), name: "Old.xib")

        expectFalse(document.usesAutolayout)
        expectFalse(document.usesTraitCollections)
        expectEmpty(document.warnings)
    }

    @Test(
        "A document for a different system is refused by its name",
        arguments: [
            ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "macOS"),
            ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "macOS"),
            ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS"),
            ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "watchOS"),
            ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "Fridge", "Fridge"),
        ])
    func otherSystems(type: String, target: String, system: String) {
        let text = #"<document type="\#(type)" targetRuntime="\#(target)"/>"#

        expectEqual(InterfaceDocument.reason(of: text), .otherSystem(system))
    }

    @Test("A file that is not a document of Interface Builder is refused with its type")
    func noDocuments() {
        expectEqual(InterfaceDocument.reason(of: "<svg/>"), .notADocument(root: "svg"))
        expectEqual(InterfaceDocument.reason(of: "<document/>"), .notADocument(root: #"document type="""#))
        expectEqual(InterfaceDocument.reason(of: #"<archive type="x" version="8.00"/>"#), .archiveFormat)
        expectEqual(InterfaceDocument.reason(of: ""), .empty)
    }

    @Test("An error has its document and line")
    func messages() throws {
        let error = #expect(throws: InterfaceDocumentError.self) {
            try InterfaceDocument.read(data: Data("\n\n<svg/>".utf8), name: "A.xib")
        }

        expectEqual(error?.description, "A.xib:3: <svg> is not a storyboard or nib")
    }

    // MARK: The canvas

    @Test(
        "Root views have the device's size, turned where it is",
        arguments: [
            ("retina4_7", "portrait", 375.0, 667.0), ("retina6_1", "portrait", 414, 896),
            ("retina6_12", "landscape", 852, 393), ("retina6_3", "portrait", 402, 874),
            ("ipad10_5", "portrait", 834, 1112),
            ("ipad9_7", "landscape", 1024, 768), ("ipad12_9", "portrait", 1024, 1366),
            ("retina3_5", "portrait", 320, 480), ("somethingNew", "portrait", 600, 600),
        ])
    func devices(id: String, orientation: String, width: Double, height: Double) throws {
        let document = try storyboard(
            "", attributes: "",
            device:
                #"<device id="\#(id)" orientation="\#(orientation)" appearance="dark"><adaptation id="x"/></device>"#)

        expectEqual(document.canvasSize, CGSize(width: width, height: height))
        expectEqual(document.device?.appearance, "dark")
    }

    @Test("Without a device views are 600 by 600")
    func withoutDevice() throws {
        let document = try controller("")

        expectNil(document.device)
        expectEqual(document.canvasSize, CGSize(width: 600, height: 600))
    }

    // MARK: Scenes

    @Test("A scene has a controller, a first responder and an exit")
    func scenes() throws {
        let document = try controller("", objects: #"<exit id="EX" userLabel="Exit" sceneMemberID="exit"/>"#)

        let scene = try #require(document.scenes.first)
        expectEqual(scene.id, "S1")
        expectEqual(scene.controller?.id, "VC")
        expectEqual(scene.firstResponder?.id, "FR")
        expectEqual(scene.exit?.id, "EX")
        expectEqual(document.scene(ofControllerWithID: "VC")?.id, "S1")
    }

    @Test("A controller is found by its storyboard identifier, the first of two")
    func identifiers() throws {
        let document = try storyboard(
            """
            <scene sceneID="1"><objects><viewController storyboardIdentifier="A" id="VC"/></objects></scene>
            <scene sceneID="2"><objects><viewController storyboardIdentifier="A" id="W"/></objects></scene>
            <scene sceneID="3"><objects><tableViewController storyboardIdentifier="B" id="X"/></objects></scene>
            """)

        expectEqual(document.controller(withStoryboardIdentifier: "A")?.id, "VC")
        expectEqual(document.controller(withStoryboardIdentifier: "B")?.id, "X")
        expectNil(document.controller(withStoryboardIdentifier: "VC"))
        expectEqual(document.problems, [.duplicateStoryboardIdentifier("A")])
    }

    @Test("A reference to a different storyboard replaces a scene's controller")
    func references() throws {
        let document = try storyboard(
            """
            <scene sceneID="1"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="R" \
            bundleIdentifier="org.example" id="VC"/></objects></scene>
            """)

        let reference = try #require(document.scenes[0].controller)
        expectEqual(reference.kind, .viewControllerPlaceholder)
        expectFalse(reference.kind.isController)
        expectEqual(reference.string(.storyboardName), "Other")
        expectEqual(reference.string(.referencedIdentifier), "R")
        expectEqual(reference.string(.bundleIdentifier), "org.example")
    }

    // MARK: Resources

    @Test("Resources have the sizes of images and the values of colors")
    func resources() throws {
        let document = try storyboard(
            "", attributes: "",
            resources: """
                <image name="trash" catalog="system" width="128" height="121"/><image name="Logo" width="30" height="20">\
                <mutableData key="keyedArchiveRepresentation">AAAA</mutableData></image>
                <namedColor name="Brand"><color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></namedColor>
                <systemColor name="systemRedColor"><color red="1" green="0.2" blue="0.1" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></systemColor>
                """)

        expectEqual(document.resources.images["trash"]?.isSystem, true)
        expectEqual(document.resources.images["Logo"]?.size, CGSize(width: 30, height: 20))
        expectEqual(
            document.resources.namedColors["Brand"], .rgb(red: 1, green: 0.5, blue: 0, alpha: 1, space: .sRGB))
        expectEqual(
            document.resources.systemColors["systemRed"], .rgb(red: 1, green: 0.2, blue: 0.1, alpha: 1, space: .sRGB))
        expectEmpty(document.warnings)
    }

    @Test("The tint of all windows is the document's own color")
    func globalTint() throws {
        let document = try storyboard(
            "", attributes: "", device: #"<color key="tintColor" systemColor="systemPinkColor"/>"#)

        expectEqual(document.globalTintColor, .system("systemPink"))
    }
}
