import UniformTypeIdentifiers

enum UniformTypeIdentifiersSnippets {
    static func run() throws {

        if let type = UTType(filenameExtension: "png") {
            print(type.identifier, type.preferredMIMEType ?? "", type.conforms(to: .image))
        }
        try check(UTType(filenameExtension: "png")?.conforms(to: .image) == true)
    }
}
