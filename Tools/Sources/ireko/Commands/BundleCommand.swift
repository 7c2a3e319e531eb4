import ArgumentParser
import Foundation
import XcodeProject

/// `ireko bundle`: makes a folder with an app, and an entry for the desktop's menu.
struct BundleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Builds an app of an Xcode project with optimization, and a menu entry for it.",
        discussion: """
            The app, its icon and a .desktop file are in .ireko/products/App.app. With --install, the menu entry is also \
            written to ~/.local/share/applications.
            """)

    @OptionGroup var options: PackageOptions

    @Option(help: ArgumentHelp("The app. The default is the scheme's.", valueName: "target"))
    var app: String?

    @Flag(help: "Add the app to the menu of the user's desktop.")
    var install = false

    func run() throws {
        do {
            let arguments = ["-c", "release"]
            let build = try PackageBuild(options, arguments: arguments)
            guard let project = build.project else {
                throw Failure("`ireko bundle` needs an Xcode project.", .unreadable)
            }
            let run = try ProjectRun(build, project, app: app)
            let program = try run.make(arguments)
            let entry = try project.writeMenuEntry(of: run.module, program: program)
            if install { try Self.install(entry, named: (entry as NSString).lastPathComponent) }
            print((program as NSString).deletingLastPathComponent)
        } catch let failure as Failure {
            throw failure.exit
        }
    }

    private static func install(_ entry: String, named name: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.local/share"
        do {
            try FileManager.default.createDirectory(
                atPath: data + "/applications", withIntermediateDirectories: true)
            try Data(contentsOf: URL(fileURLWithPath: entry))
                .write(to: URL(fileURLWithPath: data + "/applications/" + name), options: .atomic)
        } catch {
            throw Failure("the menu entry cannot be written: \(error.localizedDescription)", .unreadable)
        }
    }
}
