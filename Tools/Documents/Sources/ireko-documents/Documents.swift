import ArgumentParser

/// The commands for documents, which `ireko` executes: they need the library, and the tool does not.
@main
struct Documents: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ireko", abstract: "Works with the storyboards and nibs of iOS apps, without Xcode.",
        subcommands: [Render.self, Check.self])
}
