//
//  ItemCell.swift
//  Pantry
//

import UIKit

class ItemCell: UITableViewCell {

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var amountLabel: UILabel!
    @IBOutlet weak var badge: BadgeView!

    func show(_ item: Item, at date: Date = Date()) {
        nameLabel.text = item.name
        amountLabel.text = "× \(item.amount)"
        badge.isHidden = !item.isExpired(at: date)
    }
}
