import Foundation

/// The host of an app extension: Foundation's class, which Linux lacks.
///
/// Programs on Linux are not extensions, so this class has no instances. It is the type of
/// `UIViewController.extensionContext`, which shared code reads to determine whether it runs in an extension.
public final class NSExtensionContext: NSObject {
    private override init() { super.init() }
}
