import Expectations
import Foundation
import Testing
import UIKitCore

@Suite("Requests on the command line")
struct LaunchArgumentTests {
    private func parsed(
        _ arguments: [String], schemes: Set<String> = [], files: Set<String> = []
    ) -> LaunchArguments {
        LaunchArguments(["notes"] + arguments, schemes: schemes) { files.contains($0) }
    }

    @Test("Addresses and existing files are opened in order; other arguments belong to the program")
    func addressesAndFiles() {
        let arguments = parsed(
            ["--verbose", "note://1", "missing.txt", "/tmp/a b.txt", "-x", "", "host:80", "https://example.org/?q=1"],
            files: ["/tmp/a b.txt", "-x"])

        expectEqual(
            arguments.urls.map(\.absoluteString),
            [
                "note://1", "file:///tmp/a%20b.txt", "https://example.org/?q=1",
            ])
        expectNil(arguments.shortcutType)
        expectNil(arguments.problem)
    }

    @Test("An address without slashes counts if the Info.plist declares its scheme")
    func declaredSchemes() {
        let info: [String: Any] = [
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["MailTo", "note"]], ["CFBundleURLName": "none"]]
        ]
        let schemes = LaunchArguments.schemes(info: info)

        expectEqual(schemes, ["mailto", "note"])
        expectEqual(parsed(["mailto:a@example.org", "note:1"], schemes: schemes).urls.count, 2)
        expectTrue(parsed(["mailto:a@example.org", "note:1"]).urls.isEmpty)
        expectTrue(LaunchArguments.schemes(info: ["CFBundleURLTypes": 3]).isEmpty)
    }

    @Test("A quick action is found by its type, in both notations; the last one counts")
    func shortcuts() {
        expectEqual(parsed(["--shortcut", "new"]).shortcutType, "new")
        expectEqual(parsed(["--shortcut=new"]).shortcutType, "new")
        expectEqual(parsed(["--shortcut", "new", "--shortcut=other"]).shortcutType, "other")
        expectTrue(parsed(["--shortcut", "note://1"]).urls.isEmpty)
    }

    @Test("A missing type is reported as an error", arguments: [["--shortcut"], ["--shortcut="], ["--shortcut", ""]])
    func missingType(_ arguments: [String]) {
        let parsed = parsed(arguments)

        expectNil(parsed.shortcutType)
        expectEqual(parsed.problem, "--shortcut needs the type of an action")
    }

    @Test("Arguments after two hyphens are not options")
    func endOfOptions() {
        let arguments = parsed(["--", "--shortcut", "-x"], files: ["-x"])

        expectEqual(arguments.urls.map(\.lastPathComponent), ["-x"])
        expectNil(arguments.shortcutType)
    }

    @Test("An empty command line, and one with malformed addresses")
    func hostile() {
        expectEqual(LaunchArguments([]) { _ in true }, LaunchArguments(["notes"]) { _ in true })
        expectTrue(parsed([":", "%", "\u{1}", String(repeating: "a", count: 100_000)]).urls.isEmpty)
    }
}
