import Foundation
import TransitData
import TransitModel

@MainActor
final class LinesViewModel {
    enum State: Equatable {
        case loading
        case loaded([Section])
        case failed(String)
    }

    struct Section: Equatable {
        let title: String
        let lines: [Line]
    }

    private(set) var state: State = .loading {
        didSet { onChange?(state) }
    }
    var onChange: ((State) -> Void)?
    var onSelect: ((Line) -> Void)?
    var query = "" {
        didSet { publish() }
    }

    private let timetable: Timetable
    private var lines: [Line] = []

    init(timetable: Timetable) {
        self.timetable = timetable
    }

    func load() {
        state = .loading
        timetable.lines { [weak self] result in
            DispatchQueue.main.async { self?.receive(result) }
        }
    }

    private func receive(_ result: Result<[Line], Error>) {
        switch result {
        case .success(let lines):
            self.lines = lines
            publish()
        case .failure:
            state = .failed(NSLocalizedString("lines.error", comment: ""))
        }
    }

    private func publish() {
        let found =
            query.isEmpty
            ? lines
            : lines.filter { line in
                line.name.localizedCaseInsensitiveContains(query)
                    || line.stops.contains { $0.name.localizedCaseInsensitiveContains(query) }
            }
        state = .loaded(
            Line.Kind.allCases.compactMap { kind in
                let group = found.filter { $0.kind == kind }
                return group.isEmpty ? nil : Section(title: title(of: kind), lines: group)
            })
    }

    private func title(of kind: Line.Kind) -> String {
        NSLocalizedString("lines.\(kind.rawValue)", comment: "")
    }

    func select(_ line: Line) {
        onSelect?(line)
    }
}
