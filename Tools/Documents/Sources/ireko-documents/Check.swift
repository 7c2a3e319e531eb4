import ArgumentParser
import DocumentPictures
import Foundation

/// `ireko check Main.storyboard`: lists the elements without effect and the errors.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Lists the parts of storyboards and nibs that have no effect, as FILE:LINE: …, and exits with 1 on errors.")

    @Argument(
        help: "Storyboards and nibs, or folders that contain them.",
        completion: .file(extensions: ["storyboard", "xib"]))
    var documents: [String]

    @Option(
        help: ArgumentHelp("A folder with the font files that the storyboards and nibs use.", valueName: "folder"),
        completion: .directory)
    var fonts: [String] = []

    @MainActor
    func run() async throws {
        var drawing = Drawing()
        drawing.addFonts(in: fonts)
        for (file, _) in drawing.find(documents) { drawing.check(file) }
        drawing.reportFonts()
        if drawing.hasFailed { throw ExitCode(1) }
    }
}
