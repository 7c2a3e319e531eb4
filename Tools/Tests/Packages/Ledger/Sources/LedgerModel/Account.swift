import Foundation

extension Notification.Name {
    public static let accountDidChange = Notification.Name("LedgerAccountDidChange")
}

/// An entry of an account.
public struct Entry: Hashable, Sendable, Identifiable {
    public enum Kind: String, Sendable, CaseIterable { case income, expense }

    public let id: UUID
    public var title: String
    public var amount: Decimal
    public var date: Date

    public init(id: UUID = UUID(), title: String, amount: Decimal, date: Date) {
        (self.id, self.title, self.amount, self.date) = (id, title, amount, date)
    }

    public var kind: Kind { amount < 0 ? .expense : .income }
}

/// An account with entries.
@MainActor
public final class Account: NSObject {
    @objc public private(set) dynamic var name: String
    public private(set) var entries: [Entry] = []

    public init(name: String) { self.name = name }

    public var balance: Decimal { entries.reduce(0) { $0 + $1.amount } }

    public func add(_ entry: Entry) {
        entries.append(entry)
        entries.sort { $0.date > $1.date }
        NotificationCenter.default.post(name: .accountDidChange, object: self)
    }

    public func remove(_ id: Entry.ID) {
        entries.removeAll { $0.id == id }
        NotificationCenter.default.post(name: .accountDidChange, object: self)
    }

    public func rename(_ name: String) { self.name = name }

    public func entries(matching text: String, kind: Entry.Kind? = nil) -> [Entry] {
        entries.filter { entry in
            (kind == nil || entry.kind == kind) && (text.isEmpty || entry.title.localizedCaseInsensitiveContains(text))
        }
    }
}

/// Counts the posted entries on all threads.
public final class ChangeCounter: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    public override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .accountDidChange, object: nil)
    }

    public var value: Int { lock.withLock { count } }

    @objc private func changed(_ notification: Notification) { lock.withLock { count += 1 } }
}
