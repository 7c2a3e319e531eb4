import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views of documents: size classes")
struct DocumentVariationTests {
    private static let boxes = """
        <view translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="a"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" tag="2" id="b"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" tag="3" id="c"/>
        """

    /// A root view that is made with a regular or compact size class, in both directions.
    private func root(_ content: String, _ sizeClass: UIUserInterfaceSizeClass = .regular) throws -> UIView {
        let traits = UITraitCollection.current.modifyingTraits {
            $0.horizontalSizeClass = sizeClass
            $0.verticalSizeClass = sizeClass
        }
        return try traits.withCurrent { try ViewNib.root(content) }
    }

    private func constraint(_ root: UIView, _ identifier: String) -> NSLayoutConstraint? {
        root.constraints.first { $0.identifier == identifier }
    }

    @Test("A constraint's constant, multiplier and priority follow the size classes")
    func values() throws {
        let root = try root(
            """
            <subviews>\(Self.boxes)</subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" \
            constant="10" \
            identifier="w" id="1">
                    <variation key="widthClass=compact" constant="40"/>
                    <variation key="heightClass=compact-widthClass=compact" constant="60" multiplier="0.5" \
            priority="500"/>
                </constraint>
            </constraints>
            """)
        let width = try #require(constraint(root, "w"))
        expectEqual(width.constant, 10)

        root.traitOverrides.horizontalSizeClass = .compact

        expectEqual(width.constant, 40)
        expectEqual(width.multiplier, 1)

        root.traitOverrides.verticalSizeClass = .compact

        expectEqual(width.constant, 60)
        expectEqual(width.multiplier, 0.5)
        expectEqual(width.priority, UILayoutPriority(500))
        expectTrue(width.isActive)

        root.traitOverrides.horizontalSizeClass = .regular

        expectEqual(width.constant, 10)
        expectEqual(width.multiplier, 1)
        expectEqual(width.priority, .required)
        expectTrue(width.isActive)
    }

    @Test("Values that the program has set stay while the document's value does not change")
    func program() throws {
        let root = try root(
            """
            <subviews>\(Self.boxes)</subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="width" constant="10" identifier="w" id="1">
                    <variation key="widthClass=compact" constant="40"/>
                </constraint>
            </constraints>
            """)
        let width = try #require(constraint(root, "w"))

        width.constant = 77
        root.traitOverrides.verticalSizeClass = .compact

        expectEqual(width.constant, 77)
    }

    @Test("Constraints are installed and removed; excluded constraints that are never included are never active")
    func masks() throws {
        let root = try root(
            """
            <subviews>\(Self.boxes)</subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="width" constant="1" id="c1"/>
                <constraint firstItem="a" firstAttribute="width" constant="2" id="c2"/>
                <constraint firstItem="a" firstAttribute="width" constant="3" id="c3"/>
            </constraints>
            <variation key="default">
                <mask key="constraints"><exclude reference="c2"/><exclude reference="c3"/></mask>
            </variation>
            <variation key="widthClass=compact">
                <mask key="constraints"><exclude reference="c1"/><include reference="c2"/></mask>
            </variation>
            """)
        expectEqual(root.constraints.map(\.constant), [1])

        root.traitOverrides.horizontalSizeClass = .compact

        expectEqual(root.constraints.map(\.constant), [2])

        root.traitOverrides.horizontalSizeClass = .regular

        expectEqual(root.constraints.map(\.constant), [1])
    }

    @Test("An excluded subview is removed, and returns to its position with its constraints")
    func subviews() throws {
        let root = try root(
            """
            <subviews>\(Self.boxes)</subviews>
            <constraints>
                <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
            constant="5" \
            id="1"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="6" \
            id="2"/>
                <constraint firstItem="b" firstAttribute="width" constant="70" id="3"/>
                <constraint firstItem="b" firstAttribute="height" constant="80" id="4"/>
            </constraints>
            <variation key="widthClass=compact">
                <mask key="subviews"><exclude reference="b"/></mask>
            </variation>
            """)
        weak let box = root.viewWithTag(2)

        root.traitOverrides.horizontalSizeClass = .compact

        expectEqual(root.subviews.map(\.tag), [1, 3])
        expectEmpty(root.constraints)
        expectNotNil(box)

        root.traitOverrides.horizontalSizeClass = .regular
        root.layoutIfNeeded()

        expectEqual(root.subviews.map(\.tag), [1, 2, 3])
        expectEqual(box?.frame, CGRect(x: 5, y: 6, width: 70, height: 80))
    }

    @Test("A subview that is excluded initially appears with its constraints, including the ancestors' constraints")
    func excludedFromStart() throws {
        let root = try root(
            """
            <subviews>
                <view tag="9" id="box">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                    <subviews>\(Self.boxes)</subviews>
                    <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
                    <variation key="widthClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="6" \
            id="2"/>
                <constraint firstItem="a" firstAttribute="width" constant="70" id="3"/>
                <constraint firstItem="a" firstAttribute="height" constant="80" id="4"/>
            </constraints>
            """)
        expectNil(root.viewWithTag(1))
        expectEmpty(root.constraints)

        root.traitOverrides.horizontalSizeClass = .compact
        root.layoutIfNeeded()

        expectEqual(root.viewWithTag(9)?.subviews.map(\.tag), [1, 2, 3])
        expectEqual(root.viewWithTag(1)?.frame, CGRect(x: 0, y: 6, width: 70, height: 80))
    }

