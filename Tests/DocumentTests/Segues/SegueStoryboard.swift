import Foundation
import IrekoTesting
import Testing
import UIKit

/// Storyboards for the tests of segues.
@MainActor
enum SegueStoryboard {
    /// A scene with a controller of a class of this module.
    ///
    /// - Parameters:
    ///   - id: The identifier of the controller.
    ///   - view: The content of the root view.
    ///   - connections: The segues of the controller itself.
    ///   - objects: Further objects of the scene.
    static func scene(
        _ id: String, _ customClass: String? = nil, view: String = "", connections: String = "", objects: String = ""
    ) -> String {
        let type = customClass.map { "customClass=\"\($0)\" customModule=\"DocumentTests\"" } ?? ""
        return """
            <scene sceneID="scene-\(id)"><objects>
            <viewController id="\(id)" \(type) sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="view-\(id)">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(view)</subviews>
            </view>
            <connections>\(connections)</connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="responder-\(id)" sceneMemberID="firstResponder"/>
            <exit id="exit-\(id)" sceneMemberID="exit"/>
            \(objects)
            </objects></scene>
            """
    }

    /// A scene with a navigation controller.
    static func navigation(_ id: String, root: String) -> String {
        """
        <scene sceneID="scene-\(id)"><objects>
        <navigationController id="\(id)" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-\(id)"/>
        <connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="root-\(id)"/>
        </connections>
        </navigationController>
        </objects></scene>
        """
    }

    /// A button of 200 × 44 points with its segues.
    static func button(_ id: String, y: Int = 300, _ segues: String) -> String {
        """
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="\(id)">
        <rect key="frame" x="20" y="\(y)" width="200" height="44"/>
        <state key="normal" title="\(id)"/>
        <connections>\(segues)</connections>
        </button>
        """
    }

    /// Runs a test on a stage whose root, made on it, has appeared.
    static func run<Root: UIViewController>(
        _ root: () throws -> Root, _ body: (Stage, Root) throws -> Void
    ) throws {
        try Stage.run { stage in
            let root = try root()
            stage.window.rootViewController = root
            stage.advance(by: 0.1)
            try body(stage, root)
            SegueScene.begin()
        }
    }

    /// The first controller of a storyboard, which is in a separate folder.
    static func controller(initial: String, _ scenes: String) throws -> UIViewController {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Segues-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
            initialViewController="\(initial)">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>\(scenes)</scenes>
            </document>
            """
        try Data(document.utf8).write(to: folder.appendingPathComponent("Test.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        return try #require(UIStoryboard(name: "Test", bundle: bundle).instantiateInitialViewController())
    }
}

/// A controller of a storyboard that records its calls.
class SegueScene: UIViewController {
    /// Shared by the controllers of a test, which are made by the document.
    static var log: [String] = []
    static var onPrepare: ((SegueScene, UIStoryboardSegue, Any?) -> Void)?
    static var permits = true

    /// The class's name without the common prefix.
    var name: String { "\(type(of: self))".replacingOccurrences(of: "Segue", with: "") }

    func note(_ line: String) { Self.log.append("\(name) \(line)") }

    static func begin() {
        log = []
        onPrepare = nil
        permits = true
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        note("awakeFromNib")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should \(identifier)")
        return Self.permits
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        note("prepare \(segue.identifier ?? "nil")")
        Self.onPrepare?(self, segue, sender)
    }
}

/// The source of a test's segues.
final class SegueStart: SegueScene {
    override class var namedActions: NamedActions {
        super.namedActions
            .adding("makeDetail:sender:segueIdentifier:", SegueStart.makeDetail(_:sender:segueIdentifier:))
            .adding("unwindToStart:", SegueStart.unwindToStart(_:))
    }

    @IBSegueAction
    func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> SegueDetail? {
        note("makeDetail \(segueIdentifier ?? "nil")")
        let detail = SegueDetail(coder: coder)
        detail?.isFromAction = true
        return detail
    }

    @IBAction func unwindToStart(_ segue: UIStoryboardSegue) { note("unwindToStart") }
}

/// The destination.
final class SegueDetail: SegueScene {
    var isFromAction = false
}

/// A custom segue for any kind.
final class SegueNoting: UIStoryboardSegue {
    override func perform() {
        SegueScene.log.append("perform animations \(UIView.areAnimationsEnabled)")
        super.perform()
    }
}
