//
//  UIView+Nib.swift
//  Quizzer
//

import UIKit

protocol NibLoadable: AnyObject {
    static var nibName: String { get }
}

extension NibLoadable where Self: UIView {
    static var nibName: String { return String(describing: self) }

    static var nib: UINib {
        return UINib(nibName: nibName, bundle: Bundle(for: self))
    }

    static func fromNib() -> Self {
        return nib.instantiate(withOwner: nil, options: nil).first as! Self
    }
}

extension UITableView {
    func register<T: UITableViewCell & NibLoadable>(_ type: T.Type) {
        register(type.nib, forCellReuseIdentifier: type.nibName)
    }

    func dequeue<T: UITableViewCell & NibLoadable>(_ type: T.Type, for indexPath: IndexPath) -> T {
        return dequeueReusableCell(withIdentifier: type.nibName, for: indexPath) as! T
    }
}
