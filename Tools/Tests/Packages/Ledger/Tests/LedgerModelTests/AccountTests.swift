import Foundation
import Testing

@testable import LedgerModel

@Suite(.serialized) @MainActor
struct AccountTests {
    let account = Account(name: "Cash")

    @Test func balanceIsTheSum() {
        account.add(Entry(title: "Pay", amount: 100, date: .distantPast))
        account.add(Entry(title: "Rent", amount: -60, date: .distantFuture))
        #expect(account.balance == 40)
        #expect(account.entries.map(\.title) == ["Rent", "Pay"])
    }

    @Test(arguments: [("", nil, 2), ("re", nil, 1), ("", .income, 1), ("re", .income, 0)] as [(String, Entry.Kind?, Int)])
    func searching(text: String, kind: Entry.Kind?, count: Int) {
        account.add(Entry(title: "Pay", amount: 100, date: .distantPast))
        account.add(Entry(title: "Rent", amount: -60, date: .distantFuture))
        #expect(account.entries(matching: text, kind: kind).count == count)
    }

    @Test func changesArePosted() {
        let counter = ChangeCounter()
        account.add(Entry(title: "Pay", amount: 100, date: .distantPast))
        account.remove(account.entries[0].id)
        #expect(counter.value == 2)
    }

    @Test func changesArePostedOnOtherThreads() async {
        let counter = ChangeCounter()
        await Task.detached { NotificationCenter.default.post(name: .accountDidChange, object: nil) }.value
        #expect(counter.value == 1)
    }

    @Test func theNameIsObserved() {
        var names: [String] = []
        let observation = account.observe(\.name, options: [.initial, .new]) { _, change in names.append(change.newValue ?? "") }
        account.rename("Bank")
        observation.invalidate()
        account.rename("Safe")
        #expect(names == ["Cash", "Bank"])
    }
}
