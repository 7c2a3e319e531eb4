import Foundation
import IrekoTesting
import PhotosDemo
import UIKit

/// Drives the photos without a display, by touches, and writes pictures of them into Output/photos.
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

            stage.advance(by: 0.5)
            try picture("1-library")
            tap("Smaller")
            try picture("2-smaller")
            tap("Larger")
            stage.tap(at: CGPoint(x: look.size.width - 60, y: look.size.height / 2))
            stage.advance(by: 1.5)
            try picture("3-photo")
            stage.window.rootViewController.map(back)
            stage.advance(by: 1)
            if !isWide {
                stage.window.rootViewController.map(back)
                stage.advance(by: 1)
                try picture("4-sidebar")
            }
            tap("Albums")
            try picture("5-albums")
        }
    }

    /// Goes back by one controller, as a swipe from the edge would.
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
