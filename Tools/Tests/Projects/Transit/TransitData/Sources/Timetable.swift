import Foundation
import TransitModel

public protocol Timetable {
    func lines(completion: @escaping (Result<[Line], Error>) -> Void)
    func departures(from stop: Stop, of line: Line, after date: Date) -> [Departure]
}

public enum TimetableError: Error, Equatable {
    case missing(String)
}

/// A timetable in a file of the framework's bundle.
public final class BundledTimetable: Timetable {
    private let name: String
    private let queue: DispatchQueue

    public init(name: String = "lines", queue: DispatchQueue = .main) {
        self.name = name
        self.queue = queue
    }

    public func lines(completion: @escaping (Result<[Line], Error>) -> Void) {
        let result = Result<[Line], Error> {
            let bundle = Bundle(for: BundledTimetable.self)
            guard let url = bundle.url(forResource: name, withExtension: "json") else {
                throw TimetableError.missing(name)
            }
            return try JSONDecoder().decode([Line].self, from: Data(contentsOf: url))
        }
        queue.async { completion(result) }
    }

    public func departures(from stop: Stop, of line: Line, after date: Date) -> [Departure] {
        guard let place = line.stops.firstIndex(of: stop), let last = line.stops.last, stop != last else { return [] }
        let interval: TimeInterval = line.kind == .metro ? 300 : 600
        let start = (date.timeIntervalSinceReferenceDate / interval).rounded(.up) * interval
        return (0..<3).map { number in
            let offset = start + Double(number) * interval + Double(place) * 60
            return Departure(line: line, direction: last, time: Date(timeIntervalSinceReferenceDate: offset))
        }
    }
}
