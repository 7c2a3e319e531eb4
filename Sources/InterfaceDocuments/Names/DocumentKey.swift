/// The name of an attribute of an object, or the key of a child. Most are names of properties.
///
/// Names are looked up once, when a document is read, so that creating objects compares numbers.
package enum DocumentKey: String, CaseIterable, Sendable {
    // MARK: Identity, and attributes for the editor

    case customClass, customModule, customModuleProvider, sceneID, sceneMemberID, userLabel, colorLabel
    case misplaced, ambiguous, verifyAmbiguity, placeholderIntrinsicWidth, placeholderIntrinsicHeight
    case simulatedAppContext, canvasLocation, userComments, freeformSize, customSize, intrinsicContentSize
    case simulatedDestinationMetrics, simulatedStatusBarMetrics, simulatedTopBarMetrics, simulatedBottomBarMetrics
    case simulatedOrientationMetrics, contentStretch

    // MARK: The document

    case type, version, toolsVersion, systemVersion, targetRuntime, propertyAccessControl, useAutolayout
    case useTraitCollections, useSafeAreas, colorMatched, launchScreen, initialViewController, variant
    case promptedForUpgradeToXcode5, generatesPrototypingConstraints, orientation, appearance, layout

    // MARK: Values

    case name, value, x, y, width, height, minX, minY, maxX, maxY, top, left, bottom, right, leading, trailing
    case widthSizable, heightSizable, flexibleMinX, flexibleMaxX, flexibleMinY, flexibleMaxY
    case colorSpace, customColorSpace, red, green, blue, white, alpha, systemColor, cocoaTouchSystemColor
    case xcode11CocoaTouchSystemColor, catalog, pointSize, family, weight, metaFont, content, location, length
    case timeIntervalSinceReferenceDate, symbolScale, renderingMode, configurationType, scale, size, reference
    case baseWritingDirection, lineSpacing, paragraphSpacing, paragraphSpacingBefore, lineHeightMultiple
    case minimumLineHeight, maximumLineHeight, firstLineHeadIndent, headIndent, tailIndent, defaultTabInterval
    case tighteningFactorForTruncation, hyphenationFactor, allowsDefaultTighteningForTruncation, horizontal, vertical
    case shadowBlurRadius, blurRadius, base64UTF8 = "base64-UTF8"

    // MARK: Views

    case contentMode, opaque, clipsSubviews, userInteractionEnabled, multipleTouchEnabled, clearsContextBeforeDrawing
    case autoresizesSubviews, hidden, tag, translatesAutoresizingMaskIntoConstraints, fixedFrame
    case horizontalHuggingPriority, verticalHuggingPriority, horizontalCompressionResistancePriority
    case verticalCompressionResistancePriority, preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea
    case layoutMarginsFollowReadableWidth, semanticContentAttribute, restorationIdentifier, layoutMargins
    case directionalLayoutMargins, backgroundColor, tintColor, interfaceStyle, largeContentTitle
    case showsLargeContentViewer, scalesLargeContentImage, largeContentImage, appearanceType

    // MARK: Text

    case text, textAlignment, lineBreakMode, numberOfLines, baselineAdjustment, adjustsFontSizeToFit, minimumFontSize
    case minimumScaleFactor, adjustsLetterSpacingToFitWidth, adjustsFontForContentSizeCategory, enabled, highlighted
    case usesAttributedText, preferredMaxLayoutWidth, showsExpansionTextWhenTruncated, lineBreakStrategy
    case fontDescription, textColor, highlightedColor, shadowColor, shadowOffset, attributedText, placeholder
    case attributedPlaceholder, borderStyle, clearButtonMode, clearsOnBeginEditing, clearsOnInsertion, background
    case disabledBackground, editable, selectable, allowsEditingTextAttributes, dataDetectorTypes, textInputTraits
    case autocapitalizationType, autocorrectionType, spellCheckingType, keyboardType, keyboardAppearance
    case returnKeyType, secureTextEntry, enablesReturnKeyAutomatically, textContentType, smartDashesType
    case smartQuotesType, smartInsertDeleteType, findInteractionEnabled, layoutManager

    // MARK: Images, stacks, scrolling

    case image, highlightedImage, animating, adjustsImageSizeForAccessibilityContentSizeCategory
    case preferredSymbolConfiguration, preferredSymbolConfigurationForImage, axis, alignment, distribution, spacing
    case spacingType, baselineRelativeArrangement, layoutMarginsRelativeArrangement, pagingEnabled, scrollEnabled
    case directionalLockEnabled, bounces, alwaysBounceVertical, alwaysBounceHorizontal, bouncesZoom
    case delaysContentTouches, canCancelContentTouches, showsHorizontalScrollIndicator, showsVerticalScrollIndicator
    case indicatorStyle, minimumZoomScale, maximumZoomScale, keyboardDismissMode, contentInsetAdjustmentBehavior
    case contentViewInsetsToSafeArea, automaticallyAdjustsScrollIndicatorInsets, contentInset, scrollIndicatorInsets
    case effect, style

    // MARK: Controls

    case contentHorizontalAlignment, contentVerticalAlignment, selected, buttonType
    case reversesTitleShadowWhenHighlighted, showsTouchWhenHighlighted, adjustsImageWhenHighlighted
    case adjustsImageWhenDisabled, hasAttributedTitle, pointerInteraction, role, showsMenuAsPrimaryAction
    case changesSelectionAsPrimaryAction, springLoaded, contentEdgeInsets, titleEdgeInsets, imageEdgeInsets
    case titleShadowOffset, configuration, menu, title, subtitle, backgroundImage, titleColor, titleShadowColor
    case attributedTitle, attributedSubtitle, imagePlacement, imagePadding, titlePadding, titleAlignment, cornerStyle
    case buttonSize, showsActivityIndicator, titleFontDescription, subtitleFontDescription, baseForegroundColor
    case baseBackgroundColor, contentInsets, strokeColor, strokeWidth, strokeOutset, cornerRadius, imageContentMode
    case visualEffect, indicator, titleLineBreakMode, subtitleLineBreakMode
    case on, onTintColor, thumbTintColor, preferredStyle, minValue, maxValue, continuous, minimumValueImage
    case maximumValueImage, minimumTrackTintColor, maximumTrackTintColor, segmentControlStyle, selectedSegmentIndex
    case momentary, apportionsSegmentWidthsByContent, selectedSegmentTintColor, contentOffset, minimumValue
    case maximumValue, stepValue, autorepeat, wraps, numberOfPages, currentPage, hidesForSinglePage
    case defersCurrentPageDisplay, pageIndicatorTintColor, currentPageIndicatorTintColor, backgroundStyle, progress
    case progressViewStyle, progressImage, trackImage, progressTintColor, trackTintColor, hidesWhenStopped, color
    case datePickerMode, minuteInterval, useCurrentDate, countDownDuration, locale, date, minimumDate, maximumDate
    case timeZone, showsSelectionIndicator, selectedColor, supportsAlpha

    // MARK: Bars

    case prompt, searchBarStyle, barStyle, translucent, showsCancelButton, showsBookmarkButton
    case showsSearchResultsButton, showsScopeBar, scopeButtonTitles, barTintColor, largeTitles, itemPositioning
    case itemSpacing, itemWidth, selectedImageTintColor, unselectedItemTintColor, titleTextAttributes
    case largeTitleTextAttributes, shadowImage, selectionIndicatorImage, backIndicatorImage, backIndicatorTransitionMask
    case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance, backgroundEffect
    case largeTitleDisplayMode, leftItemsSupplementBackButton, hidesBackButton, backButtonTitle, backButtonDisplayMode
    case leftBarButtonItem, rightBarButtonItem, backBarButtonItem, titleView, customView, landscapeImage, systemItem
    case selectedImage, badgeValue, badgeColor, largeContentSizeImage, largeContentSizeImageInsets, imageInsets
    case titlePositionAdjustment, navigationItem, tabBarItem, input, modifierFlags, actionName, discoverabilityTitle

    // MARK: Tables and collections

    case dataMode, separatorStyle, rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight
    case estimatedSectionHeaderHeight, estimatedSectionFooterHeight, allowsSelection, allowsSelectionDuringEditing
    case allowsMultipleSelection, allowsMultipleSelectionDuringEditing, sectionIndexMinimumDisplayRowCount
    case prefetchingEnabled, sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor
    case separatorColor, separatorInset, separatorInsetReference, tableHeaderView, tableFooterView, backgroundView
    case headerTitle, footerTitle, reuseIdentifier, textLabel, detailTextLabel, imageView, selectionStyle
    case accessoryType, editingAccessoryType, indentationLevel, indentationWidth, hidesAccessoryWhenEditing
    case shouldIndentWhileEditing, showsReorderControl, focusStyle, contentView, accessoryView, editingAccessoryView
    case selectedBackgroundView, multipleSelectionBackgroundView, contentConfiguration, secondaryText, tableViewCell
    case selfSizingInvalidation, fillerRowHeight, sectionHeaderTopPadding, remembersLastFocusedIndexPath
    case collectionViewLayout, sectionHeaderView, sectionFooterView, scrollDirection, minimumLineSpacing
    case minimumInteritemSpacing, itemSize, headerReferenceSize, footerReferenceSize, sectionInset, estimatedItemSize
    case automaticEstimatedItemSize, sectionInsetReference, sectionHeadersPinToVisibleBounds
    case sectionFootersPinToVisibleBounds

    // MARK: Controllers

    case view, storyboardIdentifier, useStoryboardIdentifierAsRestorationIdentifier
    case automaticallyAdjustsScrollViewInsets, extendedLayoutIncludesOpaqueBars, hidesBottomBarWhenPushed
    case definesPresentationContext, providesPresentationContextTransitionStyle, modalPresentationStyle
    case modalTransitionStyle, modalInPopover, modalInPresentation, clearsSelectionOnViewWillAppear
    case autoresizesArchivedViewToFullSize, wantsFullScreenLayout, edgesForExtendedLayout, contentSizeForViewInPopover
    case refreshControl, navigationBarHidden, toolbarHidden, hidesBarsOnSwipe, hidesBarsOnTap
    case hidesBarsWhenKeyboardAppears, hidesBarsWhenVerticallyCompact, hidesBarsWhenKeyboardAppear
    case navigationBar, toolbar, tabBar, allowDoubleColumnStyle, allowTripleColumnStyle, behavior
    case preferredDisplayMode, primaryBackgroundStyle, primaryEdge, presentsWithGesture, showsSecondaryOnlyButton
    case preferredPrimaryColumnWidth, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth
    case preferredPrimaryColumnWidthFraction, transitionStyle, navigationOrientation, spineLocation, doubleSided
    case pageSpacing, storyboardName, referencedIdentifier, bundleIdentifier, placeholderIdentifier, selectedIndex
    case nibName

    // MARK: Accessibility

    case accessibilityConfiguration, label, hint, isElement, traits

    // MARK: Layout

    case frame, frameInset, autoresizingMask, firstItem, firstAttribute, secondItem, secondAttribute, relation
    case constant, multiplier, priority, identifier, symbolic, symbolType, installed

    // MARK: Connections and gesture recognizers

    case property, destination, collectionClass, appends, selector, eventType, kind, relationship, animates
    case destinationCreationSelector, popoverAnchorView, popoverAnchorBarButtonItem, popoverArrowDirection
    case unwindAction, splitViewControllerTargetIndex, trigger, inheritsFrom, action, keyPath, localized
    case numberOfTapsRequired, numberOfTouchesRequired, minimumNumberOfTouches, maximumNumberOfTouches, direction
    case edges, minimumPressDuration, allowableMovement, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
    case allowedScrollTypesMask

    /// All keys by name.
    static let names = NameTable(allCases.map { (name: $0.rawValue, value: $0) })

    /// Creates the key with a name. Returns `nil` if the name is unknown.
    package init?(name: String) {
        guard let key = Self.names[name] else { return nil }
        self = key
    }

    /// Whether the key is meaningful to the editor only, so that it need not be read.
    var isForEditor: Bool {
        switch self {
        case .customClass, .customModule, .customModuleProvider, .sceneMemberID, .userLabel, .colorLabel, .misplaced,
            .ambiguous, .verifyAmbiguity, .placeholderIntrinsicWidth, .placeholderIntrinsicHeight,
            .simulatedAppContext, .canvasLocation, .userComments, .freeformSize, .customSize, .intrinsicContentSize,
            .simulatedDestinationMetrics, .simulatedStatusBarMetrics, .simulatedTopBarMetrics,
            .simulatedBottomBarMetrics, .simulatedOrientationMetrics, .contentStretch, .tableViewCell:
            true
        default: false
        }
    }
}
