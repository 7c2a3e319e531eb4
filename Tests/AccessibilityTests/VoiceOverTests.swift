import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

private final class Words: UITableViewController {
    var words = ["Apple", "Bread", "Cheese"]
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Words"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = words[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = UIViewController()
        page.title = words[indexPath.row]
        navigationController?.pushViewController(page, animated: true)
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
                self?.words.remove(at: indexPath.row)
                self?.tableView.deleteRows(at: [indexPath], with: .automatic)
                done(true)
            }
        ])
    }
}

@MainActor @Suite("A screen reader on a stage")
struct VoiceOverTests {
    private func words(_ body: (Stage, VoiceOverService) throws -> Void) throws {
        try Stage.run(rootViewController: UINavigationController(rootViewController: Words(style: .plain))) { stage in
            stage.advance(by: 0.1)
            try stage.voiceOver.enable()
            try body(stage, stage.voiceOver)
        }
    }

    @Test("It moves forward and backward, and throws at the ends")
    func moving() throws {
        try words { _, reader in
            expectEqual(try reader.currentSpeech().utterance, "Words, heading")
            expectEqual(try reader.moveForward().utterance, "Apple")
            expectEqual(try reader.moveForward().utterance, "Bread")
            expectEqual(try reader.moveBackward().utterance, "Apple")
            expectEqual(try reader.readAll().map(\.utterance), ["Apple", "Bread", "Cheese"])
            #expect(throws: VoiceOverService.Error.noSpeech) { try reader.moveForward() }
        }
    }

