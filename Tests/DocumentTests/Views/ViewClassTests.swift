import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views of documents: labels, images, stacks, scroll views, effects")
struct ViewClassTests {
    // MARK: Labels

    @Test("A label without attributes has the document's defaults, which differ from the class's")
    func labelDefaults() throws {
        let label: UILabel = try ViewNib.view("<label id=\"l\"/>")

        expectNil(label.text)
        expectEqual(label.textAlignment, .left)
        expectTrue(label.adjustsFontSizeToFitWidth)
        expectTrue(label.isUserInteractionEnabled)
        expectTrue(label.isOpaque)
        expectEqual(label.font, .systemFont(ofSize: 17))
        expectEqual(label.textColor, .black)
        expectEqual(label.numberOfLines, 1)
        expectTrue(label.isEnabled)
        expectEqual(label.contentHuggingPriority(for: .horizontal), UILabel().contentHuggingPriority(for: .horizontal))
    }

    @Test("A label has the written values")
    func label() throws {
        let label: UILabel = try ViewNib.view(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello&#10;there" \
            textAlignment="center" \
            lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignCenters" adjustsFontSizeToFit="NO" \
            minimumScaleFactor="0.25" enabled="NO" adjustsLetterSpacingToFitWidth="YES" id="l">
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
                <nil key="textColor"/>
                <color key="highlightedColor" systemColor="systemRedColor"/>
                <color key="shadowColor" cocoaTouchSystemColor="darkTextColor"/>
                <size key="shadowOffset" width="1" height="2"/>
            </label>
            """)

        expectEqual(label.text, "Hello\nthere")
        expectEqual(label.textAlignment, .center)
        expectEqual(label.lineBreakMode, .byWordWrapping)
        expectEqual(label.numberOfLines, 0)
        expectEqual(label.baselineAdjustment, .alignCenters)
        expectFalse(label.adjustsFontSizeToFitWidth)
        expectEqual(label.minimumScaleFactor, 0.25)
        expectTrue(label.allowsDefaultTighteningForTruncation)
        expectFalse(label.isEnabled)
        expectFalse(label.isUserInteractionEnabled)
        expectFalse(label.isOpaque)
        expectEqual(label.font, .systemFont(ofSize: 20, weight: .semibold))
        expectEqual(label.textColor, .label)
        expectEqual(label.highlightedTextColor, .systemRed)
        expectEqual(label.shadowColor, .darkText)
        expectEqual(label.shadowOffset, CGSize(width: 1, height: 2))
    }

    @Test("The minimum font size in points of old documents becomes a factor")
    func minimumFontSize() throws {
        let label: UILabel = try ViewNib.view(
            """
            <label text="A" minimumFontSize="5" id="l">
                <fontDescription key="fontDescription" type="system" pointSize="20"/>
            </label>
            """)

        expectEqual(label.minimumScaleFactor, 0.25)
    }

    @Test("Attributed text counts if the label uses it, and is ignored otherwise", arguments: [true, false])
    func attributedText(isUsed: Bool) throws {
        let label: UILabel = try ViewNib.view(
            """
            <label text="plain" \(isUsed ? "usesAttributedText=\"YES\"" : "") id="l">
                <attributedString key="attributedText">
                    <fragment content="red ">
                        <attributes>
                            <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                            <font key="NSFont" size="20" name=".AppleSystemUIFont"/>
                            <integer key="NSUnderline" value="1"/>
                        </attributes>
                    </fragment>
                    <fragment>
                        <string key="content">centred</string>
                        <attributes>
                            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingHead" \
            lineSpacing="3"/>
                        </attributes>
                    </fragment>
                </attributedString>
            </label>
            """)

        guard isUsed else {
            expectEqual(label.text, "plain")
            return
        }
        let text = try #require(label.attributedText)
        expectEqual(text.string, "red centred")
        let first = text.attributes(at: 0, effectiveRange: nil)
        expectEqual(first[.foregroundColor] as? UIColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        expectEqual((first[.font] as? UIFont)?.pointSize, 20)
        expectEqual(first[.underlineStyle] as? Int, 1)
        let style = try #require(text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle)
        expectEqual(style.alignment, .center)
        expectEqual(style.lineBreakMode, .byTruncatingHead)
        expectEqual(style.lineSpacing, 3)
    }

    @Test("A field's text and its placeholder have the written attributes")
    func attributedField() throws {
        let field: UITextField = try ViewNib.view(
            """
            <textField opaque="NO" borderStyle="roundedRect" id="f">
                <attributedString key="attributedText">
                    <fragment content="red">
                        <attributes>
                            <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                        </attributes>
                    </fragment>
                </attributedString>
                <attributedString key="attributedPlaceholder"><fragment content="Name"/></attributedString>
            </textField>
            """)

        let color = field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        expectEqual(field.text, "red")
        expectEqual(color, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        expectEqual(field.placeholder, "Name")
    }

    // MARK: Images

    @Test("An image view shows a symbol with its configuration, and has user interaction unless it is disabled")
    func imageView() throws {
        let view: UIImageView = try ViewNib.view(
            """
            <imageView contentMode="scaleAspectFit" image="star.fill" catalog="system" id="i">
                <imageReference key="highlightedImage" image="star" catalog="system" symbolScale="large"/>
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
            pointSize="30" scale="small" weight="bold"/>
            </imageView>
            """)

        expectEqual(view.image?.isSymbolImage, true)
        expectEqual(view.highlightedImage?.isSymbolImage, true)
        expectEqual(
            view.preferredSymbolConfiguration,
            UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .small))
        expectTrue(view.isUserInteractionEnabled)
        expectTrue(view.isOpaque)
    }

    @Test("A missing image is nil")
    func missingImage() throws {
        let view: UIImageView = try ViewNib.view("<imageView image=\"not there\" id=\"i\"/>")

        expectNil(view.image)
    }

    // MARK: Stack views

    @Test("The subviews of a stack view are arranged, in order")
    func stackView() throws {
        let stack: UIStackView = try ViewNib.view(
            """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="equalSpacing" \
            alignment="top" \
            spacing="12" baselineRelativeArrangement="YES" id="s">
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <subviews>
                    <label text="A" tag="1" id="a"/>
                    <stackView tag="2" id="b"><subviews><view tag="3" id="c"/></subviews></stackView>
                </subviews>
            </stackView>
            """)

        expectEqual(stack.arrangedSubviews.map(\.tag), [1, 2])
        expectTrue(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        expectEqual(stack.axis, .vertical)
        expectEqual(stack.distribution, .equalSpacing)
        expectEqual(stack.alignment, .top)
        expectEqual(stack.spacing, 12)
        expectTrue(stack.isBaselineRelativeArrangement)
        expectEqual((stack.viewWithTag(2) as? UIStackView)?.arrangedSubviews.map(\.tag), [3])
        expectFalse(stack.isLayoutMarginsRelativeArrangement)
    }

    @Test("A stack view with standard spacing, and one with margins")
    func stackSpacing() throws {
        let views = ViewNib.objects(
            """
            <stackView spacingType="standard" id="a"/>
            <stackView id="b"><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
            trailing="4"/></stackView>
            """
        ).compactMap { $0 as? UIStackView }

        expectEqual(views.map(\.spacing), [UIStackView.spacingUseSystem, 0])
        expectEqual(views.map(\.isLayoutMarginsRelativeArrangement), [false, true])
    }

    // MARK: Scroll views

    @Test("A scroll view without attributes neither clips nor takes several touches")
    func scrollDefaults() throws {
        let view: UIScrollView = try ViewNib.view("<scrollView id=\"s\"/>")

        expectFalse(view.clipsToBounds)
        expectFalse(view.isMultipleTouchEnabled)
        expectTrue(view.bounces)
        expectTrue(view.isScrollEnabled)
        expectEqual(view.maximumZoomScale, 1)
        expectEqual(view.contentInsetAdjustmentBehavior, .automatic)
    }

    @Test("A scroll view has the written values")
    func scrollView() throws {
        let view: UIScrollView = try ViewNib.view(
            """
            <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" pagingEnabled="YES" scrollEnabled="NO" \
            bounces="NO" \
            directionalLockEnabled="YES" alwaysBounceVertical="YES" showsHorizontalScrollIndicator="NO" \
            indicatorStyle="white" minimumZoomScale="0.0" maximumZoomScale="4" keyboardDismissMode="onDrag" \
            contentInsetAdjustmentBehavior="never" delaysContentTouches="NO" id="s">
                <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </scrollView>
            """)

        expectTrue(view.clipsToBounds)
        expectTrue(view.isMultipleTouchEnabled)
        expectTrue(view.isPagingEnabled)
        expectFalse(view.isScrollEnabled)
        expectFalse(view.bounces)
        expectTrue(view.isDirectionalLockEnabled)
        expectTrue(view.alwaysBounceVertical)
        expectFalse(view.showsHorizontalScrollIndicator)
        expectTrue(view.showsVerticalScrollIndicator)
        expectEqual(view.indicatorStyle, .white)
        expectEqual(view.minimumZoomScale, 1)
        expectEqual(view.maximumZoomScale, 4)
        expectEqual(view.keyboardDismissMode, .onDrag)
        expectEqual(view.contentInsetAdjustmentBehavior, .never)
        expectFalse(view.delaysContentTouches)
        expectEqual(view.contentInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }

    // MARK: Visual effects

    @Test("A visual effect view has its effect, and its subviews in its content view")
    func effectView() throws {
        let view: UIVisualEffectView = try ViewNib.view(
            """
            <visualEffectView opaque="NO" id="v">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <view key="contentView" opaque="NO" clipsSubviews="YES" id="c">
                    <rect key="frame" x="0.0" y="0.0" width="10" height="5"/>
                    <subviews><view tag="1" id="a"/></subviews>
                </view>
                <blurEffect style="dark"/>
            </visualEffectView>
            """)

        expectEqual(view.effect, UIBlurEffect(style: .dark))
        expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        expectTrue(view.contentView.clipsToBounds)
        expectEqual(view.contentView.subviews.map(\.tag), [1])
    }

    @Test("An effect view that the document places by constraints places its content view accordingly")
    func constrainedEffectView() throws {
        let view: UIVisualEffectView = try ViewNib.view(
            """
            <visualEffectView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="v">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <view key="contentView" opaque="NO" id="c">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                </view>
                <blurEffect style="dark"/>
            </visualEffectView>
            """)

        expectEqual(
            view.contentView.translatesAutoresizingMaskIntoConstraints, view.translatesAutoresizingMaskIntoConstraints)
        expectEqual(view.contentView.frame, view.bounds)
    }

    @Test("A vibrancy effect has its blur")
    func vibrancy() throws {
        let view: UIVisualEffectView = try ViewNib.view(
            """
            <visualEffectView id="v"><vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>
            """
        )

        expectEqual(view.effect, UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
    }
}
