//
//  CatchCell.swift
//  CatchBook
//

import CatchKit
import UIKit

class CatchCell: UITableViewCell {

    static let identifier = String(describing: CatchCell.self)

    @IBOutlet private(set) weak var nameLabel: UILabel!
    @IBOutlet private(set) weak var detailLabel: UILabel!
    @IBOutlet private(set) weak var releasedView: UIView!

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "dd.MM.yyyy"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
    }()

    override func awakeFromNib() {
        super.awakeFromNib()
        releasedView.layer.cornerRadius = 4
        accessoryType = UITableViewCellAccessoryType.disclosureIndicator
    }

    func configure(with shown: Catch) {
        let unit = WeightUnit(rawValue: UserDefaults.standard.integer(forKey: DefaultsKey.weightUnit)) ?? .kilograms
        nameLabel.text = shown.species?.name
        detailLabel.text = [CatchCell.formatter.string(from: shown.date), "\(shown.length) cm", unit.string(shown.weight)]
            .joined(separator: " · ")
        releasedView.isHidden = !shown.isReleased
    }
}
