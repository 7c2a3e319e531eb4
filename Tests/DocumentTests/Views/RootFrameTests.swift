import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views of documents: frames")
struct RootFrameTests {
    private static let card = """
        <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="280" height="120"/>
            <subviews>
                <view tag="1" id="a">
                    <rect key="frame" x="16" y="16" width="248" height="28"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                </view>
                <view tag="2" id="b">
                    <rect key="frame" x="16" y="52" width="248" height="20"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                </view>
            </subviews>
        </view>
        """

    // Recorded: lusing/program_guide, iosdev/examples/31_interface_builder, Card.xib and probes r13, r14.
    @Test(
        "A view at the top of a nib has the size of the device, of 600 × 600 without one",
        arguments: [
            (nil, CGSize(width: 600, height: 600)), ("retina6_1", CGSize(width: 414, height: 896)),
        ] as [(String?, CGSize)])
    func canvas(device: String?, size: CGSize) throws {
        let view: UIView = try ViewNib.view(Self.card, device: device)

        expectEqual(view.frame, CGRect(origin: .zero, size: size))
        expectEqual(view.viewWithTag(1)?.frame, CGRect(x: 16, y: 16, width: 248, height: 28))
    }

    @Test("Flexible subviews of a root view are as far from its sides as in the editor")
    func flexible() throws {
        let view: UIView = try ViewNib.view(Self.card, device: nil)

        view.frame.size = CGSize(width: 280, height: 120)

        expectEqual(view.viewWithTag(2)?.frame, CGRect(x: 16, y: 52, width: 248, height: 20))
    }

    @Test("A view of freeform size, and a view of a different class, keep their frames")
    func keepsFrame() throws {
        let objects = ViewNib.objects(
            """
            <view id="v">
                <rect key="frame" x="0.0" y="0.0" width="280" height="120"/>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            </view>
            <label text="A" id="l"><rect key="frame" x="0.0" y="0.0" width="90" height="20"/></label>
            """)
        let views = objects.compactMap { $0 as? UIView }

        expectEqual(views.map(\.frame.size), [CGSize(width: 280, height: 120), CGSize(width: 90, height: 20)])
    }

    @Test("Insets of a frame are distances from the superview's edges")
    func insets() throws {
        let root = try ViewNib.root(
            """
            <subviews>
                <view tag="1" id="a"><frame key="frameInset" minX="10" minY="20" width="30" height="40"/></view>
                <view tag="2" id="b"><frame key="frameInset" maxX="10" maxY="20" width="30" height="40"/></view>
                <view tag="3" id="c">
                    <frame key="frameInset" minX="10" minY="20" maxX="30" maxY="40"/>
                    <subviews>
                        <view tag="4" id="d"><frame key="frameInset" minX="1" minY="1" maxX="1" maxY="1"/></view>
                    </subviews>
                </view>
                <view tag="5" id="e"><frame key="frameInset" minX="10" minY="20" maxX="30" maxY="40"/></view>
            </subviews>
            """)

        let frames = (1...5).map { root.viewWithTag($0)?.frame }

        expectEqual(
            frames,
            [
                CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 260, y: 140, width: 30, height: 40),
                CGRect(x: 10, y: 20, width: 260, height: 140), CGRect(x: 1, y: 1, width: 258, height: 138),
                CGRect(x: 10, y: 20, width: 260, height: 140),
            ])
    }

    @Test("The root view of a scene has the size of the device unless its controller has freeform size")
    func scene() throws {
        func controller(_ metrics: String) throws -> UIViewController {
            try ViewNib.controller(
                """
                <scene sceneID="s"><objects>
                    <viewController id="first">
                        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/></view>
                        \(metrics)
                    </viewController>
                </objects></scene>
                """)
        }

        let plain = try controller("")
        let freeform = try controller("<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")

        expectEqual(plain.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
        expectEqual(freeform.view.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    }
}
