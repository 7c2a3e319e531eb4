import UIKit

/// A page of a storyboard in which a view, with the tag 1, is 100 points wide, and 250 in regular width.
@MainActor
enum VaryingPage {
    static func make() throws -> UIViewController {
        try ViewNib.controller(
            """
            <scene sceneID="s"><objects>
                <viewController id="first" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="a"/></subviews>
                        <constraints>
                            <constraint firstItem="a" firstAttribute="width" constant="100" id="w">
                                <variation key="widthClass=regular" constant="250"/>
                            </constraint>
                            <constraint firstItem="a" firstAttribute="height" constant="50" id="h"/>
                            <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="l"/>
                            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                        </constraints>
                    </view>
                </viewController>
            </objects></scene>
            """)
    }
}
