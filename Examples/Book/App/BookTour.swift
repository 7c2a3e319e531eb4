import BookDemo
import Foundation
import IrekoTesting
import UIKit

/// Reads the book on a stage, by touches, and writes pictures of it to Output/book.
@MainActor
enum BookTour {
    static func run() {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent("book")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for style in [UIUserInterfaceStyle.light, .dark] {
                let name = style == .dark ? "dark" : "light"
                for (shape, size) in [
                    ("portrait", CGSize(width: 390, height: 844)), ("landscape", CGSize(width: 1112, height: 760)),
                ] {
                    let root = ReaderViewController(book: .alice)
                    root.overrideUserInterfaceStyle = style
                    try Stage.run(size: size, scale: 2, rootViewController: root) { stage in
                        try walk(stage, writingTo: folder, "\(shape)-\(name)")
                    }
                }
            }
        } catch {
            FileHandle.standardError.write(Data("The tour ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func walk(_ stage: Stage, writingTo folder: URL, _ kind: String) throws {
        func picture(_ name: String) throws {
            let file = folder.appendingPathComponent("\(kind)-\(name).png")
            guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: file)
            print(file.path)
        }
        let (width, height) = (stage.window.bounds.width, stage.window.bounds.height)
        stage.advance(by: 0.5)
        try picture("title")
        stage.tap(at: CGPoint(x: width - 10, y: height * 0.8))
        stage.advance(by: 1)
        try picture("opening")
        // Drags the corner over the page, and releases it.
        let start = CGPoint(x: width - 12, y: height * 0.86)
        stage.touchDown(at: start)
        for step in 1...20 {
            stage.advance(by: 1 / 60)
            let part = CGFloat(step) / 20
            stage.touchMove(to: CGPoint(x: start.x - width * 0.62 * part, y: start.y - height * 0.16 * part))
            if [5, 10, 15, 20].contains(step) { try picture("turn-\(step)") }
        }
        stage.advance(by: 0.2)
        stage.touchUp(at: CGPoint(x: start.x - width * 0.62, y: start.y - height * 0.16))
        stage.advance(by: 0.12)
        try picture("let-go")
        stage.advance(by: 1)
        try picture("turned")
    }
}
