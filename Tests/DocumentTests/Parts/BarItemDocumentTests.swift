import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Bar items and bars of documents")
struct BarItemDocumentTests {
    @Test("System items have their own style unless the document specifies one")
    func systemItems() throws {
        try PartsDocument.run { _ in
            let done: UIBarButtonItem = try PartsDocument.object(#"<barButtonItem systemItem="done" id="I"/>"#)
            let cancel: UIBarButtonItem = try PartsDocument.object(
                #"<barButtonItem systemItem="cancel" enabled="NO" tag="4" id="I"/>"#)

            expectEqual(done.style, .done)
            expectTrue(done.isEnabled)
            expectEqual(cancel.style, .plain)
            expectFalse(cancel.isEnabled)
            expectEqual(cancel.tag, 4)
        }
    }

    @Test("An item has a title, a width and a custom view")
    func customView() throws {
        try PartsDocument.run { _ in
            let item: UIBarButtonItem = try PartsDocument.object(
                """
                <barButtonItem title="Item" style="done" width="30" id="I">
                    <switch key="customView" opaque="NO" contentMode="scaleToFill" id="S"/>
                </barButtonItem>
                """)

            expectEqual(item.title, "Item")
            expectEqual(item.style, .done)
            expectEqual(item.width, 30)
            expectTrue(item.customView is UISwitch)
        }
    }

    @Test("Items of a navigation item: single ones, and lists in their order")
    func navigationItem() throws {
        try PartsDocument.run { _ in
            let item: UINavigationItem = try PartsDocument.object(
                """
                <navigationItem title="Inbox" prompt="Mail" backButtonTitle="Back" largeTitleDisplayMode="never" \
                leftItemsSupplementBackButton="YES" hidesBackButton="YES" id="N">
                    <barButtonItem key="leftBarButtonItem" title="Edit" id="L"/>
                    <rightBarButtonItems>
                        <barButtonItem title="Outer" id="R1"/>
                        <barButtonItem title="Inner" id="R2"/>
                    </rightBarButtonItems>
                    <view key="titleView" contentMode="scaleToFill" id="T"/>
                </navigationItem>
                """)

            expectEqual(item.title, "Inbox")
            expectEqual(item.prompt, "Mail")
            expectEqual(item.backButtonTitle, "Back")
            expectEqual(item.largeTitleDisplayMode, .never)
            expectTrue(item.leftItemsSupplementBackButton)
            expectTrue(item.hidesBackButton)
            expectEqual(item.leftBarButtonItem?.title, "Edit")
            expectEqual(item.rightBarButtonItems?.map(\.title), ["Outer", "Inner"])
            expectNotNil(item.titleView)
        }
    }

    @Test("Tab bar items, with badges; system items keep their titles")
    func tabBarItems() throws {
        try PartsDocument.run { _ in
            let item: UITabBarItem = try PartsDocument.object(
                #"<tabBarItem title="Alarms" badgeValue="3" id="T"/>"#)
            let system: UITabBarItem = try PartsDocument.object(
                #"<tabBarItem systemItem="favorites" title="Ignored" id="T"/>"#)

            expectEqual(item.title, "Alarms")
            expectEqual(item.badgeValue, "3")
            expectEqual(system.title, "Favorites")
            expectNotNil(system.image)
        }
    }

    @Test("A bar alone shows its items")
    func bars() throws {
        try PartsDocument.run { _ in
            let toolbar: UIToolbar = try PartsDocument.view(
                """
                <toolbar opaque="NO" contentMode="scaleToFill" translucent="NO" id="B"><items>
                    <barButtonItem title="Item" id="I1"/>
                    <barButtonItem systemItem="flexibleSpace" id="I2"/>
                </items></toolbar>
                """)
            let bar: UINavigationBar = try PartsDocument.view(
                """
                <navigationBar contentMode="scaleToFill" barStyle="black" largeTitles="YES" id="B">
                    <color key="barTintColor" \(PartsDocument.red)
                    <textAttributes key="titleTextAttributes"><color key="textColor" \(PartsDocument.red)</textAttributes>
                    <items><navigationItem title="Title" id="N"/></items>
                </navigationBar>
                """)
            let tabs: UITabBar = try PartsDocument.view(
                """
                <tabBar contentMode="scaleToFill" itemPositioning="centered" id="B"><items>
                    <tabBarItem title="One" id="T1"/><tabBarItem title="Two" id="T2"/>
                </items></tabBar>
                """)

            let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            expectEqual(toolbar.items?.count, 2)
            expectFalse(toolbar.isTranslucent)
            expectEqual(bar.topItem?.title, "Title")
            expectEqual(bar.barStyle, .black)
            expectTrue(bar.prefersLargeTitles)
            expectEqual(bar.barTintColor, red)
            expectTrue(bar.isTranslucent)
            expectEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, red)
            expectEqual(tabs.items?.map(\.title), ["One", "Two"])
            expectEqual(tabs.itemPositioning, .centered)
        }
    }

    @Test("Appearances have the default background unless the document specifies one")
    func appearances() throws {
        try PartsDocument.run { _ in
            let bar: UINavigationBar = try PartsDocument.view(
                """
                <navigationBar contentMode="scaleToFill" id="B">
                    <navigationBarAppearance key="standardAppearance" id="A1">
                        <color key="backgroundColor" \(PartsDocument.red)
                        <nil key="shadowColor"/>
                    </navigationBarAppearance>
                    <navigationBarAppearance key="scrollEdgeAppearance" id="A2"/>
                </navigationBar>
                """)

            expectEqual(bar.standardAppearance.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            expectNil(bar.standardAppearance.shadowColor)
            expectNotNil(bar.scrollEdgeAppearance?.backgroundEffect)
            expectNil(bar.compactAppearance)
        }
    }
}
