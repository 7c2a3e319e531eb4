import ClockDemo
import Foundation
import IrekoTesting
import UIKit

/// Opens a city from the list and goes back, without a display, and writes a snapshot for each 25th of a second into
/// Output/film-clock. `Scripts/demo-pictures` makes the first half of the README's moving picture of them.
@MainActor
enum ClockFilm {
    private static let frameTime: TimeInterval = 0.04

    static func run() {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent("film-clock")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Stage.run(
                size: CGSize(width: 390, height: 700), scale: 2,
                rootViewController: ClockInterface.root(store: ClockStore(), countdowns: CountdownStore())
            ) { stage in
                guard let root = stage.window.rootViewController as? UITabBarController else { return }
                try play(stage, root, writingTo: folder)
            }
        } catch {
            FileHandle.standardError.write(Data("The film ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func play(_ stage: Stage, _ tabs: UITabBarController, writingTo folder: URL) throws {
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
        try film(0.6)
        let cities = first(UITableView.self, in: tabs.selectedViewController?.view)
        guard let city = cities?.cellForRow(at: IndexPath(row: 2, section: 0)) else {
            throw CocoaError(.featureUnsupported)
        }
        stage.tap(city)
        try film(1.4)
        // A swipe from the edge, in the finger's time, and let go beyond the middle.
        stage.touchDown(at: CGPoint(x: 3, y: 400))
        for step in 1...15 {
            stage.touchMove(to: CGPoint(x: 3 + 18 * Double(step), y: 400))
            try film(frameTime)
        }
        stage.touchUp(at: CGPoint(x: 273, y: 400))
        try film(1)
    }

    private static func first<Found: UIView>(_ type: Found.Type, in view: UIView?) -> Found? {
        guard let view else { return nil }
        return view as? Found ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }
}
