import Foundation

// The keys and values are those of Core Graphics, so that a dictionary can be exchanged with other systems.

extension CGPoint {
    /// A dictionary with the coordinates, which a property list can store.
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

    /// Creates a point from a dictionary of `dictionaryRepresentation`. Returns `nil` if a coordinate is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// A dictionary with the width and the height, which a property list can store.
    public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] }

    /// Creates a size from a dictionary of `dictionaryRepresentation`. Returns `nil` if a side is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// A dictionary with the origin and the size, which a property list can store.
    public var dictionaryRepresentation: CFDictionary {
        origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { $1 }
    }

    /// Creates a rectangle from a dictionary of `dictionaryRepresentation`. Returns `nil` if a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension CFDictionary {
    fileprivate func number(_ key: String) -> CGFloat? {
        switch self[key] {
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
