import Foundation

public struct Line: Hashable, Codable {
    public enum Kind: String, Codable, CaseIterable { case metro, tram, bus }

    public let id: String
    public let name: String
    public let kind: Kind
    public let stops: [Stop]

    public init(id: String, name: String, kind: Kind, stops: [Stop]) {
        self.id = id
        self.name = name
        self.kind = kind
        self.stops = stops
    }
}

public struct Stop: Hashable, Codable {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

public struct Departure: Hashable {
    public let line: Line
    public let direction: Stop
    public let time: Date

    public init(line: Line, direction: Stop, time: Date) {
        self.line = line
        self.direction = direction
        self.time = time
    }

    public func minutes(from date: Date) -> Int {
        max(0, Int((time.timeIntervalSince(date) / 60).rounded(.down)))
    }
}
