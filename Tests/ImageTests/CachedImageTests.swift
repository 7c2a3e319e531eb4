import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Images that are kept by name")
struct CachedImageTests {
    @Test("An image of a name is read once, and again when the kept ones were given back")
    func cached() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try UIImage.make([[0xff00_ff00]]).pngData()?.write(to: folder.appendingPathComponent("dot.png"))
        let bundle = try #require(Bundle(path: folder.path))

        let first = UIImage(named: "dot", in: bundle, compatibleWith: nil)?.cgImage
        let second = UIImage(named: "dot", in: bundle, compatibleWith: nil)?.cgImage
        UIImage.removeCachedImages()
        let third = UIImage(named: "dot", in: bundle, compatibleWith: nil)?.cgImage

        #expect(first != nil && first === second)
        #expect(third != nil && third !== first)
    }
}
