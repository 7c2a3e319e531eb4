import Foundation
import IrekoTesting
import MailDemo
import UIKit

/// Drives the mail app on a stage, by touches and by resizing, and writes pictures of it to Output/mail.
@MainActor
enum MailTour {
    static func run() {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent("mail")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for style in [UIUserInterfaceStyle.light, .dark] {
                for size in [(390, 844), (820, 1180), (1180, 820), (1440, 900)] {
                    let root = MailInterface.root(store: MailStore())
                    root.overrideUserInterfaceStyle = style
                    let name = "\(size.0)x\(size.1)-\(style == .dark ? "dark" : "light")"
                    try Stage.run(
                        size: CGSize(width: size.0, height: size.1), rootViewController: root
                    ) { try walk($0, root, folder, name) }
                }
            }
        } catch {
            FileHandle.standardError.write(Data("The tour ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func walk(_ stage: Stage, _ split: UISplitViewController, _ folder: URL, _ name: String) throws {
        stage.excludeFromLeakCheck(split)
        func picture(_ step: String) throws {
            let file = folder.appendingPathComponent("\(step)-\(name).png")
            guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: file)
            print(file.path)
        }

        let size = stage.window.bounds.size
        stage.advance(by: 0.5)
        try picture("1-start")
        // A message, and the columns before it.
        if split.isCollapsed {
            stage.tap(at: CGPoint(x: 150, y: 200))
        } else {
            split.show(.primary)
        }
        stage.advance(by: 1)
        try picture("2-next")
        // Through collapsing and expanding, with a pushed message.
        stage.resize(to: split.isCollapsed ? CGSize(width: 1180, height: 820) : CGSize(width: 390, height: 844))
        stage.advance(by: 0.5)
        try picture("3-other-class")
        stage.resize(to: size)
        stage.advance(by: 0.5)
        try picture("4-back")
    }
}
