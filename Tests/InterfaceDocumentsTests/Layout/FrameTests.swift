import Expectations
import Foundation
import InterfaceDocuments
import Testing

@Suite("Frames and masks")
struct FrameTests {
    private func view(_ content: String) throws -> ObjectElement {
        try #require(try nib("<view id=\"A\">\(content)</view>").object(withID: "A"))
    }

    @Test("A rectangle is in the superview")
    func rect() throws {
        let view = try view(#"<rect key="frame" x="8" y="-1.5" width="100" height="40"/>"#)

        expectEqual(view.frame, .rect(CGRect(x: 8, y: -1.5, width: 100, height: 40)))
    }

    @Test(
        "An inset frame is relative to the edges",
        arguments: [
            (#"minX="15" minY="10" width="50" height="20""#, CGRect(x: 15, y: 10, width: 50, height: 20)),
            (#"width="50" height="20""#, CGRect(x: 0, y: 0, width: 50, height: 20)),
            (#"minX="16" maxX="16" height="20""#, CGRect(x: 16, y: 0, width: 168, height: 20)),
            (#"maxX="16" width="50" maxY="5" height="20""#, CGRect(x: 134, y: 75, width: 50, height: 20)),
            ("", CGRect(x: 0, y: 0, width: 200, height: 100)),
        ])
    func insets(attributes: String, expected: CGRect) throws {
        let view = try view("<frame key=\"frameInset\" \(attributes)/>")

        expectEqual(view.frame?.rect(in: CGSize(width: 200, height: 100)), expected)
    }

    @Test("If both are written the rectangle counts, whichever is first")
    func both() throws {
        let rect = #"<rect key="frame" x="1" y="2" width="3" height="4"/>"#
        let inset = #"<frame key="frameInset" minX="9" width="9"/>"#

        try expectEqual(view(rect + inset).frame, .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
        try expectEqual(view(inset + rect).frame, .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
    }

    @Test("Arranged subviews and bars often have no frame")
    func none() throws {
        try expectNil(view("").frame)
    }

    @Test("An absent mask, an empty mask and a mask with flags are three different values")
    func masks() throws {
        try expectNil(view("").autoresizingMask)
        expectEqual(AutoresizingMaskDescription.whenAbsent.rawValue, 36)
        try expectEqual(view(#"<autoresizingMask key="autoresizingMask"/>"#).autoresizingMask, [])
        let all = #"widthSizable="YES" heightSizable="YES" flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES""#
        let mask = try view("<autoresizingMask key=\"autoresizingMask\" \(all) flexibleMaxY=\"NO\"/>").autoresizingMask
        expectEqual(mask?.rawValue, 31)
    }
}
