import Foundation
import GalleryPages
import IrekoTesting
import UIKit

/// Opens every page on a stage, and writes pictures: on a phone in light, dark and from right to left, on a tablet,
/// and at scale 1.
@MainActor
enum Tour {
    private struct Device {
        let name: String
        let size: CGSize
        let scale: CGFloat
        var isDark = false
        var isRightToLeft = false
    }

    private static let devices = [
        Device(name: "light", size: CGSize(width: 390, height: 844), scale: 2),
        Device(name: "dark", size: CGSize(width: 390, height: 844), scale: 2, isDark: true),
        Device(name: "right-to-left", size: CGSize(width: 390, height: 844), scale: 1, isRightToLeft: true),
        Device(name: "wide", size: CGSize(width: 1024, height: 768), scale: 1),
    ]

    static func run(writingTo folder: URL) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for device in devices { try walk(device, writingTo: folder) }
        } catch {
            FileHandle.standardError.write(Data("The tour ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func walk(_ device: Device, writingTo folder: URL) throws {
        try Stage.run(size: device.size, scale: device.scale, rootViewController: GalleryViewController()) { stage in
            guard let gallery = stage.window.rootViewController as? GalleryViewController else { return }
            stage.window.overrideUserInterfaceStyle = device.isDark ? .dark : .light
            if device.isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            stage.advance(by: 0.5)
            try write(stage, to: folder.appendingPathComponent("00-list-\(device.name).png"))
            for (index, page) in GalleryPage.all.enumerated() {
                gallery.open(page, animated: false)
                stage.advance(by: 0.6)
                let title = page.title.lowercased().replacingOccurrences(of: " ", with: "-")
                let name = String(format: "%02d-%@-%@.png", index + 1, title, device.name)
                try write(stage, to: folder.appendingPathComponent(name))
                if index == 0 { try writeFocus(stage, to: folder, device.name) }
                if page.title == "Menus" { try writeMenus(stage, to: folder, device.name) }
                gallery.close(animated: false)
                stage.advance(by: 0.1)
            }
        }
    }

    /// Draws the focus ring of the tab key.
    private static func writeFocus(_ stage: Stage, to folder: URL, _ device: String) throws {
        for (name, keys) in [("switch", 3), ("slider", 3), ("segments", 2), ("stepper", 3)] {
            for _ in 0..<keys { stage.press(.keyboardTab) }
            stage.advance(by: 0.5)
            try write(stage, to: folder.appendingPathComponent("focus-\(name)-\(device).png"))
        }
    }

    /// Draws the open menus of a page's buttons.
    private static func writeMenus(_ stage: Stage, to folder: URL, _ device: String) throws {
        for (index, button) in buttons(in: stage.window).filter({ $0.menu != nil }).enumerated() {
            button.performPrimaryAction()
            stage.advance(by: 0.8)
            try write(stage, to: folder.appendingPathComponent("menu-\(index + 1)-\(device).png"))
            if index == 0 {
                stage.press("s")
                stage.press(.keyboardRightArrow)
                stage.advance(by: 0.8)
                try write(stage, to: folder.appendingPathComponent("menu-submenu-\(device).png"))
            }
            stage.press(.keyboardEscape)
            stage.advance(by: 0.5)
        }
        stage.touchDown(at: CGPoint(x: stage.window.bounds.midX - 60, y: 520))
        stage.advance(by: 1.2)
        stage.touchUp(at: CGPoint(x: stage.window.bounds.midX - 60, y: 520))
        try write(stage, to: folder.appendingPathComponent("menu-context-\(device).png"))
        stage.press(.keyboardEscape)
        stage.advance(by: 0.5)
    }

    private static func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons(in: $0) }
    }

    private static func write(_ stage: Stage, to file: URL) throws {
        guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: file)
        print(file.path)
    }
}