    @Test("A stack view's axis and arranged views follow the size classes")
    func stack() throws {
        let root = try root(
            """
            <subviews>
                <stackView axis="vertical" spacing="4" tag="9" id="stack">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                    <subviews>\(Self.boxes)</subviews>
                    <variation key="heightClass=compact" axis="horizontal" distribution="fillEqually">
                        <mask key="subviews"><exclude reference="a"/></mask>
                    </variation>
                </stackView>
            </subviews>
            """)
        let stack = try #require(root.viewWithTag(9) as? UIStackView)
        stack.spacing = 10

        root.traitOverrides.verticalSizeClass = .compact

        expectEqual(stack.axis, .horizontal)
        expectEqual(stack.distribution, .fillEqually)
        expectEqual(stack.spacing, 10)
        expectEqual(stack.arrangedSubviews.map(\.tag), [2, 3])

        root.traitOverrides.verticalSizeClass = .regular

        expectEqual(stack.axis, .vertical)
        expectEqual(stack.distribution, .fill)
        expectEqual(stack.arrangedSubviews.map(\.tag), [1, 2, 3])
    }

    @Test("The most specific of the variations that match counts")
    func attributes() throws {
        let root = try root(
            """
            <subviews>
                <label text="A" textAlignment="natural" adjustsFontSizeToFit="NO" tag="1" id="l">
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/>
                    <variation key="heightClass=regular-widthClass=regular">
                        <fontDescription key="fontDescription" type="system" pointSize="30"/>
                    </variation>
                    <variation key="widthClass=regular" numberOfLines="3">
                        <fontDescription key="fontDescription" type="system" pointSize="20"/>
                        <color key="backgroundColor" white="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/>
                    </variation>
                </label>
            </subviews>
            """, .compact)
        let label = try #require(root.viewWithTag(1) as? UILabel)
        label.text = "B"

        root.traitOverrides.horizontalSizeClass = .regular

        expectEqual(label.font.pointSize, 20)
        expectEqual(label.numberOfLines, 3)
        expectEqual(label.backgroundColor, UIColor(white: 0, alpha: 1))

        root.traitOverrides.verticalSizeClass = .regular

        expectEqual(label.font.pointSize, 30)
        expectEqual(label.numberOfLines, 3)

        root.traitOverrides.horizontalSizeClass = .compact

        expectEqual(label.font.pointSize, 17)
        expectEqual(label.numberOfLines, 1)
        expectEqual(label.backgroundColor, UIColor(white: 1, alpha: 1))
        expectEqual(label.text, "B")
    }

    private static func color(_ key: String, _ white: String) -> String {
        """
        <color key="\(key)" white="\(white)" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/>
        """
    }

    @Test("Fonts and colors of controls follow the size classes; unwritten values are the control's own again")
    func controls() throws {
        let root = try root(
            """
            <subviews>
                <button buttonType="system" tag="1" id="b">
                    <fontDescription key="fontDescription" type="system" pointSize="15"/>
                    <state key="normal" title="Go"/>
                    <variation key="widthClass=regular">
                        <fontDescription key="fontDescription" type="system" pointSize="24"/>
                    </variation>
                </button>
                <switch tag="2" id="s">
                    <variation key="widthClass=regular">\(Self.color("onTintColor", "0.5"))</variation>
                </switch>
                <slider maxValue="1" tag="3" id="l">
                    \(Self.color("minimumTrackTintColor", "0.25"))
                    <variation key="widthClass=regular">\(Self.color("minimumTrackTintColor", "0.75"))</variation>
                </slider>
                <progressView tag="4" id="p">
                    <variation key="widthClass=regular">\(Self.color("trackTintColor", "0.5"))</variation>
                </progressView>
                <pageControl numberOfPages="3" tag="5" id="c">
                    <variation key="widthClass=regular">\(Self.color("pageIndicatorTintColor", "0.5"))</variation>
                </pageControl>
                <segmentedControl selectedSegmentIndex="0" tag="6" id="g">
                    <segments><segment title="One"/></segments>
                    <variation key="widthClass=regular">\(Self.color("selectedSegmentTintColor", "0.5"))</variation>
                </segmentedControl>
            </subviews>
            """, .compact)
        let button = try #require(root.viewWithTag(1) as? UIButton)
        let toggle = try #require(root.viewWithTag(2) as? UISwitch)
        let slider = try #require(root.viewWithTag(3) as? UISlider)
        let progress = try #require(root.viewWithTag(4) as? UIProgressView)
        let pages = try #require(root.viewWithTag(5) as? UIPageControl)
        let segments = try #require(root.viewWithTag(6) as? UISegmentedControl)

        for _ in 0..<2 {
            root.traitOverrides.horizontalSizeClass = .regular

            let gray = UIColor(white: 0.5, alpha: 1)
            expectEqual(button.titleLabel?.font.pointSize, 24)
            expectEqual(slider.minimumTrackTintColor, UIColor(white: 0.75, alpha: 1))
            expectEqual(toggle.onTintColor, gray)
            expectEqual(progress.trackTintColor, gray)
            expectEqual(pages.pageIndicatorTintColor, gray)
            expectEqual(segments.selectedSegmentTintColor, gray)

            root.traitOverrides.horizontalSizeClass = .compact

            expectEqual(button.titleLabel?.font.pointSize, 15)
            expectEqual(slider.minimumTrackTintColor, UIColor(white: 0.25, alpha: 1))
            expectNil(toggle.onTintColor)
            expectNil(progress.trackTintColor)
            expectNil(pages.pageIndicatorTintColor)
            expectNil(segments.selectedSegmentTintColor)
        }
    }
}
