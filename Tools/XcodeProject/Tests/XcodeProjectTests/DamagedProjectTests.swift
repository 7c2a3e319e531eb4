import Foundation
import Testing

@testable import XcodeProject

/// A generator whose numbers depend on its seed only.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Changes of a project's text that a merge, an editor or an attacker may make.
struct ProjectDamage {
    var generator: SeededGenerator
    private let lines: [String]
    private let identifiers: [String]

    init(_ text: String, seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        identifiers = Set(text.matches(of: #/\b[0-9A-F]{24}\b/#).map { String($0.0) }).sorted()
    }

    /// The text with one to four changes.
    mutating func next() -> Data {
        var lines = lines
        for _ in 0...Int.random(in: 0..<4, using: &generator) { change(&lines) }
        var bytes = Array(lines.joined(separator: "\n").utf8)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
        case 1:
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            bytes.removeSubrange(start..<min(bytes.count, start + Int.random(in: 1..<400, using: &generator)))
        case 2:
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        default: break
        }
        return Data(bytes)
    }

    private mutating func change(_ lines: inout [String]) {
        let place = Int.random(in: 0..<lines.count, using: &generator)
        let line = lines[place]
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: lines.remove(at: place)
        case 1: lines.insert(lines.randomElement(using: &generator) ?? "", at: place)
        case 2: lines.swapAt(place, Int.random(in: 0..<lines.count, using: &generator))
        case 3: lines.insert("<<<<<<< HEAD", at: place)
        case 4, 5:
            // An object that refers to an arbitrary object, so that there are cycles and wrong kinds.
            if let old = line.firstMatch(of: #/[0-9A-F]{24}/#), let new = identifiers.randomElement(using: &generator) {
                lines[place] = line.replacingCharacters(in: old.range, with: new)
            }
        default:
            guard let value = line.firstMatch(of: #/= ([^;{(]+);/#) else { return }
            let new = [
                "/etc", "\"../../../../../../../../etc/passwd\"", "\"\"", "(a, b)", "{a = b; }", "YES", "PBXGroup",
                "\"$(inherited)$(\(line.split(separator: " ").first ?? ""))\"", "99999999999999999999", "\"~\"",
                "\"a\\U0000b\"", "\"`touch damaged`\"", "PBXFileReference",
                "\"\(String(repeating: "x/", count: 3000))\"",
            ]
            lines[place] = line.replacingCharacters(
                in: value.range, with: "= \(new.randomElement(using: &generator) ?? "x");")
        }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}

@Suite("Damaged projects")
struct DamagedProjectTests {
    private let count = ProcessInfo.processInfo.environment["IREKO_MUTATIONS"].flatMap { Int($0) } ?? 300
    private let seed =
        ProcessInfo.processInfo.environment["IREKO_FIRST_SEED"].flatMap { UInt64($0) }
        ?? UInt64.random(in: 0...UInt64(UInt32.max))

    @Test(
        "A damaged project is read or is an error with a message, and no file is written or used from outside",
        .timeLimit(.minutes(5)), arguments: ["CatchBook", "Habits", "Pantry", "Quizzer", "Transit"])
    func damage(_ name: String) throws {
        let folder = try copy(of: name)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = "\(folder)/\(name).xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let before = try #require(FileManager.default.subpaths(atPath: folder)).sorted()
        var damage = ProjectDamage(text, seed: seed)
        print("\(name): \(count) damaged projects from the seed \(seed)")

        var (read, failed) = (0, 0)
        for number in 0..<count {
            let data = damage.next()
            try data.write(to: URL(fileURLWithPath: file))
            do throws(ProjectError) {
                let container = try Container(
                    contentsOf: "\(folder)/\(name).xcodeproj", paths: FilePaths(root: folder))
                read += 1
                check(container, folder, "seed \(seed), number \(number)")
            } catch {
                failed += 1
                #expect(error.description.count > 20, "seed \(seed), number \(number): \(error)")
                #expect(error.description.count < 8000, "seed \(seed), number \(number)")
                #expect(error.description.contains(".xcodeproj"), "seed \(seed), number \(number): \(error)")
            }
        }
        #expect(read > count / 10)
        #expect(failed > count / 10)
        #expect(FileManager.default.subpaths(atPath: folder)?.sorted() == before)
    }

    private func copy(of name: String) throws -> String {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.copyItem(atPath: "\(projects)/\(name)", toPath: place)
        try? FileManager.default.removeItem(atPath: place + "/.ireko")
        return FilePaths.resolved(place) ?? place
    }

    private func check(_ container: Container, _ folder: String, _ label: String) {
        for note in container.notes { #expect(!note.message.isEmpty, "\(label)") }
        guard let plan = PackagePlan(of: container) else { return }
        let manifest = PackageManifest.text(of: plan, name: "x")
        #expect(!manifest.contains("`touch"), "\(label)")
        for module in plan.modules {
            #expect(module.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }, "\(label)")
            for path in module.target.sources + module.target.resources.map(\.path) {
                let real = FilePaths.resolved(path)
                #expect(real?.hasPrefix(folder + "/") == true || real == folder, "\(label): \(path)")
            }
            _ = InfoPlist.values(file: nil, settings: module.settings, executable: module.name)
            _ = SwiftOptions(module.settings)
        }
        for package in plan.packages {
            guard case .local(let path) = package else { continue }
            #expect(FilePaths.resolved(path)?.hasPrefix(folder) != false, "\(label): \(path)")
        }
    }
}
