import Foundation

/// Checks the dependencies between the folders of a module against a list of permitted dependencies.
///
/// The list has an arrow per line, `UIKit/Containers -> UIKit/Bars`. A module that is not in the list has no rules.
/// `UIKitCore/Diagnostics -> -` permits a folder no dependency. With `UIKitCore: partly`, only the folders on the left
/// sides have rules, and cycles are permitted; otherwise all folders have rules.
struct FolderRules {
    struct Arrow: Hashable, Comparable {
        let from: String
        let to: String

        static func < (one: Arrow, other: Arrow) -> Bool { (one.from, one.to) < (other.from, other.to) }
    }

    private var permitted: [Arrow: Int] = [:]
    private var ruled: Set<String> = []
    private var partly: Set<String> = []
    private var modules: Set<String> = []
    private let path: String

    init(path: String) throws {
        self.path = path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
            switch words.count {
            case 2 where words[0].hasSuffix(":") && words[1] == "partly":
                partly.insert(String(words[0].dropLast()))
            case 3 where words[1] == "->":
                ruled.insert(words[0])
                modules.insert(Self.module(words[0]))
                if words[2] != "-" { permitted[Arrow(from: words[0], to: words[2])] = index + 1 }
            case 0: break
            default: print("\(path):\(index + 1): not an arrow: \(line)")
            }
        }
    }

    private static func module(_ folder: String) -> String { String(folder.prefix { $0 != "/" }) }

    private func isRuled(_ folder: String) -> Bool {
        let module = Self.module(folder)
        return partly.contains(module) ? ruled.contains(folder) : modules.contains(module)
    }

    func findings(in project: Project) -> [String] {
        var uses: [Arrow: [(file: Int, symbol: Int)]] = [:]
        for (index, file) in project.files.enumerated() where file.path.hasPrefix("Sources/") {
            for symbol in file.used {
                guard let home = project.home[symbol] else { continue }
                let other = project.files[home]
                guard other.target == file.target, other.chapter != file.chapter else { continue }
                let arrow = Arrow(from: folder(of: file), to: folder(of: other))
                uses[arrow, default: []].append((index, symbol))
            }
        }
        var findings: [String] = []
        for arrow in uses.keys.sorted() where isRuled(arrow.from) && permitted[arrow] == nil {
            findings += describe(arrow, uses[arrow]!, in: project)
        }
        for (arrow, line) in permitted.sorted(by: { $0.value < $1.value }) where uses[arrow] == nil {
            findings.append("\(path):\(line): \(arrow.from) no longer uses \(arrow.to); remove the line")
        }
        return findings + circles()
    }

    private func folder(of file: Project.File) -> String {
        let module = file.target.dropFirst("Sources/".count)
        return file.chapter.isEmpty ? String(module) : "\(module)/\(file.chapter)"
    }

    /// The first few places that cause an arrow.
    private func describe(_ arrow: Arrow, _ uses: [(file: Int, symbol: Int)], in project: Project) -> [String] {
        let shown = 60
        var lines: [String] = []
        for (file, symbols) in Dictionary(grouping: uses, by: \.file).sorted(by: { $0.key < $1.key }) {
            let wanted = Set(symbols.map(\.symbol))
            var seen: Set<Int> = []
            for use in project.store.occurrences(in: project.files[file].unit) where use.roles & Role.reference != 0 {
                guard let symbol = project.numbers[use.symbol.usr], wanted.contains(symbol),
                    seen.insert(symbol).inserted
                else { continue }
                lines.append(
                    "\(project.files[file].path):\(use.line): \(arrow.from) may not use \(arrow.to): \(use.symbol.name)"
                )
            }
        }
        guard lines.count > shown else { return lines }
        return lines.prefix(shown) + ["… and \(lines.count - shown) more from \(arrow.from) to \(arrow.to)"]
    }

    // MARK: Cycles

    /// Finds cycles in the list itself.
    private func circles() -> [String] {
        var next: [String: [String]] = [:]
        for arrow in permitted.keys.sorted() where !partly.contains(Self.module(arrow.from)) {
            next[arrow.from, default: []].append(arrow.to)
        }
        var done: Set<String> = []
        var findings: [String] = []
        func visit(_ folder: String, _ way: [String]) {
            if let start = way.firstIndex(of: folder) {
                let circle = (way[start...] + [folder]).joined(separator: " -> ")
                return findings.append("\(path): a cycle: \(circle)")
            }
            guard !done.contains(folder) else { return }
            for other in next[folder] ?? [] { visit(other, way + [folder]) }
            done.insert(folder)
        }
        for folder in next.keys.sorted() { visit(folder, []) }
        return findings
    }
}
