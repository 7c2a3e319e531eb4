import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views of documents: constraints")
struct DocumentConstraintTests {
    /// A view of 300 × 200 points with two boxes, laid out.
    private func layOut(_ constraints: String, subviews: String = Self.boxes) throws -> UIView {
        let root = try ViewNib.root("<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>")
        root.layoutIfNeeded()
        return root
    }

    private static let boxes = """
        <view translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="a"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" tag="2" id="b"/>
        """

    private static let first = """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" \
        id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="2"/>
        <constraint firstItem="a" firstAttribute="height" constant="40" id="3"/>
        """

    @Test("Constraints are active, held by the view whose list they are in, which is the default first item")
    func layout() throws {
        let root = try layOut(
            Self.first
                + """
                <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="30" id="4"/>
                """)

        expectEqual(root.viewWithTag(1)?.frame, CGRect(x: 10, y: 20, width: 260, height: 40))
        expectEqual(root.constraints.count, 4)
    }

    @Test("Multipliers are numbers, ratios and fractions", arguments: [("0.5", 20.0), ("3:2", 60), ("1/4", 10)])
    func multiplier(text: String, width: CGFloat) throws {
        let root = try layOut(
            Self.first
                + """
                <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" \
                multiplier="\(text)" id="4"/>
                """)

        expectEqual(root.viewWithTag(1)?.frame.width, width)
    }

    @Test("Relation, priority and identifier have the written values")
    func properties() throws {
        let root = try layOut(
            """
            <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="50" \
            priority="751" \
            identifier="wide" id="1"/>
            """)

        let constraint = try #require(root.constraints.first)
        expectEqual(constraint.relation, .greaterThanOrEqual)
        expectEqual(constraint.priority, UILayoutPriority(751))
        expectEqual(constraint.constant, 50)
        expectEqual(constraint.identifier, "wide")
        expectNil(constraint.secondItem)
    }

    @Test("A symbolic constraint without a constant is 20 points from an edge, 8 between siblings")
    func symbolic() throws {
        let root = try layOut(
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
            symbolic="YES" id="1"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" \
            symbolic="YES" id="2"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" symbolic="YES" \
            constant="9" id="3"/>
            """)

        expectEqual(root.constraints.map(\.constant), [20, 8, 9])
    }

    @Test("Placeholder constraints, and constraints that are not installed, are not active")
    func absent() throws {
        let root = try layOut(
            """
            <constraint firstItem="a" firstAttribute="width" constant="50" placeholder="YES" id="1"/>
            <constraint firstItem="a" firstAttribute="width" constant="60" installed="NO" id="2"/>
            <constraint firstItem="a" firstAttribute="width" constant="70" id="3"/>
            """)

        expectEqual(root.constraints.map(\.constant), [70])
    }

    @Test("Constraints relate attributes of baselines and margins")
    func attributes() throws {
        let root = try layOut(
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" \
            id="1"/>
            <constraint firstItem="a" firstAttribute="baseline" secondItem="root" secondAttribute="bottomMargin" \
            id="2"/>
            <constraint firstItem="a" firstAttribute="width" constant="50" id="3"/>
            <constraint firstItem="a" firstAttribute="height" constant="60" id="4"/>
            """)

        expectEqual(root.viewWithTag(1)?.frame, CGRect(x: 8, y: 132, width: 50, height: 60))
    }

    @Test(
        "Constraints that no layout can relate are omitted, and the rest is laid out",
        arguments: [
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"top\"",
            "firstItem=\"a\" firstAttribute=\"left\" secondItem=\"root\" secondAttribute=\"leading\"",
            "firstItem=\"a\" firstAttribute=\"left\" secondItem=\"root\" secondAttribute=\"top\"",
            "firstItem=\"a\" firstAttribute=\"left\"", "firstItem=\"a\" firstAttribute=\"sideways\"",
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" multiplier=\"0\"",
            "firstItem=\"nothing\" firstAttribute=\"width\"",
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"1\" secondAttribute=\"width\"",
            "firstItem=\"a\" firstAttribute=\"width\" constant=\"nan\" multiplier=\"1e300\" secondItem=\"root\"",
        ])
    func impossible(attributes: String) throws {
        let root = try layOut(
            Self.first + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"50\" id=\"4\"/>"
                + "<constraint \(attributes) id=\"5\"/>")

        expectEqual(root.constraints.count, 4)
        expectEqual(root.viewWithTag(1)?.frame, CGRect(x: 10, y: 20, width: 50, height: 40))
    }