    @Test("The grabber of a sheet is the first element, and selects detents")
    func grabber() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let page = UIViewController()
            let sheet = try #require(page.sheetPresentationController)
            sheet.detents = [.custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }, .medium(), .large()]
            sheet.prefersGrabberVisible = true
            let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
            label.text = "Content"
            page.view.addSubview(label)
            try stage.voiceOver.enable()
            let reader = stage.voiceOver
            root.present(page, animated: true)
            stage.advance(by: 1)

            expectEqual(try reader.currentSpeech().utterance, "Sheet Grabber, 25%, button, adjustable")
            expectEqual(reader.currentElement?.frame.size, CGSize(width: 120, height: 28))
            _ = try reader.increment()
            stage.advance(by: 1)
            expectEqual(sheet.selectedDetentIdentifier, .medium)
            expectEqual(reader.currentElement?.value, "Half screen")
            _ = try reader.activate()
            stage.advance(by: 1)
            expectEqual(sheet.selectedDetentIdentifier, .large)
            expectEqual(reader.currentElement?.value, "Full screen")
            _ = try reader.increment()
            expectEqual(sheet.selectedDetentIdentifier, .large)
            _ = try reader.decrement()
            stage.advance(by: 1)
            expectEqual(sheet.selectedDetentIdentifier, .medium)
            expectEqual(try reader.moveForward().utterance, "Content")

            sheet.prefersGrabberVisible = false
            stage.advance(by: 1)
            expectEqual(stage.accessibilityTree.elements.map(\.label), ["Content"])
            sheet.prefersGrabberVisible = true
            stage.advance(by: 1)
            _ = try reader.move(to: "Sheet Grabber")
            _ = try reader.escape()
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
        }
    }

    @Test("A move before enable() throws notRunning")
    func notRunning() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            #expect(throws: VoiceOverService.Error.notRunning) { try stage.voiceOver.moveForward() }
            expectFalse(UIAccessibility.isVoiceOverRunning)
        }
    }

    @Test("Activating a row pushes, the reader moves to the new screen, and escape returns to the row")
    func pushing() throws {
        try words { stage, reader in
            try reader.move(to: "Bread")

            let output = try reader.activate()

            expectEqual(output.utterance, "Words, back button")
            expectEqual(try reader.moveForward().utterance, "Bread, heading")
            expectEqual(try reader.escape().utterance, "Bread")
            expectEqual(reader.currentElement?.role, .cell)
        }
    }

    @Test("A swipe action of a row is a custom action, and the reader stays at the same place")
    func customAction() throws {
        try words { stage, reader in
            try reader.move(to: "Bread")

            let output = try reader.perform(action: "Remove")

            expectEqual(output.utterance, "Cheese")
            expectEqual(stage.accessibilityTree.elements.compactMap(\.label), ["Words", "Apple", "Cheese"])
        }
    }

    @Test("An alert takes the reader, escape cancels it, and the reader returns")
    func alert() throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            let button = UIButton(type: .system)
            button.setTitle("Delete", for: .normal)
            button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
            var canceled = false
            button.addAction(
                UIAction { _ in
                    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in canceled = true })
                    controller.present(alert, animated: true)
                }, for: .touchUpInside)
            controller.view.addSubview(button)
            let reader = stage.voiceOver
            try reader.enable()

            expectEqual(try reader.activate().utterance, "Sure?")
            expectEqual(try reader.moveForward().utterance, "Keep, button")
            expectEqual(try reader.escape().utterance, "Delete, button")
            expectTrue(canceled)
        }
    }

    @Test("Sliders are adjusted, and the value is spoken")
    func adjusting() throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
            slider.accessibilityLabel = "Volume"
            controller.view.addSubview(slider)
            let reader = stage.voiceOver
            try reader.enable()

            expectEqual(try reader.increment().utterance, "Volume, 10%, adjustable")
            expectEqual(try reader.decrement().utterance, "Volume, 0%, adjustable")
        }
    }

    @Test("Announcements are spoken, and their end is posted")
    func announcements() throws {
        try words { stage, reader in
            var finished: [Bool] = []
            let observer = NotificationCenter.default.addObserver(
                forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
            ) { note in
                let isSpoken = note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
                MainActor.assumeIsolated { finished.append(isSpoken ?? false) }
            }
            UIAccessibility.post(notification: .announcement, argument: "Saved")

            expectEqual(try reader.currentSpeech().utterance, "Saved")
            expectEqual(finished, [true])

            UIAccessibility.post(notification: .announcement, argument: "One")
            UIAccessibility.post(notification: .announcement, argument: "Two")
            expectEqual(try reader.currentSpeech().utterance, "Two")
            expectEqual(finished, [true, false, true])
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @Test("layoutChanged moves to its element, and the element is notified")
    func layoutChanged() throws {
        final class Watched: UILabel {
            var calls: [String] = []
            override func accessibilityElementDidBecomeFocused() { calls.append("focused") }
            override func accessibilityElementDidLoseFocus() { calls.append("lost") }
        }
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            let first = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
            first.text = "First"
            let watched = Watched(frame: CGRect(x: 0, y: 150, width: 100, height: 20))
            watched.text = "Second"
            controller.view.addSubview(first)
            controller.view.addSubview(watched)
            let reader = stage.voiceOver
            try reader.enable()

            UIAccessibility.post(notification: .layoutChanged, argument: watched)

            expectEqual(try reader.currentSpeech().utterance, "Second")
            expectTrue(watched.accessibilityElementIsFocused())
            expectIdentical(UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?, watched)
            try reader.moveBackward()
            expectEqual(watched.calls, ["focused", "lost"])
        }
    }

    @Test("After a presentation in which the program moved the reader, it returns to the element before it")
    func returning() throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            for (index, name) in ["First", "Second", "Third"].enumerated() {
                let label = UILabel(frame: CGRect(x: 0, y: 100 + index * 50, width: 100, height: 20))
                label.text = name
                controller.view.addSubview(label)
            }
            @MainActor func present(_ notification: UIAccessibility.Notification?) {
                let page = UIViewController()
                page.modalPresentationStyle = .fullScreen
                let labels = ["Heading", "Target"].enumerated().map { index, name in
                    let label = UILabel(frame: CGRect(x: 0, y: 100 + index * 50, width: 100, height: 20))
                    label.text = name
                    page.view.addSubview(label)
                    return label
                }
                controller.present(page, animated: true) {
                    if let notification { UIAccessibility.post(notification: notification, argument: labels[1]) }
                }
                stage.advance(by: 1)
            }
            let reader = stage.voiceOver
            try reader.enable()
            _ = try reader.move(to: "Second")
            present(nil)
            expectEqual(reader.currentElement?.label, "Heading")
            controller.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(reader.currentElement?.label, "Second")

            for notification in [UIAccessibility.Notification.screenChanged, .layoutChanged] {
                for (before, name) in [("First", "Third"), ("Third", "First")] {
                    _ = try reader.move(to: before)
                    _ = try reader.move(to: name)
                    present(notification)
                    expectEqual(reader.currentElement?.label, "Target")
                    controller.dismiss(animated: true)
                    stage.advance(by: 1)
                    expectEqual(reader.currentElement?.label, name)
                }
            }
        }
    }

    @Test("Rotors move to headings and to the items of a program")
    func rotors() throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            let labels = (0..<4).map { index in
                let label = UILabel(frame: CGRect(x: 0, y: 100 + index * 40, width: 100, height: 20))
                label.text = "Label \(index)"
                controller.view.addSubview(label)
                return label
            }
            labels[2].accessibilityTraits = [.staticText, .header]
            controller.view.accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(name: "Last") { predicate in
                    predicate.searchDirection == .next
                        ? UIAccessibilityCustomRotorItemResult(targetElement: labels[3], targetRange: nil) : nil
                }
            ]
            let reader = stage.voiceOver
            try reader.enable()

            expectEqual(try reader.move(by: .headings).utterance, "Label 2, heading")
            #expect(throws: VoiceOverService.Error.noSpeech) { try reader.move(by: .headings) }
            expectEqual(try reader.move(by: .custom("Last")).utterance, "Label 3")
            #expect(throws: VoiceOverService.Error.noSpeech) { try reader.move(by: .custom("Last"), forward: false) }
            expectEqual(try reader.move(by: .headings, forward: false).utterance, "Label 2, heading")
        }
    }

    @Test("A scroll by a page is spoken")
    func scrolling() throws {
        let controller = UIViewController()
        try Stage.run(size: CGSize(width: 300, height: 400), rootViewController: controller) { stage in
            let scroll = UIScrollView(frame: controller.view.bounds)
            scroll.contentSize = CGSize(width: 300, height: 1200)
            scroll.isPagingEnabled = true
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
            label.text = "Text"
            scroll.addSubview(label)
            controller.view.addSubview(scroll)
            let reader = stage.voiceOver
            try reader.enable()

            expectEqual(try reader.scroll(.down).utterance, "Page 2 of 3")
            expectEqual(scroll.contentOffset.y, 400)
            #expect(throws: VoiceOverService.Error.noSpeech) { try reader.scroll(.left) }
        }
    }

    @Test("magicTap calls the responders from the element to the application")
    func magicTap() throws {
        final class Player: UIViewController {
            var isPlaying = false
            override func accessibilityPerformMagicTap() -> Bool {
                isPlaying.toggle()
                return true
            }
        }
        let player = Player()
        try Stage.run(rootViewController: player) { stage in
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
            label.text = "Song"
            player.view.addSubview(label)
            let reader = stage.voiceOver
            try reader.enable()

            try reader.magicTap()

            expectTrue(player.isPlaying)
        }
    }
}
