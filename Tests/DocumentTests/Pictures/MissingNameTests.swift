import DocumentPictures
import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Missing names in documents", .serialized)
struct MissingNameTests {
    private typealias Document = PicturesOfDocument

    private func draw(_ content: String, resources: String = "", _ files: [String: String] = [:]) throws
        -> DocumentPictures
    {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
                useAutolayout="YES" useTraitCollections="YES">
                <objects>
                    <view contentMode="scaleToFill" id="r">
                        <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                        <subviews>\(content)</subviews>
                    </view>
                </objects>
                <resources>\(resources)</resources>
            </document>
            """
        let folder = try DocumentFolder(files.merging(["App/V.xib": text, ".git/config": ""]) { first, _ in first })
        return try DocumentPictures.draw(folder.url.appendingPathComponent("App/V.xib"))
    }

    private static let color = """
        <view contentMode="scaleToFill" id="a">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <color key="backgroundColor" name="Tint"/>
        </view>
        """

    @Test("A color of an asset catalog elsewhere in the repository is found without a message")
    func found() throws {
        let red = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", \
            "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
            """
        let result = try draw(Self.color, ["Shared/Assets.xcassets/Tint.colorset/Contents.json": red])

        let image = try #require(result.pictures.first).image()
        expectEqual(image.pixel(10, 10), 0xFFFF_0000)
        expectEmpty(result.messages)
    }

    @Test("Colors, images and symbols that are missing are named once, with the line of the first use")
    func missing() throws {
        let content = """
            \(Self.color)
            <imageView image="logo" id="b"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></imageView>
            <imageView image="logo" id="c"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></imageView>
            <imageView image="no.such.symbol" catalog="system" id="d"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></imageView>
            """
        let result = try draw(content)

        expectEqual(
            Set(result.messages),
            [
                "V.xib:9: <color>: there is no color named 'Tint'",
                "V.xib:11: <image>: there is no image named 'logo'",
                "V.xib:13: <image>: there is no symbol named 'no.such.symbol'",
            ])
    }

    @Test(
        "The placeholder of a missing symbol has a symbol's size at the current font, not Xcode's size for all symbols"
    )
    func symbol() throws {
        func button(_ symbol: String) throws -> UIImage {
            let result = try draw(
                """
                <button buttonType="system" id="b">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="44"/>
                    <state key="normal" image="\(symbol)" catalog="system"/>
                </button>
                """, resources: "<image name=\"\(symbol)\" catalog=\"system\" width=\"128\" height=\"115\"/>")
            return try #require(result.pictures.first).image()
        }
        func ink(_ image: UIImage) -> (width: Int, height: Int) {
            let columns = (0..<600).filter { x in (0..<88).contains { image.pixel(x, $0) != 0xFFFF_FFFF } }
            let rows = (0..<200).filter { y in (0..<400).contains { image.pixel($0, y) != 0xFFFF_FFFF } }
            return ((columns.last ?? 0) - (columns.first ?? 0), (rows.last ?? 0) - (rows.first ?? 0))
        }

        let (missing, square) = (ink(try button("no.such.symbol")), ink(try button("square")))

        expectTrue(
            missing.width > 10 && abs(missing.width - square.width) <= 2 && abs(missing.height - square.height) <= 2)
    }

    @Test("Elements only for the editor, and elements of later versions, are ignored without a message")
    func editor() throws {
        let result = try draw(
            """
            <textView contentMode="scaleToFill" text="Text" layoutManager="textKit2" usesAttributedText="NO" id="t">
                <rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
            </textView>
            <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="1" style="compact" id="d">
                <rect key="frame" x="0.0" y="40" width="200" height="34"/>
                <date key="date" timeIntervalSinceReferenceDate="0.0"/>
            </datePicker>
            <button buttonType="system" adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="b">
                <rect key="frame" x="0.0" y="80" width="50" height="20"/>
            </button>
            <colorWell contentMode="scaleToFill" id="c">
                <rect key="frame" x="0.0" y="80" width="28" height="28"/>
            </colorWell>
            <imageView adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="i">
                <rect key="frame" x="0.0" y="80" width="50" height="20"/>
            </imageView>
            <view contentMode="scaleToFill" id="g">
                <rect key="frame" x="0.0" y="80" width="50" height="20"/>
                <userGuides><userLayoutGuide location="136" affinity="minX"/></userGuides>
                <constraints>
                    <constraint firstAttribute="width" constant="50" symbolic="YES" symbolType="layoutAnchor" id="w"/>
                </constraints>
            </view>
            """)

        expectEmpty(result.messages, "\(result.messages)")
    }
}
