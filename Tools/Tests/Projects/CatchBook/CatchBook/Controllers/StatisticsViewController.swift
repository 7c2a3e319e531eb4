//
//  StatisticsViewController.swift
//  CatchBook
//

import CatchKit
import UIKit

class StatisticsViewController: UIViewController {

    private let store: CatchStore
    let summaryLabel = UILabel()
    let chart = BarChartView()
    let unitControl = UISegmentedControl(items: ["kg", "lb"])

    init(store: CatchStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .white
        summaryLabel.numberOfLines = 0
        for subview in [summaryLabel, chart, unitControl] as [UIView] {
            view.addSubview(subview)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        unitControl.selectedSegmentIndex = UserDefaults.standard.integer(forKey: DefaultsKey.weightUnit)
        unitControl.addTarget(self, action: #selector(unitDidChange), for: .valueChanged)
        NotificationCenter.default.addObserver(
            forName: .CatchStoreDidChange, object: store, queue: OperationQueue.main
        ) { [weak self] _ in
            self?.update()
        }
        update()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = UIEdgeInsetsInsetRect(view.bounds, view.layoutMargins)
        summaryLabel.frame = CGRect(x: area.minX, y: area.minY + 16, width: area.width, height: 48)
        unitControl.frame = CGRect(x: area.minX, y: summaryLabel.frame.maxY + 8, width: area.width, height: 32)
        chart.frame = CGRect(x: area.minX, y: unitControl.frame.maxY + 16, width: area.width, height: 160)
    }

    @objc private func unitDidChange() {
        UserDefaults.standard.set(unitControl.selectedSegmentIndex, forKey: DefaultsKey.weightUnit)
        update()
    }

    private func update() {
        let statistics = Statistics(catches: store.catches)
        let unit = WeightUnit(rawValue: unitControl.selectedSegmentIndex) ?? .kilograms
        summaryLabel.text =
            L10n.summary(statistics.count, days: statistics.days) + "\n" + unit.string(statistics.totalWeight)
        chart.values = statistics.countsBySpecies.map { $0.count }
    }
}
