import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("Bar items and bars of documents")
struct BarItemDocumentTests {
    @Test("Items of the system's, with the style that is theirs unless another is written")
    func systemItems() throws {
        try PartsDocument.run { _ in
            let done: UIBarButtonItem = try PartsDocument.object(#"<barButtonItem systemItem="done" id="I"/>"#)
            let cancel: UIBarButtonItem = try PartsDocument.object(
                #"<barButtonItem systemItem="cancel" enabled="NO" tag="4" id="I"/>"#)

            #expect(done.style == .done && done.isEnabled)
            #expect(cancel.style == .plain && !cancel.isEnabled && cancel.tag == 4)
        }
    }

    @Test("An item has a title, a width and a view of its own")
    func customView() throws {
        try PartsDocument.run { _ in
            let item: UIBarButtonItem = try PartsDocument.object(
                """
                <barButtonItem title="Item" style="done" width="30" id="I">
                    <switch key="customView" opaque="NO" contentMode="scaleToFill" id="S"/>
                </barButtonItem>
                """)

            #expect(item.title == "Item" && item.style == .done && item.width == 30)
            #expect(item.customView is UISwitch)
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

            #expect(item.title == "Inbox" && item.prompt == "Mail" && item.backButtonTitle == "Back")
            #expect(item.largeTitleDisplayMode == .never)
            #expect(item.leftItemsSupplementBackButton && item.hidesBackButton)
            #expect(item.leftBarButtonItem?.title == "Edit")
            #expect(item.rightBarButtonItems?.map(\.title) == ["Outer", "Inner"])
            #expect(item.titleView != nil)
        }
    }

    @Test("Tab bar items, with badges; those of the system's keep their titles")
    func tabBarItems() throws {
        try PartsDocument.run { _ in
            let item: UITabBarItem = try PartsDocument.object(
                #"<tabBarItem title="Alarms" badgeValue="3" id="T"/>"#)
            let system: UITabBarItem = try PartsDocument.object(
                #"<tabBarItem systemItem="favorites" title="Ignored" id="T"/>"#)

            #expect(item.title == "Alarms" && item.badgeValue == "3")
            #expect(system.title == "Favorites" && system.image != nil)
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
            #expect(toolbar.items?.count == 2 && !toolbar.isTranslucent)
            #expect(bar.topItem?.title == "Title" && bar.barStyle == .black && bar.prefersLargeTitles)
            #expect(bar.barTintColor == red && bar.isTranslucent)
            #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == red)
            #expect(tabs.items?.map(\.title) == ["One", "Two"] && tabs.itemPositioning == .centered)
        }
    }

    @Test("Appearances, whose background is the default one where none is written")
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

            #expect(bar.standardAppearance.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(bar.standardAppearance.shadowColor == nil)
            #expect(bar.scrollEdgeAppearance?.backgroundEffect != nil && bar.compactAppearance == nil)
        }
    }
}
