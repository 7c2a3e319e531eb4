import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Static tables")
struct StaticTableTests {
    private static let sections = """
        <sections>
            <tableViewSection headerTitle="General" footerTitle="About it" id="S1"><cells>
                \(TableDocumentTests.cell("rowHeight=\"60\"", id: "C1"))
                \(TableDocumentTests.cell("reuseIdentifier=\"Same\"", id: "C2"))
            </cells></tableViewSection>
            <tableViewSection id="S2"><cells>
                \(TableDocumentTests.cell("reuseIdentifier=\"Same\"", id: "C3"))
            </cells></tableViewSection>
        </sections>
        """

    private func controller(connected: Bool = true) throws -> UITableViewController {
        let connections = """
            <connections>
                <outlet property="dataSource" destination="A" id="O1"/><outlet property="delegate" destination="A" id="O2"/>
            </connections>
            """
        return try PartsDocument.controller([
            """
            <tableViewController clearsSelectionOnViewWillAppear="NO" id="A" sceneMemberID="viewController">
                <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
                dataMode="static" style="plain" rowHeight="44" id="T">
                    \(Self.sections)\(connected ? connections : "")
                </tableView>
            </tableViewController>
            """
        ])
    }

    @Test("The data source's methods that are not overridden return the document's values")
    func rows() throws {
        try PartsDocument.run { _ in
            let controller = try controller()
            let table = try #require(controller.tableView)

            expectFalse(controller.clearsSelectionOnViewWillAppear)
            expectIdentical(table.dataSource, controller)
            expectIdentical(table.delegate, controller)
            expectEqual(table.numberOfSections, 2)
            expectEqual(table.numberOfRows(inSection: 0), 2)
            expectEqual(controller.tableView(table, titleForHeaderInSection: 0), "General")
            expectEqual(controller.tableView(table, titleForFooterInSection: 0), "About it")
            expectNil(controller.tableView(table, titleForHeaderInSection: 1))
            expectEqual(controller.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)), 60)
            expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 44)
            expectEqual(controller.tableView(table, numberOfRowsInSection: 7), 0)
        }
    }

    @Test("The controller is data source and delegate if the document specifies neither")
    func unconnected() throws {
        try PartsDocument.run { _ in
            let controller = try controller(connected: false)

            expectIdentical(controller.tableView.dataSource, controller)
            expectIdentical(controller.tableView.delegate, controller)
        }
    }

    @Test("A row's cell is always the same one, and no other row gets it")
    func cells() throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let controller = try controller()
            stage.window.rootViewController = controller
            stage.settle()
            let table = try #require(controller.tableView)
            let path = IndexPath(row: 1, section: 0)
            let cell = try #require(table.cellForRow(at: path))

            table.reloadData()
            stage.settle()

            expectIdentical(table.cellForRow(at: path), cell)
            expectNil(table.dequeueReusableCell(withIdentifier: "Same"))
            expectNotIdentical(table.cellForRow(at: IndexPath(row: 0, section: 1)), cell)
        }
    }
}
