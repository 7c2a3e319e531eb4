import DocumentPictures
import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pictures of collection views", .serialized)
struct CollectionPictureTests {
    private typealias Document = PicturesOfDocument

    private func cell(_ id: String, _ attributes: String, _ color: String, size: String = "") -> String {
        """
        <collectionViewCell contentMode="center" \(attributes) id="\(id)">
            <rect key="frame" x="0.0" y="50" width="60" height="70"/>
            <view key="contentView" contentMode="center" id="\(id)-content">
                <rect key="frame" x="0.0" y="0.0" width="60" height="70"/>
            </view>
            <color key="backgroundColor" \(color) colorSpace="custom" customColorSpace="sRGB"/>
            \(size)
        </collectionViewCell>
        """
    }

    private func title(_ key: String, _ identifier: String) -> String {
        """
        <collectionReusableView key="\(key)" contentMode="center" \(identifier) id="\(key)">
            <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
            <color key="backgroundColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </collectionReusableView>
        """
    }

    private static let flow = """
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="0" minimumInteritemSpacing="0" id="L">
            <size key="itemSize" width="100" height="80"/>
            <size key="headerReferenceSize" width="50" height="50"/>
            <size key="footerReferenceSize" width="50" height="30"/>
        </collectionViewFlowLayout>
        """

    private func list(_ layout: String) -> String {
        """
        <collectionView contentMode="scaleToFill" dataMode="prototypes" contentInsetAdjustmentBehavior="never" id="C">
            <rect key="frame" x="0.0" y="100" width="393" height="600"/>
            \(layout)
            <cells>
                \(cell("c1", "reuseIdentifier=\"One\"", Document.red))
                \(cell("c2", "", Document.blue, size: "<size key=\"customSize\" width=\"150\" height=\"40\"/>"))
            </cells>
            \(title("sectionHeaderView", "reuseIdentifier=\"Title\""))
            \(title("sectionFooterView", ""))
        </collectionView>
        """
    }

    @Test(
        "A collection view shows prototypes at their own or the layout's size, with header and footer, silently"
    )
    func prototypes() throws {
        let result = try Document.draw(Document.scene("a", "", list(Self.flow)))

        let image = try #require(result.pictures.first).image()
        func pixel(_ x: Int, _ y: Int) -> UInt32? { image.pixel(x * 2, y * 2) }
        expectEqual(pixel(200, 101), 0xFF00_FF00)
        expectEqual(pixel(200, 149), 0xFF00_FF00)
        expectEqual(pixel(1, 151), 0xFFFF_0000)
        expectEqual(pixel(99, 229), 0xFFFF_0000)
        expectEqual(pixel(102, 190), 0xFF00_00FF)
        expectEqual(pixel(248, 190), 0xFF00_00FF)
        expectEqual(pixel(252, 190), 0xFFFF_FFFF)
        expectEqual(pixel(200, 231), 0xFF00_FF00)
        expectEqual(pixel(200, 259), 0xFF00_FF00)
        expectEqual(pixel(200, 262), 0xFFFF_FFFF)
        expectEmpty(result.messages, "\(result.messages)")
    }

    @Test("With a custom layout class the prototypes have the sizes of their frames")
    func ownLayout() throws {
        let layout =
            "<collectionViewLayout key=\"collectionViewLayout\" customClass=\"Mosaic\" customModule=\"App\" id=\"L\"/>"
        let result = try Document.draw(Document.scene("a", "", list(layout)))

        let image = try #require(result.pictures.first).image()
        expectEqual(image.pixel(2, 202), 0xFFFF_0000)
        expectEqual(image.pixel(118, 338), 0xFFFF_0000)
    }

    @Test("A collection view controller's scene shows the prototypes and their header")
    func controller() throws {
        let scene = """
            <collectionViewController id="a" sceneMemberID="viewController">
                \(list(Self.flow).replacingOccurrences(of: "<collectionView ", with: "<collectionView key=\"view\" "))
            </collectionViewController>
            """
        let result = try Document.draw(scene)

        let image = try #require(result.pictures.first).image()
        let colors = Set((0..<1700).map { image.pixel(2, $0) })
        #expect(colors.contains(0xFFFF_0000))
        #expect(colors.contains(0xFF00_FF00))
        expectEmpty(result.messages, "\(result.messages)")
    }

    @Test("The identifier of a reusable view of a nib is its own")
    func identifier() throws {
        let nib = UINib(
            text: DocumentText.nib(
                """
                <collectionReusableView contentMode="center" reuseIdentifier="Title" id="h">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
                </collectionReusableView>
                """))

        expectEqual((nib.instantiate(withOwner: nil).first as? UICollectionReusableView)?.reuseIdentifier, "Title")
    }
}
