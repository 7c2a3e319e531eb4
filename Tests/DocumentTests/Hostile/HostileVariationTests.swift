import Expectations
import IrekoTesting
import Testing
import UIKit

/// A view that changes its size class when it is made, or when it is awake.
final class ChangesClass: UIView {
    static var changesWhenMade = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        if Self.changesWhenMade { traitOverrides.horizontalSizeClass = .compact }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        if !Self.changesWhenMade { traitOverrides.horizontalSizeClass = .compact }
    }
}

@MainActor
@Suite("Hostile variations", .serialized)
struct HostileVariationTests {
    nonisolated private static let variations = [
        #"<variation key="" alpha="0.5"/>"#, #"<variation alpha="0.5"/>"#,
        #"<variation key="widthClass=" alpha="0.5"/>"#,
        #"<variation key="widthClass=regular-widthClass=compact" alpha="0.5"/>"#, #"<variation key="x" alpha="0.5"/>"#,
        #"<variation key="widthClass=regular" alpha="much"/>"#, #"<variation key="widthClass=regular" nothing="0.5"/>"#,
        #"<variation key="widthClass=regular"><view key="view" id="z"/></variation>"#,
        #"<variation key="widthClass=regular"><variation key="widthClass=regular" alpha="0.5"/></variation>"#,
        #"<variation key="widthClass=regular"><mask key="colors"><exclude reference="a"/></mask></variation>"#,
        #"<variation key="widthClass=regular"><mask key="subviews"><exclude/><include reference=""/></mask></variation>"#,
        #"<variation key="widthClass=regular"><mask key="subviews"><exclude reference="root"/></mask></variation>"#,
        #"<variation key="widthClass=regular" id="a" customClass="UILabel" key2="x"/>"#,
    ]

    @Test("A variation of unknown objects has no effect", arguments: variations)
    func nothing(variation: String) throws {
        try Stage.run { stage in
            stage.allowsDiagnostics = true
            let root = try ViewNib.root("<subviews><view tag=\"1\" id=\"a\"/></subviews>\(variation)")
            stage.window.addSubview(root)

            for width: UIUserInterfaceSizeClass in [.compact, .regular, .unspecified] {
                root.traitOverrides.horizontalSizeClass = width
                stage.settle()

                expectEqual(root.subviews.map(\.tag), [1])
                expectEqual(root.alpha, 1)
            }
        }
    }

    @Test("A thousand variations of one view, of which the last with the same condition counts")
    func many() throws {
        try Stage.run { _ in
            let variations = (1...1000).map { "<variation key=\"widthClass=compact\" alpha=\"\(Double($0) / 2000)\"/>" }
            let root = try ViewNib.root(variations.joined())

            root.traitOverrides.horizontalSizeClass = .regular
            root.traitOverrides.horizontalSizeClass = .compact

            expectEqual(root.alpha, 0.5)
        }
    }

    @Test("Subviews of an effect view are added to and removed from its content view")
    func effectView() throws {
        try Stage.run { _ in
            let view: UIVisualEffectView = try ViewNib.view(
                """
                <visualEffectView id="v">
                <subviews><view tag="1" id="a"/><view tag="2" id="b"/><view tag="3" id="c"/></subviews>
                <variation key="widthClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>
                </visualEffectView>
                """)
            view.traitOverrides.horizontalSizeClass = .regular
            expectEqual(view.contentView.subviews.map(\.tag), [1, 2, 3])

            view.traitOverrides.horizontalSizeClass = .compact

            expectEqual(view.contentView.subviews.map(\.tag), [1, 3])

            view.traitOverrides.horizontalSizeClass = .regular

            expectEqual(view.contentView.subviews.map(\.tag), [1, 2, 3])
        }
    }

    @Test("A view that the program has put around its old superview stays there when the document would restore it")
    func turnedOver() throws {
        try Stage.run { stage in
            let root = try ViewNib.root(
                """
                <subviews><view tag="1" id="a"/></subviews>
                <variation key="widthClass=regular"><mask key="subviews"><exclude reference="a"/></mask></variation>
                """)
            let box = try #require(root.viewWithTag(1))
            root.traitOverrides.horizontalSizeClass = .regular
            expectNil(box.superview)
            stage.window.addSubview(box)
            box.addSubview(root)

            root.traitOverrides.horizontalSizeClass = .compact
            stage.settle()

            expectIdentical(box.superview, stage.window)
            expectIdentical(root.superview, box)
            expectEmpty(root.subviews)

            root.traitOverrides.horizontalSizeClass = .regular
            root.removeFromSuperview()
            box.removeFromSuperview()
            root.traitOverrides.horizontalSizeClass = .compact

            expectEmpty(root.subviews, "what the program has taken is the program's")
        }
    }

    @Test(
        "Size classes that change while the objects are made, or awake, apply", arguments: [true, false])
    func changing(whenMade: Bool) throws {
        ChangesClass.changesWhenMade = whenMade
        try Stage.run { _ in
            let view: ChangesClass = try ViewNib.view(
                """
                <view contentMode="scaleToFill" id="root" customClass="ChangesClass" customModule="DocumentTests">
                <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="a"/><view tag="2" id="b"/>
                </subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="width" constant="10" id="w">
                        <variation key="widthClass=compact" constant="40"/>
                    </constraint>
                    <constraint firstItem="a" firstAttribute="height" constant="10" id="h"/>
                </constraints>
                <variation key="widthClass=compact" alpha="0.5">
                    <mask key="subviews"><exclude reference="b"/></mask>
                    <mask key="constraints"><exclude reference="h"/></mask>
                </variation>
                </view>
                """)

            expectEqual(view.constraints.map(\.constant), [40])
            expectEqual(view.subviews.map(\.tag), [1])
            expectEqual(view.alpha, 0.5)
        }
    }
}
