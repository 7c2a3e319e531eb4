import Combine
import XCTest

@testable import Lookout

final class CombineTests: XCTestCase {
    private var cancellables: Set<AnyCancellable> = []

    override func tearDown() {
        cancellables = []
        super.tearDown()
    }

    func testSearchWaitsForAPause() {
        let model = SearchModel(places: ["Bern", "Berlin", "Basel"])
        var results: [[String]] = []
        let found = expectation(description: "found")
        model.$results.dropFirst().sink {
            results.append($0)
            found.fulfill()
        }.store(in: &cancellables)
        for query in ["b", "be", "ber"] { model.query = query }
        XCTAssertEqual(model.searches, 0)
        let start = Date()
        wait(for: [found], timeout: 5)
        XCTAssertEqual(Date().timeIntervalSince(start), 0.3, accuracy: 0.05)
        XCTAssertEqual(results, [["Bern", "Berlin"]])
        XCTAssertEqual(model.searches, 1)
        XCTAssertEqual(model.title, "2 results")
    }

    func testObjectWillChange() {
        let model = SearchModel(places: [])
        var changes = 0
        model.objectWillChange.sink { changes += 1 }.store(in: &cancellables)
        model.query = "a"
        model.query = "b"
        XCTAssertEqual(changes, 2)
    }

    func testValidityOfThreeFields() {
        let form = SignUpForm()
        var values: [Bool] = []
        form.isValid.sink { values.append($0) }.store(in: &cancellables)
        form.name = "Ada"
        form.email = "ada@example.com"
        form.accepted = true
        form.name = "Ada L."
        form.email = "nobody"
        XCTAssertEqual(values, [false, true, false])
    }

