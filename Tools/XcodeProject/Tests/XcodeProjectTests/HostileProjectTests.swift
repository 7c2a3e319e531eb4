import Foundation
import Testing

@testable import XcodeProject

@Suite("Hostile projects")
struct HostileProjectTests {
    private let app = """
        G = {isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        PH = {isa = PBXSourcesBuildPhase; files = (F1, ); };
        F1 = {isa = PBXBuildFile; fileRef = A; };
        """

    private func project(_ objects: String = "", target: String = "") -> TemporaryProject {
        let project = TemporaryProject(app + objects, target: "buildPhases = (PH, \(target));")
        project.write("", to: "A.swift")
        return project
    }

    private func container(_ project: TemporaryProject) throws -> Container {
        try Container(contentsOf: project.path, paths: FilePaths(root: project.folder))
    }

    @Test(
        "A broken Info.plist has the values of the settings only",
        arguments: [
            "", "x", "{ a = ", "<?xml version=\"1.0\"?><plist>", "bplist00", "bplist00\u{1}\u{2}", "(1, 2)",
            String(repeating: "(", count: 200_000), String(repeating: "{a=", count: 200_000),
            "<?xml version=\"1.0\"?><plist version=\"1.0\">" + String(repeating: "<array>", count: 200_000),
            "<?xml version=\"1.0\"?><plist version=\"1.0\">" + String(repeating: "<dict><key>a</key>", count: 200_000),
        ])
    func information(_ text: String) {
        let values = InfoPlist.values(file: Data(text.utf8), settings: BuildSettings(), executable: "App")
        #expect(values["CFBundleExecutable"] as? String == "App")
        #expect(values.count == 1)
        #expect(SafePropertyList.strings(Data(text.utf8)).isEmpty)
    }

    @Test("Tables of texts are read in UTF-8 and UTF-16")
    func encodings() throws {
        let text = "/* Ü */\n\"a{(\" = \"ä\";\n"
        for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
            let mark: [UInt8] =
                encoding == .utf16LittleEndian ? [0xFF, 0xFE] : encoding == .utf16BigEndian ? [0xFE, 0xFF] : []
            let data = Data(mark) + (try #require(text.data(using: encoding)))
            #expect(SafePropertyList.strings(data) == ["a{(": "ä"])
        }
    }

    @Test(
        "A broken scheme is a note",
        arguments: [
            "", "<Scheme>", "{}", String(repeating: "<a>", count: 100_000),
            "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><Scheme>&x;",
        ])
    func scheme(_ text: String) throws {
        let project = project()
        project.write(text, to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
        let read = try container(project)
        #expect(read.schemes.isEmpty)
        #expect(read.notes.map(\.rule) == ["scheme"])
        #expect(PackagePlan(of: read)?.modules.map(\.name) == ["App"])
    }

    @Test(
        "A broken test plan is a note",
        arguments: ["", "[]", "{\"testTargets\": 1}", String(repeating: "[", count: 100_000)])
    func testPlan(_ text: String) throws {
        let project = project()
        project.write(
            """
            <Scheme><TestAction><TestPlans><TestPlanReference reference="container:App.xctestplan"/></TestPlans></TestAction></Scheme>
            """, to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
        project.write(text, to: "App.xctestplan")
        #expect(try container(project).notes.map(\.rule) == ["test-plan"])
    }

    @Test("A broken workspace is an error, and a workspace that names only itself has no target")
    func workspace() throws {
        let project = project()
        let path = project.folder + "/App.xcworkspace"
        project.write("<Workspace", to: "App.xcworkspace/contents.xcworkspacedata")
        #expect(throws: ProjectError.self) {
            try Container(contentsOf: path, paths: FilePaths(root: project.folder))
        }
        project.write(
            """
            <Workspace><FileRef location="self:"/><FileRef location="group:App.xcworkspace"/><Group location="group:../../../..">
            <FileRef location="absolute:/etc/x.xcodeproj"/></Group></Workspace>
            """, to: "App.xcworkspace/contents.xcworkspacedata")
        let read = try Container(contentsOf: path, paths: FilePaths(root: project.folder))
        #expect(read.projects.isEmpty)
        #expect(read.notes.map(\.rule) == ["missing-file"])
    }

    @Test("Scripts are named, in phases and rules of each kind of target")
    func scripts() throws {
        let project = project(
            """
            S1 = {isa = PBXShellScriptBuildPhase; shellScript = "touch /tmp/x"; };
            """, target: "S1, ")
        let read = try container(project)
        #expect(read.notes.map(\.rule) == ["script"])
        #expect(read.notes.first?.message.contains("Run Script") == true)
    }

    @Test("A file of settings that is very wide or deep is a note")
    func settings() throws {
        let project = project("XC = {isa = PBXFileReference; path = A.xcconfig; sourceTree = \"<group>\"; };")
        var text = ""
        for number in 0..<600 {
            project.write("#include \"\(number + 1).xcconfig\"\n", to: "\(number).xcconfig")
            text += "A\(number) = $(A\(number + 1))$(A\(number + 1))\n"
        }
        project.write("#include \"0.xcconfig\"\n" + text, to: "A.xcconfig")
        let file = try? XCConfigFile(contentsOf: project.folder + "/A.xcconfig", root: project.folder) { $0 }
        #expect(file == nil)
        project.write(text, to: "A.xcconfig")
        let wide = try XCConfigFile(contentsOf: project.folder + "/A.xcconfig", root: project.folder) { $0 }
        var settings = BuildSettings()
        settings.assign(wide.assignments.map { ($0.name, $0.value) })
        #expect(settings.string("A0").isEmpty)
    }
}

@Suite("Files of Objective-C")
struct ForeignDeclarationsTests {
    @Test("Swift files that use classes of Objective-C are named, and their targets can be left out")
    func uses() throws {
        let project = TemporaryProject(
            """
            G = {isa = PBXGroup; children = (A, B, O, ); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
            O = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
            PH = {isa = PBXSourcesBuildPhase; files = (F1, F2, F3, ); };
            F1 = {isa = PBXBuildFile; fileRef = A; };
            F2 = {isa = PBXBuildFile; fileRef = B; };
            F3 = {isa = PBXBuildFile; fileRef = O; };
            """, target: "buildPhases = (PH, );")
        project.write("// Old\nlet a = \"Old\"\nlet b = Old()\nlet c: OldMode = .x\nlet d = Mine()\n", to: "A.swift")
        project.write("class Mine {}\n", to: "B.swift")
        project.write(
            "@implementation Old @end\n@interface UIView (Old) @end\n@implementation Mine @end", to: "Old.m")
        project.write("typedef NS_ENUM(NSInteger, OldMode) { x };", to: "Old.h")
        var plan = try #require(
            PackagePlan(of: try Container(contentsOf: project.path, paths: FilePaths(root: project.folder))))

        let notes = plan.notes.filter { $0.path.hasSuffix("A.swift") }
        #expect(notes.map(\.line) == [3, 4])
        #expect(notes.map(\.message).first == "the file uses 'Old' of Old.m, which is not compiled")
        #expect(plan.modules.map(\.isBlocked) == [true])
        // There are no tests that could be built without the target.
        #expect(plan.leaveOut(["App"]).isEmpty)
    }
}
