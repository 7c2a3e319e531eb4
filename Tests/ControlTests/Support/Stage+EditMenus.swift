import IrekoTesting
import UIKit

extension Stage {
    /// The visible elements of the open edit menu, in order.
    var editMenuTitles: [String] { editMenuItems.map { $0.accessibilityIdentifier ?? "" } }

    /// The row of the edit menu that is open.
    var editMenuBar: UIView? {
        let host = window.subviews.last {
            String(describing: Swift.type(of: $0)) == "EditMenuHost" && $0.isUserInteractionEnabled
        }
        return host?.subviews.first
    }

    /// The frame of the row in the window, without its arrow.
    var editMenuFrame: CGRect? {
        guard let first = editMenuItems.first, let panel = first.superview else { return nil }
        return panel.convert(panel.bounds, to: nil)
    }

    /// The parts of the row.
    var editMenuItems: [UIView] {
        guard let bar = editMenuBar else { return [] }
        return Self.views(in: bar).filter { String(describing: Swift.type(of: $0)) == "EditMenuItemView" }
    }

    /// Taps an element of the row.
    func chooseInEditMenu(_ title: String) {
        advance(by: 0.3)
        guard let item = editMenuItems.first(where: { $0.accessibilityIdentifier == title }) else { return }
        tap(at: item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: nil))
    }
}
