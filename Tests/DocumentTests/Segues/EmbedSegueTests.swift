import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Embed segues", .serialized)
struct EmbedSegueTests {
    private func container(_ id: String, _ segue: String, y: Int = 100) -> String {
        """
        <containerView opaque="NO" contentMode="scaleToFill" id="\(id)">
        <rect key="frame" x="20" y="\(y)" width="200" height="150"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <connections>\(segue)</connections>
        </containerView>
        """
    }

    private func start(_ view: String) throws -> UIViewController {
        SegueScene.begin()
        return try SegueStoryboard.controller(
            initial: "start",
            SegueStoryboard.scene("start", "SegueStart", view: view)
                + SegueStoryboard.scene("detail", "SegueDetail"))
    }

    private let segue = "<segue destination=\"detail\" kind=\"embed\" identifier=\"embed\" id=\"s1\"/>"

    @Test("The child is prepared for and in the container before viewDidLoad, and fills it")
    func embeds() throws {
        try SegueStoryboard.run({ try start(container("box", segue)) }) { stage, start in
            let child = try #require(start.children.first as? SegueDetail)

            expectEqual(start.children.count, 1)
            expectIdentical(child.view.superview?.superview, start.view)
            expectEqual(child.view.frame, CGRect(x: 0, y: 0, width: 200, height: 150))
            expectEqual(
                SegueScene.log,
                [
                    "Start awakeFromNib", "Start should embed", "Detail awakeFromNib", "Start prepare embed",
                    "Detail viewDidLoad", "Start viewDidLoad",
                ])
        }
    }

    @Test("A refused embed segue can be performed later; a second time is an error, with UIKit's sentence")
    func later() throws {
        let make = {
            let controller = try start(container("box", segue))
            SegueScene.permits = false
            return controller
        }
        try SegueStoryboard.run(make) { stage, start in
            expectEmpty(start.children)

            start.performSegue(withIdentifier: "embed", sender: nil)
            expectTrue(start.children.first is SegueDetail)
            expectEmpty(stage.diagnostics)

            start.performSegue(withIdentifier: "embed", sender: nil)
            expectEqual(start.children.count, 1)
            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "There are unexpected subviews in the container view. Perhaps the embed segue has already fired "
                        + "once or a subview was added programmatically?"
                ])
        }
    }

    @Test("Two segues of one container are an error, and the first counts")
    func twice() throws {
        let second = "<segue destination=\"detail\" kind=\"embed\" identifier=\"again\" id=\"s2\"/>"
        try SegueStoryboard.run({ try start(container("box", segue + second)) }) { stage, start in
            expectEqual(start.children.count, 1)
            expectEqual(stage.diagnostics.count, 1)
        }
    }

    @Test("A scene that embeds itself is not made again")
    func cycle() throws {
        let own = "<segue destination=\"start\" kind=\"embed\" identifier=\"embed\" id=\"s1\"/>"
        try SegueStoryboard.run({ try start(container("box", own)) }) { stage, start in
            stage.allowsDiagnostics = true

            expectEmpty(start.children)
            expectTrue(start.isViewLoaded)
        }
    }
}
