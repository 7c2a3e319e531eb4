import ClockDemo
import Foundation
import IrekoTesting
import UIKit

/// Drives the clock without a display, by touches, and writes pictures of its screens into Output/clock.
@MainActor
enum ClockTour {
    static func run() {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent("clock")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for style in [UIUserInterfaceStyle.light, .dark] {
                let root = ClockInterface.root(store: ClockStore())
                root.overrideUserInterfaceStyle = style
                try Stage.run(scale: 2, rootViewController: root) { stage in
                    try walk(stage, writingTo: folder, style == .dark ? "dark" : "light")
                }
            }
        } catch {
            FileHandle.standardError.write(Data("The tour ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func walk(_ stage: Stage, writingTo folder: URL, _ style: String) throws {
        stage.excludeFromLeakCheck(stage.window.rootViewController ?? UIViewController())
        func picture(_ name: String) throws {
            let file = folder.appendingPathComponent("\(name)-\(style).png")
            guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: file)
            print(file.path)
        }
        let bounds = stage.window.bounds
        func tab(_ index: Int) {
            stage.tap(at: CGPoint(x: bounds.width * (CGFloat(index) + 0.5) / 4, y: bounds.height - 30))
            stage.advance(by: 0.6)
        }

        stage.advance(by: 0.5)
        try picture("world-clock")
        tab(1)
        try picture("alarms")
        tab(2)
        try picture("stopwatch")
        tab(3)
        try picture("timer")
    }
}
