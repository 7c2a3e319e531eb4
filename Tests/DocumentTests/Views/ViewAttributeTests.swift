import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views of documents: attributes")
struct ViewAttributeTests {
    @Test("A view without attributes has the document's defaults")
    func defaults() throws {
        let view: UIView = try ViewNib.view("<view id=\"v\"/>")

        #expect(view.isOpaque)
        #expect(view.isUserInteractionEnabled)
        #expect(view.contentMode == .scaleToFill)
        #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.autoresizesSubviews)
        #expect(view.clearsContextBeforeDrawing)
        #expect(view.insetsLayoutMarginsFromSafeArea)
        #expect(!view.clipsToBounds)
        #expect(!view.isMultipleTouchEnabled)
        #expect(!view.isHidden)
        #expect(!view.preservesSuperviewLayoutMargins)
        #expect(view.alpha == 1)
        #expect(view.tag == 0)
        #expect(view.backgroundColor == nil)
    }

    @Test("Attributes are those that are written")
    func written() throws {
        let view: UIView = try ViewNib.view(
            """
            <view hidden="YES" opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" multipleTouchEnabled="YES" \
            contentMode="scaleAspectFit" alpha="0.5" tag="7" clearsContextBeforeDrawing="NO" autoresizesSubviews="NO" \
            preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
            semanticContentAttribute="forceRightToLeft" horizontalHuggingPriority="251" \
            verticalCompressionResistancePriority="1000" id="v">
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            </view>
            """)

        #expect(view.isHidden)
        #expect(!view.isOpaque)
        #expect(view.clipsToBounds)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.isMultipleTouchEnabled)
        #expect(view.contentMode == .scaleAspectFit)
        #expect(view.alpha == 0.5)
        #expect(view.tag == 7)
        #expect(!view.clearsContextBeforeDrawing)
        #expect(!view.autoresizesSubviews)
        #expect(view.preservesSuperviewLayoutMargins)
        #expect(!view.insetsLayoutMarginsFromSafeArea)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(view.backgroundColor == .systemBackground)
        #expect(view.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("A mask that is written without flags is empty")
    func emptyMask() throws {
        let view: UIView = try ViewNib.view(
            "<view id=\"v\"><autoresizingMask key=\"autoresizingMask\"/></view>")

        #expect(view.autoresizingMask == [])
    }

    @Test("Content modes are understood in capitals, too", arguments: ["topLeft", "TopLeft"])
    func contentMode(word: String) throws {
        let view: UIView = try ViewNib.view("<view contentMode=\"\(word)\" id=\"v\"/>")

        #expect(view.contentMode == .topLeft)
    }

    @Test("A view with a fixed frame keeps it, whatever it says of its autoresizing mask")
    func fixedFrame() throws {
        let root = try ViewNib.root(
            """
            <subviews>
                <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="a">
                    <rect key="frame" x="10" y="20" width="30" height="40"/>
                </view>
            </subviews>
            """)
        let view = try #require(root.viewWithTag(1))

        root.layoutIfNeeded()

        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("Subviews are in the document's order, the first one at the back")
    func order() throws {
        let root = try ViewNib.root(
            """
            <subviews>
                <view tag="1" id="a"><subviews><view tag="3" id="c"/></subviews></view>
                <view tag="2" id="b"/>
            </subviews>
            """)

        #expect(root.subviews.map(\.tag) == [1, 2])
        #expect(root.viewWithTag(3)?.superview === root.viewWithTag(1))
    }

    @Test("Accessibility is what is written; traits that are written replace the class's")
    func accessibility() throws {
        let label: UILabel = try ViewNib.view(
            """
            <label text="A" id="l">
                <accessibility key="accessibilityConfiguration" identifier="name" label="B" hint="C">
                    <accessibilityTraits key="traits" button="YES" header="YES"/>
                    <bool key="isElement" value="NO"/>
                </accessibility>
            </label>
            """)

        #expect(label.accessibilityIdentifier == "name")
        #expect(label.accessibilityLabel == "B")
        #expect(label.accessibilityHint == "C")
        #expect(label.accessibilityTraits == [.button, .header])
        #expect(!label.isAccessibilityElement)
    }

    @Test("Margins that follow the readable width leave 672 points")
    func readable() throws {
        let root = try ViewNib.root("")
        let view: UIView = try ViewNib.view("<view layoutMarginsFollowReadableWidth=\"YES\" id=\"v\"/>")
        root.addSubview(view)

        view.frame = CGRect(x: 0, y: 0, width: 1000, height: 100)

        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 164, bottom: 8, right: 164))
    }
}
