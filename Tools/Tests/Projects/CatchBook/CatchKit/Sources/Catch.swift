//
//  Catch.swift
//  CatchKit
//

import Foundation

@objc(CBCatch)
public final class Catch: NSObject, NSCoding {

    @objc public dynamic var length: Int
    @objc public dynamic var weight: Double
    public let speciesIdentifier: String
    public let date: Date
    public var isReleased = false
    public var note: String?

    private enum Key {
        static let species = "species"
        static let length = "length"
        static let weight = "weight"
        static let date = "date"
        static let isReleased = "released"
        static let note = "note"
    }

    public init(speciesIdentifier: String, length: Int, weight: Double, date: Date) {
        self.speciesIdentifier = speciesIdentifier
        self.length = length
        self.weight = weight
        self.date = date
        super.init()
    }

    public required init?(coder aDecoder: NSCoder) {
        guard let species = aDecoder.decodeObject(forKey: Key.species) as? String,
            let date = aDecoder.decodeObject(forKey: Key.date) as? Date
        else { return nil }
        speciesIdentifier = species
        self.date = date
        length = aDecoder.decodeInteger(forKey: Key.length)
        weight = aDecoder.decodeDouble(forKey: Key.weight)
        isReleased = aDecoder.decodeBool(forKey: Key.isReleased)
        note = aDecoder.decodeObject(forKey: Key.note) as? String
        super.init()
    }

    public func encode(with aCoder: NSCoder) {
        aCoder.encode(speciesIdentifier, forKey: Key.species)
        aCoder.encode(date, forKey: Key.date)
        aCoder.encode(length, forKey: Key.length)
        aCoder.encode(weight, forKey: Key.weight)
        aCoder.encode(isReleased, forKey: Key.isReleased)
        aCoder.encode(note, forKey: Key.note)
    }

    public var species: Species? {
        return SpeciesCatalog.shared[speciesIdentifier]
    }

    /// Whether the catch is shorter than the species may be kept.
    public var isUndersized: Bool {
        return length < (species?.minimumLength ?? 0)
    }
}
