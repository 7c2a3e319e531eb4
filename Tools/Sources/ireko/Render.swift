import ArgumentParser
import DocumentPictures
import Foundation
import IrekoTesting
import UIKit

/// `ireko render Main.storyboard`: PNG files of all scenes.
struct Render: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws each scene of storyboards, and nibs, to PNG files; of a storyboard also a map with its segues."
    )

    @Argument(help: "Storyboards and nibs.", completion: .file(extensions: ["storyboard", "xib"]))
    var documents: [String]

    @Option(name: .shortAndLong, help: "Where the pictures go; made if it is not there.")
    var output = "."

    @Option(help: "A device, such as iPhone15 or iPadPro11, with its bars; without one the editor's size.")
    var device: String?

    @Flag(help: "In the dark style.")
    var dark = false

    @Flag(help: "From right to left.")
    var rtl = false

    @Flag(help: "With the largest text size for accessibility.")
    var largeText = false

    @MainActor
    func run() async throws {
        var options = DocumentPictures.Options()
        if let device {
            guard let found = StageDevice.named(device) else {
                throw ValidationError("There is no device \(device).")
            }
            options.device = found
        }
        if dark { options.style = .dark }
        if rtl { options.direction = .rightToLeft }
        if largeText { options.textSize = .accessibilityExtraExtraExtraLarge }
        let folder = URL(fileURLWithPath: output)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for path in documents {
            let result = try DocumentPictures.draw(URL(fileURLWithPath: path), options)
            Report.write(result.messages, of: path)
            for picture in result.pictures {
                let file = folder.appendingPathComponent(picture.name + ".png")
                try picture.data.write(to: file)
                print(file.path)
            }
        }
    }
}
