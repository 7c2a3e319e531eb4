import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views of documents: labels, images, stacks, scroll views, effects")
struct ViewClassTests {
    // MARK: Labels

    @Test("A label without attributes has the document's defaults, which are not those of the class")
    func labelDefaults() throws {
        let label: UILabel = try ViewNib.view("<label id=\"l\"/>")

        #expect(label.text == nil)
        #expect(label.textAlignment == .left)
        #expect(label.adjustsFontSizeToFitWidth)
        #expect(label.isUserInteractionEnabled)
        #expect(label.isOpaque)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .black)
        #expect(label.numberOfLines == 1)
        #expect(label.isEnabled)
        #expect(label.contentHuggingPriority(for: .horizontal) == UILabel().contentHuggingPriority(for: .horizontal))
    }

    @Test("A label is as it is written")
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

        #expect(label.text == "Hello\nthere")
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byWordWrapping)
        #expect(label.numberOfLines == 0)
        #expect(label.baselineAdjustment == .alignCenters)
        #expect(!label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == 0.25)
        #expect(label.allowsDefaultTighteningForTruncation)
        #expect(!label.isEnabled)
        #expect(!label.isUserInteractionEnabled)
        #expect(!label.isOpaque)
        #expect(label.font == .systemFont(ofSize: 20, weight: .semibold))
        #expect(label.textColor == .label)
        #expect(label.highlightedTextColor == .systemRed)
        #expect(label.shadowColor == .darkText)
        #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test("The smallest size that old documents write in points is a factor")
    func minimumFontSize() throws {
        let label: UILabel = try ViewNib.view(
            """
            <label text="A" minimumFontSize="5" id="l">
                <fontDescription key="fontDescription" type="system" pointSize="20"/>
            </label>
            """)

        #expect(label.minimumScaleFactor == 0.25)
    }

    @Test("Text with attributes counts where the label uses it, and is left out elsewhere", arguments: [true, false])
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
            #expect(label.text == "plain")
            return
        }
        let text = try #require(label.attributedText)
        #expect(text.string == "red centred")
        let first = text.attributes(at: 0, effectiveRange: nil)
        #expect(first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((first[.font] as? UIFont)?.pointSize == 20)
        #expect(first[.underlineStyle] as? Int == 1)
        let style = try #require(text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle)
        #expect(style.alignment == .center)
        #expect(style.lineBreakMode == .byTruncatingHead)
        #expect(style.lineSpacing == 3)
    }

    @Test("A field's text and its placeholder have the attributes that are written")
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
        #expect(field.text == "red" && color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(field.placeholder == "Name")
    }

    // MARK: Images

    @Test("An image view shows a symbol as it is written, and is touched unless it is written otherwise")
    func imageView() throws {
        let view: UIImageView = try ViewNib.view(
            """
            <imageView contentMode="scaleAspectFit" image="star.fill" catalog="system" id="i">
                <imageReference key="highlightedImage" image="star" catalog="system" symbolScale="large"/>
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
            pointSize="30" scale="small" weight="bold"/>
            </imageView>
            """)

        #expect(view.image?.isSymbolImage == true)
        #expect(view.highlightedImage?.isSymbolImage == true)
        #expect(
            view.preferredSymbolConfiguration
                == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .small))
        #expect(view.isUserInteractionEnabled)
        #expect(view.isOpaque)
    }

    @Test("A missing image is none")
    func missingImage() throws {
        let view: UIImageView = try ViewNib.view("<imageView image=\"not there\" id=\"i\"/>")

        #expect(view.image == nil)
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

        #expect(stack.arrangedSubviews.map(\.tag) == [1, 2])
        #expect(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        #expect(stack.axis == .vertical)
        #expect(stack.distribution == .equalSpacing)
        #expect(stack.alignment == .top)
        #expect(stack.spacing == 12)
        #expect(stack.isBaselineRelativeArrangement)
        #expect((stack.viewWithTag(2) as? UIStackView)?.arrangedSubviews.map(\.tag) == [3])
        #expect(!stack.isLayoutMarginsRelativeArrangement)
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

        #expect(views.map(\.spacing) == [UIStackView.spacingUseSystem, 0])
        #expect(views.map(\.isLayoutMarginsRelativeArrangement) == [false, true])
    }

    // MARK: Scroll views

    @Test("A scroll view without attributes neither clips nor takes several touches")
    func scrollDefaults() throws {
        let view: UIScrollView = try ViewNib.view("<scrollView id=\"s\"/>")

        #expect(!view.clipsToBounds)
        #expect(!view.isMultipleTouchEnabled)
        #expect(view.bounces)
        #expect(view.isScrollEnabled)
        #expect(view.maximumZoomScale == 1)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
    }

    @Test("A scroll view is as it is written")
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

        #expect(view.clipsToBounds)
        #expect(view.isMultipleTouchEnabled)
        #expect(view.isPagingEnabled)
        #expect(!view.isScrollEnabled)
        #expect(!view.bounces)
        #expect(view.isDirectionalLockEnabled)
        #expect(view.alwaysBounceVertical)
        #expect(!view.showsHorizontalScrollIndicator)
        #expect(view.showsVerticalScrollIndicator)
        #expect(view.indicatorStyle == .white)
        #expect(view.minimumZoomScale == 1)
        #expect(view.maximumZoomScale == 4)
        #expect(view.keyboardDismissMode == .onDrag)
        #expect(view.contentInsetAdjustmentBehavior == .never)
        #expect(!view.delaysContentTouches)
        #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
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

        #expect(view.effect == UIBlurEffect(style: .dark))
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.contentView.clipsToBounds)
        #expect(view.contentView.subviews.map(\.tag) == [1])
    }

    @Test("A vibrancy effect has its blur")
    func vibrancy() throws {
        let view: UIVisualEffectView = try ViewNib.view(
            """
            <visualEffectView id="v"><vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>
            """
        )

        #expect(view.effect == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
    }
}
