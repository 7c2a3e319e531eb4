import Foundation
import IrekoContainers
import IrekoTesting
import Testing
import UIKit

private final class Content: UIViewController, ContainerContent {
    func contentFrame(in bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 20) }
}

@MainActor
@Suite("The content container's recipes")
struct ContentContainerTests {
    private func content(_ title: String) -> Content {
        let content = Content()
        content.title = title
        return content
    }

    @Test("Display, hide")
    func displayAndHide() throws {
        try Stage.run(size: CGSize(width: 300, height: 500), rootViewController: ContentContainerController()) {
            stage in
            let container = try #require(stage.window.rootViewController as? ContentContainerController)
            let content = content("Content")
            stage.timeline.clear()

            container.display(content)
            let frame = content.view.frame
            container.hide(content)
            container.hide(content)

            #expect(frame == CGRect(x: 10, y: 20, width: 280, height: 460))
            #expect(
                stage.timeline.lines(of: [.appearance, .containment]) == [
                    "Content willMove(toParent: ContentContainerController)", "Content viewWillAppear",
                    "Content viewIsAppearing", "Content viewDidAppear",
                    "Content didMove(toParent: ContentContainerController)", "Content willMove(toParent: nil)",
                    "Content viewWillDisappear", "Content viewDidDisappear", "Content didMove(toParent: nil)",
                ])
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("Cycle moves both at the same time, for 0.25 seconds")
    func cycle() throws {
        try Stage.run(size: CGSize(width: 300, height: 500), rootViewController: ContentContainerController()) {
            stage in
            let container = try #require(stage.window.rootViewController as? ContentContainerController)
            let (old, new) = (content("Old"), content("New"))
            container.display(old)
            stage.advance(by: 0)
            var result: Bool?

            container.cycle(from: old, to: new) { result = $0 }
            stage.advance(by: 0.125)
            let (oldX, newX) = (old.view.layer.presentation()?.frame.minX, new.view.layer.presentation()?.frame.minX)
            stage.advance(by: 0.124)
            let early = result
            stage.advance(by: 0.001)

            // Half of the way at half of the time, by the symmetry of ease-in-ease-out.
            #expect(abs((oldX ?? 0) - (10 - 150)) < 0.5)
            #expect(abs((newX ?? 0) - (10 + 150)) < 0.5)
            #expect(early == nil)
            #expect(result == true)
            #expect(container.contents.map(\.title) == ["New"])
            #expect(old.parent == nil && old.view.superview == nil)
            #expect(stage.diagnostics.isEmpty)
        }
    }
}
