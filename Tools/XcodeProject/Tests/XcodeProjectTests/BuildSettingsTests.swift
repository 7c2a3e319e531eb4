import Foundation
import Testing

@testable import XcodeProject

@Suite("Build settings")
struct BuildSettingsTests {
    @Test("A later assignment takes precedence, and inherits")
    func inheritance() {
        var settings = BuildSettings(["A": "1"])
        settings.assign("A", "$(inherited) 2")
        settings.assign("A", "3 $(inherited) ${A}")
        #expect(settings.list("A") == ["3", "1", "2", "1", "2"])
    }

    @Test("References are replaced, also in names and with operators")
    func references() {
        var settings = BuildSettings(["CONFIGURATION": "Debug", "NAME": "My App-1", "X_Debug": "yes"])
        settings.assign("MODULE", "$(NAME:c99extidentifier)")
        #expect(settings.string("MODULE") == "My_App_1")
        #expect(
            settings.replacing(in: "$(X_$(CONFIGURATION)) ${NAME:lower} $(NONE:default=d) $(NONE)$ $(")
                == "yes my app-1 d $ $(")
        #expect(settings.replacing(in: "$(NAME:rfc1034identifier)") == "My-App-1")
    }

    @Test("Conditions hold for a simulator")
    func conditions() {
        var settings = BuildSettings(["CONFIGURATION": "Debug"])
        settings.assign([
            (name: "A[sdk=iphonesimulator*]", value: "simulator"), (name: "A", value: "all"),
            (name: "B[sdk=macosx*]", value: "mac"), (name: "C[config=Debug]", value: "debug"),
            (name: "D[sdk=*][arch=arm64]", value: "arm"),
        ])
        #expect(settings.string("A") == "simulator")
        #expect(settings.string("B") == "")
        #expect(settings.string("C") == "debug")
        #expect(settings.string("D") == "")
    }

    @Test("Circular references end")
    func cycles() {
        var settings = BuildSettings(["A": "$(B)x", "B": "$(A)y", "S": "$(S)"])
        #expect(settings.string("A") == "yx")
        #expect(settings.string("S") == "")
        // A text that doubles with each setting.
        settings.assign("V0", "xxxxxxxx")
        for number in 1..<60 { settings.assign("V\(number)", "$(V\(number - 1))$(V\(number - 1))") }
        #expect(settings.string("V59").utf8.count < 1 << 22)
        settings.assign("E0", "")
        for number in 1..<39 { settings.assign("E\(number)", "$(E\(number - 1))$(E\(number - 1))") }
        #expect(settings.string("E38") == "")
        settings.assign("DEEP", String(repeating: "$(", count: 100_000))
        _ = settings.string("DEEP")
        _ = settings.replacing(in: String(repeating: "$(A", count: 2000) + String(repeating: ")", count: 2000))
    }

    @Test("Words may be in quotation marks")
    func words() {
        #expect(BuildSettings.words(of: " a \"b c\" d\\ e '' ") == ["a", "b c", "d e", ""])
    }

    @Test("Files of settings include each other")
    func files() throws {
        let project = TemporaryProject(
            "C = {isa = PBXFileReference; path = Config/Debug.xcconfig; sourceTree = SOURCE_ROOT; };",
            settings: "FLAGS = (\"$(inherited)\", three, \"four five\"); ", project: "")
        project.write(
            "// Base\nFLAGS = one // not this\nNAME = base;\nURL = https:/$()/example.org\n", to: "Config/Base.xcconfig"
        )
        project.write(
            "#include \"Base.xcconfig\"\n#include? \"None.xcconfig\"\nFLAGS = $(inherited) two\n",
            to: "Config/Debug.xcconfig")
        let file = try XCConfigFile(contentsOf: project.folder + "/Config/Debug.xcconfig", root: project.folder) { $0 }
        var settings = BuildSettings()
        settings.assign(file.assignments.map { ($0.name, $0.value) })
        #expect(settings.list("FLAGS") == ["one", "two"])
        #expect(settings.string("NAME") == "base")
        #expect(settings.string("URL") == "https://example.org")
        #expect(file.missing == [])
    }

    @Test("A file that includes itself is an error")
    func circularFiles() {
        let project = TemporaryProject()
        project.write("#include \"B.xcconfig\"\n", to: "A.xcconfig")
        project.write("#include \"A.xcconfig\"\n", to: "B.xcconfig")
        #expect(throws: ProjectError.self) {
            try XCConfigFile(contentsOf: project.folder + "/A.xcconfig", root: project.folder) { $0 }
        }
    }

    @Test("Files that include two files each are limited")
    func manyFiles() {
        let project = TemporaryProject()
        for number in 0..<40 {
            project.write(
                "#include \"\(number + 1).xcconfig\"\n#include \"./\(number + 1).xcconfig\"\n", to: "\(number).xcconfig"
            )
        }
        project.write("A = 1\n", to: "40.xcconfig")
        #expect(throws: ProjectError.self) {
            try XCConfigFile(contentsOf: project.folder + "/0.xcconfig", root: project.folder) { $0 }
        }
    }
}
