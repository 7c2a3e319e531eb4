//
//  Statistics.swift
//  CatchKit
//

import Foundation

public struct Statistics {

    public let count: Int
    public let days: Int
    public let totalWeight: Double
    public let longest: Catch?
    public let countsBySpecies: [(species: Species, count: Int)]

    public init(catches: [Catch], calendar: Calendar = .current) {
        count = catches.count
        days = Set(catches.map { calendar.startOfDay(for: $0.date) }).count
        totalWeight = catches.reduce(0) { $0 + $1.weight }
        longest = catches.max { $0.length < $1.length }
        var counts = [Species: Int]()
        for species in catches.flatMap({ $0.species.map { [$0] } ?? [] }) {
            counts[species, default: 0] += 1
        }
        countsBySpecies = counts.map { (species: $0.key, count: $0.value) }
            .sorted { ($0.count, $1.species.name) > ($1.count, $0.species.name) }
    }
}
