import Foundation
import GalleryPages
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("ZTextPictures", .serialized)
struct ZTextPictures {
    @Test func pictures() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            try Stage.run(size: CGSize(width: 390, height: 1400), scale: 2, rootViewController: UIViewController()) { stage in
                stage.allowsDiagnostics = true
                stage.window.overrideUserInterfaceStyle = style
                let page = GalleryPage.sections.flatMap(\.pages).first { $0.title == "Fields and text views" }!
                let controller = page.makeViewController()
                stage.window.rootViewController = UINavigationController(rootViewController: controller)
                stage.advance(by: 1)
                @MainActor func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
                let fields = all(stage.window).compactMap { $0 as? UITextField }
                fields[0].becomeFirstResponder()
                stage.type("Ana Ruiz")
                fields[0].selectAll(nil)
                fields[1].text = "secret"
                stage.advance(by: 1)
                try write(stage, "fields-\(style.rawValue)")
                let text = all(stage.window).compactMap { $0 as? UITextView }[0]
                text.becomeFirstResponder()
                text.selectedRange = NSRange(location: 20, length: 120)
                stage.advance(by: 1)
                try write(stage, "text-\(style.rawValue)")
                text.selectedRange = NSRange(location: 40, length: 0)
                stage.compose("にほんご")
                stage.advance(by: 1)
                try write(stage, "compose-\(style.rawValue)")
                let alert = UIAlertController(title: "Sign In", message: "Name and password", preferredStyle: .alert)
                alert.addTextField { $0.placeholder = "Name" }
                alert.addTextField { $0.placeholder = "Password"; $0.isSecureTextEntry = true }
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                controller.present(alert, animated: true)
                stage.advance(by: 1)
                stage.type("ana")
                stage.advance(by: 1)
                try write(stage, "alert-\(style.rawValue)")
            }
        }
    }

    func write(_ stage: Stage, _ name: String) throws {
        try stage.snapshot().pngData()?.write(to: URL(fileURLWithPath: "/tmp/pictures/\(name).png"))
    }
}
