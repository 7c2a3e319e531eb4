import ArgumentParser
import DocumentPictures
import Foundation

/// `ireko check Main.storyboard`: what has no effect, and what cannot be read.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what in storyboards and nibs has no effect, as FILE:LINE: …, and exits with 1 on errors.")

    @Argument(help: "Storyboards and nibs.", completion: .file(extensions: ["storyboard", "xib"]))
    var documents: [String]

    @MainActor
    func run() async throws {
        var hasFailed = false
        var fonts: Set<String> = []
        for path in documents {
            do {
                let result = try DocumentPictures.draw(URL(fileURLWithPath: path))
                Report.write(result.messages, of: path)
                for font in result.missingFonts where fonts.insert(font).inserted {
                    Report.write("\(path): the font \(font) is not installed")
                }
            } catch {
                hasFailed = true
                Report.write(["\(error)"], of: path)
            }
        }
        if hasFailed { throw ExitCode(1) }
    }
}
