import IrekoTesting
import UIKit

enum SymbolsSnippets {
    @MainActor private static func animate(_ imageView: UIImageView, _ barButtonItem: UIBarButtonItem) {
        imageView.image = UIImage(systemName: "wifi")
        imageView.addSymbolEffect(.variableColor.iterative.reversing)

        barButtonItem.addSymbolEffect(.bounce, options: .repeat(2))
    }

    @MainActor static func run() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: UINavigationController(rootViewController: root)) { stage in
            let view = UIImageView()
            let item = UIBarButtonItem(image: UIImage(systemName: "bell"))
            root.view.addSubview(view)
            root.navigationItem.rightBarButtonItem = item
            stage.advance(by: 0)
            animate(view, item)
            stage.advance(by: 1)
            try check(view.image != nil)
        }
    }
}
