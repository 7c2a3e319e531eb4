//
//  Theme.swift
//  CatchBook
//

import UIKit

struct Theme {

    static let tint = UIColor(named: "Water") ?? .blue
    static let bars: [UIColor] = [
        UIColor(red: 0, green: 0, blue: 1, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        UIColor(red: 1, green: 0, blue: 0, alpha: 1),
    ]

    static let titleAttributes: [NSAttributedStringKey: Any] = [
        .foregroundColor: UIColor.darkText,
        .font: UIFont.systemFont(ofSize: 17, weight: UIFont.Weight.semibold),
    ]

    static func apply() {
        let bar = UINavigationBar.appearance()
        bar.titleTextAttributes = titleAttributes
        bar.tintColor = tint
        UITableViewCell.appearance().tintColor = tint
    }
}
