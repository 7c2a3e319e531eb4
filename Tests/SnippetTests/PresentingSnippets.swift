import IrekoTesting
import Testing
import UIKit

private final class FormViewController: UIViewController {}
private final class ListViewController: UIViewController {}

enum PresentingSnippets {
    private final class LyricsViewController: UIViewController {}

    private final class PhotoViewController: UIViewController {
        init(_ picture: String) {
            super.init(nibName: nil, bundle: nil)
            title = picture
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class RootController: UIViewController {
        let small = UIView(frame: CGRect(x: 20, y: 120, width: 60, height: 60))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(small)
        }

        func showForm() {
            let form = FormViewController()
            form.modalPresentationStyle = .fullScreen
            present(form, animated: true)
        }

        func showDraft() -> (Bool) -> Void {
            final class DraftViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
                var hasChanges = false {
                    didSet { isModalInPresentation = hasChanges }
                }

                func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                    sheet.addAction(
                        UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in
                            self?.dismiss(animated: true)
                        })
                    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    sheet.popoverPresentationController?.sourceItem = navigationItem.leftBarButtonItem
                    present(sheet, animated: true)
                }
            }

            let draft = DraftViewController()
            let navigation = UINavigationController(rootViewController: draft)
            navigation.presentationController?.delegate = draft
            present(navigation, animated: true)
            return { draft.hasChanges = $0 }
        }

        private func thumbnail(of picture: String) -> UIView? { small }

        func open(_ picture: String) {
            let photo = PhotoViewController(picture)
            photo.preferredTransition = .zoom { [weak self] _ in self?.thumbnail(of: picture) }
            navigationController?.pushViewController(photo, animated: true)
        }
    }

    final class PlayerViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            definesPresentationContext = true
        }

        func showLyrics() {
            let lyrics = LyricsViewController()
            lyrics.modalPresentationStyle = .overCurrentContext
            present(lyrics, animated: true)
        }
    }

    private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            UINavigationController(rootViewController: controller.presentedViewController)
        }
    }

    private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate
    {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: transitionDuration(using: context)) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    final class DrawerPresentationController: UIPresentationController {
        private let shade = UIView()

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: 0, width: min(320, bounds.width - 44), height: bounds.height)
        }

        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            shade.frame = containerView?.bounds ?? .zero
            presentedView?.frame = frameOfPresentedViewInContainerView
        }

        override func presentationTransitionWillBegin() {
            shade.backgroundColor = .black.withAlphaComponent(0.3)
            shade.alpha = 0
            containerView?.insertSubview(shade, at: 0)
            presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 1 }
        }

        override func dismissalTransitionWillBegin() {
            presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
        }
    }

    final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            DrawerPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }

    @MainActor static func run() throws {
        let root = RootController()
        let navigation = UINavigationController(rootViewController: root)
        try Stage.run(rootViewController: navigation) { stage in
            stage.advance(by: 0)
            root.showForm()
            stage.advance(by: 1)
            try check(root.presentedViewController is FormViewController)
            root.dismiss(animated: true)
            stage.advance(by: 1)
            let change = root.showDraft()
            stage.advance(by: 1)
            change(true)
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            stage.chooseAlertAction("Delete Draft")
            stage.advance(by: 1)
            try check(root.presentedViewController == nil)
            root.open("Sea")
            stage.advance(by: 1)
            try check(navigation.topViewController?.title == "Sea")
        }
        let player = PlayerViewController()
        try Stage.run(rootViewController: player) { stage in
            stage.advance(by: 0)
            player.showLyrics()
            stage.advance(by: 1)
            try check(player.presentedViewController is LyricsViewController)
        }
        let list = ListViewController()
        let adapter = Adapter()
        let form = FormViewController()
        try Stage.run(rootViewController: list) { stage in
            stage.advance(by: 0)
            form.modalPresentationStyle = .popover
            form.presentationController?.delegate = adapter
            form.popoverPresentationController?.sourceView = list.view
            list.present(form, animated: true)
            stage.advance(by: 1)
            try check(form.navigationController != nil)
            list.dismiss(animated: true)
            stage.advance(by: 1)
        }
        let drawer = UIViewController()
        let transition = DrawerTransition()
        let fade = FadeAnimator()
        try Stage.run(rootViewController: list) { stage in
            stage.advance(by: 0)
            stage.excludeFromLeakCheck(drawer)
            drawer.modalPresentationStyle = .custom
            drawer.transitioningDelegate = transition
            list.present(drawer, animated: true)
            stage.advance(by: 1)
            try check(drawer.view.frame == CGRect(x: 0, y: 0, width: 320, height: 844))
            list.dismiss(animated: true)
            stage.advance(by: 1)
            drawer.modalPresentationStyle = .fullScreen
            drawer.transitioningDelegate = fade
            list.present(drawer, animated: true)
            stage.advance(by: 0.15)
            try check(drawer.view.layer.presentation()?.opacity ?? 1 < 1)
            stage.advance(by: 1)
            try check(drawer.viewIfLoaded?.window != nil)
        }
    }
}

@Suite("Snippets of Presenting.md")
struct PresentingSnippetTests {
    @Test @MainActor func theFormComesAndGoes() throws {
        try Stage.run(rootViewController: ListViewController()) { stage in
            let list = try #require(stage.window.rootViewController)
            let form = FormViewController()
            form.modalPresentationStyle = .fullScreen

            list.present(form, animated: true)
            stage.advance(by: 0.5)

            #expect(
                stage.timeline.lines(of: .appearance).suffix(5) == [
                    "ListViewController viewWillDisappear", "FormViewController viewWillAppear",
                    "FormViewController viewIsAppearing", "FormViewController viewDidAppear",
                    "ListViewController viewDidDisappear",
                ])
        }
    }
}
