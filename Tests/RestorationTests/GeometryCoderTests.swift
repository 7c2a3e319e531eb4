import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Geometry in coders")
struct GeometryCoderTests {
    @Test("Every keyed archive accepts geometry")
    func archive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
        archiver.encode(CGVector(dx: 3, dy: -4), forKey: "vector")
        archiver.encode(CGSize(width: 5, height: 6), forKey: "size")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.encode(CGAffineTransform(rotationAngle: 0.1), forKey: "transform")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(UIOffset(horizontal: 1, vertical: 2), forKey: "offset")
        archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
        archiver.finishEncoding()

        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)

        expectEqual(coder.decodeCGPoint(forKey: "point"), CGPoint(x: 1, y: 2.5))
        expectEqual(coder.decodeCGVector(forKey: "vector"), CGVector(dx: 3, dy: -4))
        expectEqual(coder.decodeCGSize(forKey: "size"), CGSize(width: 5, height: 6))
        expectEqual(coder.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
        expectEqual(coder.decodeCGAffineTransform(forKey: "transform"), CGAffineTransform(rotationAngle: 0.1))
        expectEqual(coder.decodeUIEdgeInsets(forKey: "insets"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(coder.decodeUIOffset(forKey: "offset"), UIOffset(horizontal: 1, vertical: 2))
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expectEqual(coder.decodeDirectionalEdgeInsets(forKey: "directional"), directional)
        expectEqual(coder.decodeCGPoint(forKey: "none"), .zero)
        expectEqual(coder.decodeCGAffineTransform(forKey: "none"), .identity)
    }

    @Test("Geometry is readable text")
    func text() {
        expectEqual(NSCoder.string(for: CGPoint(x: 1, y: -2.5)), "{1, -2.5}")
        expectEqual(NSCoder.string(for: CGVector(dx: 1, dy: 2)), "{1, 2}")
        expectEqual(NSCoder.string(for: CGSize(width: 1, height: 2)), "{1, 2}")
        expectEqual(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)), "{{1, 2}, {3, 4}}")
        expectEqual(NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]")
        expectEqual(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "{1, 2, 3, 4}")
        expectEqual(
            NSCoder.string(for: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), "{1, 2, 3, 4}")
        expectEqual(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)), "{1, 2}")
    }

    @Test("Text is read with and without spaces, and other text as zero")
    func reading() {
        expectEqual(NSCoder.cgPoint(for: "{1,2}"), CGPoint(x: 1, y: 2))
        expectEqual(NSCoder.cgVector(for: " { 1 , 2 } "), CGVector(dx: 1, dy: 2))
        expectEqual(NSCoder.cgSize(for: "{1e2, 2}"), CGSize(width: 100, height: 2))
        expectEqual(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"), CGRect(x: 1, y: 2, width: 3, height: 4))
        expectEqual(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(NSCoder.uiOffset(for: "{1, 2}"), UIOffset(horizontal: 1, vertical: 2))
        expectEqual(NSCoder.nsDirectionalEdgeInsets(for: "{0, 0, 0, 1}").trailing, 1)
        for text in [
            "", "{1}", "{1, 2", "{1, 2, 3}", "{nan, 1}", "{1, inf}", "[1, 2]", "{{1, 2}}", "x{1, 2}", "{1, 2}{",
        ] {
            expectEqual(NSCoder.cgPoint(for: text), .zero, "\(text)")
        }
        expectEqual(NSCoder.cgAffineTransform(for: "[1, 2]"), .identity)
    }
}
