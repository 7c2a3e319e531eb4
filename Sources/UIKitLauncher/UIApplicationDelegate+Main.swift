import Foundation
import UIKitCore

extension UIApplicationDelegate where Self: NSObject {
    /// Starts the application with this class as its delegate. `@main` calls this method.
    public static func main() { ApplicationLauncher.run(delegate: self) }
}
