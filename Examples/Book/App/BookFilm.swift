import BookDemo
import Foundation
import IrekoTesting
import UIKit

/// Turns two pages of the book, without a display, and writes a snapshot for each 25th of a second into Output/film-book.
/// `Scripts/demo-pictures` makes the second half of the README's moving picture of them.
@MainActor
enum BookFilm {
    private static let frameTime: TimeInterval = 0.04

    static func run() {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent("film-book")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let size = CGSize(width: 390, height: 700)
            try Stage.run(size: size, scale: 2, rootViewController: ReaderViewController(book: .alice)) { stage in
                try play(stage, size, writingTo: folder)
            }
        } catch {
            FileHandle.standardError.write(Data("The film ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func play(_ stage: Stage, _ size: CGSize, writingTo folder: URL) throws {
        var number = 0
        func film(_ duration: TimeInterval) throws {
            for _ in 0..<Int((duration / frameTime).rounded()) {
                stage.advance(by: frameTime)
                number += 1
                guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
                try data.write(to: folder.appendingPathComponent(String(format: "%04d.png", number)))
            }
        }

        stage.advance(by: 0.5)
        try film(0.4)
        // A tap at the edge turns the title page.
        stage.tap(at: CGPoint(x: size.width - 10, y: size.height * 0.8))
        try film(1)
        // The corner is taken, pulled over the page, held for a moment, and let go.
        let start = CGPoint(x: size.width - 12, y: size.height * 0.86)
        stage.touchDown(at: start)
        for step in 1...22 {
            let part = CGFloat(step) / 22
            stage.touchMove(to: CGPoint(x: start.x - size.width * 0.62 * part, y: start.y - size.height * 0.16 * part))
            try film(frameTime)
        }
        try film(0.2)
        stage.touchUp(at: CGPoint(x: start.x - size.width * 0.62, y: start.y - size.height * 0.16))
        try film(1.1)
    }
}
