import Foundation
import Testing

@testable import XcodeProject

@Suite("Projects")
struct ProjectTests {
    private let app = """
        G = {isa = PBXGroup; children = (A, B, V, S, ); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = "/Users/x/App/Sub/B.swift"; sourceTree = "<absolute>"; };
        V = {isa = PBXVariantGroup; name = Main.storyboard; children = (VB, VD, ); sourceTree = "<group>"; };
        VB = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        VD = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        S = {isa = PBXFileReference; path = Missing.swift; sourceTree = "<group>"; };
        PH = {isa = PBXSourcesBuildPhase; files = (F1, F2, F3, F4, F5, ); };
        F1 = {isa = PBXBuildFile; fileRef = A; };
        F2 = {isa = PBXBuildFile; fileRef = B; };
        F3 = {isa = PBXBuildFile; fileRef = A; };
        F4 = {isa = PBXBuildFile; fileRef = S; };
        F5 = {isa = PBXBuildFile; fileRef = A; platformFilter = maccatalyst; };
        PR = {isa = PBXResourcesBuildPhase; files = (R1, ); };
        R1 = {isa = PBXBuildFile; fileRef = V; };
        PS = {isa = PBXShellScriptBuildPhase; name = Lint; shellScript = "exit 1"; };
        """

    @Test("Files are found by groups, variants and the ends of absolute paths")
    func files() throws {
        let project = TemporaryProject(app, target: "buildPhases = (PH, PR, PS, );", version: 46)
        for path in ["A.swift", "Sub/B.swift", "Base.lproj/Main.storyboard", "de.lproj/Main.strings"] {
            project.write("", to: path)
        }
        let read = try project.read()
        #expect(read.objectVersion == 46)
        let target = try #require(read.targets.first)
        #expect(project.relative(target.sources) == ["A.swift", "Sub/B.swift"])
        #expect(target.resources.map(\.destination) == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"])
        #expect(read.notes.map(\.rule).sorted() == ["missing-file", "moved-file", "script"])
    }

    @Test("Folders that Xcode keeps in step have exceptions")
    func synchronizedFolders() throws {
        let project = TemporaryProject(
            """
            G = {isa = PBXGroup; children = (Y, ); sourceTree = "<group>"; };
            Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E, ); explicitFolders = (Web, ); };
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Old, "/Localized: Text/L.strings", ); };
            """, target: "fileSystemSynchronizedGroups = (Y, );", version: 77)
        for path in [
            "App/A.swift", "App/Info.plist", "App/Old/B.swift", "App/Web/index.html", "App/Text/en.lproj/L.strings",
            "App/Text/en.lproj/M.strings", "App/Assets.xcassets/Contents.json", "App/.hidden.swift", "App/x.h",
        ] { project.write("", to: path) }
        let target = try #require(try project.read().targets.first)
        #expect(project.relative(target.sources) == ["App/A.swift"])
        #expect(target.resources.map(\.destination) == ["Assets.xcassets", "en.lproj/M.strings", "Web"])
    }

    @Test("Files outside of the root are not used, also by links")
    func outside() throws {
        let project = TemporaryProject(
            """
            G = {isa = PBXGroup; children = (A, B, C, ); sourceTree = "<group>"; };
            A = {isa = PBXFileReference; path = "../../../../../../../../etc/passwd"; sourceTree = "<group>"; };
            B = {isa = PBXFileReference; path = /etc/hostname; sourceTree = "<absolute>"; };
            C = {isa = PBXFileReference; path = link.txt; sourceTree = "<group>"; };
            PR = {isa = PBXResourcesBuildPhase; files = (R1, R2, R3, ); };
            R1 = {isa = PBXBuildFile; fileRef = A; };
            R2 = {isa = PBXBuildFile; fileRef = B; };
            R3 = {isa = PBXBuildFile; fileRef = C; };
            """, target: "buildPhases = (PR, );")
        try FileManager.default.createSymbolicLink(
            atPath: project.folder + "/link.txt", withDestinationPath: "/etc/passwd")
        let read = try project.read()
        #expect(read.targets[0].resources == [])
        #expect(read.notes.map(\.rule) == ["outside", "outside", "outside"])
    }

    @Test("Cycles of groups, targets and projects end")
    func cycles() throws {
        let project = TemporaryProject(
            """
            G = {isa = PBXGroup; children = (H, ); sourceTree = "<group>"; };
            H = {isa = PBXGroup; children = (G, H, Q, ); path = Sub; sourceTree = "<group>"; };
            Q = {isa = PBXFileReference; path = ../App.xcodeproj; sourceTree = "<group>"; };
            D = {isa = PBXTargetDependency; target = T; };
            PH = {isa = PBXSourcesBuildPhase; files = (F, ); };
            F = {isa = PBXBuildFile; fileRef = A; };
            A = {isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
            """, target: "dependencies = (D, D, ); buildPhases = (PH, );")
        project.write("", to: "A.swift")
        let container = try Container(contentsOf: project.path, paths: FilePaths(root: project.folder))
        #expect(container.projects.count == 1)
        #expect(container.notes.contains { $0.rule == "cycle" })
        let plan = try #require(PackagePlan(of: container))
        #expect(plan.modules.map(\.dependencies) == [[]])
    }

    @Test("Objects of wrong kinds are ignored")
    func wrongObjects() throws {
        let project = TemporaryProject(
            "G = {isa = PBXFileReference; children = text; }; PH = {isa = PBXSourcesBuildPhase; files = {a = b; }; }; F = (1, 2);",
            target: "buildPhases = (PH, none, F, ); dependencies = x; productReference = (1);")
        #expect(try project.read().targets.count == 1)
    }

    @Test("A project of 20,000 files is read")
    func manyFiles() throws {
        var objects = "G = {isa = PBXGroup; sourceTree = \"<group>\"; children = ("
        objects += (0..<20_000).map { "R\($0)" }.joined(separator: ", ") + "); };\n"
        for number in 0..<20_000 {
            objects += "R\(number) = {isa = PBXFileReference; path = f\(number).swift; sourceTree = \"<group>\"; };\n"
            objects += "B\(number) = {isa = PBXBuildFile; fileRef = R\(number); };\n"
        }
        objects +=
            "PH = {isa = PBXSourcesBuildPhase; files = (" + (0..<20_000).map { "B\($0)" }.joined(separator: ", ")
            + "); };"
        let project = TemporaryProject(objects, target: "buildPhases = (PH, );")
        let read = try project.read()
        #expect(read.notes.count == 20_000)
    }
}
