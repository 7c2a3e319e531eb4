import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The keyboard's layout guide in a controller that disappears")
struct KeyboardDuringDismissalTests {
    /// A page with a text field at the top and a bar above the keyboard.
    private final class Page: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
        let bar = UIView()
        var endsEditing = false

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addSubview(bar)
            bar.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                bar.leftAnchor.constraint(equalTo: view.leftAnchor),
                bar.rightAnchor.constraint(equalTo: view.rightAnchor),
                bar.heightAnchor.constraint(equalToConstant: 40),
            ])
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if endsEditing { view.endEditing(true) }
        }

        /// The position of the bar on the screen, in its page.
        var shownTop: CGFloat? {
            guard let shown = bar.layer.presentation(), let page = view.layer.presentation() else { return nil }
            return shown.convert(shown.bounds, to: page).minY
        }
    }

    /// Edits the field of a visible page, and returns the position of the bar above the keyboard.
    private func edit(_ page: Page, _ stage: Stage) throws -> CGFloat {
        stage.advance(by: 1)
        page.field.becomeFirstResponder()
        stage.advance(by: 1)
        return try #require(page.shownTop)
    }

    private func run(_ root: UIViewController, _ body: (Stage) throws -> Void) throws {
        try Stage.run(device: .iPhone15) { stage in
            stage.keyboard = .onScreen
            stage.window.rootViewController = root
            stage.settle()
            try body(stage)
        }
    }

    @Test(
        "It keeps its place while a controller is dismissed with the keyboard",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func dismissal(style: UIModalPresentationStyle) throws {
        let root = UIViewController()
        try run(root) { stage in
            let page = Page()
            page.modalPresentationStyle = style
            root.present(page, animated: true)
            let top = try edit(page, stage)
            expectTrue(top < 600)

            page.dismiss(animated: true)
            for _ in 0..<10 {
                stage.advance(by: 1.0 / 30)
                let shown = try #require(page.shownTop)
                #expect(abs(shown - top) < 1)
            }
            stage.advance(by: 1)
            expectNil(page.viewIfLoaded?.window)

            // The guide is at the edge when the controller appears again.
            root.present(page, animated: true)
            stage.advance(by: 1)
            expectFalse(page.field.isFirstResponder)
            #expect(page.bar.frame.maxY > 700)
        }
    }

    @Test("If editing ends in viewWillDisappear, it moves with the keyboard")
    func endingFirst() throws {
        let root = UIViewController()
        try run(root) { stage in
            let page = Page()
            page.endsEditing = true
            root.present(page, animated: true)
            var last = try edit(page, stage)

            page.dismiss(animated: true)
            stage.advance(by: 1.0 / 30)
            for _ in 0..<6 {
                let shown = try #require(page.shownTop)
                #expect(shown >= last && shown - last < 120)
                last = shown
                stage.advance(by: 1.0 / 30)
            }
            #expect(page.bar.frame.maxY > 700)
        }
    }

    @Test("It keeps its place while a page is popped with the keyboard")
    func pop() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try run(navigation) { stage in
            let page = Page()
            navigation.pushViewController(page, animated: true)
            let top = try edit(page, stage)

            navigation.popViewController(animated: true)
            for _ in 0..<6 {
                stage.advance(by: 1.0 / 30)
                let shown = try #require(page.shownTop)
                #expect(abs(shown - top) < 1)
            }
        }
    }

    @Test("A form sheet that keeps the keyboard makes way for it after the edited page is deallocated")
    func deallocatedPage() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 390, height: 844)) { stage, root in
            stage.keyboard = .onScreen
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.modalPresentationStyle = .formSheet
            let sheet = try #require(navigation.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            root.present(navigation, animated: false)
            stage.advance(by: 1)
            var page: UIViewController? = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
            page?.view.addSubview(field)
            page.map { navigation.pushViewController($0, animated: false) }
            page = nil
            stage.advance(by: 1)
            field.becomeFirstResponder()
            stage.advance(by: 1)
            let frame = navigation.view.frame

            navigation.popViewController(animated: true)
            stage.advance(by: 2)

            expectTrue(navigation.disablesAutomaticKeyboardDismissal)
            expectEqual(sheet.frameOfPresentedViewInContainerView, frame)
            expectEqual(navigation.view.frame, frame)
            navigation.view.setNeedsLayout()
            stage.settle()
            expectEqual(navigation.view.frame, frame)
        }
    }
}
