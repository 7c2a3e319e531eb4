import Foundation
import Testing

@testable import XcodeProject

@Suite("Property lists")
struct PropertyListTests {
    private func read(_ text: String) throws(ProjectError) -> PropertyValue {
        try PropertyValue.read(Data(text.utf8), path: "p")
    }

    @Test("Texts, lists, dictionaries and comments are read")
    func values() throws {
        let value = try read(
            "// !$*UTF8*$!\n{ a = 1 /* one */; \"b c\" = (x, \"y\\n\\\"z\", ); d = { e = path/to.swift; }; f = <0a 0b>; }"
        )
        let expected: PropertyValue = .dictionary([
            "a": .string("1"), "b c": .array([.string("x"), .string("y\n\"z")]),
            "d": .dictionary(["e": .string("path/to.swift")]), "f": .string("0a 0b"),
        ])
        #expect(value == expected)
    }

    @Test("XML is read")
    func xml() throws {
        let value = try read(
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><array><string>b</string><true/></array></dict></plist>"
        )
        #expect(value == .dictionary(["a": .array([.string("b"), .string("YES")])]))
    }

    @Test(
        "An error has the line",
        arguments: [
            ("{ a = 1;\n b 2; }", 2), ("{ a = (1, 2;\n }", 1), ("{\n a = \"open", 2), ("", 1), ("{ a = 1; } b", 1),
            ("{\n a = 1 /* open", 2), ("{ = 1; }", 1),
        ])
    func errors(_ text: String, _ line: Int) {
        do throws(ProjectError) {
            _ = try read(text)
            Issue.record("no error for \(text)")
        } catch {
            if case .damaged(_, let found, _) = error { #expect(found == line) } else { Issue.record("\(error)") }
        }
    }

    @Test("Marks of a merge are named")
    func merge() {
        #expect(
            throws: ProjectError.damaged(
                path: "p", line: 2, message: "there are marks of a merge that was not finished")
        ) {
            try read("{\n<<<<<<< HEAD\n a = 1;\n=======\n a = 2;\n>>>>>>> other\n}")
        }
    }

    @Test("Deep nesting is an error", arguments: ["(", "{a=", "{a=("])
    func deep(_ text: String) {
        #expect(throws: ProjectError.self) { try read(String(repeating: text, count: 200_000)) }
        let xml = String(repeating: "<array>", count: 100_000)
        #expect(throws: ProjectError.self) { try read("<?xml version=\"1.0\"?><plist>" + xml) }
    }

    @Test("Each prefix and each change of a byte gives a value or an error")
    func damaged() throws {
        let path = projects + "/Pantry/Pantry.xcodeproj/project.pbxproj"
        let data = Array(try #require(FileManager.default.contents(atPath: path)).prefix(4000))
        var generator = SystemRandomNumberGenerator()
        for length in stride(from: 0, to: data.count, by: 17) {
            _ = try? PropertyValue.read(Data(data.prefix(length)), path: "p")
        }
        for _ in 0..<300 {
            var changed = data
            changed[Int.random(in: 0..<data.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            _ = try? PropertyValue.read(Data(changed), path: "p")
        }
    }
}
