import Foundation
import IrekoTesting
import Testing
import UIKit
import UIKitCore

@testable import RecipesDemo

/// The recipes on a stage.
@MainActor
enum RecipesStage {
    nonisolated static let phone = CGSize(width: 390, height: 844)
    nonisolated static let tablet = CGSize(width: 1024, height: 768)

    /// Runs a test, which must not cause a diagnostic: a document warning or a broken constraint.
    static func run(
        size: CGSize = phone, languages: [String] = [], _ body: (Stage, RecipesTabBarController) throws -> Void
    ) throws {
        try Stage.run(size: size, rootViewController: root(languages)) { stage in
            let tabs = try #require(stage.window.rootViewController as? RecipesTabBarController)
            stage.advance(by: 0.5)
            try body(stage, tabs)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    private static func root(_ languages: [String]) -> UIViewController? {
        UIContext.current.languages = languages
        return RecipesInterface.root()
    }
}

extension RecipesTabBarController {
    /// The top controller of the selected tab.
    var top: UIViewController? { (selectedViewController as? UINavigationController)?.topViewController }

    /// Selects a tab, and returns its top controller.
    func top<Controller: UIViewController>(of tab: Int, _ stage: Stage, as type: Controller.Type) throws -> Controller {
        selectedIndex = tab
        stage.advance(by: 0.5)
        return try #require(top as? Controller)
    }

    /// Opens the recipe of a row.
    func open(_ row: Int, _ stage: Stage) throws -> RecipeController {
        stage.press(IndexPath(row: row, section: 0))
        return try #require(top as? RecipeController)
    }
}

extension Stage {
    /// Taps the element with a text, and waits for the result.
    func press(_ text: String) {
        find(text).tap()
        advance(by: 1)
    }

    /// Taps a row, and waits for the result.
    func press(_ path: IndexPath) {
        find(row: path).tap()
        advance(by: 1)
    }
}
