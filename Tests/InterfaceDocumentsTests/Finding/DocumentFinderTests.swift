import Expectations
import Foundation
import InterfaceDocuments
import Testing

@Suite("Finding documents")
struct DocumentFinderTests {
    private func find(
        _ files: [String], languages: [String] = ["en"], idiom: DocumentFinder.Idiom = .phone, name: String = "Main"
    ) throws -> (document: String, strings: [String], language: String?)? {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        let finder = DocumentFinder(folder: folder.url, languages: languages, idiom: idiom)
        return finder.document(named: name, extension: "storyboard").map { found in
            (folder.path(of: found.url), found.strings.map(folder.path), found.language)
        }
    }

    @Test("A translated document takes precedence, then the base document, then the one in the folder itself")
    func order() throws {
        let all = ["Main.storyboard", "Base.lproj/Main.storyboard", "de.lproj/Main.storyboard"]

        try expectEqual(find(all, languages: ["de"])?.document, "de.lproj/Main.storyboard")
        try expectEqual(find(all)?.document, "Base.lproj/Main.storyboard")
        try expectEqual(find(Array(all.prefix(1)), languages: [])?.document, "Main.storyboard")
        try expectNil(find(["Other.storyboard"]))
    }

    @Test("A table of strings makes the base document a document of that language")
    func strings() throws {
        let found = try find(
            [
                "Base.lproj/Main.storyboard", "fr.lproj/Main.strings", "fr.lproj/Main.stringsdict",
                "de.lproj/Main.storyboard",
                "mul.lproj/Main.xcstrings",
            ], languages: ["fr-CA", "de"])

        expectEqual(found?.document, "Base.lproj/Main.storyboard")
        expectEqual(found?.language, "fr-CA")
        expectEqual(found?.strings, ["fr.lproj/Main.strings", "fr.lproj/Main.stringsdict", "mul.lproj/Main.xcstrings"])
    }

    @Test(
        "A document that is given by its path is used, with the tables of the user's language if it is the base's")
    func path() throws {
        func find(_ path: String, _ files: [String], _ languages: [String]) throws -> [String] {
            let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: (files + [path]).map { ($0, "") }))
            let finder = DocumentFinder(folder: folder.url, languages: languages, idiom: .phone)
            let found = finder.document(at: folder.url.appendingPathComponent(path))
            return [folder.path(of: found.url), found.language ?? "-"] + found.strings.map(folder.path)
        }
        let (base, german) = ("Base.lproj/Main.storyboard", "de.lproj/Main.strings")
        let french = "fr.lproj/Main.storyboard"

        try expectEqual(find(base, [german], ["de-CH"]), [base, "de", german])
        try expectEqual(find("Main.storyboard", [german], ["fr", "de"]), ["Main.storyboard", "de", german])
        try expectEqual(find(base, [french, german], ["fr", "de"]), [base, "-"])
        try expectEqual(find(french, [base, german], ["de"]), [french, "fr"])
        try expectEqual(find(base, ["Base.lproj/Main.xcstrings"], []), [base, "-", "Base.lproj/Main.xcstrings"])
    }

    @Test("The region's folder takes precedence over the language's", arguments: ["de-CH", "de_CH"])
    func regions(folder: String) throws {
        let files = ["\(folder).lproj/Main.storyboard", "de.lproj/Main.storyboard"]

        try expectEqual(find(files, languages: ["de-CH"])?.document, "\(folder).lproj/Main.storyboard")
        try expectEqual(find(files, languages: ["de-AT"])?.document, "de.lproj/Main.storyboard")
    }

    @Test("A document for the device takes precedence over the general one")
    func devices() throws {
        let files = ["Main.storyboard", "Main~ipad.storyboard", "Base.lproj/Other.storyboard"]

        try expectEqual(find(files, idiom: .pad)?.document, "Main~ipad.storyboard")
        try expectEqual(find(files, idiom: .phone)?.document, "Main.storyboard")
        try expectNil(find(["Main~ipad.storyboard"], idiom: .phone))
    }

    @Test(
        "A name that leads out of the folder finds nothing", arguments: ["../Main", "/Main", "a/../../Main", "", "M\0"])
    func outside(name: String) throws {
        try expectNil(find(["Main.storyboard"], name: name))
    }

    @Test("A folder is not a document, and a folder of the bundle can be part of the name")
    func folders() throws {
        try expectNil(find(["Main.storyboard/x"]))
        try expectEqual(find(["Sub/Main.storyboard"], name: "Sub/Main")?.document, "Sub/Main.storyboard")
    }
}
