import Foundation
import TransitData
import TransitModel

@MainActor
final class DeparturesViewModel {
    struct Row: Equatable {
        let stop: String
        let text: String
    }

    let title: String
    private let line: Line
    private let timetable: Timetable
    private let now: () -> Date

    init(line: Line, timetable: Timetable, now: @escaping () -> Date = Date.init) {
        self.line = line
        self.timetable = timetable
        self.now = now
        title = line.name
    }

    func rows() -> [Row] {
        let date = now()
        return line.stops.dropLast().map { stop in
            let minutes = timetable.departures(from: stop, of: line, after: date).map { $0.minutes(from: date) }
            let format = NSLocalizedString("departures.minutes", comment: "")
            return Row(
                stop: stop.name, text: minutes.map { String(format: format, $0) }.joined(separator: ", "))
        }
    }
}
