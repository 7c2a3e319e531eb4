//
//  ItemViewController.swift
//  Pantry
//

import UIKit

protocol ItemViewControllerDelegate: class {
    func itemViewController(_ controller: ItemViewController, didChange item: Item, to amount: Int)
}

class ItemViewController: UIViewController {

    var item: Item!
    weak var delegate: ItemViewControllerDelegate?

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var amountLabel: UILabel!
    @IBOutlet weak var stepper: UIStepper!
    @IBOutlet weak var shelfView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = item.name
        nameLabel.text = item.name
        stepper.minimumValue = 0
        stepper.maximumValue = 99
        stepper.value = Double(item.amount)
        showAmount()
    }

    private func showAmount() {
        amountLabel.text = "\(Int(stepper.value))"
        amountLabel.textColor = stepper.value == 0 ? UIColor(named: "Tomato") : .black
    }

    @IBAction func amountDidChange(_ sender: UIStepper) {
        showAmount()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let amount = Int(stepper.value)
        if amount != item.amount {
            delegate?.itemViewController(self, didChange: item, to: amount)
        }
    }
}
