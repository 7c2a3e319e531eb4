import Foundation
import QuartzCore

/// What a program shows until its own first picture: the storyboard that `UILaunchStoryboardName` names in its
/// Info.plist.
///
/// No code of the program runs for it: each element is made as UIKit's own class.
@MainActor
package struct LaunchScreen {
    private let name: String
    private let bundle: Bundle

    /// Reads an Info.plist; `nil` where it names none.
    package init?(info: [String: Any]?, bundle: Bundle) {
        guard let name = info?["UILaunchStoryboardName"] as? String, !name.isEmpty else { return nil }
        self.name = name
        self.bundle = bundle
    }

    /// Draws the first view of the storyboard once. It stays on the display until something else is drawn there, and
    /// the program finds nothing of it.
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

    /// A storyboard's first view, or the one of a nib; `nil`, with a line in the log, where there is none.
    private func makeView() -> UIView? {
        if let found = try? DocumentLibrary.document(named: name, .storyboard, in: bundle) {
            return UIStoryboard(found).instantiateInitialViewController()?.view
        }
        if let found = try? DocumentLibrary.document(named: name, .nib, in: bundle) {
            return UINib(found, name: name).instantiate(withOwner: NSObject()).lazy.compactMap { $0 as? UIView }.first
        }
        Diagnostics.warn(.resource, "There is no launch screen '\(name)' that could be read in \(bundle.bundlePath).")
        return nil
    }
}
