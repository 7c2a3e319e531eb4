import ArgumentParser
import Foundation

/// `ireko toolset`: prints the options for packages that need no adapting.
struct ToolsetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "toolset",
        abstract: "Prints a toolset of SwiftPM with the installed library, for code written for Linux.",
        discussion: "ireko toolset >toolset.json && swift test --toolset toolset.json")

    func run() throws {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(Toolset(try Installation())), as: UTF8.self))
        } catch let failure as Failure {
            throw failure.exit
        }
    }
}
