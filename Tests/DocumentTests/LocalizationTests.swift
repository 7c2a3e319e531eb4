import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
@Suite("Languages of documents", .serialized)
struct LocalizationTests {
    private func text(_ folder: DocumentFolder, _ languages: [String]) throws -> String? {
        try Stage.run { _ in
            UIContext.current.languages = languages
            let controller = try #require(folder.storyboard().instantiateInitialViewController())
            return (controller.view.subviews.first as? UILabel)?.text
        }
    }

    private let document = DocumentText.storyboard(initial: "one", DocumentText.controller("one"))

    @Test("Texts are in the user's language, or in the base language if it has no translation")
    func strings() throws {
        let folder = try DocumentFolder([
            "Base.lproj/Main.storyboard": document, "de.lproj/Main.strings": "\"one-label.text\" = \"Hallo\";",
        ])

        try expectEqual(text(folder, ["de-CH"]), "Hallo")
        try expectEqual(text(folder, ["fr"]), "Hello")
        try expectEqual(text(folder, []), "Hello")
    }

    @Test("A user who prefers the base language gets no translation into the next language")
    func development() throws {
        let folder = try DocumentFolder([
            "Base.lproj/Main.storyboard": document, "de.lproj/Main.strings": "\"one-label.text\" = \"Hallo\";",
        ])

        try expectEqual(text(folder, ["en-GB", "de"]), "Hello")
    }

    @Test("A whole translated document replaces the base document")
    func translated() throws {
        let folder = try DocumentFolder([
            "Base.lproj/Main.storyboard": document,
            "fr.lproj/Main.storyboard": document.replacingOccurrences(of: "Hello", with: "Bonjour"),
        ])

        try expectEqual(text(folder, ["fr"]), "Bonjour")
    }

    @Test("Documents in the base refer to translated ones, and translated ones to base documents")
    func references() throws {
        func document(_ text: String, to name: String? = nil) -> String {
            let reference = name.map {
                """
                <viewControllerPlaceholder storyboardName="\($0)" id="two" sceneMemberID="viewController"/>
                """
            }
            let view = DocumentText.controller("root").replacingOccurrences(of: "Hello", with: text)
            guard let reference else { return DocumentText.storyboard(initial: "root", view) }
            let navigation = """
                <navigationController id="one" sceneMemberID="viewController">
                \(DocumentText.connections("<segue destination=\"two\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/>"))
                </navigationController>
                """
            return DocumentText.storyboard(initial: "one", navigation, reference)
        }
        let folder = try DocumentFolder([
            "Base.lproj/Main.storyboard": document("", to: "Middle"),
            "fr.lproj/Middle.storyboard": document("Bonjour"),
            "Base.lproj/Middle.storyboard": document("Hello"),
            "fr.lproj/Other.storyboard": document("", to: "End"),
            "Base.lproj/End.storyboard": document("Hello"),
            "fr.lproj/End.strings": "\"root-label.text\" = \"Salut\";",
        ])
        try Stage.run { _ in
            UIContext.current.languages = ["fr-CA", "en"]
            let texts = ["Main", "Other"].map { name in
                let made = folder.storyboard(name).instantiateInitialViewController() as? UINavigationController
                return (made?.topViewController?.view.subviews.first as? UILabel)?.text
            }

            expectEqual(texts, ["Bonjour", "Salut"])
        }
    }

    @Test("The languages are read from the environment")
    func environment() {
        expectEqual(DocumentLanguages.ofUser(["LANG": "de_CH.UTF-8"]), ["de-CH"])
        expectEqual(DocumentLanguages.ofUser(["LANG": "de_CH", "LC_ALL": "fr_FR@euro"]), ["fr-FR"])
        expectEqual(
            DocumentLanguages.ofUser(["LANG": "en_US.UTF-8", "LANGUAGE": "fr:de:en"]), ["fr", "de", "en", "en-US"])
        expectEqual(DocumentLanguages.ofUser(["LANG": "C", "LANGUAGE": "fr"]), [])
        expectEqual(DocumentLanguages.ofUser([:]), [])
    }
}
