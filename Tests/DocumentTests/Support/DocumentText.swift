import Foundation
import UIKit

/// The text of documents, as Xcode writes it.
enum DocumentText {
    /// A storyboard.
    ///
    /// - Parameters:
    ///   - initial: The identifier of the controller that it begins with.
    ///   - scenes: The objects of each scene.
    static func storyboard(initial: String? = nil, attributes: String = "", _ scenes: String...) -> String {
        let entry = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let all = scenes.enumerated().map { number, objects in
            """
            <scene sceneID="scene-\(number)">
                <objects>
                    \(objects)
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(number)" userLabel="First Responder"
                        sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(entry)
                \(attributes)>
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>
            \(all.joined(separator: "\n"))
                </scenes>
            </document>
            """
    }

    /// A nib.
    static func nib(owner: String = "", _ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
            </objects>
        </document>
        """
    }

    /// A controller with a view that has a label, `ID-label`.
    static func controller(_ id: String, identifier: String? = nil, attributes: String = "", _ content: String = "")
        -> String
    {
        let name = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
        return """
            <viewController id="\(id)"\(name) \(attributes) sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="\(id)-view">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello"
                            lineBreakMode="tailTruncation" id="\(id)-label">
                            <rect key="frame" x="20" y="100" width="200" height="30"/>
                        </label>
                    </subviews>
                </view>
                \(content)
            </viewController>
            """
    }

    /// The attributes that name a class of these tests.
    static func custom(_ type: AnyClass) -> String {
        let parts = String(reflecting: type).split(separator: ".", maxSplits: 1)
        return "customClass=\"\(parts[1])\" customModule=\"\(parts[0])\" customModuleProvider=\"target\""
    }

    static func connections(_ content: String) -> String { "<connections>\(content)</connections>" }

    static func outlet(_ property: String, _ destination: String) -> String {
        "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"\(property)-\(destination)\"/>"
    }

    /// A runtime attribute, from the content of its element.
    static func attribute(_ keyPath: String, _ type: String, _ content: String) -> String {
        "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\" \(content)"
    }

    static func attributes(_ content: String...) -> String {
        "<userDefinedRuntimeAttributes>\(content.joined())</userDefinedRuntimeAttributes>"
    }
}

extension UINib {
    /// A nib of a text.
    convenience init(text: String) { self.init(data: Data(text.utf8), bundle: nil) }
}
