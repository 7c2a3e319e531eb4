//
//  Species.swift
//  CatchKit
//

import Foundation

public enum Water: String {
    case river, lake, sea

    public static let all: [Water] = [.river, .lake, .sea]
}

public struct Species {

    public let identifier: String
    public let name: String
    public let water: Water
    /// The smallest length that may be kept, in centimeters.
    public let minimumLength: Int

    public init(identifier: String, name: String, water: Water, minimumLength: Int) {
        self.identifier = identifier
        self.name = name
        self.water = water
        self.minimumLength = minimumLength
    }

    public init?(dictionary: [String: Any]) {
        guard let identifier = dictionary["id"] as? String,
            let name = dictionary["name"] as? String,
            let water = (dictionary["water"] as? String).flatMap(Water.init(rawValue:))
        else { return nil }
        self.init(
            identifier: identifier, name: name, water: water,
            minimumLength: (dictionary["minimum"] as? NSNumber)?.intValue ?? 0)
    }
}

extension Species: Hashable {

    public static func == (lhs: Species, rhs: Species) -> Bool {
        return lhs.identifier == rhs.identifier
    }

    public var hashValue: Int {
        return identifier.hashValue
    }
}
