import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Wheels and context menus do not reach views behind a modal presentation, but do reach views behind an undimmed
/// sheet and passthrough views.
@MainActor
@Suite("Wheels and context menus behind presentations")
struct BehindModalInputTests {
    /// Scrolls, and provides a context menu.
    private final class Page: UIViewController, UIContextMenuInteractionDelegate {
        let scrollView = UIScrollView()
        private(set) var menus = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 100, height: 5000)
            scrollView.contentOffset.y = 1000
            scrollView.addInteraction(UIContextMenuInteraction(delegate: self))
            view.addSubview(scrollView)
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            menus += 1
            return nil
        }
    }

    enum Cover: CaseIterable {
        case nothing, sheet, undimmedSheet, fullScreen, overFullScreen, alert, actionSheet, popover, passthrough

        var reachesBehind: Bool { [.nothing, .undimmedSheet, .passthrough].contains(self) }
        var isPopover: Bool { [.popover, .passthrough].contains(self) }
    }

    private func cover(_ cover: Cover, over page: Page) -> UIViewController? {
        let made = controller("Cover")
        switch cover {
        case .nothing: return nil
        case .sheet, .undimmedSheet:
            made.modalPresentationStyle = .pageSheet
            made.sheetPresentationController?.detents = [.medium()]
            if cover == .undimmedSheet { made.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
        case .fullScreen: made.modalPresentationStyle = .fullScreen
        case .overFullScreen: made.modalPresentationStyle = .overFullScreen
        case .alert, .actionSheet:
            let alert = UIAlertController(
                title: "Title", message: nil, preferredStyle: cover == .alert ? .alert : .actionSheet)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return alert
        case .popover, .passthrough:
            made.modalPresentationStyle = .popover
            made.preferredContentSize = CGSize(width: 200, height: 100)
            made.popoverPresentationController?.sourceView = page.view
            made.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 500, width: 10, height: 10)
            if cover == .passthrough { made.popoverPresentationController?.passthroughViews = [page.scrollView] }
        }
        return made
    }

    private func onCovered(_ cover: Cover, _ body: (Stage, Page, CGPoint) throws -> Void) throws {
        let size = cover.isPopover ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844)
        try Stage.run(root: Page(), size: size) { stage, page in
            if let made = self.cover(cover, over: page) { page.present(made, animated: false) }
            stage.advance(by: 1)
            try body(stage, page, CGPoint(x: 40, y: 100))
        }
    }

    @Test("A wheel", arguments: Cover.allCases)
    func wheel(cover: Cover) throws {
        try onCovered(cover) { stage, page, point in
            stage.scroll(0, -48, at: point)
            stage.advance(by: 1)
            stage.scroll(0, -10, at: point, isContinuous: true)
            stage.advance(by: 1)

            expectEqual((page.scrollView.contentOffset.y != 1000), cover.reachesBehind)
        }
    }

    @Test("A wheel over the presented view", arguments: [Cover.sheet, .undimmedSheet, .passthrough])
    func wheelInside(cover: Cover) throws {
        try onCovered(cover) { stage, page, _ in
            let frame = try #require(page.presentedViewController).frameInWindow

            stage.scroll(0, -48, at: CGPoint(x: frame.midX, y: frame.midY))
            stage.advance(by: 1)

            expectEqual(page.scrollView.contentOffset.y, 1000)
        }
    }

    @Test("The secondary button", arguments: Cover.allCases)
    func secondaryButton(cover: Cover) throws {
        try onCovered(cover) { stage, page, point in
            stage.click(3, at: point)

            expectEqual((page.menus > 0), cover.reachesBehind)
        }
    }

    @Test("A long press", arguments: Cover.allCases)
    func longPress(cover: Cover) throws {
        try onCovered(cover) { stage, page, point in
            stage.touchDown(at: point)
            stage.advance(by: 0.7)
            stage.touchUp(at: point)

            expectEqual((page.menus > 0), cover.reachesBehind)
            stage.advance(by: 1)
        }
    }
}
