import Foundation
import InterfaceDocuments

extension UINavigationItem {
    func decodeNavigationItem(from coder: DocumentCoder) {
        let element = coder.element
        title = coder.text(.title)
        prompt = coder.text(.prompt)
        backButtonTitle = coder.text(.backButtonTitle)
        let display: KeyValuePairs<String, LargeTitleDisplayMode> = [
            "automatic": .automatic, "always": .always, "never": .never, "inline": .inline,
        ]
        if let mode = element.word(.largeTitleDisplayMode, in: display) { largeTitleDisplayMode = mode }
        let back: KeyValuePairs<String, BackButtonDisplayMode> = [
            "default": .default, "generic": .generic, "minimal": .minimal,
        ]
        if let mode = element.word(.backButtonDisplayMode, in: back) { backButtonDisplayMode = mode }
        let styles: KeyValuePairs<String, ItemStyle> = [
            "navigator": .navigator, "browser": .browser, "editor": .editor,
        ]
        if let style = element.word(.style, in: styles) { self.style = style }
        leftItemsSupplementBackButton = element.bool(.leftItemsSupplementBackButton, default: false)
        hidesBackButton = element.bool(.hidesBackButton, default: false)
        if let view = coder.object(.titleView, as: UIView.self) { titleView = view }
        decodeItems(from: coder)
        decodeAppearances(from: coder)
    }

    private func decodeItems(from coder: DocumentCoder) {
        let left: [UIBarButtonItem] = coder.objects(.leftBarButtonItems)
        let right: [UIBarButtonItem] = coder.objects(.rightBarButtonItems)
        if !left.isEmpty { leftBarButtonItems = left }
        if !right.isEmpty { rightBarButtonItems = right }
        // If a storyboard or nib has both a single item and a list, the list is used.
        if let item: UIBarButtonItem = coder.object(.leftBarButtonItem), left.isEmpty { leftBarButtonItem = item }
        if let item: UIBarButtonItem = coder.object(.rightBarButtonItem), right.isEmpty { rightBarButtonItem = item }
        if let item: UIBarButtonItem = coder.object(.backBarButtonItem) { backBarButtonItem = item }
    }

    private func decodeAppearances(from coder: DocumentCoder) {
        func appearance(_ key: DocumentKey) -> UINavigationBarAppearance? { coder.object(key) }
        if let appearance = appearance(.standardAppearance) { standardAppearance = appearance }
        if let appearance = appearance(.compactAppearance) { compactAppearance = appearance }
        if let appearance = appearance(.scrollEdgeAppearance) { scrollEdgeAppearance = appearance }
        if let appearance = appearance(.compactScrollEdgeAppearance) { compactScrollEdgeAppearance = appearance }
    }

    static var navigationItemProperties: NamedProperties {
        NamedProperties()
            .adding("title", \UINavigationItem.title)
            .adding("prompt", \UINavigationItem.prompt)
            .adding("titleView", \UINavigationItem.titleView)
            .adding("backButtonTitle", \UINavigationItem.backButtonTitle)
            .adding("backBarButtonItem", \UINavigationItem.backBarButtonItem)
            .adding("hidesBackButton", \UINavigationItem.hidesBackButton)
            .adding("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
            .adding("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
            .adding("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
            .adding("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
            .adding("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    }
}
