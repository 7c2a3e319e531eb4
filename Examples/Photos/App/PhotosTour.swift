import Foundation
import IrekoTesting
import PhotosDemo
import UIKit

/// Drives the photos app on a stage, by touches, and writes pictures of it to Output/photos.
@MainActor
enum PhotosTour {
    private struct Look {
        let name: String
        var size = CGSize(width: 390, height: 844)
        var style = UIUserInterfaceStyle.light
        var isRightToLeft = false
        var textSize = UIContentSizeCategory.large
    }

    private static let looks = [
        Look(name: "light"), Look(name: "dark", style: .dark), Look(name: "right-to-left", isRightToLeft: true),
        Look(name: "large-text", textSize: .accessibilityLarge),
        Look(name: "narrow", size: CGSize(width: 320, height: 568)),
        Look(name: "wide", size: CGSize(width: 1180, height: 820)),
        Look(name: "wide-dark", size: CGSize(width: 1180, height: 820), style: .dark),
    ]

    static func run() {
        let output = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent("photos")
        do {
            try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
            for look in looks { try walk(look, output) }
        } catch {
            FileHandle.standardError.write(Data("The tour ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func walk(_ look: Look, _ output: URL) throws {
        let isWide = look.size.width > 1000
        let device = StageDevice(
            name: look.name, size: look.size, scale: isWide ? 1 : 2, top: isWide ? 24 : 47, bottom: 20,
            idiom: isWide ? .pad : .phone)
        try Stage.run(
            device: device, style: look.style, textSize: look.textSize,
            direction: look.isRightToLeft ? .rightToLeft : .leftToRight,
            rootViewController: PhotosInterface.root(library: PhotoLibrary())
        ) { stage in
            @MainActor func picture(_ step: String) throws {
                let file = output.appendingPathComponent("\(step)-\(look.name).png")
                guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
                try data.write(to: file)
                print(file.path)
            }
            @MainActor func tap(_ text: String) {
                stage.find(text).tap()
                stage.advance(by: 1)
            }

            @MainActor func drag(_ points: [CGPoint]) {
                stage.touchDown(at: points[0])
                stage.advance(by: 0.4)
                for (from, to) in zip(points, points.dropFirst()) {
                    for step in 1...10 {
                        let part = CGFloat(step) / 10
                        stage.touchMove(
                            to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
                        stage.advance(by: 1.0 / 60)
                    }
                }
                stage.advance(by: 0.3)
            }

            let right = look.isRightToLeft ? 60 : look.size.width - 60
            let middle = CGPoint(x: right, y: look.size.height / 2)
            stage.advance(by: 0.5)
            try picture("1-library")
            let fingers = { (distance: CGFloat) in
                [-distance, distance].map { CGPoint(x: middle.x - 40, y: middle.y + $0) }
            }
            for (finger, point) in fingers(60).enumerated() { stage.touchDown(at: point, finger: finger + 1) }
            for step in 1...10 {
                stage.advance(by: 1.0 / 60)
                for (finger, point) in fingers(60 + CGFloat(step) * 3).enumerated() {
                    stage.touchMove(to: point, finger: finger + 1)
                }
            }
            stage.advance(by: 0.1)
            try picture("2-pinch")
            for (finger, point) in fingers(90).enumerated() { stage.touchUp(at: point, finger: finger + 1) }
            stage.advance(by: 1)
            tap("Smaller")
            tap("Smaller")
            try picture("3-smaller")
            tap("Larger")
            stage.touchDown(at: middle)
            stage.advance(by: 1.2)
            stage.touchUp(at: middle)
            stage.advance(by: 0.5)
            try picture("4-menu")
            stage.tap(at: CGPoint(x: middle.x, y: 20))
            stage.advance(by: 1)
            stage.tap(at: middle)
            stage.advance(by: 1.5)
            try picture("5-photo")
            drag([middle, CGPoint(x: middle.x - 30, y: middle.y + 160)])
            try picture("6-pulled")
            stage.touchUp(at: CGPoint(x: middle.x - 30, y: middle.y + 160))
            stage.advance(by: 1)
            stage.window.rootViewController.map(back)
            stage.advance(by: 1)
            if !isWide {
                stage.window.rootViewController.map(back)
                stage.advance(by: 1)
            }
            try picture("7-sidebar")
            tap("Albums")
            try picture("8-albums")
            if !isWide {
                stage.window.rootViewController.map(back)
                stage.advance(by: 1)
            }
            tap("Kyoto")
            tap("Select")
            let row = look.size.height / 2
            drag([CGPoint(x: right, y: row), CGPoint(x: right + (look.isRightToLeft ? 110 : -110), y: row + 90)])
            try picture("9-order")
        }
    }

    /// Pops a controller, as a swipe from the edge would.
    private static func back(_ root: UIViewController) {
        guard let split = root as? UISplitViewController else { return }
        let secondary = split.viewController(for: .secondary) as? UINavigationController
        if let secondary, secondary.viewControllers.count > 1 {
            secondary.popViewController(animated: true)
        } else {
            split.show(.primary)
        }
    }
}
