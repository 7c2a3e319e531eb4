//
//  L10n.swift
//  CatchBook
//

import Foundation

enum DefaultsKey {
    static let weightUnit = "WeightUnit"
}

enum L10n {

    static let catches = "tab.catches".localized
    static let species = "tab.species".localized
    static let statistics = "tab.statistics".localized
    static let hint = "list.hint".localized

    static func catchCount(_ count: Int, in bundle: Bundle = .main) -> String {
        let format = NSLocalizedString("catch_count", bundle: bundle, comment: "The number of catches")
        return String.localizedStringWithFormat(format, count)
    }

    static func summary(_ count: Int, days: Int) -> String {
        return String(format: NSLocalizedString("catches_on_days", comment: ""), count, days)
    }

    static func released(_ released: Int, of count: Int, by name: String) -> String {
        return "released_of".localized(count, released, name)
    }

    static func minimum(_ centimeters: Int) -> String {
        return "minimum".localized(with: [centimeters])
    }
}

extension String {

    var localized: String {
        return NSLocalizedString(self, comment: "")
    }

    func localized(_ arguments: CVarArg...) -> String {
        return String(format: localized, locale: Locale.current, arguments: arguments)
    }

    func localized(with arguments: [CVarArg]) -> String {
        return String(format: localized, arguments: arguments)
    }
}
