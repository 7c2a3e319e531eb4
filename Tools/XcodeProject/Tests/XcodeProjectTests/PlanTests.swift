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

    @Test("Imports in conditions are imports that may not be compiled")
    func conditionalImports() {
        let scan = SourceScan(
            text: """
                import A
                #if os(iOS)
                  import UIKit
                  #if DEBUG
                  import B
                  #endif
                  import A
                #else
                import AppKit
                #endif
                import B
                """)
        #expect(scan.imports == ["A", "UIKit", "B", "AppKit"])
        #expect(scan.unconditional.mapValues(\.line) == ["A": 1, "B": 11])
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
        let text = try #require(catalog.tables["en"]?["streak.days"])
        #expect(variants(of: text).plain == "%lld days")
        #expect(
            variants(of: text).json == """
                {"language":"en","length":9,"variables":{"":{"argument":1,"forms":{"one":"%lld day","other":"%lld days"},"isWhole":true}}}
                """)
        #expect(StringCatalog.stringsFile(["a\"": "b\n\\"]) == #""a\"" = "b\n\\";"# + "\n")
    }

    @Test("A text without a localization is its key")
    func keys() throws {
        let catalog = try #require(StringCatalog(Data(#"{"sourceLanguage":"en","strings":{"Hello":{}}}"#.utf8)))
        #expect(catalog.tables == ["en": ["Hello": "Hello"]])
        #expect(StringCatalog(Data("[".utf8)) == nil)
        #expect(StringCatalog(Data(String(repeating: "[", count: 100_000).utf8)) == nil)
    }

    /// The parts of a text with variants.
    private func variants(of text: String) -> (plain: String, json: String) {
        let parts = text.unicodeScalars.split(separator: "\u{E0001}", maxSplits: 1)
        let bytes = parts.dropFirst().first?.map { UInt8(truncatingIfNeeded: $0.value) } ?? []
        return (String(parts[0]), String(decoding: bytes, as: UTF8.self))
    }

    private func stringsdict(_ entry: String) -> Data {
        Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key>\(entry)</dict></plist>".utf8)
    }

    @Test("Texts of numbers have the form for most numbers, and their variants")
    func plurals() throws {
        let entry = """
            <dict><key>NSStringLocalizedFormatKey</key><string>%#@n@!</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string><key>one</key><string>one</string><key>other</key><string>%d items</string></dict></dict>
            """
        let text = try #require(PluralTable.texts(stringsdict(entry), language: "pl")["k"])
        #expect(variants(of: text).plain == "%d items!")
        #expect(
            variants(of: text).json == """
                {"format":"%#@n@!","language":"pl","length":9,"variables":{"n":{"forms":{"one":"one","other":"%d items"}}}}
                """)
    }

    @Test("Texts of devices have the text of an iPhone, and their variants")
    func devices() throws {
        let text = try #require(
            StringCatalog(
                Data(
                    """
                    {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"variations":{"device":{"ipad":{"stringUnit":{"value":"Click"}},
                    "iphone":{"variations":{"plural":{"one":{"stringUnit":{"value":"Tap"}},"other":{"stringUnit":{"value":"%@: %d taps"}}}}}}}}}}}}
                    """.utf8))?.tables["en"]?["k"])
        #expect(variants(of: text).plain == "%@: %d taps")
        #expect(variants(of: text).json.contains(#""ipad":"Click","iphone":"%@: %d taps"#))
        let entry = """
            <dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
            """
        let other = try #require(PluralTable.texts(stringsdict(entry), language: "en")["k"])
        #expect(variants(of: other).json == #"{"devices":{"ipad":"Click","other":"Tap"},"length":3}"#)
    }

    @Test(
        "Damaged tables of variants are read as far as possible",
        arguments: [
            "<string>a</string>", "<dict/>", "<array/>", "<dict><key>NSStringLocalizedFormatKey</key><dict/></dict>",
            "<dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict><key>other</key><string>%#@a@%#@a@</string></dict></dict>",
            "<dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><string>x</string></dict>",
            "<dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><dict/></dict></dict>",
            String(repeating: "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>other</key>", count: 90)
                + "<string/>"
                + String(repeating: "</dict></dict>", count: 90),
        ])
    func damagedVariants(_ entry: String) {
        for (_, text) in PluralTable.texts(stringsdict(entry), language: "en") { #expect(text.utf8.count < 1 << 16) }
    }

    @Test("A large table of variants is read, and a form of a megabyte has no variants")
    func largeVariants() {
        let form = String(repeating: "%d ä ", count: 200_000)
        let catalog = StringCatalog(
            Data(
                """
                {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"variations":{"plural":{"other":{"stringUnit":{"value":"\(form)"}}}}},
                "de":{"variations":{"plural":[]}},"fr":{"substitutions":{"a":1,"b":{"argNum":"x","variations":{"plural":{"other":7}}}},"stringUnit":{"value":"%#@b@"}}}}}}
                """.utf8))
        #expect(catalog?.tables["en"]?["k"] == form)
        #expect(catalog?.tables["de"]?["k"] == nil)
        #expect(catalog?.tables["fr"]?["k"]?.hasPrefix("%#@b@") == true)
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
