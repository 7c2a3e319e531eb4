import DocumentPictures
import Foundation
import Testing
import UIKit

/// Draws documents from their text.
@MainActor
enum PicturesOfDocument {
    /// The pictures of a storyboard, which is called Main.
    static func draw(_ scenes: String...) throws -> DocumentPictures {
        let text = DocumentText.storyboard(scenes.joined(separator: "</objects></scene><scene><objects>"))
        let folder = try DocumentFolder(["Main.storyboard": text])
        return try DocumentPictures.draw(folder.url.appendingPathComponent("Main.storyboard"))
    }

    /// A controller whose view has some content.
    static func scene(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
        """
        <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="\(id)-view">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(content)</subviews>
            </view>
        </viewController>
        """
    }

    /// A colored view.
    static func box(_ color: String, x: Int, y: Int, width: Int, height: Int) -> String {
        """
        <view contentMode="scaleToFill" id="box-\(x)-\(y)">
            <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
            <color key="backgroundColor" \(color) colorSpace="custom" customColorSpace="sRGB"/>
        </view>
        """
    }

    static let red = "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\""
    static let blue = "red=\"0.0\" green=\"0.0\" blue=\"1\" alpha=\"1\""
}

extension DocumentPictures.Picture {
    @MainActor
    func image() throws -> UIImage { try #require(UIImage(data: data)) }
}
