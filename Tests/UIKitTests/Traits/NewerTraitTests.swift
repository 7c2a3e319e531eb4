import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import TextLayout
import UIFoundation
import UIKit

/// The system traits added in iOS 17 and 18, and archives of collections.
@MainActor
@Suite("Traits of iOS 17 and 18")
struct NewerTraitTests {
    @Test("They are unspecified at first, and are set, combined and compared like any other")
    func values() {
        let empty = UITraitCollection()
        let language = Locale.Language(identifier: "th")

        let traits = UITraitCollection { traits in
            traits.imageDynamicRange = .high
            traits.sceneCaptureState = .active
            traits.typesettingLanguage = language
            traits.listEnvironment = .sidebar
            traits.toolbarItemPresentationSize = .large
        }
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(imageDynamicRange: .high), UITraitCollection(sceneCaptureState: .active),
            UITraitCollection(typesettingLanguage: language), UITraitCollection(listEnvironment: .sidebar),
            UITraitCollection(toolbarItemPresentationSize: .large), empty,
        ])

        expectEqual(empty.imageDynamicRange, .unspecified)
        expectEqual(empty.sceneCaptureState, .unspecified)
        expectNil(empty.typesettingLanguage)
        expectEqual(empty.listEnvironment, .unspecified)
        expectEqual(empty.toolbarItemPresentationSize, .unspecified)
        expectEqual(traits, merged)
        expectEqual(traits.imageDynamicRange, UIImage.DynamicRange.high)
        expectTrue(traits.typesettingLanguage == language && traits[UITraitListEnvironment.self] == .sidebar)
        expectEqual(traits.changedTraits(from: empty).count, 5)
        expectTrue(traits.containsTraits(in: UITraitCollection(listEnvironment: .sidebar)))
        expectFalse(traits.containsTraits(in: UITraitCollection(listEnvironment: .plain)))
    }

    @Test("Raw values are UIKit's")
    func rawValues() {
        expectEqual(UISceneCaptureState.active.rawValue, 1)
        expectEqual(UISceneCaptureState.unspecified.rawValue, -1)
        expectEqual(UIListEnvironment.unspecified.rawValue, 0)
        expectEqual(UIListEnvironment.sidebarPlain.rawValue, 6)
        expectEqual(UINSToolbarItemPresentationSize.large.rawValue, 3)
        expectEqual(UINSToolbarItemPresentationSize.unspecified.rawValue, -1)
    }

    @Test("They are inherited down the tree, and registered observers are notified")
    func propagation() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let label = UILabel()
            root.view.addSubview(label)
            var previous: [Locale.Language?] = []
            label.registerForTraitChanges([UITraitTypesettingLanguage.self]) { (_: UILabel, old: UITraitCollection) in
                previous.append(old.typesettingLanguage)
            }

            root.traitOverrides.typesettingLanguage = Locale.Language(identifier: "ja")
            root.traitOverrides.remove(UITraitTypesettingLanguage.self)

            expectEqual(previous, [nil, Locale.Language(identifier: "ja")])
            expectNil(label.traitCollection.typesettingLanguage)
            expectEqual(label.traitCollection.sceneCaptureState, .inactive)
        }
    }

    @Test("Text is laid out in the language")
    func typesetting() {
        let plain = TextDefaults(traits: UITraitCollection())
        let thai = TextDefaults(
            traits: UITraitCollection(typesettingLanguage: Locale.Language(identifier: "th")))

        expectNil(plain.attributes([:]).language)
        expectEqual(thai.attributes([:]).language, "th")
    }

    @Test("A label lays its text out again in a new language")
    func label() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let label = UILabel()
            label.text = "骨"
            root.view.addSubview(label)
            let before = label.intrinsicContentSize

            label.traitOverrides.typesettingLanguage = Locale.Language(identifier: "ja")

            expectTrue(before.width > 0 && label.intrinsicContentSize.width > 0)
            expectEqual(label.traitCollection.typesettingLanguage?.languageCode, .japanese)
        }
    }

    @Test("Views in a table have the list's style, also in a nested table")
    func lists() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let table = UITableView(frame: root.view.bounds, style: .insetGrouped)
            let inner = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
            let (header, leaf) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
            header.addSubview(inner)
            inner.addSubview(leaf)
            root.view.addSubview(table)

            table.tableHeaderView = header
            stage.advance(by: 0.1)

            expectEqual(root.traitCollection.listEnvironment, .unspecified)
            expectEqual(header.traitCollection.listEnvironment, .insetGrouped)
            expectEqual(leaf.traitCollection.listEnvironment, .plain)
        }
    }

    @Test("The background of a cell depends on its list")
    func backgrounds() {
        func color(_ background: UIBackgroundConfiguration, _ list: UIListEnvironment) -> UIColor? {
            let state = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: list))
            return background.updated(for: state).backgroundColor
        }

        expectEqual(color(.listCell(), .unspecified), .systemBackground)
        expectEqual(color(.listCell(), .plain), .systemBackground)
        expectEqual(color(.listCell(), .grouped), .secondarySystemGroupedBackground)
        expectEqual(color(.listCell(), .insetGrouped), .secondarySystemGroupedBackground)
        expectEqual(color(.listHeader(), .plain), .systemBackground)
        expectEqual(color(.listHeader(), .grouped), .clear)
    }

    @Test("Views below an override share its collection")
    func sharing() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            root.view.traitOverrides.userInterfaceStyle = .dark
            let (first, second) = (UIView(), UIView())

            root.view.addSubview(first)
            root.view.addSubview(second)
            let (dark, other) = (first.traitCollection, second.traitCollection)
            root.view.traitOverrides.userInterfaceStyle = .light

            expectIdentical(dark, other)
            expectEqual(dark.userInterfaceStyle, .dark)
            expectEqual(first.traitCollection.userInterfaceStyle, .light)
            expectIdentical(first.traitCollection, second.traitCollection)
        }
    }

    // MARK: Images

    @Test("Images are looked up by eleven system traits, without traits of text, lists or touches")
    func imageLookup() {
        let names = Set(UITraitCollection.systemTraitsAffectingImageLookup.map { $0.name })

        expectEqual(names.count, 11)
        #expect(names.contains("UITraitDisplayScale"))
        #expect(names.contains("UITraitLegibilityWeight"))
        #expect(!names.contains("UITraitActiveAppearance"))
        #expect(!names.contains("UITraitListEnvironment"))
    }

    @Test("A collection makes a configuration for images")
    func configuration() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)

        expectEqual(traits.imageConfiguration.traitCollection, traits)
        expectEqual(traits.imageConfiguration, UIImage.Configuration(traitCollection: traits))
    }

    // MARK: Archives

    private func archived(_ traits: UITraitCollection) throws -> UITraitCollection? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data)
    }

    @Test("A collection is restored from an archive, without the traits of the app")
    func archive() throws {
        struct Theme: UITraitDefinition { static let defaultValue = 0 }
        let traits = UITraitCollection { traits in
            traits.userInterfaceIdiom = .pad
            traits.userInterfaceStyle = .dark
            traits.horizontalSizeClass = .compact
            traits.displayScale = 2
            traits.preferredContentSizeCategory = .extraLarge
            traits.layoutDirection = .rightToLeft
            traits.typesettingLanguage = Locale.Language(identifier: "th")
            traits.listEnvironment = .grouped
        }

        let back = try archived(traits.replacing(Theme.self, value: 1))

        expectEqual(back?.typesettingLanguage?.languageCode, .thai)
        expectEqual(
            back?.modifyingTraits { $0.typesettingLanguage = nil },
            traits.modifyingTraits { $0.typesettingLanguage = nil })
        try expectEqual(archived(UITraitCollection()), UITraitCollection())
    }

    @Test("Values of an archive that do not exist are unspecified")
    func brokenArchive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(99, forKey: "UserInterfaceStyle")
        archiver.encode(-3.0, forKey: "DisplayScale")
        archiver.encode(1, forKey: "HorizontalSizeClass")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)

        let traits = UITraitCollection(coder: reader)

        expectEqual(traits, UITraitCollection(horizontalSizeClass: .compact))
    }
}
