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

    /// Decodes all properties except title and image. The default style of a system item is `done` for Done and Save,
    /// and otherwise `plain`.
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
    /// Connects the item to a method of a target. Without a target, the method is sent to the first object in the
    /// responder chain that implements it. An item calls a single method: the last connection replaces earlier ones.
    package func connect(_ target: AnyObject?, _ action: Selector, event: ActionDescription.Event?) {
        send = nil
        (self.target, self.action) = (target, action)
    }
}
