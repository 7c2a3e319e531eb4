import Expectations
import Testing
import UIKitCore
import UniformTypeIdentifiers

@testable import UIKitLauncher

@Suite("File filters of the desktop's window")
struct PortalFileFilterTests {
    private func filter(_ types: [UTType]) -> PortalFileFilter? { PortalFileFilter(FileRequest(.open, types: types)) }

    private func patterns(_ types: [UTType], _ kind: UInt32) -> [String] {
        filter(types)?.patterns.filter { $0.kind == kind }.map(\.text) ?? []
    }

    @Test("Types are MIME types and extensions, in upper case and lower case")
    func patterns() throws {
        expectEqual(patterns([.png], 1), ["image/png"])
        expectEqual(patterns([.png], 0), ["*.[pP][nN][gG]"])
        expectEqual(filter([.png, .zip])?.name, "PNG image, ZIP archive")
    }

    @Test("A type with subtypes includes all of them")
    func family() {
        expectEqual(patterns([.image], 1).first, "image/*")
        #expect(patterns([.image], 1).contains("image/jpeg"))
        #expect(patterns([.sourceCode], 0).contains("*.[sS][wW][iI][fF][tT]"))
    }

    @Test("If all files are wanted, the filter is empty")
    func all() {
        expectNil(filter([.item]))
        expectNil(filter([.png, .data]))
        expectNil(filter([]))
    }

    @Test("Pattern characters in an unknown extension match any character")
    func special() throws {
        let type = try #require(UTType(filenameExtension: "f*[o"))

        expectEqual(patterns([type], 0), ["*.[fF]??[oO]"])
    }
}
