//
//  CatchDetailViewController.swift
//  CatchBook
//

import CatchKit
import UIKit

class CatchDetailViewController: UIViewController {

    var shownCatch: Catch!
    let weightLabel = UILabel()
    let lengthLabel = UILabel()
    let badgeLabel = PaddedLabel()
    private var observations = [NSKeyValueObservation]()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        title = shownCatch.species?.name
        if #available(iOS 11.0, *) {
            navigationItem.largeTitleDisplayMode = .never
        }
        badgeLabel.text = shownCatch.isUndersized ? "undersized".localized : "kept".localized
        badgeLabel.backgroundColor = shownCatch.isUndersized ? .red : Theme.tint
        badgeLabel.textColor = .white

        let stack = UIStackView(arrangedSubviews: [weightLabel, lengthLabel, badgeLabel])
        stack.axis = UILayoutConstraintAxis.vertical
        stack.spacing = 8
        stack.alignment = UIStackViewAlignment.leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 16),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        observations = [
            shownCatch.observe(\.length, options: [.initial, .new]) { [weak self] observed, _ in
                self?.lengthLabel.text = "\(observed.length) cm"
            },
            shownCatch.observe(\.weight, options: [.initial, .new]) { [weak self] observed, _ in
                let unit = WeightUnit(rawValue: UserDefaults.standard.integer(forKey: DefaultsKey.weightUnit))
                self?.weightLabel.text = (unit ?? .kilograms).string(observed.weight)
            },
        ]
    }
}
