import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A data source and delegate that logs its calls, with UIKit's names.
@MainActor
class RecordedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var rowHeight: CGFloat? = 44
    var titles: [Int: String] = [:]
    var log: [String] = []
    /// Whether calls for counts and heights are logged.
    var recordsSizes = false

    init(_ counts: [Int]) { self.counts = counts }

    static func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        if recordsSizes { log.append("numberOfSections") }
        return counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if recordsSizes { log.append("numberOfRows \(section)") }
        return counts[section]
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if recordsSizes { log.append("heightForRow \(Self.name(indexPath))") }
        return rowHeight ?? UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cellForRow \(Self.name(indexPath))")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = Self.name(indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("willDisplay \(Self.name(indexPath))")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("didEndDisplaying \(Self.name(indexPath))")
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(Self.name(indexPath))")
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("didHighlight \(Self.name(indexPath))")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("didUnhighlight \(Self.name(indexPath))")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(Self.name(indexPath))")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(Self.name(indexPath))")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(Self.name(indexPath))")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect \(Self.name(indexPath))")
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append("primaryAction \(Self.name(indexPath))")
    }
}

extension Stage {
    /// Runs a test with a table that fills a screen of 320 by 440 points, laid out.
    @MainActor
    static func runTable(
        style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 440), source: RecordedSource,
        _ body: (Stage, UITableView) throws -> Void
    ) throws {
        try run(root: UIViewController(), size: size) { stage, root in
            let table = UITableView(frame: root.view.bounds, style: style)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            root.view.addSubview(table)
            stage.settle()
            try body(stage, table)
        }
    }
}

extension UITableView {
    /// The texts of the visible cells, from top to bottom.
    var textsInSight: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}
