import Foundation
import InterfaceDocuments

/// A storyboard with scenes, as Xcode writes it.
func storyboard(
    _ scenes: String, attributes: String = #"initialViewController="VC""#, device: String = "", resources: String = ""
) throws(InterfaceDocumentError) -> InterfaceDocument {
    let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        \(attributes)>
            \(device)
            <dependencies><deployment identifier="iOS"/></dependencies>
            <scenes>
                \(scenes)
            </scenes>
            <resources>\(resources)</resources>
        </document>
        """
    return try InterfaceDocument.read(data: Data(text.utf8), name: "Main.storyboard")
}

/// A storyboard with one view controller that has a view with some content.
func controller(
    _ view: String, controller: String = "", objects: String = ""
) throws(InterfaceDocumentError) -> InterfaceDocument {
    try storyboard(
        """
        <scene sceneID="S1"><objects>
            <viewController id="VC" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="V0">\(view)</view>
                \(controller)
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="FR" sceneMemberID="firstResponder"/>
            \(objects)
        </objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>
        """)
}

/// A nib with objects after the file's owner and the first responder.
func nib(_ objects: String, owner: String = "") throws(InterfaceDocumentError) -> InterfaceDocument {
    let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useTraitCollections="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
            </objects>
        </document>
        """
    return try InterfaceDocument.read(data: Data(text.utf8), name: "Cell.xib")
}

extension InterfaceDocument {
    /// The problems of the warnings.
    var problems: [DocumentWarning.Problem] { warnings.map(\.problem) }

    /// The error's reason of a document; `nil` if it is valid.
    static func reason(of text: String) -> InterfaceDocumentError.Reason? { reason(of: Data(text.utf8)) }

    static func reason(of data: Data) -> InterfaceDocumentError.Reason? {
        do throws(InterfaceDocumentError) {
            _ = try read(data: data, name: "Main.storyboard")
            return nil
        } catch {
            return error.reason
        }
    }
}
