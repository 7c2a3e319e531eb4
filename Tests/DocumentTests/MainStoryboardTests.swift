import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
@Suite("The main storyboard of a program", .serialized)
struct MainStoryboardTests {
    final class WindowDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
    }

    final class PlainDelegate: NSObject, UIApplicationDelegate {}

    private func folder(initial: String? = "one") throws -> DocumentFolder {
        try DocumentFolder([
            "Main.storyboard": DocumentText.storyboard(
                initial: initial, DocumentText.controller("one", attributes: "title=\"First\""))
        ])
    }

    @Test("The delegate has a window with the first controller, which is shown after the launch")
    func window() throws {
        try Stage.run { _ in
            let (folder, delegate) = (try folder(), WindowDelegate())
            let bundle = try #require(folder.bundle)
            let main = try #require(MainStoryboard(info: ["UIMainStoryboardFile": "Main"], bundle: bundle))

            main.makeWindow(of: delegate)
            let isHidden = delegate.window?.isHidden
            main.showWindow(of: delegate)

            expectEqual(isHidden, true)
            expectEqual(delegate.window?.rootViewController?.title, "First")
            expectEqual(delegate.window?.isHidden, false)
            expectEqual(delegate.window?.isKeyWindow, true)
            delegate.window?.isHidden = true
        }
    }

    @Test("A delegate without a window property is named in the log, with the missing property")
    func withoutWindow() throws {
        try Stage.run { stage in
            let folder = try folder()
            let bundle = try #require(folder.bundle)

            MainStoryboard(info: ["UIMainStoryboardFile": "Main"], bundle: bundle)?.makeWindow(of: PlainDelegate())

            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "The app delegate must implement the window property if it wants to use a main storyboard file."
                ])
        }
    }

    @Test("A storyboard without an entry point is logged")
    func withoutEntry() throws {
        try Stage.run { stage in
            let folder = try folder(initial: nil)
            let bundle = try #require(folder.bundle)

            MainStoryboard(info: ["UIMainStoryboardFile": "Main"], bundle: bundle)?.makeWindow(of: WindowDelegate())

            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the "
                        + "designated entry point is not set?"
                ])
        }
    }

    @Test("An Info.plist without a main storyboard has none")
    func none() {
        expectNil(MainStoryboard(info: nil, bundle: .main))
        expectNil(MainStoryboard(info: ["UIMainStoryboardFile": 3], bundle: .main))
        expectNil(LaunchScreen(info: [:], bundle: .main))
    }

    @Test("A launch screen is drawn without the program's classes, and leaves no state behind")
    func launchScreen() throws {
        try Stage.run { stage in
            let folder = try DocumentFolder([
                "Launch.storyboard": DocumentText.storyboard(
                    initial: "one", attributes: "launchScreen=\"YES\"",
                    DocumentText.controller(
                        "one", attributes: DocumentText.custom(NotingController.self),
                        DocumentText.connections(DocumentText.outlet("label", "one-label"))))
            ])
            let (bundle, scene) = (try #require(folder.bundle), try #require(stage.scenes.first))
            let windows = scene.windows.count

            let log = DocumentLog.run {
                LaunchScreen(info: ["UILaunchStoryboardName": "Launch"], bundle: bundle)?.show(in: scene)
            }

            expectEmpty(log)
            expectEqual(scene.windows.count, windows)
        }
    }
}
