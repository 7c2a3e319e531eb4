import Foundation
import QuartzCore
import UIKitCore

/// Starts an application, as in C and in Swift programs without `@main`: creates the application and its delegate, and
/// runs until the last window is closed.
///
/// - Parameters:
///   - argc: The number of arguments; ignored.
///   - argv: The arguments; ignored.
///   - principalClassName: The application's class; `nil` for `UIApplication`. Other classes are found by name.
///   - delegateClassName: The delegate's class, by name (`NSStringFromClass(AppDelegate.self)`).
/// - Returns: Never.
@MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName, principalClassName != "UIApplication" {
        guard let principal = NSClassFromString(principalClassName) as? UIApplication.Type else {
            fatalError("UIApplicationMain: there is no application class named \(principalClassName)")
        }
        _ = ClassTable.make(principal)
    }
    guard let delegateClassName,
        let found = NSClassFromString(delegateClassName) as? (NSObject & UIApplicationDelegate).Type
    else {
        fatalError("UIApplicationMain: there is no application delegate class named \(delegateClassName ?? "nil")")
    }
    ApplicationLauncher.run(delegate: found)
}
