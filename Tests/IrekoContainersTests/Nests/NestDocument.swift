import Foundation
import UIKit

/// A storyboard whose pages refer to each other by segues of all kinds, and back. A page has a child from an embed
/// segue, and a button with a different position in compact height.
@MainActor
enum NestDocument {
    /// The segues that a page can perform.
    static let segues = ["show", "showDetail", "sheet", "cover", "popover", "custom", "back", "backToFirst"]

    /// Controllers that can be made, including their children.
    static let identifiers = ["page", "page", "navigation", "tabs"]

    static let storyboard: UIStoryboard? = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nest-document-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: folder.appendingPathComponent("Nest.storyboard"))
        } catch { return nil }
        return UIStoryboard(name: "Nest", bundle: Bundle(path: folder.path))
    }()

    private static let module = "IrekoContainersTests"

    private static func page(_ id: String, embeds child: String?) -> String {
        let custom = "customClass=\"NestPage\" customModule=\"\(module)\" customModuleProvider=\"target\""
        let kinds = [
            "identifier=\"show\" kind=\"show\"", "identifier=\"showDetail\" kind=\"showDetail\"",
            "identifier=\"sheet\" kind=\"presentation\" modalPresentationStyle=\"pageSheet\"",
            "identifier=\"cover\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\" "
                + "modalTransitionStyle=\"crossDissolve\"",
            "identifier=\"popover\" kind=\"popoverPresentation\" popoverAnchorView=\"\(id)-button\"",
            "identifier=\"custom\" kind=\"custom\" customClass=\"NestSegue\" customModule=\"\(module)\"",
        ]
        let segues = kinds.enumerated().map { number, kind in
            "<segue destination=\"page\" \(kind) id=\"\(id)-segue-\(number)\"/>"
        }
        let exits = [("back", "back:"), ("backToFirst", "backToFirst:")].map { name, action in
            "<segue destination=\"\(id)-exit\" kind=\"unwind\" identifier=\"\(name)\" unwindAction=\"\(action)\" "
                + "id=\"\(id)-\(name)\"/>"
        }
        let container = child.map { child in
            """
            <containerView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
            id="\(id)-container">
            <rect key="frame" x="0.0" y="300" width="390" height="200"/>
            <constraints><constraint firstAttribute="height" constant="200" id="\(id)-height"/></constraints>
            <connections><segue destination="\(child)" kind="embed" id="\(id)-embed"/></connections>
            </containerView>
            """
        }
        let places = child.map { _ in
            """
            <constraint firstItem="\(id)-container" firstAttribute="leading" secondItem="\(id)-view" \
            secondAttribute="leading" id="\(id)-c1"/>
            <constraint firstItem="\(id)-container" firstAttribute="trailing" secondItem="\(id)-view" \
            secondAttribute="trailing" id="\(id)-c2"/>
            <constraint firstItem="\(id)-container" firstAttribute="centerY" secondItem="\(id)-view" \
            secondAttribute="centerY" id="\(id)-c3"/>
            """
        }
        return """
            <scene sceneID="\(id)-scene"><objects>
            <viewController storyboardIdentifier="\(id)" id="\(id)" \(custom) sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="\(id)-view">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" fixedFrame="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-button">
            <rect key="frame" x="20" y="120" width="100" height="44"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <state key="normal" title="Page"/>
            <variation key="heightClass=compact"><rect key="frame" x="20" y="40" width="100" height="44"/></variation>
            </button>
            \(container ?? "")
            </subviews>
            <viewLayoutGuide key="safeArea" id="\(id)-safe-area"/>
            <constraints>\(places ?? "")</constraints>
            </view>
            <navigationItem key="navigationItem" title="Page" id="\(id)-item"/>
            <connections>\((segues + exits).joined())</connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-responder" sceneMemberID="firstResponder"/>
            <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            """
    }

    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="page">
        <scenes>
        \(page("page", embeds: "inner"))
        \(page("inner", embeds: nil))
        <scene sceneID="navigation-scene"><objects>
        <navigationController storyboardIdentifier="navigation" id="navigation" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="navigation-bar"/>
        <connections>
        <segue destination="page" kind="relationship" relationship="rootViewController" id="navigation-root"/>
        </connections>
        </navigationController>
        </objects></scene>
        <scene sceneID="tabs-scene"><objects>
        <tabBarController storyboardIdentifier="tabs" id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="tab-bar"/>
        <connections>
        <segue destination="navigation" kind="relationship" relationship="viewControllers" id="tabs-1"/>
        <segue destination="page" kind="relationship" relationship="viewControllers" id="tabs-2"/>
        </connections>
        </tabBarController>
        </objects></scene>
        </scenes>
        </document>
        """
}

/// A page of the storyboard.
final class NestPage: UIViewController {
    private var world: NestWorld? { (UIApplication.shared.delegate as? NestProgram)?.world }

    override class var namedActions: NamedActions {
        super.namedActions.adding("back:", NestPage.back(_:)).adding("backToFirst:", NestPage.backToFirst(_:))
    }

    @IBAction func back(_ segue: UIStoryboardSegue) {}
    @IBAction func backToFirst(_ segue: UIStoryboardSegue) {}

    override func awakeFromNib() {
        super.awakeFromNib()
        world?.didMake(self)
    }

    /// To the first page in a stack, else to any.
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        if action == "backToFirst:", let stack = navigationController?.viewControllers, stack.first !== self {
            return false
        }
        return super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        world?.inside("prepare for \(segue.identifier ?? "embed")", percent: 5)
    }
}

/// A segue of a program's own, that presents without animation.
final class NestSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
}