    func testCombineLatestOfFour() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, FormError>() }
        var values: [[Int]] = []
        var completion: Subscribers.Completion<FormError>?
        subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
            .sink { completion = $0 } receiveValue: { values.append([$0.0, $0.1, $0.2, $0.3]) }
            .store(in: &cancellables)
        for index in 0..<4 { subjects[index].send(index) }
        subjects[0].send(9)
        subjects[1].send(completion: .finished)
        subjects[2].send(7)
        XCTAssertNil(completion)
        subjects[3].send(completion: .failure(.offline))
        subjects[0].send(1)
        XCTAssertEqual(values, [[0, 1, 2, 3], [9, 1, 2, 3], [9, 1, 7, 3]])
        XCTAssertEqual(completion, .failure(.offline))
    }

    func testCombineLatestOfSequences() {
        var values: [String] = []
        var isFinished = false
        Publishers.CombineLatest([1, 2].publisher, ["a", "b"].publisher)
            .sink { _ in isFinished = true } receiveValue: { values.append("\($0.0)\($0.1)") }
            .store(in: &cancellables)
        XCTAssertEqual(values, ["2a", "2b"])
        XCTAssertTrue(isFinished)
    }

    func testMergeKeepsTheOrderInTime() {
        let local = PassthroughSubject<String, Never>()
        let remote = PassthroughSubject<String, Error>()
        var values: [String] = []
        var isFinished = false
        Feed.all(local: local, remote: remote)
            .sink { _ in isFinished = true } receiveValue: { values.append($0) }
            .store(in: &cancellables)
        remote.send("r1")
        local.send("l1")
        remote.send(completion: .failure(FormError.offline))
        local.send("l2")
        XCTAssertFalse(isFinished)
        local.send(completion: .finished)
        XCTAssertTrue(isFinished)
        XCTAssertEqual(values, ["r1", "l1", "offline", "l2"])
    }

    func testMergeMany() {
        var values: [Int] = []
        Publishers.MergeMany((1...3).map { Just($0) }).collect().sink { values = $0 }.store(in: &cancellables)
        XCTAssertEqual(values, [1, 2, 3])
        var isFinished = false
        Publishers.MergeMany([Just<Int>]()).sink { _ in isFinished = true } receiveValue: { _ in }
            .store(in: &cancellables)
        XCTAssertTrue(isFinished)
        var count = 0
        Just(1).merge(with: Just(2), Just(3), Just(4)).merge(with: Just(5)).sink { count += $0 }.store(in: &cancellables)
        XCTAssertEqual(count, 15)
    }

    func testMergeMeetsTheDemand() {
        var values: [Int] = []
        var subscription: Subscription?
        var isFinished = false
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { subscription = $0 },
            receiveValue: {
                values.append($0)
                return .none
            },
            receiveCompletion: { _ in isFinished = true })
        [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(subscriber)
        XCTAssertEqual(values, [])
        subscription?.request(.max(3))
        XCTAssertEqual(values.count, 3)
        XCTAssertFalse(isFinished)
        subscription?.request(.unlimited)
        XCTAssertEqual(values.sorted(), [1, 2, 3, 10, 20])
        XCTAssertTrue(isFinished)
    }

    func testMergeOfManyPublishers() {
        let subjects = (0..<10_000).map { _ in PassthroughSubject<Int, Never>() }
        var sum = 0
        Publishers.MergeMany(subjects).sink { sum += $0 }.store(in: &cancellables)
        for subject in subjects { subject.send(1) }
        XCTAssertEqual(sum, 10_000)
    }

    func testCollectByTime() {
        var groups: [[Int]] = []
        let third = expectation(description: "third")
        Feed.ticks(every: 1).collect(.byTime(DispatchQueue.main, .milliseconds(2500))).sink {
            groups.append($0)
            if groups.count == 3 { third.fulfill() }
        }.store(in: &cancellables)
        wait(for: [third], timeout: 10)
        XCTAssertEqual(groups, [[1, 2], [3, 4], [5, 6, 7]])
        var counted: [[Int]] = []
        (1...5).publisher.collect(.byTimeOrCount(DispatchQueue.main, 1, 2)).sink { counted.append($0) }
            .store(in: &cancellables)
        XCTAssertEqual(counted, [[1, 2], [3, 4], [5]])
    }

    func testCancelEndsAMerge() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let cancellable = first.merge(with: second).sink { values.append($0) }
        first.send(1)
        cancellable.cancel()
        second.send(2)
        XCTAssertEqual(values, [1])
    }

    func testSendingInsideAMerge() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        first.merge(with: second).sink {
            values.append($0)
            if $0 < 3 { second.send($0 + 1) }
        }.store(in: &cancellables)
        first.send(1)
        XCTAssertEqual(values, [1, 2, 3])
    }

    func testTimer() {
        var counts: [Int] = []
        let third = expectation(description: "third")
        Feed.ticks(every: 1).sink {
            counts.append($0)
            if $0 == 3 { third.fulfill() }
        }.store(in: &cancellables)
        let start = Date()
        wait(for: [third], timeout: 10)
        XCTAssertEqual(Date().timeIntervalSince(start), 3, accuracy: 0.1)
        XCTAssertEqual(counts, [1, 2, 3])
    }

    func testSchedulers() {
        var names: [String] = []
        let all = expectation(description: "all")
        all.expectedFulfillmentCount = 3
        func add(_ name: String) {
            XCTAssertTrue(Thread.isMainThread)
            names.append(name)
            all.fulfill()
        }
        Just("queue").receive(on: DispatchQueue.main).sink { add($0) }.store(in: &cancellables)
        Just("loop").receive(on: RunLoop.main).sink { add($0) }.store(in: &cancellables)
        Just("operations").receive(on: OperationQueue.main).sink { add($0) }.store(in: &cancellables)
        XCTAssertEqual(names, [])
        wait(for: [all], timeout: 5)
        XCTAssertEqual(names.sorted(), ["loop", "operations", "queue"])
    }

    func testDelayOnARunLoop() {
        let done = expectation(description: "done")
        let start = Date()
        Just(1).delay(for: .seconds(4), scheduler: RunLoop.main).sink { _ in done.fulfill() }.store(in: &cancellables)
        wait(for: [done], timeout: 10)
        XCTAssertEqual(Date().timeIntervalSince(start), 4, accuracy: 0.1)
    }

    func testValuesOfAPublisher() async {
        var sum = 0
        for await value in [1, 2, 3].publisher.values { sum += value }
        XCTAssertEqual(sum, 6)
    }

    func testValueOfAFuture() async throws {
        let value = try await Feed.load(4).value
        XCTAssertEqual(value, 40)
    }

    func testScreen() {
        let controller = SignUpViewController()
        controller.loadViewIfNeeded()
        RunLoop.main.run(until: Date() + 0.1)
        XCTAssertFalse(controller.button.isEnabled)
        controller.form.name = "Ada"
        controller.form.email = "a@b"
        controller.form.accepted = true
        RunLoop.main.run(until: Date() + 0.1)
        XCTAssertEqual(controller.greeting.text, "Hello, Ada")
        XCTAssertTrue(controller.button.isEnabled)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        RunLoop.main.run(until: Date() + 0.1)
        XCTAssertFalse(controller.button.isEnabled)
    }
}
