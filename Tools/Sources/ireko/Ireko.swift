import ArgumentParser

/// The tool's commands.
@main
struct Ireko: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ireko", abstract: "Works with the storyboards and nibs of iOS apps, without Xcode.",
        subcommands: [Render.self, Check.self])
}
