import ArgumentParser
import Foundation

/// `ireko render`: draws storyboards and nibs. The program `ireko-documents` does.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws storyboards and nibs as pictures.",
        discussion: "`ireko render --help-documents` lists the options.")

    @Argument(parsing: .captureForPassthrough, help: "Storyboards, nibs or folders, and options.")
    var arguments: [String] = []

    func run() throws {
        do {
            throw try Self.execute(["render"] + arguments.map { $0 == "--help-documents" ? "--help" : $0 })
        } catch let failure as Failure {
            throw failure.exit
        }
    }

    /// Becomes the program for documents. It returns only if it cannot.
    static func execute(_ arguments: [String]) throws -> Failure {
        let program = try Installation().documents.path
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        execv(program, words)
        return Failure("\(program) cannot be started: \(String(cString: strerror(errno)))", .unavailable)
    }
}
