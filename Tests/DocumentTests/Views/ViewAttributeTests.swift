import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views of documents: attributes")
struct ViewAttributeTests {
    @Test("A view without attributes has the document's defaults")
    func defaults() throws {
        let view: UIView = try ViewNib.view("<view id=\"v\"/>")

        expectTrue(view.isOpaque)
        expectTrue(view.isUserInteractionEnabled)
        expectEqual(view.contentMode, .scaleToFill)
        expectEqual(view.autoresizingMask, [.flexibleRightMargin, .flexibleBottomMargin])
        expectTrue(view.translatesAutoresizingMaskIntoConstraints)
        expectTrue(view.autoresizesSubviews)
        expectTrue(view.clearsContextBeforeDrawing)
        expectTrue(view.insetsLayoutMarginsFromSafeArea)
        expectFalse(view.clipsToBounds)
        expectFalse(view.isMultipleTouchEnabled)
        expectFalse(view.isHidden)
        expectFalse(view.preservesSuperviewLayoutMargins)
        expectEqual(view.alpha, 1)
        expectEqual(view.tag, 0)
        expectNil(view.backgroundColor)
    }

    @Test("Attributes have the written values")
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

        expectTrue(view.isHidden)
        expectFalse(view.isOpaque)
        expectTrue(view.clipsToBounds)
        expectFalse(view.isUserInteractionEnabled)
        expectTrue(view.isMultipleTouchEnabled)
        expectEqual(view.contentMode, .scaleAspectFit)
        expectEqual(view.alpha, 0.5)
        expectEqual(view.tag, 7)
        expectFalse(view.clearsContextBeforeDrawing)
        expectFalse(view.autoresizesSubviews)
        expectTrue(view.preservesSuperviewLayoutMargins)
        expectFalse(view.insetsLayoutMarginsFromSafeArea)
        expectEqual(view.semanticContentAttribute, .forceRightToLeft)
        expectEqual(view.contentHuggingPriority(for: .horizontal), UILayoutPriority(251))
        expectEqual(view.contentHuggingPriority(for: .vertical), .defaultLow)
        expectEqual(view.contentCompressionResistancePriority(for: .vertical), .required)
        expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleTopMargin])
        expectEqual(view.backgroundColor, .systemBackground)
        expectEqual(view.tintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("A mask that is written without flags is empty")
    func emptyMask() throws {
        let view: UIView = try ViewNib.view(
            "<view id=\"v\"><autoresizingMask key=\"autoresizingMask\"/></view>")

        expectEqual(view.autoresizingMask, [])
    }

    @Test("Content modes are recognized in capitals, too", arguments: ["topLeft", "TopLeft"])
    func contentMode(word: String) throws {
        let view: UIView = try ViewNib.view("<view contentMode=\"\(word)\" id=\"v\"/>")

        expectEqual(view.contentMode, .topLeft)
    }

    @Test("A view with a fixed frame keeps it, whatever its autoresizing mask")
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

        expectTrue(view.translatesAutoresizingMaskIntoConstraints)
        expectEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
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

        expectEqual(root.subviews.map(\.tag), [1, 2])
        expectIdentical(root.viewWithTag(3)?.superview, root.viewWithTag(1))
    }

    @Test("Accessibility attributes are read; written traits replace the class's traits")
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

        expectEqual(label.accessibilityIdentifier, "name")
        expectEqual(label.accessibilityLabel, "B")
        expectEqual(label.accessibilityHint, "C")
        expectEqual(label.accessibilityTraits, [.button, .header])
        expectFalse(label.isAccessibilityElement)
    }

    @Test("Margins that follow the readable width leave 672 points")
    func readable() throws {
        let root = try ViewNib.root("")
        let view: UIView = try ViewNib.view("<view layoutMarginsFollowReadableWidth=\"YES\" id=\"v\"/>")
        root.addSubview(view)

        view.frame = CGRect(x: 0, y: 0, width: 1000, height: 100)

        expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 164, bottom: 8, right: 164))
    }
}
