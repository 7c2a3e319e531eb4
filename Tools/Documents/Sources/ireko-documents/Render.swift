import ArgumentParser
import DocumentPictures
import Foundation
import IrekoTesting
import UIKit

/// `ireko render Main.storyboard`: PNG files of all scenes, or with `--diff` the differences from earlier pictures.
struct Render: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Draws each scene of storyboards, and nibs, to PNG files; of a storyboard also a map with its segues.",
        discussion: """
            Of several documents, or a folder, the pictures of each are in a folder with its name.

            Exits with 2 where something could not be drawn, and with 1 where --diff finds a difference.
            """)

    @Argument(
        help: "Storyboards and nibs, or folders with some.", completion: .file(extensions: ["storyboard", "xib"]))
    var documents: [String]

    @Option(name: .shortAndLong, help: "Where the pictures go; made if it is not there.")
    var output = "."

    @Option(
        help: ArgumentHelp(
            "Prints for each scene how many pixels differ from the old document, or from the pictures that were drawn into this folder before. Pictures with the differences in red, NAME.difference.png, are all that is written.",
            valueName: "old"), completion: .file())
    var diff: String?

    @Option(
        help: ArgumentHelp("A folder with the font files that documents name.", valueName: "folder"),
        completion: .directory)
    var fonts: [String] = []

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
        var drawing = Drawing(options: try options())
        drawing.addFonts(in: fonts)
        let files = drawing.find(documents)
        let isSingle = files.count == 1 && !Drawing.isFolder(documents[0])
        if let diff, !Drawing.isFolder(diff), !isSingle {
            throw ValidationError("Only one document can be compared with the document \(diff).")
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
                throw ValidationError("There is no device \(device).")
            }
            options.device = found
        }
        if dark { options.style = .dark }
        if rtl { options.direction = .rightToLeft }
        if largeText { options.textSize = .accessibilityExtraExtraExtraLarge }
        return options
    }
}
