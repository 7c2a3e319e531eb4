import Expectations
import Foundation
import IrekoTesting
import StateArchive
import Testing
import UIKit

@MainActor
@Suite("Restoration identifiers in storyboards", .serialized)
struct RestoredStoryboardTests {
    private func controller(_ attributes: String) -> String {
        """
        <scene sceneID="\(UUID().uuidString)"><objects>
            <viewController id="\(UUID().uuidString)" \(attributes) customClass="LoggedController"
                customModule="RestorationTests" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="\(UUID().uuidString)" restorationIdentifier="content">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                </view>
            </viewController>
        </objects></scene>
        """
    }

    /// A bundle with a storyboard.
    private func withStoryboard(_ body: (Bundle, UIStoryboard) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("restoration-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <scenes>
                    \(controller("storyboardIdentifier=\"Shared\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\""))
                    \(controller("storyboardIdentifier=\"Own\" restorationIdentifier=\"own\""))
                    \(controller("storyboardIdentifier=\"None\""))
                </scenes>
            </document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        try body(bundle, UIStoryboard(name: "Main", bundle: bundle))
    }

    @Test("A controller has its storyboard identifier, its own, or nil; a view has its own")
    func identifiers() throws {
        try Stage.run { _ in
            try withStoryboard { _, storyboard in
                let controllers = ["Shared", "Own", "None"].map(storyboard.instantiateViewController(withIdentifier:))

                expectEqual(controllers.map(\.restorationIdentifier), ["Shared", "own", nil])
                expectEqual(controllers[0].view.restorationIdentifier, "content")
            }
        }
    }

    @Test("A controller is made again from its storyboard, unless the class or the delegate makes it")
    func made() throws {
        try Stage.run { stage in
            try withStoryboard { _, storyboard in
                let shared = storyboard.instantiateViewController(withIdentifier: "Shared")
                (shared as? LoggedController)?.note = "kept"
                stage.window.rootViewController = LoggedController("root", children: [shared])
                let state = stage.preserve()
                expectEqual(state?.objects.compactMap(\.storyboard?.name), ["Main"])
                let delegate = LoggingDelegate()
                var given: UIStoryboard?
                delegate.make = { path, coder in
                    let key = UIApplication.stateRestorationViewControllerStoryboardKey
                    if path.count == 2 { given = coder.decodeObject(forKey: key) as? UIStoryboard }
                    return nil
                }
                let root = LoggedController("root")

                try stage.restore(into: root, delegate)

                let child = try #require(root.children.first as? LoggedController)
                expectEqual(child.note, "kept")
                expectNotNil(child.storyboard)
                expectEqual(child.restorationIdentifier, "Shared")
                expectNotNil(given)
            }
        }
    }

    @Test("It is omitted if the storyboard, or the identifier in it, is missing")
    func gone() throws {
        try Stage.run { stage in
            try withStoryboard { _, storyboard in
                let own = storyboard.instantiateViewController(withIdentifier: "Own")
                stage.window.rootViewController = LoggedController("root", children: [own])
                stage.preserve()
                let root = LoggedController("root")

                try stage.restore(into: root)

                expectEmpty(root.children)
            }
        }
    }
}
