import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Documents of a few elements.
@MainActor
enum PartsDocument {
    /// A nib with objects after the file's owner and the first responder.
    static func nib(_ objects: String) -> UINib {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    \(objects)
                </objects>
            </document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    /// The first object of a nib.
    static func object<Object>(_ element: String, as type: Object.Type = Object.self) throws -> Object {
        try #require(nib(element).instantiate(withOwner: nil).first as? Object)
    }

    /// A view in a superview with the size of the canvas, since a top-level view would get the canvas's frame.
    static func view<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
        let root =
            try object("<view contentMode=\"scaleToFill\" id=\"V\"><subviews>\(element)</subviews></view>") as UIView
        return try #require(root.subviews.first as? View)
    }

    /// The first controller of a storyboard that is written into a folder.
    static func controller<Controller: UIViewController>(
        _ scenes: [String], as type: Controller.Type = Controller.self
    ) throws -> Controller {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Parts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let written = scenes.enumerated().map { index, scene in
            """
            <scene sceneID="S\(index)"><objects>
                \(scene)
                <placeholder placeholderIdentifier="IBFirstResponder" id="R\(index)" sceneMemberID="firstResponder"/>
            </objects></scene>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="A">
                <scenes>\(written.joined())</scenes>
            </document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        return try #require(
            UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() as? Controller)
    }

    /// Runs a test on an empty stage.
    static func run(_ body: (Stage) throws -> Void) throws {
        try Stage.run(root: UIViewController()) { stage, _ in try body(stage) }
    }

    static let red = #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
}
