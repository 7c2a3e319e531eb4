import Foundation
import VoyageCore

public struct Trip: Hashable, Codable {
    public var name: String
    public var days: Int

    public init(name: String, days: Int) {
        (self.name, self.days) = (name, days)
    }

    var length: String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.day]
        return formatter.string(from: DateComponents(day: days)) ?? ""
    }
}

final class TripBook {
    @UserDefault("trips", default: Data()) private var data: Data

    var trips: [Trip] {
        get { (try? JSONDecoder().decode([Trip].self, from: data)) ?? [] }
        set { data = (try? JSONEncoder().encode(newValue)) ?? Data() }
    }
}

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value

    init(_ key: String, default value: Value) {
        self.key = key
        defaultValue = value
    }

    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? defaultValue }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}
