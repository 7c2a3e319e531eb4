import PictureCache
import XCTest

final class PictureLoaderTests: XCTestCase {
    private var source: StubSource!
    private var loader: PictureLoader!
    private let url = URL(string: "https://example.com/a.png")!

    override func setUp() {
        source = StubSource()
        loader = PictureLoader(source: source, store: PictureStore(name: "loader"))
    }

    func testLoadsAndStores() throws {
        let done = expectation(description: "loaded")
        loader.load(url) { result in
            XCTAssertNotNil(try? result.get())
            done.fulfill()
        }
        wait(for: [done], timeout: 2)
        XCTAssertNotNil(loader.store.picture(forKey: url.absoluteString))
    }

    func testLoadsOnceForTwoCalls() {
        let done = expectation(description: "loaded")
        done.expectedFulfillmentCount = 2
        for _ in 0..<2 { loader.load(url) { _ in done.fulfill() } }
        XCTAssertEqual(loader.activeCount, 1)
        wait(for: [done], timeout: 2)
        XCTAssertEqual(source.requests.count, 1)
        XCTAssertEqual(loader.activeCount, 0)
    }

    func testFailureIsReported() {
        source.error = .failed("404")
        let done = expectation(description: "failed")
        loader.load(url) { result in
            if case .failure(let error) = result { XCTAssertEqual(error, .failed("404")) } else { XCTFail() }
            done.fulfill()
        }
        waitForExpectations(timeout: 2, handler: nil)
    }

    func testActivityIsObservedByKeyPath() {
        let predicate = NSPredicate(format: "activeCount == %d", 0)
        loader.load(url) { _ in }
        let idle = XCTNSPredicateExpectation(predicate: predicate, object: loader)
        wait(for: [idle], timeout: 5)
        XCTAssertEqual(source.requests, [url])
    }

    func testImageViewShowsThePicture() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.setPicture(url, placeholder: nil, loader: loader)
        XCTAssertTrue(view.isLoadingPicture)
        XCTAssertEqual(view.pictureURL, url)
        let shown = expectation(for: NSPredicate { view, _ in (view as? UIImageView)?.image != nil }, evaluatedWith: view)
        wait(for: [shown], timeout: 5)
        XCTAssertFalse(view.isLoadingPicture)
        XCTAssertEqual(view.image?.size, CGSize(width: 4, height: 4))
    }

    func testReusedViewIgnoresTheOldPicture() {
        let view = UIImageView()
        view.setPicture(url, loader: loader)
        view.setPicture(nil, loader: loader)
        RunLoop.main.run(until: Date().addingTimeInterval(1))
        XCTAssertNil(view.image)
        XCTAssertNil(view.pictureURL)
    }

    func testTapHandler() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(view)
        var taps = 0
        view.onTap = { _ in taps += 1 }
        XCTAssertEqual(view.gestureRecognizers?.count, 1)
        view.perform(Selector("pictureTapped:"), with: view.gestureRecognizers?.first)
        XCTAssertEqual(taps, 1)
        view.onTap = nil
        XCTAssertEqual(view.gestureRecognizers?.count ?? 0, 0)
    }

    func testScaling() {
        let image = UIImage(color: .blue, size: CGSize(width: 10, height: 20))
        XCTAssertEqual(image?.scaled(to: CGSize(width: 5, height: 5)).size, CGSize(width: 5, height: 5))
    }
}

private final class StubSource: PictureSource {
    var requests: [URL] = []
    var error: PictureError?

    func picture(for url: URL, completion: @escaping (Result<UIImage, PictureError>) -> Void) {
        requests.append(url)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            if let error = self.error { return completion(.failure(error)) }
            completion(.success(UIImage(color: .green, size: CGSize(width: 4, height: 4))!))
        }
    }
}
