import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import PhotosDemo

/// Photos on a stage.
@MainActor
enum PhotosStage {
    static let phone = CGSize(width: 390, height: 844)
    static let wide = CGSize(width: 1180, height: 820)

    /// Runs a test, which must not cause a diagnostic.
    static func run(size: CGSize = phone, _ body: (Stage) throws -> Void) throws {
        try Stage.run(application: PhotosApp.self, size: size) { stage in
            stage.advance(by: 1)
            try body(stage)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }
}

extension Stage {
    var library: PhotoLibrary? { (UIApplication.shared.delegate as? PhotosApp)?.library }

    private var content: UINavigationController? { (window.rootViewController as? PhotosSplitViewController)?.content }

    /// The visible grid, or the grid under a page.
    func grid() throws -> PhotoGridViewController {
        try #require(content?.viewControllers.last { $0 is PhotoGridViewController } as? PhotoGridViewController)
    }

    /// The visible pages.
    var pages: PhotoPagesViewController? { content?.topViewController as? PhotoPagesViewController }

    var sidebar: SidebarViewController? { (window.rootViewController as? PhotosSplitViewController)?.sidebar }

    /// The cell of a row of the sidebar, if it is visible.
    func row(_ item: SidebarViewController.Item) -> UICollectionViewCell? {
        sidebar.flatMap { sidebar in sidebar.path(of: item).flatMap(sidebar.collectionView.cellForItem) }
    }

    /// Puts two fingers down and moves them to a different distance from the middle without lifting them; returns
    /// their points.
    @discardableResult
    func pinch(around middle: CGPoint, from start: CGFloat, to end: CGFloat) -> [CGPoint] {
        func point(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(x: middle.x, y: middle.y + side * distance)
        }
        touchDown(at: point(start, -1), finger: 1)
        touchDown(at: point(start, 1), finger: 2)
        for step in 1...10 {
            let distance = start + (end - start) * CGFloat(step) / 10
            advance(by: 1.0 / 60)
            touchMove(to: point(distance, -1), finger: 1)
            touchMove(to: point(distance, 1), finger: 2)
        }
        advance(by: 0.1)
        return [point(end, -1), point(end, 1)]
    }

    /// Lifts the fingers of a pinch.
    func liftFingers(_ fingers: [CGPoint]) {
        for (index, point) in fingers.enumerated() { touchUp(at: point, finger: index + 1) }
    }

    /// Taps the element with a text, and waits for the result.
    func press(_ text: String) {
        find(text).tap()
        advance(by: 1.5)
    }

    /// The middle of a visible photo.
    func middle(ofVisible index: Int) throws -> CGPoint {
        let view = try #require(grid().collectionView)
        let area = view.bounds.inset(by: view.adjustedContentInset)
        let cells = view.indexPathsForVisibleItems.sorted().compactMap(view.cellForItem).filter {
            area.contains($0.frame)
        }
        let cell = try #require(cells.indices.contains(index) ? cells[index] : nil)
        return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }
}
