/// Names of Apple's interface in the modes of Swift 3 to 4.2.
enum OldNames {
    /// Names of types, constants and functions, with the names that replaced them.
    static let global: [String: String] = {
        var names: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { names[String(words[0])] = String(words[1]) }
        }
        return names
    }()

    /// The names of methods and properties.
    static let members: [String: String] = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
        "childViewControllers": "children",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
    ]

    /// The names of methods whose first label was renamed: the name with the label, the new name, and its label.
    static let calls: [String: (name: String, label: String)] = [
        "bringSubview(toFront:": ("bringSubviewToFront", ""), "sendSubview(toBack:": ("sendSubviewToBack", ""),
        "didMove(toParentViewController:": ("didMove", "toParent"),
        "willMove(toParentViewController:": ("willMove", "toParent"),
    ]

    /// The members of `Notification.Name`.
    static let notifications: [String: String] = {
        var names: [String: String] = [:]
        for (owner, list) in [
            (
                "UIApplication",
                "DidBecomeActive DidEnterBackground WillEnterForeground WillResignActive WillTerminate DidFinishLaunching "
                    + "DidReceiveMemoryWarning SignificantTimeChange UserDidTakeScreenshot DidChangeStatusBarFrame DidChangeStatusBarOrientation"
            ),
            ("UITextField", "TextDidBeginEditing TextDidEndEditing TextDidChange"),
            ("UITextView", "TextDidBeginEditing TextDidEndEditing TextDidChange"),
            ("UIWindow", "DidBecomeKey DidResignKey DidBecomeVisible DidBecomeHidden"),
            ("UIDevice", "OrientationDidChange BatteryLevelDidChange BatteryStateDidChange ProximityStateDidChange"),
            ("UIPasteboard", "Changed Removed"), ("UIContentSizeCategory", "DidChange"),
        ] {
            for name in list.split(separator: " ") {
                names[owner + name] = "\(owner).\(name.prefix(1).lowercased())\(name.dropFirst())Notification"
            }
        }
        for name in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
            names["UIKeyboard" + name] = "UIResponder.keyboard\(name)Notification"
        }
        names["UIDeviceOrientationDidChange"] = "UIDevice.orientationDidChangeNotification"
        return names
    }()

    private static let table = """
        UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
        UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
        UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
        UIApplicationState UIApplication.State
        UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
        UITableViewCellStyle UITableViewCell.CellStyle
        UITableViewCellEditingStyle UITableViewCell.EditingStyle
        UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
        UITableViewCellAccessoryType UITableViewCell.AccessoryType
        UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
        UITableViewStyle UITableView.Style
        UITableViewRowAnimation UITableView.RowAnimation
        UITableViewScrollPosition UITableView.ScrollPosition
        UITableViewAutomaticDimension UITableView.automaticDimension
        UITableViewRowActionStyle UITableViewRowAction.Style
        UITableViewIndexSearch UITableView.indexSearch
        UICollectionViewScrollPosition UICollectionView.ScrollPosition
        UICollectionViewScrollDirection UICollectionView.ScrollDirection
        UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
        UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
        UICollectionElementCategory UICollectionView.ElementCategory
        UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
        UIAlertControllerStyle UIAlertController.Style
        UIAlertActionStyle UIAlertAction.Style
        UIControlEvents UIControl.Event
        UIControlState UIControl.State
        UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
        UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
        UIButtonType UIButton.ButtonType
        UIViewContentMode UIView.ContentMode
        UIViewAnimationOptions UIView.AnimationOptions
        UIViewAnimationCurve UIView.AnimationCurve
        UIViewAutoresizing UIView.AutoresizingMask
        UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
        UIViewTintAdjustmentMode UIView.TintAdjustmentMode
        UIBarButtonItemStyle UIBarButtonItem.Style
        UIBarButtonSystemItem UIBarButtonItem.SystemItem
        UITabBarSystemItem UITabBarItem.SystemItem
        UITabBarItemPositioning UITabBar.ItemPositioning
        UIGestureRecognizerState UIGestureRecognizer.State
        UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
        UIImagePickerControllerSourceType UIImagePickerController.SourceType
        UIImagePickerControllerOriginalImage UIImagePickerController.InfoKey.originalImage
        UIImagePickerControllerEditedImage UIImagePickerController.InfoKey.editedImage
        UIImageOrientation UIImage.Orientation
        UIImageRenderingMode UIImage.RenderingMode
        UIImageResizingMode UIImage.ResizingMode
        UINavigationControllerOperation UINavigationController.Operation
        UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
        UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
        UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
        UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
        UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
        UIStackViewAlignment UIStackView.Alignment
        UIStackViewDistribution UIStackView.Distribution
        UILayoutConstraintAxis NSLayoutConstraint.Axis
        NSLayoutAttribute NSLayoutConstraint.Attribute
        NSLayoutRelation NSLayoutConstraint.Relation
        NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
        UILayoutPriorityRequired UILayoutPriority.required
        UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
        UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
        UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
        UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
        UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
        UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
        UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
        UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
        UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
        UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
        UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
        UISearchBarStyle UISearchBar.Style
        UISearchBarIcon UISearchBar.Icon
        UISegmentedControlNoSegment UISegmentedControl.noSegment
        UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
        UIProgressViewStyle UIProgressView.Style
        UIDatePickerMode UIDatePicker.Mode
        UITextFieldViewMode UITextField.ViewMode
        UITextBorderStyle UITextField.BorderStyle
        UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
        UIBlurEffectStyle UIBlurEffect.Style
        UIFontTextStyle UIFont.TextStyle
        UIFontWeight UIFont.Weight
        UIFontWeightUltraLight UIFont.Weight.ultraLight
        UIFontWeightThin UIFont.Weight.thin
        UIFontWeightLight UIFont.Weight.light
        UIFontWeightRegular UIFont.Weight.regular
        UIFontWeightMedium UIFont.Weight.medium
        UIFontWeightSemibold UIFont.Weight.semibold
        UIFontWeightBold UIFont.Weight.bold
        UIFontWeightHeavy UIFont.Weight.heavy
        UIFontWeightBlack UIFont.Weight.black
        UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
        UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
        UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
        UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
        UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
        UIKeyboardIsLocalUserInfoKey UIResponder.keyboardIsLocalUserInfoKey
        UIEdgeInsetsZero UIEdgeInsets.zero
        UIAccessibilityTraitNone UIAccessibilityTraits.none
        UIAccessibilityTraitButton UIAccessibilityTraits.button
        UIAccessibilityTraitLink UIAccessibilityTraits.link
        UIAccessibilityTraitImage UIAccessibilityTraits.image
        UIAccessibilityTraitSelected UIAccessibilityTraits.selected
        UIAccessibilityTraitPlaysSound UIAccessibilityTraits.playsSound
        UIAccessibilityTraitKeyboardKey UIAccessibilityTraits.keyboardKey
        UIAccessibilityTraitStaticText UIAccessibilityTraits.staticText
        UIAccessibilityTraitSummaryElement UIAccessibilityTraits.summaryElement
        UIAccessibilityTraitNotEnabled UIAccessibilityTraits.notEnabled
        UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraits.updatesFrequently
        UIAccessibilityTraitSearchField UIAccessibilityTraits.searchField
        UIAccessibilityTraitStartsMediaSession UIAccessibilityTraits.startsMediaSession
        UIAccessibilityTraitAdjustable UIAccessibilityTraits.adjustable
        UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraits.allowsDirectInteraction
        UIAccessibilityTraitCausesPageTurn UIAccessibilityTraits.causesPageTurn
        UIAccessibilityTraitTabBar UIAccessibilityTraits.tabBar
        UIAccessibilityTraitHeader UIAccessibilityTraits.header
        UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
        UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
        UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
        UIAccessibilityPageScrolledNotification UIAccessibility.Notification.pageScrolled
        UIWindowLevelNormal UIWindow.Level.normal
        UIWindowLevelAlert UIWindow.Level.alert
        UIWindowLevelStatusBar UIWindow.Level.statusBar
        UIWindowLevel UIWindow.Level
        NSAttributedStringKey NSAttributedString.Key
        NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
        NSBackgroundColorAttributeName NSAttributedString.Key.backgroundColor
        NSFontAttributeName NSAttributedString.Key.font
        NSParagraphStyleAttributeName NSAttributedString.Key.paragraphStyle
        NSKernAttributeName NSAttributedString.Key.kern
        NSUnderlineStyleAttributeName NSAttributedString.Key.underlineStyle
        NSUnderlineColorAttributeName NSAttributedString.Key.underlineColor
        NSStrikethroughStyleAttributeName NSAttributedString.Key.strikethroughStyle
        NSStrikethroughColorAttributeName NSAttributedString.Key.strikethroughColor
        NSLinkAttributeName NSAttributedString.Key.link
        NSShadowAttributeName NSAttributedString.Key.shadow
        NSAttachmentAttributeName NSAttributedString.Key.attachment
        NSBaselineOffsetAttributeName NSAttributedString.Key.baselineOffset
        NSStrokeColorAttributeName NSAttributedString.Key.strokeColor
        NSStrokeWidthAttributeName NSAttributedString.Key.strokeWidth
        kCAFillModeForwards CAMediaTimingFillMode.forwards
        kCAFillModeBackwards CAMediaTimingFillMode.backwards
        kCAFillModeBoth CAMediaTimingFillMode.both
        kCAFillModeRemoved CAMediaTimingFillMode.removed
        kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
        kCAMediaTimingFunctionEaseIn CAMediaTimingFunctionName.easeIn
        kCAMediaTimingFunctionEaseOut CAMediaTimingFunctionName.easeOut
        kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
        kCAMediaTimingFunctionDefault CAMediaTimingFunctionName.default
        kCATransitionFade CATransitionType.fade
        kCATransitionMoveIn CATransitionType.moveIn
        kCATransitionPush CATransitionType.push
        kCATransitionReveal CATransitionType.reveal
        kCATransitionFromRight CATransitionSubtype.fromRight
        kCATransitionFromLeft CATransitionSubtype.fromLeft
        kCATransitionFromTop CATransitionSubtype.fromTop
        kCATransitionFromBottom CATransitionSubtype.fromBottom
        kCAGravityResize CALayerContentsGravity.resize
        kCAGravityResizeAspect CALayerContentsGravity.resizeAspect
        kCAGravityResizeAspectFill CALayerContentsGravity.resizeAspectFill
        kCAGravityCenter CALayerContentsGravity.center
        kCALineCapButt CAShapeLayerLineCap.butt
        kCALineCapRound CAShapeLayerLineCap.round
        kCALineCapSquare CAShapeLayerLineCap.square
        kCALineJoinMiter CAShapeLayerLineJoin.miter
        kCALineJoinRound CAShapeLayerLineJoin.round
        kCALineJoinBevel CAShapeLayerLineJoin.bevel
        kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd
        kCAFillRuleNonZero CAShapeLayerFillRule.nonZero
        kCAAlignmentLeft CATextLayerAlignmentMode.left
        kCAAlignmentCenter CATextLayerAlignmentMode.center
        kCAAlignmentRight CATextLayerAlignmentMode.right
        """
}
