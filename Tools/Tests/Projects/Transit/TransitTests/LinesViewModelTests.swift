import TransitData
import TransitModel
import XCTest

@testable import Transit

final class TimetableStub: Timetable {
    var result: Result<[Line], Error> = .success([])
    private(set) var loads = 0

    func lines(completion: @escaping (Result<[Line], Error>) -> Void) {
        loads += 1
        completion(result)
    }

    func departures(from stop: Stop, of line: Line, after date: Date) -> [Departure] {
        [Departure(line: line, direction: line.stops[0], time: date.addingTimeInterval(150))]
    }
}

extension Line {
    static let metro = Line(
        id: "u1", name: "U1", kind: .metro, stops: [Stop(id: 1, name: "Harbor"), Stop(id: 2, name: "Market")])
    static let bus = Line(
        id: "b", name: "42", kind: .bus, stops: [Stop(id: 3, name: "Hill"), Stop(id: 4, name: "Lake")])
}

@MainActor
final class LinesViewModelTests: XCTestCase {
    private let timetable = TimetableStub()
    private lazy var sut = LinesViewModel(timetable: timetable)

    func testSectionsFollowTheKinds() {
        load(.success([.bus, .metro]))
        XCTAssertEqual(
            sut.state, .loaded([.init(title: "Metro", lines: [.metro]), .init(title: "Bus", lines: [.bus])]))
    }

    func testTheQueryFindsStops() {
        load(.success([.bus, .metro]))
        sut.query = "lake"
        XCTAssertEqual(sut.state, .loaded([.init(title: "Bus", lines: [.bus])]))
    }

    func testErrorsHaveAText() {
        load(.failure(TimetableError.missing("x")))
        XCTAssertEqual(sut.state, .failed("The lines cannot be loaded."))
    }

    func testDepartureRows() {
        let sut = DeparturesViewModel(line: .metro, timetable: timetable, now: { Date(timeIntervalSince1970: 0) })
        XCTAssertEqual(sut.rows(), [.init(stop: "Harbor", text: "2 min")])
    }

    private func load(_ result: Result<[Line], Error>) {
        timetable.result = result
        let done = expectation(description: "state")
        sut.onChange = { state in
            if state != .loading { done.fulfill() }
        }
        sut.load()
        wait(for: [done], timeout: 1)
        sut.onChange = nil
    }
}
