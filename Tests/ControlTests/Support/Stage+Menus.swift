import Foundation
import RenderServer
import TestSupport
import UIKit

@testable import IrekoTesting

extension Stage {
    /// The visible elements of open menus, from the top to the bottom and in reading order: their titles.
    var menuTitles: [String] { menuRows.map { $0.accessibilityIdentifier ?? "" } }

    /// The rows of the menu that is open, or of the submenu on top.
    var menuRows: [UIView] {
        guard let panel = menuPanel else { return [] }
        return Self.views(in: panel).filter { String(describing: Swift.type(of: $0)) == "MenuElementView" }
    }

    /// The menu's background: its frame in the window.
    var menuPanel: UIView? {
        let host = window.subviews.last {
            String(describing: Swift.type(of: $0)) == "MenuHost" && $0.isUserInteractionEnabled
        }
        return host?.subviews.last {
            String(describing: Swift.type(of: $0)) == "MenuPanel" && $0.isUserInteractionEnabled
        }
    }

    func menuRow(_ title: String) -> UIView? { menuRows.first { $0.accessibilityIdentifier == title } }

    /// The middle of a row, on the screen.
    func middle(of title: String) -> CGPoint {
        guard let row = menuRow(title) else { return CGPoint(x: -1, y: -1) }
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    /// Taps or clicks a row once the menu is open.
    func choose(_ title: String, _ device: PointingDevice = .finger) {
        advance(by: 0.6)
        tap(device, at: middle(of: title))
    }

    static func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }
}
