import Foundation
import QuartzCore

extension UIStoryboardSegue {
    /// Creates a segue of a class that the storyboard names.
    static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        guard type != UIStoryboardSegue.self else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        return ClassTable.make(type, initializer: placeOfInit, text: identifier, source, destination)
    }

    private static let placeOfInit = ClassTable.placeOfInitializer(
        addedTo: NSObject.self, overriddenBy: First.self, Second.self)

    private final class First: UIStoryboardSegue {
        override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
        }
    }

    private final class Second: UIStoryboardSegue {
        override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
        }
    }
}
