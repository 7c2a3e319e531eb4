import UIKit

/// What the app shows: all of it is in its storyboards.
@MainActor
public enum RecipesInterface {
    /// The root of the window: the initial view controller of `Main.storyboard`.
    public static func root() -> UIViewController? {
        UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController()
    }
}
