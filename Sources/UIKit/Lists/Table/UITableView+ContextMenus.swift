import Foundation

extension UITableView {
    /// The interaction is there as long as the table has a delegate that can be asked.
    func updateContextMenuInteraction() {
        guard (delegate != nil) != (contextMenuInteraction != nil) else { return }
        if let contextMenuInteraction {
            removeInteraction(contextMenuInteraction)
            (self.contextMenuInteraction, rowMenus) = (nil, nil)
        } else {
            let menus = TableRowMenus(self)
            let interaction = UIContextMenuInteraction(delegate: menus)
            addInteraction(interaction)
            (contextMenuInteraction, rowMenus) = (interaction, menus)
        }
    }
}
