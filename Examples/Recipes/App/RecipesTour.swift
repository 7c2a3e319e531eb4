import Foundation
import IrekoTesting
import RecipesDemo
import UIKit

/// Drives the recipes app on a stage, by touches, and writes pictures of the screens to Output/recipes.
@MainActor
enum RecipesTour {
    static func run() {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent("recipes")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for size in [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)] {
                for style in [UIUserInterfaceStyle.light, .dark] {
                    let name = "\(Int(size.width))-\(style == .dark ? "dark" : "light")"
                    try Stage.run(size: size, scale: size.width > 1000 ? 1 : 2, rootViewController: root(style)) {
                        stage in try walk(stage, writingTo: folder, name)
                    }
                }
            }
        } catch {
            FileHandle.standardError.write(Data("The tour ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func root(_ style: UIUserInterfaceStyle) -> UIViewController? {
        let root = RecipesInterface.root()
        root?.overrideUserInterfaceStyle = style
        return root
    }

    private static func walk(_ stage: Stage, writingTo folder: URL, _ ending: String) throws {
        guard let tabs = stage.window.rootViewController as? UITabBarController else { return }
        func picture(_ name: String) throws {
            let file = folder.appendingPathComponent("\(name)-\(ending).png")
            guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: file)
            print(file.path)
        }
        /// Taps the element with an identifier of the storyboards, in any language.
        func tap(_ identifier: String) {
            stage.find(identifier: identifier).tap()
            stage.advance(by: 1)
        }

        stage.advance(by: 0.5)
        try picture("1-recipes")
        tap("sort")
        try picture("2-sort")
        stage.tapOutside()
        stage.advance(by: 1)
        tap("new")
        try picture("3-new")
        stage.find("Save").tap()
        stage.advance(by: 1)
        stage.find(row: IndexPath(row: 1, section: 0)).tap()
        stage.advance(by: 1)
        tap("favorite")
        try picture("4-recipe")
        for (index, name) in [(1, "5-shopping"), (2, "6-settings")] {
            tabs.selectedIndex = index
            stage.advance(by: 1)
            try picture(name)
        }
    }
}
