//
//  Item.swift
//  Pantry
//

import Foundation

enum Shelf: Int, Codable {
    case dry = 0
    case cold
    case frozen

    static let all: [Shelf] = [.dry, .cold, .frozen]

    var title: String {
        switch self {
        case .dry: return NSLocalizedString("Dry goods", comment: "Section")
        case .cold: return NSLocalizedString("Refrigerator", comment: "Section")
        case .frozen: return NSLocalizedString("Freezer", comment: "Section")
        }
    }
}

struct Item: Codable, Equatable {
    var name: String
    var amount: Int
    var shelf: Shelf
    var expires: Date?

    init(name: String, amount: Int = 1, shelf: Shelf = .dry, expires: Date? = nil) {
        self.name = name
        self.amount = amount
        self.shelf = shelf
        self.expires = expires
    }

    func isExpired(at date: Date) -> Bool {
        guard let expires = expires else { return false }
        return expires < date
    }
}
