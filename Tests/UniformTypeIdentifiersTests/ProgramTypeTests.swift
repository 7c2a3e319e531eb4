import Expectations
import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("Types of a program")
struct ProgramTypeTests {
    @Test("A type that the program exports conforms to its parent, and is found by its identifier")
    func exported() {
        let note = UTType(exportedAs: "com.example.tests.note", conformingTo: .plainText)

        expectEqual(note.identifier, "com.example.tests.note")
        expectTrue(note.conforms(to: .plainText))
        expectTrue(note.conforms(to: .data))
        expectFalse(note.conforms(to: .image))
        expectEqual(note, UTType("com.example.tests.note"))
        expectEqual(note, UTType("com.Example.Tests.Note"))
        expectFalse(note.isDeclared)
        expectFalse(note.isDynamic)
        expectFalse(note.isPublic)
        expectNil(note.preferredFilenameExtension)
        expectNil(note.localizedDescription)
        #expect(!UTType.allDeclared.contains(note))
    }

    @Test("Without a parent an imported type conforms to data; a known type is not replaced")
    func imported() throws {
        let drawing = UTType(importedAs: "com.example.tests.drawing")
        let again = UTType(importedAs: "com.example.tests.drawing", conformingTo: .image)

        expectTrue(drawing.conforms(to: .data))
        #expect(drawing.supertypes.contains(.item))
        expectEqual(again, drawing)
        expectFalse(again.conforms(to: .image))
        expectEqual(UTType(exportedAs: "public.png"), .png)
        expectTrue(UTType(importedAs: "Public.PNG").isDeclared)
        let data = try JSONEncoder().encode([drawing])
        try expectEqual(JSONDecoder().decode([UTType].self, from: data), [drawing])
    }

    @Test("Odd identifiers and parents are types, too")
    func odd() {
        expectEqual(UTType(exportedAs: "").identifier, "")
        expectNil(UTType(""))
        let itself = UTType(exportedAs: "com.example.tests.a", conformingTo: UTType(exportedAs: "com.example.tests.a"))
        #expect(!itself.supertypes.contains(itself))
        expectTrue(itself.conforms(to: itself))
        let dynamic = UTType(filenameExtension: "unheard-of")
        expectTrue(UTType(exportedAs: "com.example.tests.b", conformingTo: dynamic).isSubtype(of: dynamic ?? .png))
    }

    @Test("An Info.plist declares types with extensions and MIME types; entries of a wrong form are ignored")
    func declarations() throws {
        let info: [String: Any] = [
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.note", "UTTypeDescription": "note",
                    "UTTypeConformsTo": ["public.text", 3],
                    "UTTypeTagSpecification": [
                        "public.filename-extension": ["Note", "nt"], "public.mime-type": "text/x-note",
                    ] as [String: Any],
                ],
                ["UTTypeDescription": "without an identifier"], ["UTTypeIdentifier": "public.png"],
            ] as [[String: Any]],
            "UTImportedTypeDeclarations": [
                ["UTTypeIdentifier": "com.example.circle", "UTTypeConformsTo": "com.example.circle"]
            ],
        ]

        let table = TypeTable(TypeDeclaration.declarations(info: info))

        let note = try #require(table.declaration(ignoringCaseOf: "com.example.NOTE"))
        expectEqual(note.text, "note")
        expectTrue(note.isDeclared)
        expectEqual(note.parents, ["public.text"])
        expectEqual(table.types(tag: "note", of: .filenameExtension).map(\.identifier), ["com.example.note"])
        expectEqual(table.types(tag: "text/x-note", of: .mimeType).map(\.identifier), ["com.example.note"])
        expectTrue(table.supertypes(of: "com.example.circle").isEmpty)
        expectEqual(table.all.count, 3)
        expectTrue(TypeDeclaration.declarations(info: ["UTExportedTypeDeclarations": "none"]).isEmpty)
    }
}
