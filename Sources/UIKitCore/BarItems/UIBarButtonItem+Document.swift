import CoreGraphics
import Foundation
import InterfaceDocuments

extension UIBarButtonItem {
    private static let systemItems: KeyValuePairs<String, SystemItem> = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close, "writingTools": .writingTools,
    ]

    static func systemItem(of coder: DocumentCoder) -> SystemItem? {
        coder.element.word(.systemItem, in: systemItems)
    }

    /// Decodes the properties besides title and image. The default style of a system item is `done` for Done and Save
    /// and `plain` for the rest.
    func decodeBarButtonItem(from coder: DocumentCoder) {
        let element = coder.element
        let standard: Style = systemItem == .done || systemItem == .save ? .done : .plain
        style = element.word(.style, in: ["plain": .plain, "bordered": .plain, "done": .done]) ?? standard
        if let width = coder.length(.width) { self.width = width }
        if let color = coder.color(.tintColor) { tintColor = color }
        if let view = coder.object(.customView, as: UIView.self) { customView = view }
        changesSelectionAsPrimaryAction = element.bool(.changesSelectionAsPrimaryAction, default: false)
        isSelected = element.bool(.selected, default: false)
        isHidden = element.bool(.hidden, default: false)
        coder.pass(.selectedImage, .catalog, .springLoaded)
    }

    static func addBarButtonItemProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("target", \UIBarButtonItem.target)
            .adding("customView", \UIBarButtonItem.customView)
            .adding("width", \UIBarButtonItem.width)
            .adding("tintColor", \UIBarButtonItem.tintColor)
            .adding("selected", \UIBarButtonItem.isSelected)
            .adding("hidden", \UIBarButtonItem.isHidden)
    }
}

extension UIBarButtonItem: DocumentActionSender {
    /// Connects the item to a method of a target; without a target, to the first responder in the chain that
    /// implements the method. An item calls a single method: the last connection wins.
    package func connect(_ target: AnyObject?, _ action: Selector, event: ActionDescription.Event?) {
        send = nil
        (self.target, self.action) = (target, action)
    }
}
