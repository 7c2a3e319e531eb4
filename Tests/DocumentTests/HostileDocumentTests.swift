import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Hostile documents", .serialized)
struct HostileDocumentTests {
    @Test("Views nested to the parser's limit are made")
    func deep() throws {
        try Stage.run { _ in
            let count = 90
            var text = ""
            for number in 0..<count { text += "<view id=\"v\(number)\"><subviews>" }
            text += String(repeating: "</subviews></view>", count: count)

            var view = UINib(text: DocumentText.nib(text)).instantiate(withOwner: nil).first as? UIView
            var depth = 0
            while let current = view {
                depth += 1
                view = current.subviews.first
            }

            expectEqual(depth, count)
        }
    }

    @Test("Containers that each have the next one twice, which exceeds the limit of objects, end with a warning")
    func explosion() throws {
        try Stage.run { stage in
            stage.allowsDiagnostics = true
            let scenes = (0..<70).map { number in
                """
                <scene sceneID="s\(number)"><objects><tabBarController id="t\(number)" sceneMemberID="viewController"><connections>
                <segue destination="t\(number + 1)" kind="relationship" relationship="viewControllers" id="a\(number)"/>
                <segue destination="t\(number + 1)" kind="relationship" relationship="viewControllers" id="b\(number)"/>
                </connections></tabBarController></objects></scene>
                """
            }
            let text = DocumentText.storyboard(initial: "t0").replacingOccurrences(
                of: "<scenes>", with: "<scenes>\(scenes.joined())")
            let folder = try DocumentFolder(["Main.storyboard": text])

            expectTrue(folder.storyboard().instantiateInitialViewController() is UITabBarController)
            expectTrue(stage.diagnostics.contains { $0.message.contains("endlessly") })
        }
    }

    @Test("Duplicate identifiers, connections to themselves and empty names are harmless")
    func references() throws {
        try Stage.run { stage in
            stage.allowsDiagnostics = true
            let view = """
                <view id="a" \(DocumentText.custom(NotingView.self))>
                    <subviews><view id="a"/><view/></subviews>
                    \(DocumentText.attributes(DocumentText.attribute("", "string", "value=\"\"/>"), DocumentText.attribute("..", "string", "value=\"\"/>")))
                    <connections>
                        \(DocumentText.outlet("sibling", "a"))
                        <outlet property="" destination="a" id="o1"/>
                        <outlet property="sibling" destination="" id="o2"/>
                        <action selector="" destination="a" id="o3"/>
                        <action selector="x:" destination="a" eventType="touchUpInside" id="o4"/>
                        <outletCollection property="gestureRecognizers" destination="a" appends="YES" id="o5"/>
                    </connections>
                </view>
                """

            let made = UINib(text: DocumentText.nib(view)).instantiate(withOwner: nil).first as? NotingView

            expectIdentical(made?.sibling, made)
            expectEqual(made?.subviews.count, 2)
            expectNotEqual(made?.gestureRecognizers?.isEmpty, false)
        }
    }

    @Test("A thousand outlets of one collection are one array")
    func manyOutlets() throws {
        try Stage.run { _ in
            let owner = NotingController(nibName: nil, bundle: nil)
            let outlets = (0..<1000).map { "<outletCollection property=\"labels\" destination=\"l\" id=\"c\($0)\"/>" }
            let nib = UINib(
                text: DocumentText.nib(
                    owner: DocumentText.connections(outlets.joined()), "<label id=\"l\" text=\"A\"/>"))

            let objects = nib.instantiate(withOwner: owner)

            expectEqual(owner.labels?.count, 1000)
            expectEqual(objects.count, 1)
        }
    }
}
