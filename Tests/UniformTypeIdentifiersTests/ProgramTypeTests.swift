import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("Types of a program's own")
struct ProgramTypeTests {
    @Test("A type that the program exports conforms to its parent, and is found by its identifier")
    func exported() {
        let note = UTType(exportedAs: "com.example.tests.note", conformingTo: .plainText)

        #expect(note.identifier == "com.example.tests.note")
        #expect(note.conforms(to: .plainText) && note.conforms(to: .data) && !note.conforms(to: .image))
        #expect(note == UTType("com.example.tests.note") && note == UTType("com.Example.Tests.Note"))
        #expect(!note.isDeclared && !note.isDynamic && !note.isPublic)
        #expect(note.preferredFilenameExtension == nil && note.localizedDescription == nil)
        #expect(!UTType.allDeclared.contains(note))
    }

    @Test("Without a parent an imported type conforms to data; a type that is known is that type")
    func imported() throws {
        let drawing = UTType(importedAs: "com.example.tests.drawing")
        let again = UTType(importedAs: "com.example.tests.drawing", conformingTo: .image)

        #expect(drawing.conforms(to: .data) && drawing.supertypes.contains(.item))
        #expect(again == drawing && !again.conforms(to: .image))
        #expect(UTType(exportedAs: "public.png") == .png && UTType(importedAs: "Public.PNG").isDeclared)
        let data = try JSONEncoder().encode([drawing])
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [drawing])
    }

    @Test("Odd identifiers and parents are types, too")
    func odd() {
        #expect(UTType(exportedAs: "").identifier == "")
        #expect(UTType("") == nil)
        let itself = UTType(exportedAs: "com.example.tests.a", conformingTo: UTType(exportedAs: "com.example.tests.a"))
        #expect(!itself.supertypes.contains(itself) && itself.conforms(to: itself))
        let dynamic = UTType(filenameExtension: "unheard-of")
        #expect(UTType(exportedAs: "com.example.tests.b", conformingTo: dynamic).isSubtype(of: dynamic ?? .png))
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
        #expect(note.text == "note" && note.isDeclared && note.parents == ["public.text"])
        #expect(table.types(tag: "note", of: .filenameExtension).map(\.identifier) == ["com.example.note"])
        #expect(table.types(tag: "text/x-note", of: .mimeType).map(\.identifier) == ["com.example.note"])
        #expect(table.supertypes(of: "com.example.circle").isEmpty)
        #expect(table.all.count == 3)
        #expect(TypeDeclaration.declarations(info: ["UTExportedTypeDeclarations": "none"]).isEmpty)
    }
}
