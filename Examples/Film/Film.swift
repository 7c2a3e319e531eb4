import Foundation
import IrekoTesting
import UIKit

/// Writes a snapshot of a stage for each 25th of a second. `Scripts/demo-pictures` makes the animated pictures of the
/// README from them.
@MainActor
public final class Film {
    /// The time between two snapshots, in seconds.
    public static let frameTime: TimeInterval = 0.04

    private let stage: Stage
    private let folder: URL
    private var number = 0

    private init(_ stage: Stage, _ folder: URL) { (self.stage, self.folder) = (stage, folder) }

    /// Films a stage of 390 × 700 points at scale 2 into a folder below `Output`. Errors are printed to standard
    /// error, and end the program.
    public static func write(
        to name: String, rootViewController: @autoclosure () -> UIViewController,
        _ play: (Stage, Film) throws -> Void
    ) {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let size = CGSize(width: 390, height: 700)
            try Stage.run(size: size, scale: 2, rootViewController: rootViewController()) { stage in
                try play(stage, Film(stage, folder))
            }
        } catch {
            FileHandle.standardError.write(Data("The film ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Advances the stage by a duration, and writes its frames.
    public func go(on duration: TimeInterval) throws {
        for _ in 0..<Int((duration / Self.frameTime).rounded()) {
            stage.advance(by: Self.frameTime)
            number += 1
            guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: folder.appendingPathComponent(String(format: "%04d.png", number)))
        }
    }
}
