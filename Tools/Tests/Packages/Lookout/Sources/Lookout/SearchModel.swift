import Combine
import Foundation

/// Searches for places once the user pauses.
public final class SearchModel: ObservableObject {
    @Published public var query = ""
    @Published public private(set) var results: [String] = []
    @Published public private(set) var title = "Search"
    public private(set) var searches = 0

    private let places: [String]
    private var cancellables = Set<AnyCancellable>()

    public init(places: [String], pause: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)) {
        self.places = places
        $query
            .dropFirst()
            .debounce(for: pause, scheduler: DispatchQueue.main)
            .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            .removeDuplicates()
            .handleEvents(receiveOutput: { [weak self] _ in self?.searches += 1 })
            .map { [places] query in places.filter { !query.isEmpty && $0.lowercased().hasPrefix(query) } }
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
        $results
            .dropFirst()
            .map { $0.isEmpty ? "No results" : "\($0.count) results" }
            .assign(to: &$title)
    }
}
