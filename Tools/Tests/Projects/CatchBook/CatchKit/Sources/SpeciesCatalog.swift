//
//  SpeciesCatalog.swift
//  CatchKit
//

import Foundation

public final class SpeciesCatalog: NSObject {

    public static let shared = SpeciesCatalog(bundle: Bundle(for: SpeciesCatalog.self))

    public let species: [Species]

    public init(bundle: Bundle) {
        if let path = bundle.path(forResource: "species", ofType: "plist"),
            let array = NSArray(contentsOfFile: path) as? [[String: Any]]
        {
            species = array.flatMap { dictionary in Species(dictionary: dictionary).map { [$0] } ?? [] }
        } else {
            species = []
        }
        super.init()
    }

    public func species(in water: Water) -> [Species] {
        return species.filter { $0.water == water }.sorted { $0.name < $1.name }
    }

    public subscript(identifier: String) -> Species? {
        guard let index = species.index(where: { $0.identifier == identifier }) else { return nil }
        return species[index]
    }
}
