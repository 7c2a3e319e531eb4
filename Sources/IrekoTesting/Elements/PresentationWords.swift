import UIKit

/// The words that `describe()` uses for a presentation.
@MainActor
enum PresentationWords {
    /// Returns the presentation style of a presented view, such as `sheet at medium of medium, large`.
    static func words(of controller: UIPresentationController) -> String {
        let words =
            switch controller {
            case let sheet as UISheetPresentationController: words(of: sheet)
            case let popover as UIPopoverPresentationController: words(of: popover)
            default: "presented in \(controller.presentationStyle)"
            }
        guard let alert = controller.presentedViewController as? UIAlertController else { return words }
        let kind = alert.preferredStyle == .alert ? "alert" : "action sheet"
        return controller is UIPopoverPresentationController ? "\(kind) in a \(words)" : kind
    }

    private static func words(of sheet: UISheetPresentationController) -> String {
        let names = activeDetents(of: sheet).map(name)
        let words = "sheet at \(name(sheet.restingDetent))"
        return names.count > 1 ? "\(words) of \(names.joined(separator: ", "))" : words
    }

    private static func words(of popover: UIPopoverPresentationController) -> String {
        let direction: String? =
            switch popover.arrowDirection {
            case .up: "up"
            case .down: "down"
            case .left: "left"
            case .right: "right"
            default: nil
            }
        return direction.map { "popover with an arrow \($0)" } ?? "popover"
    }

    /// Returns the sheet's detents that are active at the moment, in the order of the sheet's `detents`.
    static func activeDetents(
        of sheet: UISheetPresentationController
    ) -> [UISheetPresentationController.Detent.Identifier] {
        sheet.detents.map(\.identifier).filter { sheet.height(atDetent: $0) != nil }
    }

    /// Returns a detent's name, without the prefix of UIKit's own detents.
    static func name(_ detent: UISheetPresentationController.Detent.Identifier) -> String {
        detent.rawValue.replacingOccurrences(of: "com.apple.UIKit.", with: "")
    }
}
