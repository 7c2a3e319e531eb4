import DocumentPictures
import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Sizes and surroundings of pictures of documents", .serialized)
struct PictureSizeTests {
    private typealias Document = PicturesOfDocument

    private func draw(_ files: [String: String], _ path: String) throws -> DocumentPictures {
        let folder = try DocumentFolder(files)
        return try DocumentPictures.draw(folder.url.appendingPathComponent(path))
    }

    private func first(_ result: DocumentPictures) throws -> UIImage { try #require(result.pictures.first).image() }

    /// A document of a type without the additions of `DocumentText`.
    private func document(_ type: String, _ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">\(content)</document>
        """
    }

    private func nib(_ root: String) -> String { document("XIB", "<objects>\(root)</objects>") }

    private static let rectangle = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\""
    private static let yellow = """
        <color key="backgroundColor" red="1" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        """

    // MARK: Places of documents

    @Test("A document with a sibling folder Resources is drawn with the images of both folders")
    func resources() throws {
        let box =
            "<view contentMode=\"scaleToFill\" id=\"r\">\(Self.rectangle) width=\"20\" height=\"10\"/>\(Self.yellow)</view>"

        let result = try draw(["X.xib": nib(box), "Resources/a.txt": ""], "X.xib")

        let image = try first(result)
        expectEqual(image.size, CGSize(width: 40, height: 20))
        expectEqual(image.pixel(5, 5), 0xFFFF_FF00)
    }

    @Test("The document of the path is drawn, not the document of the user's language or of the base")
    func languages() throws {
        let (red, blue) = (
            DocumentText.storyboard(
                Document.scene("a", "", Document.box(Document.red, x: 0, y: 100, width: 50, height: 50))),
            DocumentText.storyboard(
                Document.scene("a", "", Document.box(Document.blue, x: 0, y: 100, width: 50, height: 50)))
        )
        let files = [
            "Base.lproj/Main.storyboard": red, "fr.lproj/Main.storyboard": blue, "en.lproj/Other.storyboard": blue,
        ]

        func color(_ path: String) throws -> UInt32? { try first(draw(files, path)).pixel(20, 220) }
        try expectEqual(color("fr.lproj/Main.storyboard"), 0xFF00_00FF)
        try expectEqual(color("Base.lproj/Main.storyboard"), 0xFFFF_0000)
        try expectEqual(color("en.lproj/Other.storyboard"), 0xFF00_00FF)
    }

    // MARK: Sizes

    @Test(
        "A nib has the document's width, whatever the width of its text, and is higher if its text needs more lines"
    )
    func nibs() throws {
        func label(_ width: Int, _ height: Int) -> String {
            let text = String(repeating: "All of this is one long sentence. ", count: 12)
            return """
                <view contentMode="scaleToFill" id="r">\(Self.rectangle) width="\(width)" height="\(height)"/>
                    <subviews>
                        <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="c1"/>
                        <constraint firstItem="r" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="c2"/>
                        <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" id="c3"/>
                        <constraint firstItem="r" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="l"
                            secondAttribute="bottom" id="c4"/>
                    </constraints>
                </view>
                """
        }

        let (high, low) = (
            try first(draw(["X.xib": nib(label(300, 600))], "X.xib")),
            try first(draw(["X.xib": nib(label(300, 20))], "X.xib"))
        )

        expectEqual(high.size, CGSize(width: 600, height: 1200))
        expectTrue(low.size.width == 600 && low.size.height > 200)
    }

    @Test("A root that does not translate its mask keeps the document's size, and its subviews follow its edges")
    func root() throws {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="r">
                \(Self.rectangle) width="370" height="100"/>\(Self.yellow)
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <color key="backgroundColor" \(Document.red) colorSpace="custom" customColorSpace="sRGB"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="20" id="w"/>
                            <constraint firstAttribute="height" constant="20" id="h"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c1"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="r" secondAttribute="top" id="c2"/>
                </constraints>
            </view>
            """

        let image = try first(draw(["X.xib": nib(box)], "X.xib"))

        expectEqual(image.size, CGSize(width: 740, height: 200))
        expectEqual(image.pixel(20, 20), 0xFFFF_FF00)
        expectEqual(image.pixel(730, 10), 0xFFFF_0000)
    }

    @Test("Without a device a scene has its root's size, and a container the size of its child")
    func withoutDevice() throws {
        let scenes = """
            <scenes>
                <scene sceneID="s1"><objects>
                    <viewController id="a" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v">\(Self.rectangle) width="320" height="568"/></view>
                    </viewController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <navigationController id="n" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                        <connections>
                            <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
                        </connections>
                    </navigationController>
                </objects></scene>
            </scenes>
            """

        let result = try draw(["X.storyboard": document("Storyboard.XIB", scenes)], "X.storyboard")

        let sizes = try result.pictures.prefix(2).map { try $0.image().size }
        expectEqual(sizes, [CGSize(width: 640, height: 1136), CGSize(width: 640, height: 1136)])
    }

    @Test("A scene of freeform size has that size, beside scenes of the device's, also on the map")
    func freeform() throws {
        let long = """
            <viewController id="long" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="long-view">
                    \(Self.rectangle) width="393" height="1500"/>
                    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                </view>
            </viewController>
            """
        let result = try Document.draw(Document.scene("a"), long)

        let sizes = try result.pictures.map { try $0.image().size }
        expectEqual(sizes.prefix(2), [CGSize(width: 786, height: 1704), CGSize(width: 786, height: 3000)])
        expectEqual(sizes.last, CGSize(width: (196.5 + 80) * 2, height: (426 + 750 + 30 + 70 + 80) * 2))
    }

    @Test("Placeholder content of the editor is shown for views whose classes measure themselves")
    func placeholders() throws {
        func view(_ id: String, _ color: String) -> String {
            """
            <view contentMode="scaleToFill" placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="90" \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <color key="backgroundColor" \(color) colorSpace="custom" customColorSpace="sRGB"/>
            </view>
            """
        }
        let box = """
            <view contentMode="scaleToFill" id="r">\(Self.rectangle) width="100" height="400"/>
                <subviews>
                    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical"
                        translatesAutoresizingMaskIntoConstraints="NO" id="s">
                        <subviews>\(view("a", Document.red))\(view("b", Document.blue))</subviews>
                    </stackView>
                </subviews>
                <constraints>
                    <constraint firstItem="s" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="c1"/>
                    <constraint firstItem="r" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c2"/>
                    <constraint firstItem="s" firstAttribute="top" secondItem="r" secondAttribute="top" id="c3"/>
                </constraints>
            </view>
            """

        let image = try first(draw(["X.xib": nib(box)], "X.xib"))

        let column = [10, 89, 91, 179, 181].map { image.pixel(100, $0 * 2) }
        expectEqual(column, [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_FFFF])
    }

    // MARK: Safe areas and bars

    /// A controller with a red view at the top of the safe area.
    private func page(_ id: String, _ title: String, _ connections: String = "") -> String {
        """
        <viewController id="\(id)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="\(id)-v">
                \(Self.rectangle) width="393" height="852"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-b">
                        <color key="backgroundColor" \(Document.red) colorSpace="custom" customColorSpace="sRGB"/>
                    </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="\(id)-s"/>
                <constraints>
                    <constraint firstItem="\(id)-b" firstAttribute="leading" secondItem="\(id)-s" secondAttribute="leading" id="\(id)1"/>
                    <constraint firstItem="\(id)-s" firstAttribute="trailing" secondItem="\(id)-b" secondAttribute="trailing" id="\(id)2"/>
                    <constraint firstItem="\(id)-b" firstAttribute="top" secondItem="\(id)-s" secondAttribute="top" id="\(id)3"/>
                    <constraint firstItem="\(id)-s" firstAttribute="bottom" secondItem="\(id)-b" secondAttribute="bottom" id="\(id)4"/>
                </constraints>
            </view>
            <navigationItem key="navigationItem" title="\(title)" id="\(id)-i"/>
            <connections>\(connections)</connections>
        </viewController>
        """
    }

    private func red(_ image: UIImage) -> [Int]? {
        let rows = (0..<Int(image.size.height)).filter { image.pixel(393, $0) == 0xFFFF_0000 }
        guard let first = rows.first, let last = rows.last else { return nil }
        return [first / 2, (last + 1) / 2]
    }

    @Test(
        "A scene has the safe area of the document's device, and a bar if it is in a navigation or tab bar controller"
    )
    func bars() throws {
        let navigation = """
            <navigationController id="n" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="r1"/></connections>
            </navigationController>
            """
        let tabs = """
            <tabBarController id="t" sceneMemberID="viewController">
                <tabBar key="tabBar" contentMode="scaleToFill" id="tb"/>
                <connections>
                    <segue destination="alone" kind="relationship" relationship="viewControllers" id="r2"/>
                    <segue destination="n" kind="relationship" relationship="viewControllers" id="r3"/>
                </connections>
            </tabBarController>
            """
        let show =
            "<segue destination=\"pushed\" kind=\"show\" id=\"s1\"/><segue destination=\"modal\" kind=\"presentation\" id=\"s2\"/>"
        let result = try Document.draw(
            page("alone", "Alone"), page("root", "Root", show), page("pushed", "Pushed"), page("modal", "Modal"),
            navigation, tabs)

        func rows(_ name: String) throws -> [Int] {
            let picture = try #require(result.pictures.first { $0.name == name })
            return red(try picture.image()) ?? []
        }
        expectEmpty(result.messages)
        try expectEqual(rows("modal"), [59, 818])
        try expectEqual(rows("alone"), [59, 769])
        try expectEqual(rows("root"), [103, 769])
        try expectEqual(rows("pushed"), [103, 769])
    }

    @Test("A picture for a device has the device's size")
    func device() throws {
        let folder = try DocumentFolder(["Main.storyboard": DocumentText.storyboard(page("a", "A"))])
        var options = DocumentPictures.Options()
        options.device = .iPhoneSE

        let result = try DocumentPictures.draw(folder.url.appendingPathComponent("Main.storyboard"), options)

        try expectEqual(first(result).size, CGSize(width: 750, height: 1334))
    }
}
