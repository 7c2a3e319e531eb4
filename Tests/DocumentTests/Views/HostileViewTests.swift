import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views of documents: invalid values")
struct HostileViewTests {
    @Test(
        "Frames that no screen has are ignored",
        arguments: [
            "x=\"0\" y=\"0\" width=\"1e300\" height=\"10\"", "x=\"nan\" y=\"0\" width=\"-1e9\" height=\"10\"",
            "x=\"-1e12\" y=\"1e12\" width=\"10\" height=\"10\"",
        ])
    func frames(numbers: String) throws {
        let root = try ViewNib.root(
            "<subviews><view tag=\"1\" id=\"a\"><rect key=\"frame\" \(numbers)/></view></subviews>")

        root.layoutIfNeeded()

        expectEqual(root.viewWithTag(1)?.frame, .zero)
    }

    @Test("Invalid words and numbers leave the default")
    func words() throws {
        let stack: UIStackView = try ViewNib.view(
            """
            <stackView axis="diagonal" alignment="1" spacing="inf" alpha="much" tag="one" hidden="TRUE" \
            contentMode="wide" horizontalHuggingPriority="-5" verticalHuggingPriority="1e9" id="s"/>
            """)

        expectEqual(stack.axis, .horizontal)
        expectEqual(stack.alignment, .fill)
        expectEqual(stack.spacing, 0)
        expectEqual(stack.alpha, 1)
        expectFalse(stack.isHidden)
        expectEqual(stack.contentHuggingPriority(for: .horizontal), UILayoutPriority(1))
        expectEqual(stack.contentHuggingPriority(for: .vertical), .required)
    }

    @Test("Elements that are not views are not among the subviews, and the others are")
    func wrongClasses() throws {
        let root = try ViewNib.root(
            """
            <subviews>
                <barButtonItem title="A" id="a"/><view tag="1" id="b"/><viewController id="c"/><customObject id="d"/>
                <tapGestureRecognizer id="e"/>
            </subviews>
            """)

        expectEqual(root.subviews.map(\.tag), [1])
    }

    @Test("Masks with unknown names, and masks with all flags, change no other values")
    func masks() throws {
        let root = try ViewNib.root(
            """
            <subviews><view tag="1" id="a"/></subviews>
            <constraints><constraint firstItem="a" firstAttribute="width" constant="5" id="w"/></constraints>
            <variation key="default">
                <mask key="subviews"><exclude reference="nothing"/><exclude reference="w"/></mask>
                <mask key="constraints"><exclude reference="a"/></mask>
            </variation>
            <variation key="widthClass=enormous"><mask key="subviews"><exclude reference="a"/></mask></variation>
            """)

        root.traitOverrides.horizontalSizeClass = .compact

        expectEqual(root.subviews.map(\.tag), [1])
        expectEqual(root.constraints.count, 1)
    }

    @Test("Subviews that a visual effect view has itself are in its content view")
    func effectView() throws {
        let view: UIVisualEffectView = try ViewNib.view(
            "<visualEffectView id=\"v\"><subviews><view tag=\"1\" id=\"a\"/></subviews></visualEffectView>")

        expectEqual(view.contentView.subviews.map(\.tag), [1])
    }

    @Test("Views in views, to the depth limit of documents")
    func deep() throws {
        let depth = 80
        let root = try ViewNib.root(
            (0..<depth).map { "<subviews><view id=\"v\($0)\">" }.joined()
                + String(repeating: "</view></subviews>", count: depth))

        var view: UIView? = root
        var count = 0
        while let next = view?.subviews.first {
            count += 1
            view = next
        }
        expectEqual(count, depth)
    }

    @Test("Five thousand views in one")
    func many() throws {
        let root = try ViewNib.root(
            "<subviews>\((0..<5_000).map { "<view id=\"v\($0)\"/>" }.joined())</subviews>")

        expectEqual(root.subviews.count, 5_000)
    }
}
