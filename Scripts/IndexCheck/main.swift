// Checks that use the compiler's index of the debug build. See Scripts/check-index.
//
// usage: index-check ROOT STORE RULES [--circles] with the sources' paths, from ROOT, one a line on standard input
import Foundation

let arguments = CommandLine.arguments
guard arguments.count >= 4, let store = IndexStore(path: arguments[2]) else {
    print("check-index: no index at \(arguments.dropFirst(2).first ?? "(no path)")")
    exit(2)
}
var sources: [String] = []
while let line = readLine() { sources.append(line) }

let project = Project(store: store, root: arguments[1], sources: sources)
let unread = project.missing + project.outdated
if let first = unread.first {
    let what = project.missing.isEmpty ? "an older state" : "nothing"
    print(
        "check-index: the index contains \(what) of \(first) (files: \(unread.count)); `swift build --build-tests` updates it. "
            + "Folders and `package` are not checked")
    exit(3)
}
if arguments.dropFirst(4).first == "--circles" {
    for circle in FileCircles(project: project).largest() {
        print("\(circle.module): \(circle.files.count) of \(circle.count) files")
        for file in circle.files { print("    \(file)") }
    }
    exit(0)
}
let findings = try FolderRules(path: arguments[3]).findings(in: project) + AccessRules(project: project).findings()
for finding in findings { print(finding) }
exit(findings.isEmpty ? 0 : 1)
