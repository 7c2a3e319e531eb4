import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Containers of documents")
struct ContainerDocumentTests {
    private static func relationship(_ name: String, _ destination: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(name)\" id=\"\(name)-\(destination)\"/>"
    }

    private static func plain(_ id: String, _ children: String = "") -> String {
        """
        <viewController title="\(id)" id="\(id)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="\(id)-view"/>\(children)
        </viewController>
        """
    }

    @Test("A navigation controller has its first controller and its bars; the toolbar is hidden unless it is enabled")
    func navigation() throws {
        try PartsDocument.run { _ in
            @MainActor func scenes(_ attributes: String) -> [String] {
                [
                    """
                    <navigationController \(attributes) id="A" sceneMemberID="viewController">
                        <toolbarItems/>
                        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="N"/>
                        <nil name="viewControllers"/>
                        <toolbar key="toolbar" opaque="NO" contentMode="scaleToFill" translucent="NO" id="T"/>
                        <connections>\(Self.relationship("rootViewController", "B"))</connections>
                    </navigationController>
                    """,
                    Self.plain(
                        "B",
                        """
                        <toolbarItems><barButtonItem title="Tool" id="I"/></toolbarItems>
                        <navigationItem key="navigationItem" title="First" id="NI"/>
                        """),
                ]
            }
            let plain: UINavigationController = try PartsDocument.controller(scenes(""))
            let shown: UINavigationController = try PartsDocument.controller(
                scenes(#"toolbarHidden="NO" navigationBarHidden="YES" hidesBarsOnSwipe="YES""#))

            expectEqual(plain.viewControllers.count, 1)
            expectEqual(plain.topViewController?.title, "B")
            expectEqual(plain.topViewController?.navigationItem.title, "First")
            expectEqual(plain.topViewController?.toolbarItems?.map(\.title), ["Tool"])
            expectTrue(plain.navigationBar.prefersLargeTitles)
            expectEqual(plain.navigationBar.topItem?.title, "First")
            expectTrue(plain.isToolbarHidden)
            expectFalse(plain.isNavigationBarHidden)
            expectFalse(plain.hidesBarsOnSwipe)
            expectFalse(shown.isToolbarHidden)
            expectTrue(shown.isNavigationBarHidden)
            expectTrue(shown.hidesBarsOnSwipe)
            expectFalse(shown.toolbar.isTranslucent)
        }
    }

    @Test("A navigation item without a title has the controller's, unless its title is empty")
    func titles() throws {
        try PartsDocument.run { _ in
            let without: UIViewController = try PartsDocument.controller([
                Self.plain("A", #"<navigationItem key="navigationItem" id="N"/>"#)
            ])
            let none: UIViewController = try PartsDocument.controller([
                Self.plain("A", #"<navigationItem key="navigationItem" id="N"><nil key="title"/></navigationItem>"#)
            ])

            expectEqual(without.navigationItem.title, "A")
            expectNil(none.navigationItem.title)
        }
    }

    @Test("Tabs in the document's order, with the items of their controllers")
    func tabs() throws {
        try PartsDocument.run { _ in
            let tabs: UITabBarController = try PartsDocument.controller([
                """
                <tabBarController id="A" sceneMemberID="viewController">
                    <tabBar key="tabBar" contentMode="scaleToFill" itemPositioning="fill" id="T"/>
                    <connections>
                        \(Self.relationship("viewControllers", "C"))
                        \(Self.relationship("viewControllers", "B"))
                    </connections>
                </tabBarController>
                """,
                Self.plain("B", #"<tabBarItem key="tabBarItem" title="Second" id="I2"/>"#),
                Self.plain("C", #"<tabBarItem key="tabBarItem" title="First" id="I1"/>"#),
            ])

            expectEqual(tabs.viewControllers?.map(\.title), ["C", "B"])
            // No tab is selected before the first appearance (C4).
            expectEqual(tabs.selectedIndex, NSNotFound)
            expectEqual(tabs.tabBar.items?.map(\.title), ["First", "Second"])
            expectEqual(tabs.tabBar.itemPositioning, .fill)
        }
    }

    @Test("A classic split view, and one with three columns, as Xcode writes it")
    func split() throws {
        try PartsDocument.run { _ in
            @MainActor func scenes(_ attributes: String, _ more: String = "") -> [String] {
                [
                    """
                    <splitViewController \(attributes) id="A" sceneMemberID="viewController"><connections>
                        \(Self.relationship("detailViewController", "C"))
                        \(Self.relationship("masterViewController", "B"))
                        \(more)
                    </connections></splitViewController>
                    """,
                    Self.plain("B"), Self.plain("C"), Self.plain("D"),
                ]
            }
            let classic: UISplitViewController = try PartsDocument.controller(scenes(""))
            let columns: UISplitViewController = try PartsDocument.controller(
                scenes(
                    #"allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile" primaryBackgroundStyle="sidebar""#,
                    Self.relationship("supplementaryViewController", "D")))

            expectEqual(classic.style, .unspecified)
            expectEqual(classic.viewControllers.map(\.title), ["B", "C"])
            expectEqual(columns.style, .tripleColumn)
            expectEqual(columns.preferredDisplayMode, .oneBesideSecondary)
            expectEqual(columns.preferredSplitBehavior, .tile)
            expectEqual(columns.primaryBackgroundStyle, .sidebar)
            expectEqual(columns.viewController(for: .primary)?.title, "B")
            expectEqual(columns.viewController(for: .supplementary)?.title, "D")
            expectEqual(columns.viewController(for: .secondary)?.title, "C")
        }
    }

    @Test("How pages are turned")
    func pages() throws {
        try PartsDocument.run { _ in
            let scrolling: UIPageViewController = try PartsDocument.controller([
                #"<pageViewController transitionStyle="scroll" navigationOrientation="vertical" spineLocation="none" pageSpacing="8" id="A" sceneMemberID="viewController"/>"#
            ])
            let curling: UIPageViewController = try PartsDocument.controller([
                #"<pageViewController transitionStyle="pageCurl" navigationOrientation="horizontal" spineLocation="none" doubleSided="YES" id="A" sceneMemberID="viewController"/>"#
            ])

            expectEqual(scrolling.transitionStyle, .scroll)
            expectEqual(scrolling.navigationOrientation, .vertical)
            expectEqual(scrolling.spineLocation, .none)
            expectEqual(curling.spineLocation, .min)
            expectTrue(curling.isDoubleSided)
        }
    }

    @Test("Key commands")
    func keyCommands() throws {
        try PartsDocument.run { _ in
            let controller: UIViewController = try PartsDocument.controller([
                Self.plain(
                    "A",
                    """
                    <keyCommands>
                        <keyCommand input="s" modifierFlags="1048576" actionName="save:" discoverabilityTitle="Save"/>
                    </keyCommands>
                    """)
            ])

            let command = try #require(controller.keyCommands?.first)
            expectEqual(command.input, "s")
            expectEqual(command.modifierFlags, .command)
            expectEqual(command.action, "save:")
            expectEqual(command.discoverabilityTitle, "Save")
        }
    }

    @Test("A navigation controller inside a navigation controller is omitted, and does not stop the program")
    func nested() throws {
        try PartsDocument.run { stage in
            let outer: UINavigationController = try PartsDocument.controller([
                """
                <navigationController id="A" sceneMemberID="viewController"><connections>
                    \(Self.relationship("rootViewController", "B"))
                </connections></navigationController>
                """,
                #"<navigationController id="B" sceneMemberID="viewController"/>"#,
            ])

            expectEmpty(outer.viewControllers)
            stage.allowsDiagnostics = true
        }
    }
}
