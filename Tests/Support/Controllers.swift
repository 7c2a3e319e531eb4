import UIKit

/// A controller with a title, which is its name in a stage's timeline.
@MainActor
package func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}
