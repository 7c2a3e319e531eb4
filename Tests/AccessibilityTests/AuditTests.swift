import ClockDemo
import Expectations
import Foundation
import GalleryPages
import IrekoTesting
import MailDemo
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Accessibility audits")
struct AuditTests {
    private func run(_ body: (Stage, UIView) throws -> Void) throws {
        let controller = UIViewController()
        try Stage.run(size: CGSize(width: 390, height: 600), rootViewController: controller) { stage in
            controller.view.backgroundColor = .white
            try body(stage, controller.view)
        }
    }

    private func button(_ title: String?, _ frame: CGRect) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = frame
        return button
    }

    @Test("A button without a label and a button that is too small are found")
    func buttons() throws {
        try run { stage, view in
            view.addSubview(button(nil, CGRect(x: 10, y: 100, width: 44, height: 44)))
            view.addSubview(button("Tiny", CGRect(x: 100, y: 100, width: 20, height: 20)))
            view.addSubview(button("Good", CGRect(x: 200, y: 100, width: 60, height: 44)))

            expectEqual(
                stage.audit([.sufficientElementDescription, .hitRegion]).map(\.description),
                [
                    "sufficientElementDescription: UIButton: has no accessibility label",
                    "hitRegion: \"Tiny\": is 20 × 20 points, less than 28 × 28",
                ])
        }
    }

    @Test("A sheet with a grabber above a navigation bar has no findings", arguments: [1, 2], [false, true])
    func grabber(detents: Int, isRightToLeft: Bool) throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let page = UIViewController()
            page.title = "Filters"
            page.view.backgroundColor = .white
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            let navigation = UINavigationController(rootViewController: page)
            navigation.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
            navigation.sheetPresentationController?.detents = Array([.medium(), .large()].prefix(detents))
            navigation.sheetPresentationController?.prefersGrabberVisible = true
            root.present(navigation, animated: false)
            stage.advance(by: 1)

            expectEqual(stage.accessibilityTree.elements.first?.label, "Sheet Grabber")
            expectEqual(stage.audit().map(\.description), [])
        }
    }

    @Test("Low contrast and clipped texts are found")
    func texts() throws {
        try run { stage, view in
            let pale = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 20))
            pale.text = "Pale"
            pale.textColor = UIColor(white: 0.8, alpha: 1)
            let long = UILabel(frame: CGRect(x: 10, y: 150, width: 40, height: 20))
            long.text = "A long text that does not fit"
            view.addSubview(pale)
            view.addSubview(long)

            let issues = stage.audit([.contrast, .textClipped])

            expectEqual(issues.map(\.category), [.contrast, .textClipped])
            expectEqual(issues.map(\.name), ["\"Pale\"", "\"A long text that does not fit\""])
        }
    }

    @Test("Doubled buttons, overlapping buttons, hidden taps and contradicting orders are found")
    func structure() throws {
        try run { stage, view in
            let tapped = UIView(frame: CGRect(x: 10, y: 300, width: 100, height: 50))
            tapped.addGestureRecognizer(UITapGestureRecognizer())
            view.addSubview(tapped)
            let (top, bottom) = (
                button("Edit", CGRect(x: 10, y: 100, width: 80, height: 44)),
                button("Edit", CGRect(x: 10, y: 110, width: 80, height: 44))
            )
            view.addSubview(top)
            view.addSubview(bottom)

            expectEqual(
                Set(stage.audit().map(\.category)), [.duplicate, .overlap, .elementDetection])

            bottom.frame.origin.y = 200
            view.accessibilityElements = [bottom, top]
            expectTrue(stage.audit().map(\.category).contains(.order))
        }
    }

    @Test("Known issues are permitted, and solved issues fail the audit")
    func known() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try run { stage, view in
            let small = button("Tiny", CGRect(x: 100, y: 100, width: 20, height: 20))
            view.addSubview(small)
            let line = try #require(stage.audit([.hitRegion]).first?.description)
            try (line + "\n").write(to: file, atomically: true, encoding: .utf8)

            expectEmpty(stage.audit([.hitRegion], knownIssues: file.path))
        }
        #expect(throws: StageFailure.self) {
            try run { stage, _ in _ = stage.audit([.hitRegion], knownIssues: file.path) }
        }
    }

    @Test("The picture has the screen and the transcript beside it")
    func picture() throws {
        try run { stage, view in
            view.addSubview(button("Save", CGRect(x: 10, y: 100, width: 80, height: 44)))

            let picture = stage.accessibilityPicture()

            expectEqual(picture.size, CGSize(width: 698, height: 600))
        }
    }

    @Test("The clock has no accessibility problems beyond the known issues in its tabs", arguments: 0..<4)
    func clock(tab: Int) throws {
        try Stage.run(rootViewController: ClockInterface.root(store: ClockStore())) { stage in
            (stage.window.rootViewController as? UITabBarController)?.selectedIndex = tab
            stage.advance(by: 1)

            expectEqual(stage.audit(knownIssues: "KnownIssues/clock-\(tab).txt").map(\.description), [])
        }
    }

    @Test("Mail has no accessibility problems beyond the known issues")
    func mail() throws {
        try Stage.run(
            size: CGSize(width: 1180, height: 820), rootViewController: MailInterface.root(store: MailStore())
        ) { stage in
            stage.advance(by: 1)

            expectEqual(stage.audit(knownIssues: "KnownIssues/mail.txt").map(\.description), [])
        }
    }

    @Test("The start of the gallery has no accessibility problems beyond the known issues")
    func gallery() throws {
        try Stage.run(rootViewController: GalleryViewController()) { stage in
            stage.advance(by: 1)

            expectEqual(stage.audit(knownIssues: "KnownIssues/gallery.txt").map(\.description), [])
        }
    }
}
