import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Documents when memory is short", .serialized)
struct DocumentMemoryTests {
    /// A document whose modification date does not change.
    private func write(_ name: String, into folder: DocumentFolder) throws {
        let scene = """
            <viewController storyboardIdentifier="page" title="\(name)" id="page" sceneMemberID="viewController"/>
            """
        try folder.write(DocumentText.storyboard(initial: "page", scene), to: "Main.storyboard")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
            ofItemAtPath: folder.url.appendingPathComponent("Main.storyboard").path)
    }

    private func title(_ storyboard: UIStoryboard) -> String? { storyboard.instantiateInitialViewController()?.title }

    @Test("A warning releases the cached documents: they are read again")
    func warning() throws {
        try Stage.run { stage in
            let folder = try DocumentFolder([:])
            try write("one", into: folder)
            expectEqual(title(folder.storyboard()), "one")
            try write("two", into: folder)
            expectEqual(title(folder.storyboard()), "one")

            stage.sendMemoryWarning()

            expectEqual(title(folder.storyboard()), "two")
        }
    }

    @Test("A storyboard that is in use keeps its document")
    func inUse() throws {
        try Stage.run { stage in
            let folder = try DocumentFolder([:])
            try write("one", into: folder)
            let storyboard = folder.storyboard()
            expectEqual(title(storyboard), "one")
            try write("two", into: folder)

            stage.sendMemoryWarning()

            expectEqual(title(storyboard), "one")
        }
    }
}
