import CoreGraphics
import Foundation
import UIKit

extension Stage {
    // MARK: Comparing pictures

    /// Compares the screen with a reference picture beside the test: `__Snapshots__/TestFile/name.png`.
    ///
    /// Without a reference, or with `IREKO_RECORD_SNAPSHOTS=1` in the environment, the picture is written as the
    /// reference. The first recording fails the test, so that the picture is reviewed. If the screen differs, the new
    /// picture and a picture of the differences (white pixels) are written to the folder `IREKO_ARTIFACTS`, or else to
    /// a folder of the user in the temporary directory. The message contains their paths, and both fonts if the
    /// reference was recorded with a different version of the system font.
    ///
    /// - Parameters:
    ///   - name: Distinguishes the pictures of a file.
    ///   - tolerance: The permitted difference of a pixel's channel, from 0 to 255.
    ///   - pixels: The permitted number of pixels that differ by more than the tolerance.
    ///   - isRecording: Whether the reference is written again.
    ///   - filePath: The test's file.
    /// - Throws: `StageFailure.snapshot`, which fails the test in Swift Testing and in XCTest.
    public func expectSnapshot(
        named name: String, tolerance: Int = 0, pixels: Int = 0, isRecording: Bool? = nil,
        filePath: String = #filePath
    ) throws {
        let environment = ProcessInfo.processInfo.environment
        let file = URL(fileURLWithPath: filePath)
        let folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        let reference = folder.appendingPathComponent("\(Self.fileName(name)).png")
        let image = snapshot()
        guard let shown = image.cgImage?.bitmap else { throw StageFailure.snapshot("The screen has no picture.") }
        /// Encoded only if necessary, since encoding takes far longer than comparing.
        func encoded() throws -> Data {
            guard let data = image.pngData() else { throw StageFailure.snapshot("The screen has no picture.") }
            return SnapshotFont.add(to: data)
        }
        let records = isRecording ?? (environment["IREKO_RECORD_SNAPSHOTS"] == "1")
        let known = try? Data(contentsOf: reference)
        guard !records, let known else {
            try Self.write(try encoded(), to: reference)
            if records { return }
            throw StageFailure.snapshot(
                "There was no reference for \"\(name)\". The picture is now \(reference.path): look at it.")
        }
        guard let expected = UIImage(data: known)?.cgImage?.bitmap else {
            throw StageFailure.snapshot("The reference \(reference.path) cannot be read.")
        }
        let artifacts = Self.artifacts(of: file)
        var fonts = ""
        if let then = SnapshotFont.read(from: known), let now = SnapshotFont.installed, then != now {
            fonts =
                " It was recorded with the font \(then), but the system font is now \(now), which draws text differently."
        }
        func keep(_ data: Data, _ kind: String) throws -> String {
            let place = artifacts.appendingPathComponent("\(Self.fileName(name)).\(kind).png")
            try Self.write(data, to: place)
            return place.path
        }
        guard expected.width == shown.width, expected.height == shown.height else {
            let new = try keep(try encoded(), "new")
            throw StageFailure.snapshot(
                """
                "\(name)" is \(shown.width)×\(shown.height) pixels, and its reference \(expected.width)×\(expected.height).\(fonts) \
                New: \(new)
                """)
        }
        let comparison = BitmapComparison(shown, expected, tolerance: tolerance)
        guard comparison.count > pixels else { return }
        let new = try keep(try encoded(), "new")
        let difference = try keep(Self.difference(shown, expected, scale: scene.screen.scale), "difference")
        throw StageFailure.snapshot(
            """
            "\(name)" differs from its reference in \(comparison.count) pixels, by up to \(comparison.largest) of 255, in columns \
            \(comparison.columns) and rows \(comparison.rows).\(fonts)
            Reference: \(reference.path)
            New: \(new)
            Difference: \(difference)
            """)
    }

    /// Returns the folder for the pictures of a test's file. The default folder is specific to the user, since files
    /// of other users may not be writable.
    private static func artifacts(of file: URL) -> URL {
        let own = FileManager.default.temporaryDirectory.appendingPathComponent("ireko-snapshots-\(getuid())")
        let folder = ProcessInfo.processInfo.environment["IREKO_ARTIFACTS"].map { URL(fileURLWithPath: $0) } ?? own
        return folder.appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    }

    private static func fileName(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    }

    private static func write(_ data: Data, to place: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: place)
        } catch {
            throw StageFailure.snapshot("\(place.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Returns a picture that is white at each differing pixel, and dark elsewhere.
    private static func difference(_ left: Bitmap, _ right: Bitmap, scale: CGFloat) throws -> Data {
        guard let bitmap = Bitmap(width: left.width, height: left.height, format: .rgb32) else { return Data() }
        for y in 0..<left.height {
            let rows = (left.data + y * left.bytesPerRow, right.data + y * right.bytesPerRow)
            let target = bitmap.data + y * bitmap.bytesPerRow
            for x in 0..<left.width {
                let (a, b) = (
                    rows.0.load(fromByteOffset: x * 4, as: UInt32.self),
                    rows.1.load(fromByteOffset: x * 4, as: UInt32.self)
                )
                let dark = (b >> 3) & 0x1F1F1F
                target.storeBytes(of: (a ^ b) & 0xFF_FFFF == 0 ? dark : 0xFF_FFFF, toByteOffset: x * 4, as: UInt32.self)
            }
        }
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up).pngData() ?? Data()
    }
}
