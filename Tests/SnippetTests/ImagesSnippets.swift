import IrekoTesting
import UIKit

enum ImagesSnippets {
    @MainActor private static func symbol(_ imageView: UIImageView) {
        let configuration = UIImage.SymbolConfiguration(textStyle: .title2).applying(
            UIImage.SymbolConfiguration(hierarchicalColor: .systemOrange))
        imageView.image = UIImage(systemName: "bell.badge.fill", withConfiguration: configuration)
    }

    @MainActor private static func appearance() {
        UINavigationBar.appearance().tintColor = .systemIndigo
        UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .secondaryLabel
    }

    @MainActor static func run() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UIImageView()
            symbol(view)
            appearance()
            try check(view.image != nil)
        }
    }
}
