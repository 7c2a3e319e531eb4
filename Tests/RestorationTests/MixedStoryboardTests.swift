import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Storyboards and code in one stack", .serialized)
struct MixedStoryboardTests {
    private static func controller(_ identifier: String) -> String {
        """
        <scene sceneID="scene-\(identifier)"><objects>
            <viewController id="\(identifier)" storyboardIdentifier="\(identifier)"
                useStoryboardIdentifierAsRestorationIdentifier="YES" customClass="LoggedController"
                customModule="RestorationTests" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="view-\(identifier)">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                </view>
            </viewController>
        </objects></scene>
        """
    }

    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
            <scenes>
                <scene sceneID="scene-nav"><objects>
                    <navigationController id="nav" storyboardIdentifier="Navigation"
                        useStoryboardIdentifierAsRestorationIdentifier="YES" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                        <connections>
                            <segue destination="List" kind="relationship" relationship="rootViewController" id="root"/>
                        </connections>
                    </navigationController>
                </objects></scene>
                \(controller("List"))
                \(controller("Detail"))
            </scenes>
        </document>
        """

    private func withStoryboard(_ body: (UIStoryboard) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("restoration-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        try body(UIStoryboard(name: "Main", bundle: bundle))
    }

    private func notes(_ controller: UIViewController?) -> [String] {
        (controller as? UINavigationController)?.viewControllers.map { ($0 as? LoggedController)?.note ?? "?" } ?? []
    }

    @Test("Pages of a storyboard are made from it, also two with one identifier; pages of code by their class")
    func mixed() throws {
        try Stage.run { stage in
            try withStoryboard { storyboard in
                let before = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
                stage.window.rootViewController = before
                let pages = [
                    storyboard.instantiateViewController(withIdentifier: "Detail"),
                    LoggedController("code", isMade: true),
                    storyboard.instantiateViewController(withIdentifier: "Detail"),
                ]
                for page in pages { before.pushViewController(page, animated: false) }
                stage.settle()
                for (index, page) in before.viewControllers.enumerated() {
                    (page as? LoggedController)?.note = "\(index)"
                }
                stage.preserve()
                let after = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)

                try stage.restore(into: after)
                stage.settle()

                expectEqual(notes(after), ["0", "1", "2", "3"])
                expectEqual(after.viewControllers.map { $0.storyboard != nil }, [true, true, false, true])
                expectIdentical(after.topViewController?.viewIfLoaded?.window, stage.window)
            }
        }
    }

    @Test("A page whose class returns nil is omitted; pages of the storyboard above it stay")
    func refused() throws {
        try Stage.run { stage in
            try withStoryboard { storyboard in
                let before = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
                stage.window.rootViewController = before
                let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
                before.setViewControllers(
                    before.viewControllers + [LoggedController("gone", isMade: true), detail], animated: false)
                stage.settle()
                for (index, page) in before.viewControllers.enumerated() {
                    (page as? LoggedController)?.note = "\(index)"
                }
                stage.preserve()
                let after = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)

                try stage.restore(into: after)
                stage.settle()

                expectEqual(notes(after), ["0", "2"])
            }
        }
    }
}