    @Test("A constraint whose items are not in the view that it belongs to has no effect")
    func outside() throws {
        let root = try ViewNib.root(
            """
            <subviews>
                <view tag="1" id="a">
                    <constraints>
                        <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" id="1"/>
                    </constraints>
                </view>
                <view tag="2" id="b"/>
            </subviews>
            """)

        expectEqual(root.viewWithTag(1)?.constraints.isEmpty, true)
    }

    // MARK: Guides

    @Test("Items can be the safe area, the margins, and the readable width")
    func guides() throws {
        let root = try ViewNib.root(
            """
            <subviews>\(Self.boxes)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <viewLayoutGuide key="layoutMargins" id="margins"/>
            <constraints>
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5" \
            id="1"/>
                <constraint firstItem="a" firstAttribute="leading" secondItem="margins" secondAttribute="leading" \
            id="2"/>
                <constraint firstItem="a" firstAttribute="trailing" secondItem="margins" secondAttribute="trailing" \
            id="3"/>
                <constraint firstItem="a" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="4"/>
            </constraints>
            """)

        root.layoutIfNeeded()

        expectEqual(root.viewWithTag(1)?.frame, CGRect(x: 8, y: 5, width: 284, height: 195))
    }

    @Test("Items can be the content and the frame of a scroll view")
    func scrollGuides() throws {
        let root = try ViewNib.root(
            """
            <subviews>
                <scrollView tag="1" id="scroll">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" tag="2" id="a"/></subviews>
                    <viewLayoutGuide key="contentLayoutGuide" id="content"/>
                    <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
                    <constraints>
                        <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" \
            id="1"/>
                        <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
            secondAttribute="leading" id="2"/>
                        <constraint firstItem="content" firstAttribute="trailing" secondItem="a" \
            secondAttribute="trailing" id="3"/>
                        <constraint firstItem="content" firstAttribute="bottom" secondItem="a" \
            secondAttribute="bottom" id="4"/>
                        <constraint firstItem="a" firstAttribute="width" secondItem="frame" secondAttribute="width" \
            id="5"/>
                        <constraint firstItem="a" firstAttribute="height" constant="900" id="6"/>
                    </constraints>
                </scrollView>
            </subviews>
            """)
        let scrollView = try #require(root.viewWithTag(1) as? UIScrollView)

        root.layoutIfNeeded()

        expectEqual(scrollView.contentSize, CGSize(width: 300, height: 900))
    }

    @Test("Items can be the guides at a controller's top and bottom")
    func edgeGuides() throws {
        let controller = try ViewNib.controller(
            """
            <scene sceneID="s"><objects><viewController id="first">
                <layoutGuides>
                    <viewControllerLayoutGuide type="top" id="top"/>
                    <viewControllerLayoutGuide type="bottom" id="bottom"/>
                </layoutGuides>
                <view key="view" id="root">
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="a"/></subviews>
                    <constraints>
                        <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
            constant="3" id="1"/>
                        <constraint firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
            constant="4" id="2"/>
                        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="3"/>
                        <constraint firstItem="a" firstAttribute="width" constant="50" id="4"/>
                    </constraints>
                </view>
            </viewController></objects></scene>
            """)

        controller.view.layoutIfNeeded()

        expectEqual(controller.view.viewWithTag(1)?.frame, CGRect(x: 0, y: 3, width: 50, height: 660))
    }
}
