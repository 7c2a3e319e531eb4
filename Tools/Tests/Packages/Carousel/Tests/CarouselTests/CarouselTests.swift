import UIKit
import XCTest

@testable import Carousel

final class CarouselTests: XCTestCase {
    var sut: CarouselView!
    var source: Source!

    override func setUpWithError() throws {
        try super.setUpWithError()
        source = Source()
        sut = CarouselView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        sut.dataSource = source
        sut.delegate = source
        sut.reloadData()
    }

    override func tearDownWithError() throws {
        sut.stopRotation()
        sut = nil
        source = nil
    }

    func testPagesLieBesideEachOther() throws {
        XCTAssertEqual(sut.scrollView.contentSize, CGSize(width: 900, height: 200))
        let last = try XCTUnwrap(source.pages.last)
        XCTAssertEqual(last.frame, CGRect(x: 600, y: 0, width: 300, height: 200))
        XCTAssertEqual(sut.pageControl.numberOfPages, 3)
    }

    func testSpacing() {
        sut.spacing = 20
        sut.layoutIfNeeded()
        XCTAssertEqual(source.pages[1].frame, CGRect(x: 310, y: 0, width: 280, height: 200))
    }

    func testShowingAPage() {
        sut.show(page: 2, animated: false)
        XCTAssertEqual(sut.currentPage, 2)
        XCTAssertEqual(sut.pageControl.currentPage, 2)
        XCTAssertEqual(source.log, ["scroll", "show 2"])
    }

    func testPagesOutOfRangeAreIgnored() {
        sut.show(page: 7, animated: false)
        XCTAssertEqual(sut.currentPage, 0)
        XCTAssertTrue(source.log.isEmpty)
    }

    func testProgressFollowsTheOffset() {
        var progress: [CGFloat] = []
        sut.onProgress = { progress.append($0) }
        sut.scrollView.contentOffset.x = 150
        sut.scrollView.contentOffset.x = 600
        XCTAssertEqual(progress, [0.5, 2])
    }

    func testCurrentPageIsObservable() {
        var pages: [Int] = []
        let observation = sut.observe(\.currentPage, options: [.initial, .new]) { _, change in pages.append(change.newValue!) }
        sut.show(page: 1, animated: false)
        observation.invalidate()
        sut.show(page: 2, animated: false)
        XCTAssertEqual(pages, [0, 1])
    }

    func testRotation() {
        sut.interval = 0.1
        sut.startRotation()
        let later = expectation(description: "later")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) { later.fulfill() }
        wait(for: [later], timeout: 2)
        XCTAssertEqual(source.log.filter { $0.hasPrefix("show") }.prefix(3), ["show 1", "show 2", "show 0"])
    }

    func testRotationCanBeForbidden() {
        sut.interval = 0.05
        source.rotates = false
        sut.startRotation()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        XCTAssertEqual(sut.currentPage, 0)
    }

    func testFramesAreCounted() {
        sut.startCountingFrames()
        let later = expectation(description: "later")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { later.fulfill() }
        wait(for: [later], timeout: 2)
        XCTAssertGreaterThan(sut.frames, 10)
    }

    func testPagesOverrideWhatAnExtensionDeclares() {
        let page = TitlePage(title: "A")
        XCTAssertEqual(page.label.textAlignment, .center)
        XCTAssertEqual(page.label.numberOfLines, 0)
        XCTAssertEqual(page.dump(), "<page A>")
        XCTAssertTrue(page.isKind(of: UIPageBase.self))
        XCTAssertFalse(page.isMember(of: UIPageBase.self))
    }

    final class Source: NSObject, CarouselDataSource, CarouselDelegate {
        let pages = ["A", "B", "C"].map { TitlePage(title: $0) }
        var log: [String] = []
        var rotates = true

        func numberOfPages(in carousel: CarouselView) -> Int { pages.count }
        func carousel(_ carousel: CarouselView, viewForPageAt index: Int) -> UIView { pages[index] }
        func carousel(_ carousel: CarouselView, didShow index: Int) { log.append("show \(index)") }
        func carouselShouldRotate(_ carousel: CarouselView) -> Bool { rotates }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    }
}

final class ModelTests: XCTestCase {
    func testObserverIsTold() {
        let model = CarouselModel()
        let observer = ModelObserver(model)
        model.titles = ["A", "B"]
        model.select("B")
        XCTAssertEqual(model.previousIndex, -1)
        model.select("C")
        XCTAssertEqual(observer.lines, ["-1 → 1", "1 → -1"])
        observer.stop()
        model.select("A")
        XCTAssertEqual(observer.lines.count, 2)
    }

    func testPathsAreObserved() {
        let model = CarouselModel()
        let owner = CarouselOwner(name: "Ada")
        let observer = ModelObserver(model)
        model.owner = owner
        owner.name = "Bob"
        XCTAssertEqual(observer.lines, ["owner Ada", "owner Bob"])
        observer.stop()
    }

    func testValuesByKey() {
        let model = CarouselModel()
        model.titles = ["A"]
        model.setValue(0, forKey: "selectedIndex")
        XCTAssertEqual(model.selectedTitle, "A")
        XCTAssertEqual(model.describe("selectedIndex"), "selectedIndex: 0")
        XCTAssertEqual(model.value(forKeyPath: #keyPath(CarouselModel.selectedIndex)) as? Int, 0)
    }

    func testOldAndNew() {
        let model = CarouselModel()
        var changes: [String] = []
        let token = model.observe(\.titles, options: [.old, .new]) { _, change in
            changes.append("\(change.oldValue ?? []) \(change.newValue ?? [])")
        }
        model.titles = ["A"]
        model.titles.append("B")
        withExtendedLifetime(token) {}
        XCTAssertEqual(changes, ["[] [\"A\"]", "[\"A\"] [\"A\", \"B\"]"])
    }
}
