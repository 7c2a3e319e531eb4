import IrekoTesting
import Testing
import UIKit

@Suite("Snippets of Snapshots.md", .withFontOfReferences)
struct SnapshotsSnippetTests {
    @Test @MainActor func theNoteSlidesIn() throws {
        try Stage.run(device: .iPhone15, rootViewController: UIViewController()) { stage in
            let note = UIViewController()
            note.view.backgroundColor = .systemYellow
            stage.window.rootViewController?.present(note, animated: true)

            stage.advance(by: 0.2)
            try stage.expectSnapshot(named: "half-way")

            stage.advance(by: 1)
            try stage.expectSnapshot(named: "there")
        }
    }

    @Test @MainActor func theGradientIsAboutRight() throws {
        try Stage.run(size: CGSize(width: 200, height: 100), rootViewController: UIViewController()) { stage in
            stage.window.rootViewController?.view.backgroundColor = .systemTeal

            try stage.expectSnapshot(named: "gradient", tolerance: 2, pixels: 20)
        }
    }

    @Test(arguments: [StageDevice.iPhoneSE, .iPhone16ProMax, .iPadMini], [UIUserInterfaceStyle.light, .dark])
    @MainActor func fits(device: StageDevice, style: UIUserInterfaceStyle) throws {
        try Stage.run(
            device: device, style: style, textSize: .extraLarge, rootViewController: UITableViewController()
        ) { stage in
            try stage.expectSnapshot(named: "\(device.name), \(style == .dark ? "dark" : "light")")
        }
    }
}

extension Trait where Self == IssueHandlingTrait {
    static var showingStage: Self {
        .compactMapIssues { issue in
            for file in Stage.attachments() { Attachment.record([UInt8](file.data), named: file.name) }
            return issue
        }
    }
}

@Suite(.showingStage) struct NotesTests {}
