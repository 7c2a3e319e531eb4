import BookDemo
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The book")
struct BookTests {
    private func onStage(_ size: CGSize, _ body: (Stage, UIPageViewController) throws -> Void) throws {
        try Stage.run(size: size, rootViewController: ReaderViewController(book: .alice)) { stage in
            let reader = try #require(stage.window.rootViewController)
            stage.advance(by: 0.1)
            try body(stage, try #require(reader.children.first as? UIPageViewController))
            #expect(stage.diagnostics.isEmpty)
        }
    }

    private func indices(_ pages: UIPageViewController) -> [Int] {
        (pages.viewControllers ?? []).compactMap { ($0 as? PageViewController)?.index }
    }

    @Test(
        "It opens at every size, with two pages in wide windows",
        arguments: [
            CGSize(width: 320, height: 480), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
            CGSize(width: 1440, height: 900), CGSize(width: 120, height: 120),
        ])
    func sizes(size: CGSize) throws {
        try onStage(size) { stage, pages in
            let isWide = size.width > size.height && size.width >= 600

            #expect(indices(pages) == (isWide ? [0, 1] : [0]))
            #expect(pages.spineLocation == (isWide ? .mid : .min))
        }
    }

    @Test("Taps at the edges turn a page forwards and backwards")
    func taps() throws {
        try onStage(CGSize(width: 390, height: 844)) { stage, pages in
            stage.tap(at: CGPoint(x: 380, y: 700))
            stage.advance(by: 1)
            let forward = indices(pages)
            stage.tap(at: CGPoint(x: 10, y: 700))
            stage.advance(by: 1)

            #expect(forward == [1] && indices(pages) == [0])
        }
    }

    @Test("The whole book can be read, to its last word")
    func toTheEnd() throws {
        try onStage(CGSize(width: 1112, height: 760)) { stage, pages in
            var text = ""
            for _ in 0..<12 {
                for page in pages.viewControllers ?? [] {
                    text += ((page as? PageViewController)?.text ?? "") + "\n"
                }
                stage.press(.keyboardRightArrow)
                stage.advance(by: 1)
            }
            let words = Set(text.split { $0 == " " || $0 == "\n" })

            let all = Set(Book.alice.chapters.flatMap(\.paragraphs).flatMap { $0.split(separator: " ") })
            #expect(all.subtracting(words).isEmpty)
            #expect(text.contains("half down the hall."))
        }
    }

    @Test("After a rotation two pages are shown, at the same reading position")
    func turned() throws {
        try onStage(CGSize(width: 390, height: 844)) { stage, pages in
            for _ in 0..<4 {
                stage.tap(at: CGPoint(x: 380, y: 700))
                stage.advance(by: 1)
            }
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            let across = (stage.window.rootViewController?.children.first as? UIPageViewController)
            let wide = across.map(indices) ?? []
            stage.rotate(to: .portrait)
            stage.advance(by: 1)

            #expect(across === pages && wide.count == 2 && wide[0] % 2 == 0)
            #expect(indices(pages).count == 1)
        }
    }
}
