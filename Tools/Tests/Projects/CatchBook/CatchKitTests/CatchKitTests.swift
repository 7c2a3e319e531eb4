//
//  CatchKitTests.swift
//  CatchKitTests
//

import XCTest

@testable import CatchKit

class CatchKitTests: XCTestCase {

    let start = Date(timeIntervalSince1970: 1_525_154_400)
    var url: URL!
    var sut: CatchStore!

    override func setUp() {
        super.setUp()
        url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("\(UUID().uuidString).archive")
        sut = CatchStore(fileURL: url)
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: url)
        sut = nil
        super.tearDown()
    }

    private func makeCatch(_ species: String = "pike", length: Int = 60, after hours: Double = 0) -> Catch {
        return Catch(
            speciesIdentifier: species, length: length, weight: 2, date: start.addingTimeInterval(hours * 3600))
    }

    func testCatalogSkipsBrokenEntries() {
        XCTAssertEqual(SpeciesCatalog.shared.species.count, 5)
        XCTAssertEqual(SpeciesCatalog.shared["trout"]?.name, "Brown Trout")
        XCTAssertNil(SpeciesCatalog.shared["broken"])
    }

    func testSpeciesOfAWaterAreSorted() {
        XCTAssertEqual(SpeciesCatalog.shared.species(in: .lake).map { $0.name }, ["Perch", "Pike"])
    }

    func testNewestCatchIsFirst() {
        sut.add(makeCatch(after: 1))
        XCTAssertEqual(sut.add(makeCatch(after: 2)), 0)
        XCTAssertEqual(sut.add(makeCatch(after: 0)), 2)
    }

    func testDelegateIsCalled() {
        class Recorder: CatchStoreDelegate {
            var calls: [String] = []
            func catchStore(_ store: CatchStore, didInsertCatchAt index: Int) { calls.append("+\(index)") }
            func catchStore(_ store: CatchStore, didRemoveCatchAt index: Int) { calls.append("-\(index)") }
        }
        let recorder = Recorder()
        sut.delegate = recorder
        sut.add(makeCatch())
        sut.add(makeCatch(after: -1))
        sut.remove(at: 0)
        sut.remove(at: 7)
        XCTAssertEqual(recorder.calls, ["+0", "+1", "-0"])
    }

    func testCatchesAreArchived() throws {
        let new = makeCatch("cod", length: 30)
        new.note = "Skrei"
        new.isReleased = true
        sut.add(new)
        try sut.save()

        let other = CatchStore(fileURL: url)
        try other.load()
        XCTAssertEqual(other.catches.count, 1)
        XCTAssertEqual(other.catches.first?.species, SpeciesCatalog.shared["cod"])
        XCTAssertEqual(other.catches.first?.date, start)
        XCTAssertEqual(other.catches.first?.note, "Skrei")
        XCTAssertEqual(other.catches.first?.isReleased, true)
        XCTAssertEqual(other.catches.first?.isUndersized, true)
    }

    func testSearchIgnoresCase() {
        sut.add(makeCatch("trout"))
        sut.add(makeCatch("perch", after: 1))
        XCTAssertEqual(sut.catches(matching: "TROUT").map { $0.speciesIdentifier }, ["trout"])
        XCTAssertEqual(sut.catches(matching: "").count, 2)
    }

    func testStatistics() {
        let catches = [makeCatch(), makeCatch("perch", after: 24), makeCatch("perch", length: 70, after: 25)]
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let statistics = Statistics(catches: catches, calendar: calendar)
        XCTAssertEqual(statistics.days, 2)
        XCTAssertEqual(statistics.totalWeight, 6, accuracy: 0.001)
        XCTAssertEqual(statistics.longest, catches[2])
        XCTAssertEqual(statistics.countsBySpecies.map { $0.species.name }, ["Perch", "Pike"])
        XCTAssertEqual(statistics.countsBySpecies.map { $0.count }, [2, 1])
    }

    func testWeights() {
        XCTAssertEqual(WeightUnit.kilograms.string(1.25), "1.2 kg")
        XCTAssertEqual(WeightUnit.pounds.string(10), "22.0 lb")
    }
}
