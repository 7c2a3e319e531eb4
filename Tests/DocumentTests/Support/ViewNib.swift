import Foundation
import Testing
import UIKit

/// Nibs and storyboards from text, and their objects.
@MainActor
enum ViewNib {
    private static func document(_ type: String, _ attributes: String, device: String?, _ content: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22155" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(attributes)>
            \(device.map { "<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>" } ?? "")
            \(content)
            </document>
            """.utf8)
    }

    /// The objects at the top of a nib.
    static func objects(_ objects: String, resources: String = "", device: String? = "retina4_7") -> [Any] {
        let content = "<objects>\(objects)</objects><resources>\(resources)</resources>"
        return UINib(data: document("XIB", "", device: device, content), bundle: .main)
            .instantiate(withOwner: nil, options: nil)
    }

    /// The first view at the top of a nib.
    static func view<View: UIView>(
        _ objects: String, resources: String = "", device: String? = "retina4_7", as type: View.Type = View.self
    ) throws -> View {
        try #require(self.objects(objects, resources: resources, device: device).first as? View)
    }

    /// A view of 300 × 200 points with the identifier `root` and the given content. Tags identify the subviews.
    static func root(_ content: String) throws -> UIView {
        let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"300\" height=\"200\"/>"
        let metrics = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        return try view(
            "<view contentMode=\"scaleToFill\" id=\"root\">\(rect)\(content)\(metrics)</view>")
    }

    /// The first controller of a storyboard that is in a separate folder.
    static func controller(_ scenes: String, device: String? = "retina4_7") throws -> UIViewController {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ViewNib-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let attributes = "initialViewController=\"first\""
        let data = document("Storyboard.XIB", attributes, device: device, "<scenes>\(scenes)</scenes>")
        try data.write(to: folder.appendingPathComponent("Test.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        return try #require(UIStoryboard(name: "Test", bundle: bundle).instantiateInitialViewController())
    }
}
