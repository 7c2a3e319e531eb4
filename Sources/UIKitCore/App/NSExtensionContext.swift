import Foundation

/// The host of an app extension: Foundation's class, which Linux lacks.
///
/// Programs here are no extensions, so that no object of this class is ever made. It is the type of
/// `UIViewController.extensionContext`, by which code that an app shares with an extension finds out which of the
/// two it is in.
public final class NSExtensionContext: NSObject {
    private override init() { super.init() }
}
