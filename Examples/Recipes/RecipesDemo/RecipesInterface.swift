import UIKit

/// The user interface of the app, which is completely in its storyboards.
@MainActor
public enum RecipesInterface {
    /// The root of the window: the initial view controller of `Main.storyboard`.
    public static func root() -> UIViewController? {
        UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController()
    }
}
