public import UIKit

/// The applications that host tests. Generated code of a module of tests sets its application before the program
/// starts.
@MainActor
public enum HostApplication {
    private static var delegates: [String: (NSObject & UIApplicationDelegate).Type] = [:]

    /// Has each test of a module run in an application with this delegate.
    public static func use(_ delegate: (NSObject & UIApplicationDelegate).Type, in module: String) {
        delegates[module] = delegate
    }

    /// The class of the delegate for the tests of a module; `nil` for an application with an empty root controller.
    static func delegate(in module: some StringProtocol) -> (NSObject & UIApplicationDelegate).Type? {
        delegates[String(module)]
    }
}
