import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Quick actions")
struct ShortcutItemTests {
    private let info: [String: Any] = [
        "UIApplicationShortcutItems": [
            [
                "UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "New Note",
                "UIApplicationShortcutItemSubtitle": "In Drafts",
                "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeCapturePhoto",
                "UIApplicationShortcutItemUserInfo": ["folder": "Drafts", "count": 3],
            ] as [String: Any],
            ["UIApplicationShortcutItemType": "untitled"],
            [
                "UIApplicationShortcutItemType": "search", "UIApplicationShortcutItemTitle": "Search",
                "UIApplicationShortcutItemIconSymbolName": "magnifyingglass",
            ],
        ] as [Any]
    ]

    @Test("Actions of an Info.plist are read, except those without a title")
    func ofInfo() throws {
        let items = UIApplicationShortcutItem.items(info: info)

        expectEqual(items.map(\.type), ["new", "search"])
        let new = try #require(items.first)
        expectEqual(new.localizedTitle, "New Note")
        expectEqual(new.localizedSubtitle, "In Drafts")
        expectEqual(new.icon, UIApplicationShortcutIcon(type: .capturePhoto))
        expectEqual(new.userInfo?["folder"] as? NSString, "Drafts")
        expectEqual((new.userInfo?["count"] as? NSNumber)?.intValue, 3)
        expectEqual(items.last?.icon, UIApplicationShortcutIcon(systemImageName: "magnifyingglass"))
        expectNil(items.last?.userInfo)
    }

    @Test("Values of the wrong type count as absent")
    func broken() {
        expectEmpty(UIApplicationShortcutItem.items(info: nil))
        expectTrue(UIApplicationShortcutItem.items(info: ["UIApplicationShortcutItems": 3]).isEmpty)
        expectTrue(
            UIApplicationShortcutItem.items(
                info: [
                    "UIApplicationShortcutItems": [
                        ["UIApplicationShortcutItemType": 3, "UIApplicationShortcutItemTitle": "Title"] as [String: Any]
                    ]
                ]
            ).isEmpty)
    }

    @Test("The program's own actions are copies, in the order in which they were set")
    func ofProgram() throws {
        try Stage.run { _ in
            let item = UIMutableApplicationShortcutItem(type: "open", localizedTitle: "Open")
            let application = UIApplication.shared
            expectNil(application.shortcutItems)

            application.shortcutItems = [item]
            item.localizedTitle = "Changed"

            expectEqual(application.shortcutItems?.map(\.localizedTitle), ["Open"])
            let first = try #require(application.shortcutItems?.first)
            expectFalse(first is UIMutableApplicationShortcutItem)
            let copy = try #require(first.mutableCopy() as? UIMutableApplicationShortcutItem)
            copy.targetContentIdentifier = "note 1"
            expectEqual(copy.type, "open")
            expectEqual(copy.targetContentIdentifier as? String, "note 1")
            expectNil(first.targetContentIdentifier)
        }
    }

    @Test("An action is found by its type: the program's own first, and an undeclared action also has a title")
    func byType() throws {
        try Stage.run { _ in
            UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "Own")]

            let titles = ["new", "search", "other"].map {
                UIApplicationShortcutItem.item(ofType: $0, info: info).localizedTitle
            }

            expectEqual(titles, ["Own", "Search", "other"])
        }
    }
}
