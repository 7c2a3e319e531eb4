import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Nibs of cells and headers")
struct RegisteredNibTests {
    @Test("A cell of a nib has the name that it is registered for")
    func cell() throws {
        try PartsDocument.run { _ in
            let table = UITableView()
            table.register(PartsDocument.nib(TableDocumentTests.cell("", id: "C")), forCellReuseIdentifier: "Cell")

            let cell = try #require(table.dequeueReusableCell(withIdentifier: "Cell"))

            expectEqual(cell.reuseIdentifier, "Cell")
        }
    }

    @Test("A nib must contain exactly one cell")
    func wrongNib() throws {
        try PartsDocument.run { stage in
            let table = UITableView()
            let view = #"<view contentMode="scaleToFill" id="V"/>"#
            table.register(PartsDocument.nib(view), forCellReuseIdentifier: "Cell")

            _ = table.dequeueReusableCell(withIdentifier: "Cell")

            expectEqual(
                stage.diagnostics.last?.message,
                "invalid nib registered for identifier (Cell) - nib must contain exactly one top level object which must be a UITableViewCell instance"
            )
        }
    }

    @Test("The name in the nib must equal the registered name")
    func wrongName() throws {
        try PartsDocument.run { stage in
            let table = UITableView()
            let cell = TableDocumentTests.cell(#"reuseIdentifier="A""#, id: "C")
            table.register(PartsDocument.nib(cell), forCellReuseIdentifier: "B")

            _ = table.dequeueReusableCell(withIdentifier: "B")

            expectEqual(
                stage.diagnostics.last?.message,
                "cell reuse indentifier in nib (A) does not match the identifier used to register the nib (B)")
        }
    }

    @Test("Unregistering a nib, and replacing it by a class")
    func replaced() throws {
        try PartsDocument.run { _ in
            let table = UITableView()
            table.register(PartsDocument.nib(TableDocumentTests.cell("", id: "C")), forCellReuseIdentifier: "Cell")

            table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
            expectNotNil(table.dequeueReusableCell(withIdentifier: "Cell"))
            table.register(nil as UINib?, forCellReuseIdentifier: "Cell")

            expectNil(table.dequeueReusableCell(withIdentifier: "Cell"))
        }
    }
}
