import XCTest
@testable import PictureCache

class PictureStoreTests: XCTestCase {
    var store: PictureStore!
    let red = UIImage(color: .red)!

    override func setUp() {
        super.setUp()
        store = PictureStore(name: "tests")
    }

    override func tearDown() {
        store = nil
        super.tearDown()
    }

    func testStoresAndFinds() {
        XCTAssertTrue(store.store(red, forKey: "a"))
        XCTAssertTrue(store["a"] === red)
        XCTAssertNil(store["b"])
        XCTAssertEqual(store.count, 1)
    }

    func testPolicyTrims() {
        ["a", "b", "c"].forEach { store.store(red, forKey: $0) }
        store.policy = .few
        XCTAssertEqual(store.count, 2)
        XCTAssertFalse(store.contains("a"))
        XCTAssertTrue(store.contains("c"))
    }

    func testDelegateMayRefuse() {
        let delegate = Refusing()
        store.delegate = delegate
        XCTAssertFalse(store.store(red, forKey: "secret"))
        XCTAssertTrue(store.store(red, forKey: "open"))
        XCTAssertEqual(store.count, 1)
    }

    func testSilentDelegateChangesNothing() {
        let delegate = Silent()
        store.delegate = delegate
        XCTAssertTrue(store.store(red, forKey: "secret"))
        XCTAssertEqual(store.count, 1)
    }

    func testDelegateIsTold() {
        let delegate = Recording()
        store.delegate = delegate
        store.store(red, forKey: "a")
        store.store(red, forKey: "b")
        store.purge()
        XCTAssertEqual(delegate.keys, ["a", "b"])
        XCTAssertEqual(delegate.purges, 1)
    }

    func testOptionalPropertyOfTheDelegate() {
        let delegate = Recording()
        delegate.preferredLimit = 1
        store.delegate = delegate
        store.store(red, forKey: "a")
        store.store(red, forKey: "b")
        XCTAssertEqual(store.count, 1)
        XCTAssertNil(store["a"])
    }

    func testMemoryWarningPurges() {
        store.store(red, forKey: "a")
        expectation(forNotification: .pictureStoreDidPurge, object: store) { note in
            note.userInfo?["name"] as? String == "tests"
        }
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        waitForExpectations(timeout: 1)
        XCTAssertEqual(store.count, 0)
    }

    func testBackgroundPurges() {
        store.store(red, forKey: "a")
        NotificationCenter.default.post(
            name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
        XCTAssertNil(store["a"])
    }

    func testSweepingPurgesAtEachInterval() {
        store.startSweeping(every: 10)
        XCTAssertTrue(store.isSweeping)
        store.store(red, forKey: "a")
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 5))
        XCTAssertEqual(store.count, 1)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 6))
        XCTAssertEqual(store.count, 0)
        store.stopSweeping()
        XCTAssertFalse(store.isSweeping)
    }

    func testTimerDoesNotRetainTheStore() {
        weak var weakStore: PictureStore?
        autoreleasepool {
            let local = PictureStore(name: "local")
            local.startSweeping(every: 1)
            weakStore = local
        }
        XCTAssertNil(weakStore)
    }

    func testCountIsObservable() {
        var counts: [Int] = []
        let token = store.observe(\.count, options: [.initial, .new]) { store, change in
            counts.append(change.newValue ?? -1)
        }
        store.store(red, forKey: "a")
        store.store(red, forKey: "b")
        token.invalidate()
        store.purge()
        XCTAssertEqual(counts, [0, 1, 2])
    }

    func testRespondsToItsMethods() {
        XCTAssertTrue(store.responds(to: #selector(PictureStore.purge)))
        XCTAssertFalse(store.responds(to: Selector(("nothing"))))
        XCTAssertEqual(NSStringFromSelector(#selector(PictureStore.purge)), "purge")
        XCTAssertEqual(NSStringFromSelector(#selector(PictureStore.store(_:forKey:))), "store:forKey:")
    }

    func testPerformPurges() {
        store.store(red, forKey: "a")
        store.perform(#selector(PictureStore.purge))
        XCTAssertEqual(store.count, 0)
    }

    func testValueForKey() {
        store.store(red, forKey: "a")
        XCTAssertEqual(store.value(forKey: "count") as? Int, 1)
        XCTAssertEqual(store.value(forKey: #keyPath(PictureStore.name)) as? String, "tests")
    }
}

private class Silent: NSObject, PictureStoreDelegate {}

private class Refusing: NSObject, PictureStoreDelegate {
    func pictureStore(_ store: PictureStore, shouldStoreKey key: String) -> Bool { return key != "secret" }
}

private class Recording: NSObject, PictureStoreDelegate {
    var keys: [String] = []
    var purges = 0
    var preferredLimit: Int = 50

    func pictureStore(_ store: PictureStore, didStore picture: UIImage, forKey key: String) { keys.append(key) }
    func pictureStoreWillPurge(_ store: PictureStore) { purges += 1 }
}
