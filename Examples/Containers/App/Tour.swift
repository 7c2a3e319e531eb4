import ContainersDemo
import Foundation
import IrekoTesting
import UIKit

/// Drives the demo on a stage, by touches, and writes numbered snapshots and the timeline of all callbacks.
@MainActor
enum Tour {
    static func run() {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent("Output")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Stage.run(scale: 2, rootViewController: DemoViewController()) { stage in
                try walk(stage, writingTo: folder)
            }
        } catch {
            FileHandle.standardError.write(Data("The tour ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func walk(_ stage: Stage, writingTo folder: URL) throws {
        var number = 0
        func picture(_ name: String) throws {
            number += 1
            let file = folder.appendingPathComponent(String(format: "%02d-%@.png", number, name))
            guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: file)
            print(file.path)
        }

        stage.advance(by: 0.5)
        try picture("boxes")
        stage.tap(at: CGPoint(x: 146, y: 76))
        stage.advance(by: 0.05)
        try picture("underline-slides")
        stage.advance(by: 0.5)
        try picture("rules")
        stage.tap(at: CGPoint(x: 49, y: 76))
        stage.advance(by: 0.5)
        stage.tap(at: CGPoint(x: 195, y: 465))
        stage.advance(by: 0.1)
        try picture("note-fades-in")
        stage.advance(by: 0.5)
        try picture("note")
        stage.tap(at: CGPoint(x: 195, y: 800))
        stage.advance(by: 0.1)
        try picture("note-fades-out")
        stage.advance(by: 0.5)
        stage.tap(at: CGPoint(x: 352, y: 28))
        stage.advance(by: 0.1)
        try picture("dark")
        stage.tap(at: CGPoint(x: 244, y: 76))
        stage.advance(by: 0.5)
        try picture("form")
        stage.tap(at: CGPoint(x: 341, y: 76))
        stage.advance(by: 0.5)
        try picture("timeline")

        let file = folder.appendingPathComponent("timeline.txt")
        try stage.timeline.description.write(to: file, atomically: true, encoding: .utf8)
        print(file.path)
    }
}
