import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("EditMenuPictures", .serialized)
struct EditMenuPicturesTemporary {
    @Test(arguments: ["light", "dark", "rtl", "edgeLeft", "edgeRight", "bottom", "pages", "pages2", "submenu", "left", "click"])
    func picture(_ name: String) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 375, height: 220), scale: 2) { stage, root in
            root.view.backgroundColor = .systemBackground
            if name == "dark" { stage.window.overrideUserInterfaceStyle = .dark }
            if name == "rtl" { stage.window.semanticContentAttribute = .forceRightToLeft; root.view.semanticContentAttribute = .forceRightToLeft }
            let label = UILabel(frame: CGRect(x: 20, y: 90, width: 335, height: 60))
            label.numberOfLines = 0
            label.text = "The quick brown fox jumps over the lazy dog, and then some more text to look through."
            root.view.addSubview(label)
            let interaction = UIEditMenuInteraction(delegate: PictureDelegate.shared)
            root.view.addInteraction(interaction)
            stage.settle()
            PictureDelegate.shared.long = name.hasPrefix("pages")
            var point = CGPoint(x: 187, y: 100)
            if name == "edgeLeft" { point = CGPoint(x: 2, y: 100) }
            if name == "edgeRight" { point = CGPoint(x: 373, y: 100) }
            if name == "bottom" { point = CGPoint(x: 187, y: 20) }
            if name == "click" {
                stage.click(3, at: CGPoint(x: 60, y: 10))
            } else {
                let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
                if name == "left" { configuration.preferredArrowDirection = .left; PictureDelegate.shared.rect = CGRect(x: 20, y: 90, width: 20, height: 20) }
                interaction.presentEditMenu(with: configuration)
                PictureDelegate.shared.rect = .null
            }
            stage.advance(by: 1)
            if name == "pages2" { stage.chooseInEditMenu("next") }
            if name == "submenu" { stage.chooseInEditMenu("Format") }
            if name == "light", let item = stage.editMenuItems.first { stage.touchDown(at: item.convert(CGPoint(x: 5, y: 5), to: nil)) }
            stage.advance(by: 1)
            try stage.snapshot().pngData()?.write(to: URL(fileURLWithPath: "/tmp/edit-\(name).png"))
        }
    }
}

@MainActor
private final class PictureDelegate: NSObject, UIEditMenuInteractionDelegate {
    static let shared = PictureDelegate()
    var long = false
    var rect = CGRect.null

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let titles = long ? ["Cut", "Copy", "Paste", "Replace…", "Look Up", "Translate", "Search Web", "Share…"] : ["Cut", "Copy", "Paste"]
        return UIMenu(children: titles.map { UIAction(title: $0) { _ in } } + [
            UIMenu(title: "Format", children: [UIAction(title: "Bold") { _ in }, UIAction(title: "Italic") { _ in }]),
            UIAction(title: "Delete", attributes: .destructive) { _ in }, UIAction(title: "Off", attributes: .disabled) { _ in },
        ])
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect }
}
