import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pictures")
struct ZPictureTests {
    private func rows(_ page: UIViewController, tint: UIColor) -> UIScrollView {
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        scroll.contentSize = CGSize(width: 390, height: 1600)
        for i in 0..<20 {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(i) * 80 + 20, width: 300, height: 40))
            label.text = "Row \(i)"
            label.font = .systemFont(ofSize: 28)
            scroll.addSubview(label)
            let block = UIView(frame: CGRect(x: 300, y: CGFloat(i) * 80 + 10, width: 60, height: 60))
            block.backgroundColor = tint.withAlphaComponent(CGFloat(i % 5 + 1) / 5)
            scroll.addSubview(block)
        }
        page.view.addSubview(scroll)
        return scroll
    }

    private func shoot(_ stage: Stage, _ name: String) {
        try? stage.snapshot().pngData()?.write(to: URL(fileURLWithPath: "/tmp/nav_\(name).png"))
    }

    @Test("Write")
    func write() throws {
        for dark in [false, true] {
            try Stage.run(
                root: UINavigationController(rootViewController: Page("World Clock")),
                size: CGSize(width: 390, height: 844), scale: 2,
                safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            ) { stage, navigation in
                let suffix = dark ? "dark" : "light"
                stage.window.overrideUserInterfaceStyle = dark ? .dark : .light
                let first = navigation.viewControllers[0]
                let scroll = rows(first, tint: .systemOrange)
                first.navigationItem.leftBarButtonItem = first.editButtonItem
                first.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    systemItem: .add, primaryAction: UIAction { _ in })
                navigation.navigationBar.prefersLargeTitles = true
                first.toolbarItems = [
                    UIBarButtonItem(systemItem: .compose), .flexibleSpace(), UIBarButtonItem(systemItem: .action),
                    .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
                ]
                navigation.isToolbarHidden = false
                stage.advance(by: 1)
                shoot(stage, "1_large_\(suffix)")
                scroll.contentOffset.y += 30
                stage.advance(by: 0.5)
                shoot(stage, "2_collapsing_\(suffix)")
                scroll.contentOffset.y = 100
                stage.advance(by: 0.5)
                shoot(stage, "3_scrolled_\(suffix)")
                scroll.setContentOffset(CGPoint(x: 0, y: -scroll.adjustedContentInset.top - 52), animated: false)
                stage.advance(by: 0.5)
                let second = Page("Berlin")
                _ = rows(second, tint: .systemTeal)
                second.navigationItem.largeTitleDisplayMode = .never
                second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
                navigation.pushViewController(second, animated: true)
                stage.advance(by: 0.08)
                shoot(stage, "4_push08_\(suffix)")
                stage.advance(by: 0.08)
                shoot(stage, "5_push16_\(suffix)")
                stage.advance(by: 1)
                shoot(stage, "6_pushed_\(suffix)")
                stage.touchDown(at: CGPoint(x: 2, y: 400))
                stage.touchMove(to: CGPoint(x: 12, y: 400))
                stage.touchMove(to: CGPoint(x: 180, y: 400))
                stage.advance(by: 0.1)
                shoot(stage, "7_swipe_\(suffix)")
                stage.touchMove(to: CGPoint(x: 20, y: 400))
                stage.advance(by: 0.2)
                stage.touchUp(at: CGPoint(x: 20, y: 400))
                stage.advance(by: 1)
                second.navigationItem.prompt = "Choose a city for the clock"
                let third = Page("Third with title")
                _ = rows(third, tint: .systemPink)
                stage.advance(by: 0.2)
                shoot(stage, "8_prompt_\(suffix)")
                second.navigationItem.prompt = nil
                third.navigationItem.largeTitleDisplayMode = .never
                navigation.pushViewController(third, animated: true)
                stage.advance(by: 0.1)
                shoot(stage, "9_small_push_\(suffix)")
                stage.advance(by: 1)
            }
        }
        try withNavigation(scale: 1) { stage, navigation, old in
            navigation.view.semanticContentAttribute = .forceRightToLeft
            @MainActor func force(_ view: UIView) {
                view.semanticContentAttribute = .forceRightToLeft
                for sub in view.subviews { force(sub) }
            }
            navigation.pushViewController(Page("New", color: .secondarySystemBackground), animated: false)
            stage.advance(by: 1)
            force(stage.window)
            stage.advance(by: 0.1)
            shoot(stage, "rtl")
        }
    }
}
