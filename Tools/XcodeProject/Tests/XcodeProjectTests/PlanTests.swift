import Foundation
import Testing

@testable import XcodeProject

@Suite("Plans")
struct PlanTests {
    private func plan(_ name: String, _ file: String? = nil) throws -> PackagePlan {
        let path = "\(projects)/\(name)/\(file ?? name + ".xcodeproj")"
        let container = try Container(contentsOf: path, paths: FilePaths(root: "\(projects)/\(name)"))
        return try #require(PackagePlan(of: container))
    }

    @Test("A project of 2017: delegate, host, aggregate target, tests of the interface")
    func pantry() throws {
        let plan = try plan("Pantry")
        #expect(plan.modules.map(\.name) == ["Pantry", "PantryTests"])
        #expect(plan.modules[0].delegate == "AppDelegate")
        #expect(plan.modules[1].host == "Pantry")
        #expect(plan.modules[0].target.sources.count == 7)
        #expect(plan.leftOut == ["PantryUITests"])
        #expect(plan.notes.map(\.rule).sorted() == ["moved-file", "script", "ui-tests"])
        let options = SwiftOptions(plan.modules[0].settings)
        #expect(options.languageMode == "v4_2")
        #expect(options.defines == ["DEBUG"])
    }

    @Test("A project of 2025: synchronized folders, chains of settings, isolation")
    func habits() throws {
        let plan = try plan("Habits")
        #expect(plan.modules.map(\.name) == ["Habits", "HabitsTests"])
        let names = plan.modules.map { $0.target.sources.map { ($0 as NSString).lastPathComponent } }
        #expect(!names[0].contains("NotInAnyTarget.swift") && !names[0].contains("PreviewData.swift"))
        #expect(
            names[1] == ["HabitTests.swift", "ScreenTests.swift", "PreviewData.swift"]
                || names[1].contains("PreviewData.swift"))
        let options = SwiftOptions(plan.modules[0].settings)
        #expect(options.languageMode == "v6")
        #expect(options.isMainActorByDefault)
        #expect(options.defines == ["DEBUG", "STREAKS", "LOGGING"])
        #expect(options.features == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
        let info = InfoPlist.values(file: nil, settings: plan.modules[0].settings, executable: "Habits")
        #expect(info["CFBundleIdentifier"] as? String == "org.example.Habits")
        #expect(info["CFBundleShortVersionString"] as? String == "2.1")
        #expect((info["UISupportedInterfaceOrientations~iphone"] as? [String])?.count == 2)
        #expect(info["UIApplicationSceneManifest"] != nil)
    }

    @Test("Texts of a project are no code in the manifest")
    func quoted() {
        #expect(PackageManifest.quoted("a\"; exit(1) //\\(x)\n") == #""a\"; exit(1) //\\(x)\u{a}""#)
    }

    @Test(
        "The class of the delegate is found",
        arguments: [
            ("@UIApplicationMain\nclass AppDelegate: UIResponder {}", "AppDelegate"),
            ("@main\nfinal class App: NSObject, UIApplicationDelegate {}", "App"),
            ("@main class A: UIResponder {}", "A"), ("// @main\nclass B {}", nil), ("class C {}", nil),
        ] as [(String, String?)])
    func delegate(_ text: String, _ name: String?) { #expect(SourceScan(text: text).delegate == name) }

    @Test("Imports are found")
    func imports() {
        let scan = SourceScan(
            text: "@testable import App\nimport class UIKit.UIView\n  public import B // c\nlet s = \"import X\"")
        #expect(scan.imports == ["App", "UIKit", "B"])
    }
}

@Suite("Resources")
struct ResourceTests {
    @Test("A string catalog has a table for each language")
    func catalog() throws {
        let data = try #require(
            FileManager.default.contents(atPath: projects + "/Habits/Habits/Resources/Localizable.xcstrings"))
        let catalog = try #require(StringCatalog(data))
        #expect(catalog.tables["fr"] == ["add.action": "Ajouter"])
        #expect(catalog.tables["en"]?["streak.days"] == "%lld days")
        #expect(StringCatalog.stringsFile(["a\"": "b\n\\"]) == #""a\"" = "b\n\\";"# + "\n")
    }

    @Test("A text without a localization is its key")
    func keys() throws {
        let catalog = try #require(StringCatalog(Data(#"{"sourceLanguage":"en","strings":{"Hello":{}}}"#.utf8)))
        #expect(catalog.tables == ["en": ["Hello": "Hello"]])
        #expect(StringCatalog(Data("[".utf8)) == nil)
        #expect(StringCatalog(Data(String(repeating: "[", count: 100_000).utf8)) == nil)
    }

    @Test("Texts of numbers have the form for most numbers")
    func plurals() {
        let text = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>%d items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@!</string>
            <key>n</key><dict><key>one</key><string>one</string><key>other</key><string>%d items</string></dict></dict></dict></plist>
            """
        #expect(PluralTable.texts(Data(text.utf8)) == ["%d items": "%d items!"])
    }

    @Test(
        "Symbols are named like Xcode's",
        arguments: [
            ("AccentColor", "Color", "accent"), ("app-icon", "Image", "appIcon"), ("URLBar", "Image", "urlBar"),
            ("ic_back", "Image", "icBack"), ("2nd place", "Image", "_2ndPlace"), ("default", "Color", "`default`"),
            ("Color", "Color", "color"), ("---", "Image", nil),
        ] as [(String, String, String?)])
    func names(_ name: String, _ suffix: String, _ expected: String?) {
        #expect(AssetSymbols.identifier(name, dropping: suffix) == expected)
    }

    @Test("Groups with namespaces are types")
    func symbols() throws {
        let text = try #require(AssetSymbols(catalogs: [projects + "/Habits/Habits/Resources/Assets.xcassets"]).text())
        #expect(text.contains("static let accent = ColorResource(name: \"AccentColor\""))
        #expect(text.contains("enum Brand {\n        nonisolated static let leaf = ImageResource(name: \"Brand/Leaf\""))
    }
}
