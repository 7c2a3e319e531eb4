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

    /// Reads what the item has beside title and image. An item of the system's is `done` where the document does not say another
    /// style.
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
    /// The method of a target, or for `nil` that of the first responder in the chain that has it. An item calls one method: the
    /// last one that is connected.
    package func connect(_ target: AnyObject?, _ action: Selector, event: ActionDescription.Event?) {
        send = nil
        (self.target, self.action) = (target, action)
    }
}
