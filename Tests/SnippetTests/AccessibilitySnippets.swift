import IrekoTesting
import Testing
import UIKit

final class RatingView: UIView {
    private var stars = 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Rating"
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityValue: String? {
        get { "\(stars) of 5 stars" }
        set { _ = newValue }
    }

    override func accessibilityIncrement() { stars = min(stars + 1, 5) }

    override func accessibilityDecrement() { stars = max(stars - 1, 0) }
}

private final class TwoNotes: UITableViewController {
    private var notes = ["Shopping", "Work"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                self?.notes.remove(at: indexPath.row)
                self?.tableView.deleteRows(at: [indexPath], with: .automatic)
                done(true)
            }
        ])
    }
}

enum AccessibilitySnippets {
    @MainActor static func run() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            root.view.addSubview(RatingView(frame: CGRect(x: 20, y: 100, width: 100, height: 44)))
            let reader = stage.voiceOver
            try reader.enable()
            try check(reader.increment().utterance == "Rating, 4 of 5 stars, adjustable")
            try check(reader.decrement().utterance == "Rating, 3 of 5 stars, adjustable")
        }
        let list = UINavigationController(rootViewController: TwoNotes(style: .plain))
        try Stage.run(rootViewController: list) { stage in
            stage.advance(by: 0.1)
            try check(stage.audit() == [] && stage.accessibilityTranscript.first == "Notes. Heading.")
            try check(stage.accessibilityTree.first { $0.role == .table }?.children.count == 2)
            let reader = stage.voiceOver
            try reader.enable()
            try check(reader.move(to: "Shopping").utterance == "Shopping")
            try check(reader.perform(action: "Delete").utterance == "Work")
            stage.accessibilitySettings.isReduceMotionEnabled = true
            try check(UIAccessibility.isReduceMotionEnabled)
        }
    }
}

@MainActor @Suite("Snippets of Accessibility.md and AccessibilityTests.md")
struct AccessibilitySnippetTests {
    @Test("An adjustable view is spoken with its value")
    func rating() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            root.view.addSubview(RatingView(frame: CGRect(x: 20, y: 100, width: 100, height: 44)))
            let reader = stage.voiceOver
            try reader.enable()

            #expect(try reader.increment().utterance == "Rating, 4 of 5 stars, adjustable")
        }
    }

    @Test("The reader, the audit and the tree of a list")
    func list() throws {
        let list = UINavigationController(rootViewController: TwoNotes(style: .plain))
        try Stage.run(rootViewController: list) { stage in
            stage.advance(by: 0.1)
            #expect(stage.audit() == [])
            #expect(stage.accessibilityTranscript.first == "Notes. Heading.")
            let list = stage.accessibilityTree.first { $0.role == .table }
            #expect(list?.children.count == 2)
            let reader = stage.voiceOver
            try reader.enable()
            #expect(try reader.move(to: "Shopping").utterance == "Shopping")
            #expect(try reader.perform(action: "Delete").utterance == "Work")
            stage.accessibilitySettings.isReduceMotionEnabled = true
            #expect(UIAccessibility.isReduceMotionEnabled)
        }
    }
}
