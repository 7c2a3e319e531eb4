import ContainersDemo
import Foundation
import IrekoTesting
import UIKit

/// Drives the demo without a display and writes a snapshot for each 20th of a second. `Scripts/demo-pictures` makes the
/// README's moving picture of them.
@MainActor
enum Film {
    private static let frameTime: TimeInterval = 0.05

    static func run() {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent("film")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let size = CGSize(width: 390, height: 700)
            try Stage.run(size: size, scale: 2, rootViewController: DemoViewController()) { stage in
                try play(stage, writingTo: folder)
            }
        } catch {
            FileHandle.standardError.write(Data("The film ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func play(_ stage: Stage, writingTo folder: URL) throws {
        var number = 0
        func film(_ duration: TimeInterval) throws {
            for _ in 0..<Int((duration / frameTime).rounded()) {
                stage.advance(by: frameTime)
                number += 1
                guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
                try data.write(to: folder.appendingPathComponent(String(format: "%04d.png", number)))
            }
        }
        func tap(_ x: CGFloat, _ y: CGFloat, thenFilm duration: TimeInterval) throws {
            stage.tap(at: CGPoint(x: x, y: y))
            try film(duration)
        }

        try film(0.8)
        try tap(146, 76, thenFilm: 1)  // Rules
        try tap(49, 76, thenFilm: 0.8)  // Boxes
        try tap(195, 465, thenFilm: 1.4)  // Open a note
        try tap(195, 680, thenFilm: 0.6)  // Beside it, which closes it
        try tap(352, 28, thenFilm: 0.4)  // Dark
        try tap(244, 76, thenFilm: 1)  // Form
        try tap(110, 228, thenFilm: 0.5)  // The leaf
        try tap(336, 352, thenFilm: 0.4)  // One more night
        try tap(195, 412, thenFilm: 0.9)  // Fold the journey
        try tap(195, 412, thenFilm: 0.9)
        try tap(341, 76, thenFilm: 1.6)  // Timeline
    }
}
