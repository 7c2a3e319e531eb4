//
//  PantryStore.swift
//  Pantry
//

import Foundation

extension Notification.Name {
    static let PantryDidChange = Notification.Name("PantryDidChange")
}

class PantryStore: NSObject {

    private(set) var items: [Item] = []
    private let defaults: UserDefaults
    private let key = "items"

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        super.init()
    }

    func items(on shelf: Shelf) -> [Item] {
        return items.filter { $0.shelf == shelf }.sorted {
            $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending
        }
    }

    func add(_ item: Item) {
        if let index = items.index(where: { $0.name == item.name && $0.shelf == item.shelf }) {
            items[index].amount += item.amount
        } else {
            items.append(item)
        }
        NotificationCenter.default.post(name: .PantryDidChange, object: self)
    }

    func update(_ item: Item, amount: Int) {
        guard let index = items.index(of: item) else { return }
        if amount <= 0 {
            items.remove(at: index)
        } else {
            items[index].amount = amount
        }
        NotificationCenter.default.post(name: .PantryDidChange, object: self)
    }

    func remove(_ item: Item) {
        update(item, amount: 0)
    }

    // MARK: - Persistence

    /// The saved items, or those that the app is delivered with.
    func load() {
        if let data = defaults.data(forKey: key), let saved = try? JSONDecoder().decode([Item].self, from: data) {
            items = saved
            return
        }
        guard let url = Bundle.main.url(forResource: "staples", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let staples = try? JSONDecoder().decode([Item].self, from: data)
        else { return }
        items = staples
    }

    func save() {
        defaults.set(try? JSONEncoder().encode(items), forKey: key)
    }
}
