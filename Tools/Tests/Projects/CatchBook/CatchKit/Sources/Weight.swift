//
//  Weight.swift
//  CatchKit
//

import Foundation

public enum WeightUnit: Int {
    case kilograms = 0
    case pounds

    public func string(_ kilograms: Double) -> String {
        switch self {
        case .kilograms:
            return String(format: "%.1f kg", kilograms)
        case .pounds:
            return String(format: "%.1f lb", kilograms * 2.20462)
        }
    }
}
