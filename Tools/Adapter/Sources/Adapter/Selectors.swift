/// How Swift names methods in Objective-C.
enum Selectors {
    /// The first part of a selector, without its colon: `saveWithSender` of `save(sender:)`, `move(to:)` is `moveTo`.
    static func firstPart(_ base: String, label: String) -> String {
        guard label != "_", !label.isEmpty else { return base }
        let capitalized = label.prefix(1).uppercased() + label.dropFirst()
        if prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(base)) {
            return base + capitalized
        }
        return base + "With" + capitalized
    }

    private static func firstWord(_ name: String) -> String {
        guard let first = name.first else { return "" }
        return first.lowercased() + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: { $0.isUppercase }) else { return name.lowercased() }
        return name[start...].lowercased()
    }

    /// The prepositions of the compiler's list.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
        "via", "when",
        "with", "within",
    ]

    /// The names in Objective-C of UIKit's methods that Swift names otherwise.
    static let kit: [String: String] = [
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "dismiss": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "present": "presentViewController:animated:completion:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popViewController": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "popToRootViewController": "popToRootViewControllerAnimated:",
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "endEditing": "endEditing:", "endEditing(_:)": "endEditing:",
        "cut": "cut:", "copy": "copy:", "paste": "paste:", "select": "select:", "selectAll": "selectAll:",
        "delete": "delete:",
        "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:", "toggleUnderline": "toggleUnderline:",
        "find": "find:", "findNext": "findNext:", "findPrevious": "findPrevious:",
    ]
}
