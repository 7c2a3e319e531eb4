import Foundation

/// The data of the app: the cities of the world clock, and the alarms.
@MainActor
public final class ClockStore {
    /// The cities in the order of the list.
    public private(set) var cities: [City]
    /// The alarms, sorted by time of day.
    public private(set) var alarms: [Alarm]
    /// Returns the current time. Tests replace it.
    let now: () -> Date
    /// The local time zone, for the cities' differences.
    let zone: TimeZone
    private var nextIdentifier: Int
    private var observers = Observers()

    func observe(_ owner: AnyObject, _ call: @escaping () -> Void) { observers.add(owner, call) }

    /// Creates a store with cities and alarms.
    public init(
        cities: [City], alarms: [Alarm], zone: TimeZone = .current, now: @escaping () -> Date = { Date() }
    ) {
        self.cities = cities
        self.alarms = alarms.sorted(by: Self.isBefore)
        self.zone = zone
        self.now = now
        nextIdentifier = (alarms.map(\.id).max() ?? 0) + 1
    }

    /// Creates a store with the app's initial data.
    public convenience init() {
        self.init(
            cities: ["Cupertino", "New York", "Paris", "Tokyo"].compactMap { name in City.all.first { $0.name == name }
            },
            alarms: [
                Alarm(
                    id: 1, hour: 6, minute: 30, label: "Wake up",
                    days: [.monday, .tuesday, .wednesday, .thursday, .friday]),
                Alarm(id: 2, hour: 8, minute: 15, label: "Train", isOn: false),
                Alarm(id: 3, hour: 9, minute: 0, label: "Breakfast", days: [.saturday, .sunday]),
                Alarm(id: 4, hour: 22, minute: 45, label: "Good night", isOn: false),
            ])
    }

    // MARK: Cities

    /// Adds a city at the end, unless the list contains it.
    func add(_ city: City) {
        if !cities.contains(city) { cities.append(city) }
    }

    func removeCity(at index: Int) { cities.remove(at: index) }

    func moveCity(from source: Int, to destination: Int) {
        cities.insert(cities.remove(at: source), at: destination)
    }

    // MARK: Alarms

    /// A new alarm at the current minute, which is not in the list yet.
    func makeAlarm() -> Alarm {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.hour, .minute], from: now())
        defer { nextIdentifier += 1 }
        return Alarm(id: nextIdentifier, hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    }

    /// Saves an alarm sorted by time, replacing the alarm with the same identifier.
    func save(_ alarm: Alarm) {
        alarms.removeAll { $0.id == alarm.id }
        alarms.append(alarm)
        alarms.sort(by: Self.isBefore)
        observers.notify()
    }

    func removeAlarm(_ id: Alarm.ID) {
        alarms.removeAll { $0.id == id }
        observers.notify()
    }

    func removeAlarms() {
        alarms = []
        observers.notify()
    }

    func setAlarm(_ id: Alarm.ID, isOn: Bool) {
        guard let index = alarms.firstIndex(where: { $0.id == id }) else { return }
        guard alarms[index].isOn != isOn else { return }
        alarms[index].isOn = isOn
        observers.notify()
    }

    private static func isBefore(_ first: Alarm, _ second: Alarm) -> Bool {
        (first.hour, first.minute, first.id) < (second.hour, second.minute, second.id)
    }
}
