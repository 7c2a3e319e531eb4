import ArgumentParser
import DocumentPictures
import Foundation
import IrekoTesting
import UIKit

/// `ireko render Main.storyboard`: PNG files of all scenes, or with `--diff` the differences from earlier pictures.
struct Render: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Draws nibs and each scene of storyboards to PNG files, and for each storyboard a map with its segues.",
        discussion: """
            Of several documents, or a folder, the pictures of each are in a folder with its name.

            Exits with 2 where something could not be drawn, and with 1 where --diff finds a difference.
            """)

    @Argument(
        help: "Storyboards and nibs, or folders that contain them.",
        completion: .file(extensions: ["storyboard", "xib"]))
    var documents: [String]

    @Option(name: .shortAndLong, help: "The folder for the pictures; created if it is missing.")
    var output = "."

    @Option(
        help: ArgumentHelp(
            "Prints for each scene how many pixels differ from the old storyboard or nib, or from the pictures that were drawn into this folder before. Writes only pictures with the differences in red, NAME.difference.png.",
            valueName: "old"), completion: .file())
    var diff: String?

    @Option(
        help: ArgumentHelp("A folder with the font files that the storyboards and nibs use.", valueName: "folder"),
        completion: .directory)
    var fonts: [String] = []

    @Option(help: "A device, such as iPhone15 or iPadPro11, with its bars; the default is the size in the editor.")
    var device: String?

    @Flag(help: "Draws in the dark style.")
    var dark = false

    @Flag(help: "Draws from right to left.")
    var rtl = false

    @Flag(help: "Draws with the largest text size for accessibility.")
    var largeText = false

    @MainActor
    func run() async throws {
        var drawing = Drawing(options: try options())
        drawing.addFonts(in: fonts)
        let files = drawing.find(documents)
        let isSingle = files.count == 1 && !Drawing.isFolder(documents[0])
        if let diff, !Drawing.isFolder(diff), !isSingle {
            throw ValidationError("Only one storyboard or nib can be compared with \(diff).")
        }
        for (file, name) in files {
            let folder = isSingle ? output : output + "/" + name
            if let diff {
                let old = isSingle || !Drawing.isFolder(diff) ? diff : diff + "/" + name
                drawing.compare(file, with: old, to: folder, name: isSingle ? nil : name)
            } else {
                drawing.draw(file, to: folder)
            }
        }
        drawing.reportFonts()
        if drawing.hasFailed { throw ExitCode(2) }
        if drawing.hasDifferences { throw ExitCode(1) }
    }

    private func options() throws -> DocumentPictures.Options {
        var options = DocumentPictures.Options()
        if let device {
            guard let found = StageDevice.named(device) else {
                throw ValidationError("Unknown device \(device).")
            }
            options.device = found
        }
        if dark { options.style = .dark }
        if rtl { options.direction = .rightToLeft }
        if largeText { options.textSize = .accessibilityExtraExtraExtraLarge }
        return options
    }
}
