import Foundation
import QuartzCore

/// The launch screen, from the storyboard of `UILaunchStoryboardName` in a program's Info.plist, shown before the
/// first frame.
///
/// It runs no code of the program: custom classes are replaced by UIKit's classes.
@MainActor
package struct LaunchScreen {
    private let name: String
    private let bundle: Bundle

    /// Reads an Info.plist; `nil` if it has no launch storyboard.
    package init?(info: [String: Any]?, bundle: Bundle) {
        guard let name = info?["UILaunchStoryboardName"] as? String, !name.isEmpty else { return nil }
        self.name = name
        self.bundle = bundle
    }

    /// Draws the first view of the storyboard once, and releases it. The drawing remains on the display until the
    /// program draws.
    package func show(in scene: UIWindowScene) {
        let usedProgramClasses = UIContext.current.documentMaking.usesProgramClasses
        UIContext.current.documentMaking.usesProgramClasses = false
        defer { UIContext.current.documentMaking.usesProgramClasses = usedProgramClasses }
        guard let view = makeView() else { return }
        let window = UIWindow(windowScene: scene)
        view.frame = window.bounds
        window.addSubview(view)
        window.isHidden = false
        CATransaction.flush()
        window.isHidden = true
        window.windowScene = nil
    }

    /// Creates the first view of a storyboard or a nib. If neither exists, logs a message and returns `nil`.
    private func makeView() -> UIView? {
        if let found = try? DocumentLibrary.document(named: name, .storyboard, in: bundle) {
            return UIStoryboard(found).instantiateInitialViewController()?.view
        }
        if let found = try? DocumentLibrary.document(named: name, .nib, in: bundle) {
            return UINib(found, name: name).instantiate(withOwner: NSObject()).lazy.compactMap { $0 as? UIView }.first
        }
        Diagnostics.warn(.resource, "\(bundle.bundlePath) contains no readable launch screen '\(name)'.")
        return nil
    }
}
