import Foundation
import QuartzCore
import UIKitCore

/// Starts an application in a program without `@main`: creates the application and its delegate, and runs the main
/// loop until the last window is closed.
///
/// - Parameters:
///   - argc: The number of arguments, which is ignored.
///   - argv: The arguments, which are ignored.
///   - principalClassName: The name of the application's class, or `nil` for `UIApplication`.
///   - delegateClassName: The name of the delegate's class (`NSStringFromClass(AppDelegate.self)`).
/// - Returns: The function does not return.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName, principalClassName != "UIApplication" {
        guard let principal = NSClassFromString(principalClassName) as? UIApplication.Type else {
            fatalError("UIApplicationMain: the application class \(principalClassName) does not exist")
        }
        _ = ClassTable.make(principal)
    }
    guard let delegateClassName,
        let found = NSClassFromString(delegateClassName) as? (NSObject & UIApplicationDelegate).Type
    else {
        fatalError("UIApplicationMain: the application delegate class \(delegateClassName ?? "nil") does not exist")
    }
    ApplicationLauncher.run(delegate: found)
}
