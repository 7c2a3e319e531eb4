// Written by Scripts/kit-names.

extension KitNames {
    /// The classes, each with its superclass.
    static let classTable = """
        AXCustomContent NSObject
        AccessibilityObject NSObject
        CAAnimation NSObject
        CAAnimationGroup CAAnimation
        CABasicAnimation CAPropertyAnimation
        CADisplayLink NSObject
        CAEmitterCell NSObject
        CAEmitterLayer CALayer
        CAGradientLayer CALayer
        CAKeyframeAnimation CAPropertyAnimation
        CALayer NSObject
        CAMediaTimingFunction Sendable
        CAPropertyAnimation CAAnimation
        CAReplicatorLayer CALayer
        CAScrollLayer CALayer
        CAShapeLayer CALayer
        CASpringAnimation CABasicAnimation
        CATextLayer CALayer
        CATiledLayer CALayer
        CATransaction
        CATransformLayer CALayer
        CATransition CAAnimation
        CAValueFunction NSObject
        CGColor Hashable
        CGColorSpace Hashable
        CGContext
        CGDataConsumer
        CGDataProvider Sendable
        CGFont Hashable
        CGFunction
        CGGradient Sendable
        CGImage Hashable
        CGLayer
        CGMutablePath CGPath
        CGPDFDocument Sendable
        CGPDFPage Sendable
        CGPath Hashable
        CGPattern Hashable
        CGShading
        ContainerViewController UIViewController
        ContentContainerController UIViewController
        ModalContainerController ContainerViewController
        NSCollectionLayoutAnchor NSObject
        NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutSupplementaryItem
        NSCollectionLayoutDecorationItem NSCollectionLayoutItem
        NSCollectionLayoutDimension NSObject
        NSCollectionLayoutEdgeSpacing NSObject
        NSCollectionLayoutGroup NSCollectionLayoutItem
        NSCollectionLayoutGroupCustomItem NSObject
        NSCollectionLayoutItem NSObject
        NSCollectionLayoutSection NSObject
        NSCollectionLayoutSize NSObject
        NSCollectionLayoutSpacing NSObject
        NSCollectionLayoutSupplementaryItem NSCollectionLayoutItem
        NSDataAsset NSObject
        NSExtensionContext NSObject
        NSItemProvider NSObject
        NSLayoutAnchor NSObject
        NSLayoutConstraint NSObject
        NSLayoutDimension NSLayoutAnchor
        NSLayoutManager NSObject
        NSLayoutXAxisAnchor NSLayoutAnchor
        NSLayoutYAxisAnchor NSLayoutAnchor
        NSMutableParagraphStyle NSParagraphStyle
        NSParagraphStyle NSObject
        NSShadow NSObject
        NSStringDrawingContext NSObject
        NSTextAttachment NSObject
        NSTextContainer NSObject
        NSTextStorage NSMutableAttributedString
        NSTextTab NSObject
        NSUserActivity NSObject
        SegmentBar UIView
        SegmentedContainerController UIViewController
        UIAccessibilityCustomAction NSObject
        UIAccessibilityCustomRotor NSObject
        UIAccessibilityCustomRotorItemResult NSObject
        UIAccessibilityCustomRotorSearchPredicate NSObject
        UIAccessibilityElement UIResponder
        UIAccessibilityLocationDescriptor NSObject
        UIAction UIMenuElement
        UIActivity NSObject
        UIActivityIndicatorView UIView
        UIActivityItemProvider Operation
        UIActivityViewController UIViewController
        UIAlertAction NSObject
        UIAlertController UIViewController
        UIApplication UIResponder
        UIApplicationShortcutIcon NSObject
        UIApplicationShortcutItem NSObject
        UIAttachmentBehavior UIDynamicBehavior
        UIBarAppearance NSObject
        UIBarButtonItem UIBarItem
        UIBarButtonItemAppearance NSObject
        UIBarButtonItemGroup NSObject
        UIBarButtonItemStateAppearance NSObject
        UIBarItem AccessibilityObject
        UIBezierPath NSObject
        UIBlurEffect UIVisualEffect
        UIButton UIControl
        UICanvasFeedbackGenerator UIFeedbackGenerator
        UICollectionLayoutSectionOrthogonalScrollingProperties NSObject
        UICollectionReusableView UIView
        UICollectionView UIScrollView
        UICollectionViewCell UICollectionReusableView
        UICollectionViewCompositionalLayout UICollectionViewLayout
        UICollectionViewCompositionalLayoutConfiguration NSObject
        UICollectionViewController UIViewController
        UICollectionViewDiffableDataSource NSObject
        UICollectionViewDropPlaceholder UICollectionViewPlaceholder
        UICollectionViewDropProposal UIDropProposal
        UICollectionViewFlowLayout UICollectionViewLayout
        UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext
        UICollectionViewFocusUpdateContext UIFocusUpdateContext
        UICollectionViewLayout NSObject
        UICollectionViewLayoutAttributes NSObject
        UICollectionViewLayoutInvalidationContext NSObject
        UICollectionViewListCell UICollectionViewCell
        UICollectionViewPlaceholder NSObject
        UICollectionViewTransitionLayout UICollectionViewLayout
        UICollectionViewUpdateItem NSObject
        UICollisionBehavior UIDynamicBehavior
        UIColor NSObject
        UIColorPickerViewController UIViewController
        UIColorWell UIControl
        UICommand UIMenuElement
        UICommandAlternate NSObject
        UIContentUnavailableView UIView
        UIContextMenuConfiguration NSObject
        UIContextMenuInteraction NSObject
        UIContextualAction AccessibilityObject
        UIControl UIView
        UICubicTimingParameters NSObject
        UIDatePicker UIControl
        UIDeferredMenuElement UIMenuElement
        UIDevice NSObject
        UIDocument NSObject
        UIDocumentInteractionController NSObject
        UIDocumentPickerViewController UIViewController
        UIDocumentProperties NSObject
        UIDragInteraction NSObject
        UIDragItem NSObject
        UIDragPreview NSObject
        UIDragPreviewParameters UIPreviewParameters
        UIDragPreviewTarget UIPreviewTarget
        UIDropInteraction NSObject
        UIDropProposal NSObject
        UIDynamicAnimator NSObject
        UIDynamicBehavior NSObject
        UIDynamicItemBehavior UIDynamicBehavior
        UIDynamicItemGroup NSObject
        UIEditMenuConfiguration NSObject
        UIEditMenuInteraction NSObject
        UIEvent NSObject
        UIFeedbackGenerator NSObject
        UIFieldBehavior UIDynamicBehavior
        UIFindInteraction NSObject
        UIFindSession NSObject
        UIFocusAnimationCoordinator NSObject
        UIFocusEffect NSObject
        UIFocusHaloEffect UIFocusEffect
        UIFocusSystem NSObject
        UIFocusUpdateContext NSObject
        UIFont NSObject
        UIFontDescriptor NSObject
        UIFontMetrics NSObject
        UIFontPickerViewController UIViewController
        UIGestureRecognizer NSObject
        UIGlassContainerEffect UIVisualEffect
        UIGlassEffect UIVisualEffect
        UIGraphicsImageRenderer UIGraphicsRenderer
        UIGraphicsImageRendererContext UIGraphicsRendererContext
        UIGraphicsImageRendererFormat UIGraphicsRendererFormat
        UIGraphicsPDFRenderer UIGraphicsRenderer
        UIGraphicsPDFRendererContext UIGraphicsRendererContext
        UIGraphicsPDFRendererFormat UIGraphicsRendererFormat
        UIGraphicsRenderer NSObject
        UIGraphicsRendererContext NSObject
        UIGraphicsRendererFormat NSObject
        UIGravityBehavior UIDynamicBehavior
        UIHoverGestureRecognizer UIGestureRecognizer
        UIImage NSObject
        UIImageAsset NSObject
        UIImagePickerController UINavigationController
        UIImageView UIView
        UIImpactFeedbackGenerator UIFeedbackGenerator
        UIInputView UIView
        UIInputViewController UIViewController
        UIInterpolatingMotionEffect UIMotionEffect
        UIKey NSObject
        UIKeyCommand UICommand
        UIKeyboardLayoutGuide UITrackingLayoutGuide
        UILabel UIView
        UILayoutGuide NSObject
        UIListContentView UIView
        UILongPressGestureRecognizer UIGestureRecognizer
        UIMenu UIMenuElement
        UIMenuController NSObject
        UIMenuDisplayPreferences NSObject
        UIMenuElement NSObject
        UIMenuItem NSObject
        UIMenuSystem NSObject
        UIMotionEffect NSObject
        UIMotionEffectGroup UIMotionEffect
        UIMutableApplicationShortcutItem UIApplicationShortcutItem
        UINavigationBar UIView
        UINavigationBarAppearance UIBarAppearance
        UINavigationController UIViewController
        UINavigationItem NSObject
        UINib NSObject
        UINotificationFeedbackGenerator UIFeedbackGenerator
        UIOpenURLContext NSObject
        UIPageControl UIControl
        UIPageControlProgress NSObject
        UIPageControlTimerProgress UIPageControlProgress
        UIPageViewController UIViewController
        UIPanGestureRecognizer UIGestureRecognizer
        UIPasteConfiguration NSObject
        UIPasteboard NSObject
        UIPercentDrivenInteractiveTransition NSObject
        UIPickerView UIView
        UIPinchGestureRecognizer UIGestureRecognizer
        UIPointerInteraction NSObject
        UIPointerRegion NSObject
        UIPointerRegionRequest NSObject
        UIPointerStyle NSObject
        UIPopoverBackgroundView UIView
        UIPopoverPresentationController UIPresentationController
        UIPresentationController NSObject
        UIPress NSObject
        UIPressesEvent UIEvent
        UIPreviewAction NSObject
        UIPreviewActionGroup NSObject
        UIPreviewInteraction NSObject
        UIPreviewParameters NSObject
        UIPreviewTarget NSObject
        UIPrintFormatter NSObject
        UIPrintInfo NSObject
        UIPrintInteractionController NSObject
        UIPrintPageRenderer NSObject
        UIPrintPaper NSObject
        UIProgressView UIView
        UIPushBehavior UIDynamicBehavior
        UIRefreshControl UIControl
        UIRegion NSObject
        UIResponder AccessibilityObject
        UIRotationGestureRecognizer UIGestureRecognizer
        UIScene UIResponder
        UISceneActivationConditions NSObject
        UISceneConfiguration NSObject
        UISceneDestructionRequestOptions NSObject
        UISceneSession NSObject
        UISceneSizeRestrictions NSObject
        UISceneWindowingBehaviors NSObject
        UIScreen NSObject
        UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
        UIScreenMode NSObject
        UIScrollEdgeEffect NSObject
        UIScrollEdgeElementContainerInteraction NSObject
        UIScrollView UIView
        UISearchBar UIView
        UISearchController UIViewController
        UISearchSuggestionItem NSObject
        UISearchTab UITab
        UISearchTextField UITextField
        UISearchToken NSObject
        UISegmentedControl UIControl
        UISelectionFeedbackGenerator UIFeedbackGenerator
        UISheetPresentationController UIPresentationController
        UISimpleTextPrintFormatter UIPrintFormatter
        UISlider UIControl
        UISnapBehavior UIDynamicBehavior
        UISplitViewController UIViewController
        UISpringLoadedInteraction NSObject
        UISpringTimingParameters NSObject
        UIStackView UIView
        UIStandardTextCursorView UIView
        UIStatusBarManager NSObject
        UIStepper UIControl
        UIStoryboard NSObject
        UIStoryboardSegue NSObject
        UIStoryboardUnwindSegueSource NSObject
        UISwipeActionsConfiguration NSObject
        UISwipeGestureRecognizer UIGestureRecognizer
        UISwitch UIControl
        UITab NSObject
        UITabBar UIView
        UITabBarAppearance UIBarAppearance
        UITabBarController UIViewController
        UITabBarItem UIBarItem
        UITabBarItemAppearance NSObject
        UITabBarItemStateAppearance NSObject
        UITabGroup UITab
        UITableView UIScrollView
        UITableViewCell UIView
        UITableViewController UIViewController
        UITableViewDiffableDataSource NSObject
        UITableViewDropPlaceholder UITableViewPlaceholder
        UITableViewDropProposal UIDropProposal
        UITableViewFocusUpdateContext UIFocusUpdateContext
        UITableViewHeaderFooterView UIView
        UITableViewPlaceholder NSObject
        UITableViewRowAction NSObject
        UITapGestureRecognizer UIGestureRecognizer
        UITargetedDragPreview UITargetedPreview
        UITargetedPreview NSObject
        UITextChecker NSObject
        UITextDropProposal UIDropProposal
        UITextField UIControl
        UITextInputMode NSObject
        UITextInputPasswordRules NSObject
        UITextInputStringTokenizer NSObject
        UITextInteraction NSObject
        UITextItem NSObject
        UITextLoupeSession NSObject
        UITextPosition NSObject
        UITextRange NSObject
        UITextSearchOptions NSObject
        UITextSearchingFindSession UIFindSession
        UITextSelectionDisplayInteraction NSObject
        UITextSelectionRect NSObject
        UITextView UIScrollView
        UIToolTipConfiguration NSObject
        UIToolTipInteraction NSObject
        UIToolbar UIView
        UIToolbarAppearance UIBarAppearance
        UITouch NSObject
        UITrackingLayoutGuide UILayoutGuide
        UITraitCollection NSObject
        UIVibrancyEffect UIVisualEffect
        UIView UIResponder
        UIViewController UIResponder
        UIViewPrintFormatter UIPrintFormatter
        UIViewPropertyAnimator NSObject
        UIVisualEffect NSObject
        UIVisualEffectView UIView
        UIWindow UIView
        UIWindowScene UIScene
        UIWindowSceneDestructionRequestOptions UISceneDestructionRequestOptions
        UndoManager NSObject
        """

    /// The methods that UIKit's protocols require; the optional ones have defaults.
    static let requirementTable = """
        accessibilityAttributedContent(forLineNumber:)
        accessibilityAttributedPageContent()
        accessibilityAttributedScrollStatus(for:)
        accessibilityColumnCount()
        accessibilityColumnRange()
        accessibilityContent(forLineNumber:)
        accessibilityDataTableCellElement(forRow:column:)
        accessibilityFrame(forLineNumber:)
        accessibilityHeaderElements(forColumn:)
        accessibilityHeaderElements(forRow:)
        accessibilityLineNumber(for:)
        accessibilityPageContent()
        accessibilityRowCount()
        accessibilityRowRange()
        accessibilityScrollStatus(for:)
        action(for:)
        action(for:forKey:)
        activityViewController(_:dataTypeIdentifierForActivityType:)
        activityViewController(_:itemForActivityType:)
        activityViewController(_:subjectForActivityType:)
        activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
        activityViewControllerPlaceholderItem(_:)
        adaptivePresentationStyle(for:)
        adaptivePresentationStyle(for:traitCollection:)
        addAnimations(_:)
        addCompletion(_:)
        adjustTextPosition(byCharacterOffset:)
        animate(alongsideTransition:)
        animateAlongsideTransition(in:animation:)
        animateTransition(using:)
        animationController(forDismissed:)
        animationController(forPresented:presenting:source:)
        animationDidStart(_:)
        animationDidStop(_:finished:)
        animationEnded(_:)
        appearance()
        appearance(for:)
        appearance(for:whenContainedInInstancesOf:)
        appearance(whenContainedInInstancesOf:)
        application(_:configurationForConnecting:options:)
        application(_:continue:restorationHandler:)
        application(_:didDecodeRestorableStateWith:)
        application(_:didDiscardSceneSessions:)
        application(_:didFailToContinueUserActivityWithType:error:)
        application(_:didFailToRegisterForRemoteNotificationsWithError:)
        application(_:didFinishLaunchingWithOptions:)
        application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
        application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
        application(_:didUpdate:)
        application(_:open:options:)
        application(_:performActionFor:completionHandler:)
        application(_:performFetchWithCompletionHandler:)
        application(_:shouldRestoreApplicationState:)
        application(_:shouldRestoreSecureApplicationState:)
        application(_:shouldSaveApplicationState:)
        application(_:shouldSaveSecureApplicationState:)
        application(_:supportedInterfaceOrientationsFor:)
        application(_:viewControllerWithRestorationIdentifierPath:coder:)
        application(_:willContinueUserActivityWithType:)
        application(_:willEncodeRestorableStateWith:)
        application(_:willFinishLaunchingWithOptions:)
        applicationDidBecomeActive(_:)
        applicationDidEnterBackground(_:)
        applicationDidFinishLaunching(_:)
        applicationDidReceiveMemoryWarning(_:)
        applicationFinishedRestoringState()
        applicationProtectedDataDidBecomeAvailable(_:)
        applicationProtectedDataWillBecomeUnavailable(_:)
        applicationSignificantTimeChange(_:)
        applicationWillEnterForeground(_:)
        applicationWillResignActive(_:)
        applicationWillTerminate(_:)
        arrowBase()
        arrowHeight()
        awakeFromNib()
        baseWritingDirection(for:in:)
        canLoadObjects(ofClass:)
        canPaste(_:)
        cancelInteractiveTransition()
        caretRect(for:)
        characterOffset(of:within:)
        characterRange(at:)
        characterRange(byExtending:in:)
        clearAllDecoratedFoundText()
        closestPosition(to:)
        closestPosition(to:within:)
        collectionView(_:canEditItemAt:)
        collectionView(_:canFocusItemAt:)
        collectionView(_:canHandle:)
        collectionView(_:canMoveItemAt:)
        collectionView(_:canPerformAction:forItemAt:withSender:)
        collectionView(_:canPerformPrimaryActionForItemAt:)
        collectionView(_:cancelPrefetchingForItemsAt:)
        collectionView(_:cellForItemAt:)
        collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
        collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
        collectionView(_:contextMenuConfigurationForItemAt:point:)
        collectionView(_:contextMenuConfigurationForItemsAt:point:)
        collectionView(_:didBeginMultipleSelectionInteractionAt:)
        collectionView(_:didDeselectItemAt:)
        collectionView(_:didEndDisplaying:forItemAt:)
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        collectionView(_:didHighlightItemAt:)
        collectionView(_:didSelectItemAt:)
        collectionView(_:didUnhighlightItemAt:)
        collectionView(_:didUpdateFocusIn:with:)
        collectionView(_:dragPreviewParametersForItemAt:)
        collectionView(_:dragSessionAllowsMoveOperation:)
        collectionView(_:dragSessionDidEnd:)
        collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
        collectionView(_:dragSessionWillBegin:)
        collectionView(_:dropPreviewParametersForItemAt:)
        collectionView(_:dropSessionDidEnd:)
        collectionView(_:dropSessionDidEnter:)
        collectionView(_:dropSessionDidExit:)
        collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        collectionView(_:indexPathForIndexTitle:at:)
        collectionView(_:itemsForAddingTo:at:point:)
        collectionView(_:itemsForBeginning:at:)
        collectionView(_:layout:insetForSectionAt:)
        collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
        collectionView(_:layout:minimumLineSpacingForSectionAt:)
        collectionView(_:layout:referenceSizeForFooterInSection:)
        collectionView(_:layout:referenceSizeForHeaderInSection:)
        collectionView(_:layout:sizeForItemAt:)
        collectionView(_:moveItemAt:to:)
        collectionView(_:numberOfItemsInSection:)
        collectionView(_:performAction:forItemAt:withSender:)
        collectionView(_:performDropWith:)
        collectionView(_:performPrimaryActionForItemAt:)
        collectionView(_:prefetchItemsAt:)
        collectionView(_:selectionFollowsFocusForItemAt:)
        collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
        collectionView(_:shouldDeselectItemAt:)
        collectionView(_:shouldHighlightItemAt:)
        collectionView(_:shouldSelectItemAt:)
        collectionView(_:shouldShowMenuForItemAt:)
        collectionView(_:shouldSpringLoadItemAt:with:)
        collectionView(_:shouldUpdateFocusIn:)
        collectionView(_:targetContentOffsetForProposedContentOffset:)
        collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
        collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
        collectionView(_:transitionLayoutForOldLayout:newLayout:)
        collectionView(_:viewForSupplementaryElementOfKind:at:)
        collectionView(_:willDisplay:forItemAt:)
        collectionView(_:willDisplayContextMenu:animator:)
        collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        collectionView(_:willEndContextMenuInteraction:animator:)
        collectionView(_:willPerformPreviewActionForMenuWith:animator:)
        collectionViewDidEndMultipleSelectionInteraction(_:)
        collisionBehavior(_:beganContactFor:with:at:)
        collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
        collisionBehavior(_:endedContactFor:with:)
        collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
        colorPickerViewController(_:didSelect:continuously:)
        colorPickerViewControllerDidFinish(_:)
        colorPickerViewControllerDidSelectColor(_:)
        command(for:propertyList:)
        commitInsertion(dataSourceUpdates:)
        compare(_:to:)
        compare(_:toRange:document:)
        compareOrder(fromDocument:toDocument:)
        completeTransition(_:)
        contentFrame(in:)
        contentViewInsets()
        contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
        contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
        contextMenuInteraction(_:configurationForMenuAtLocation:)
        contextMenuInteraction(_:willDisplayMenuFor:animator:)
        contextMenuInteraction(_:willEndFor:animator:)
        contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
        continueAnimation(withTimingParameters:durationFactor:)
        convert(_:from:)
        convert(_:to:)
        copy(_:)
        cut(_:)
        decodeRestorableState(with:)
        decorate(foundTextRange:document:usingStyle:)
        decreaseSize(_:)
        delete(_:)
        deleteBackward()
        deletePlaceholder()
        didDismissSearchController(_:)
        didMove(to:)
        didPresentSearchController(_:)
        didUpdateFocus(in:with:)
        display(_:)
        documentInteractionController(_:didEndSendingToApplication:)
        documentInteractionController(_:willBeginSendingToApplication:)
        documentInteractionControllerDidDismissOpenInMenu(_:)
        documentInteractionControllerDidDismissOptionsMenu(_:)
        documentInteractionControllerDidEndPreview(_:)
        documentInteractionControllerViewControllerForPreview(_:)
        documentInteractionControllerWillBeginPreview(_:)
        documentInteractionControllerWillPresentOpenInMenu(_:)
        documentInteractionControllerWillPresentOptionsMenu(_:)
        documentPicker(_:didPickDocumentAt:)
        documentPicker(_:didPickDocumentsAt:)
        documentPickerWasCancelled(_:)
        dragInteraction(_:item:willAnimateCancelWith:)
        dragInteraction(_:itemsForAddingTo:withTouchAt:)
        dragInteraction(_:itemsForBeginning:)
        dragInteraction(_:prefersFullSizePreviewsFor:)
        dragInteraction(_:previewForCancelling:withDefault:)
        dragInteraction(_:previewForLifting:session:)
        dragInteraction(_:session:didEndWith:)
        dragInteraction(_:session:willAdd:for:)
        dragInteraction(_:session:willEndWith:)
        dragInteraction(_:sessionAllowsMoveOperation:)
        dragInteraction(_:sessionDidMove:)
        dragInteraction(_:sessionDidTransferItems:)
        dragInteraction(_:sessionForAddingItems:withTouchAt:)
        dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
        dragInteraction(_:sessionWillBegin:)
        dragInteraction(_:willAnimateLiftWith:session:)
        draw(_:in:)
        drop(_:intoItemAt:rect:)
        drop(_:intoRowAt:rect:)
        drop(_:to:)
        drop(_:toItemAt:)
        drop(_:toRowAt:)
        dropInteraction(_:canHandle:)
        dropInteraction(_:concludeDrop:)
        dropInteraction(_:item:willAnimateDropWith:)
        dropInteraction(_:performDrop:)
        dropInteraction(_:previewForDropping:withDefault:)
        dropInteraction(_:sessionDidEnd:)
        dropInteraction(_:sessionDidEnter:)
        dropInteraction(_:sessionDidExit:)
        dropInteraction(_:sessionDidUpdate:)
        duplicate(_:)
        dynamicAnimatorDidPause(_:)
        dynamicAnimatorWillResume(_:)
        editMenu(for:suggestedActions:)
        editMenuInteraction(_:menuFor:suggestedActions:)
        editMenuInteraction(_:targetRectFor:)
        editMenuInteraction(_:willDismissMenuFor:animator:)
        editMenuInteraction(_:willPresentMenuFor:animator:)
        encodeRestorableState(with:)
        export(_:)
        finalFrame(for:)
        find(_:)
        findAndReplace(_:)
        findInteraction(_:didBegin:)
        findInteraction(_:didEnd:)
        findInteraction(_:sessionFor:)
        findNext(_:)
        findPrevious(_:)
        finishAnimation(at:)
        finishInteractiveTransition()
        firstRect(for:)
        fontPickerViewControllerDidCancel(_:)
        fontPickerViewControllerDidPickFont(_:)
        frame(in:)
        gestureRecognizer(_:shouldBeRequiredToFailBy:)
        gestureRecognizer(_:shouldReceive:)
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
        gestureRecognizer(_:shouldRequireFailureOf:)
        gestureRecognizerShouldBegin(_:)
        hasItemsConforming(toTypeIdentifiers:)
        imagePickerController(_:didFinishPickingMediaWithInfo:)
        imagePickerControllerDidCancel(_:)
        increaseSize(_:)
        indexPathForElement(withModelIdentifier:in:)
        indexPathForPreferredFocusedView(in:)
        indexTitles(for:)
        initialFrame(for:)
        insertChild(_:atEndOfMenu:)
        insertChild(_:atStartOfMenu:)
        insertSibling(_:afterMenu:)
        insertSibling(_:beforeMenu:)
        insertText(_:)
        interactionControllerForDismissal(using:)
        interactionControllerForPresentation(using:)
        interactionDidEnd(_:)
        interactionShouldBegin(_:at:)
        interactionWillBegin(_:)
        interruptibleAnimator(using:)
        isAbout(_:_:)
        isClass(of:)
        isPosition(_:atBoundary:inDirection:)
        isPosition(_:withinTextUnit:inDirection:)
        itemProviderVisibilityForRepresentation(withTypeIdentifier:)
        layerWillDraw(_:)
        layoutManager(_:didCompleteLayoutFor:atEnd:)
        layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
        layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)
        layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)
        layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)
        layoutManagerDidInvalidateLayout(_:)
        layoutSublayers(of:)
        loadData(withTypeIdentifier:forItemProviderCompletionHandler:)
        loadObjects(ofClass:completion:)
        location(in:)
        makeContentView()
        makeTextWritingDirectionLeftToRight(_:)
        makeTextWritingDirectionRightToLeft(_:)
        menu(for:)
        modelIdentifierForElement(at:in:)
        move(_:)
        navigationBar(_:didPop:)
        navigationBar(_:didPush:)
        navigationBar(_:shouldPop:)
        navigationBar(_:shouldPush:)
        navigationBarNSToolbarSection(_:)
        navigationController(_:animationControllerFor:from:to:)
        navigationController(_:didShow:animated:)
        navigationController(_:interactionControllerFor:)
        navigationController(_:willShow:animated:)
        navigationControllerPreferredInterfaceOrientationForPresentation(_:)
        navigationControllerSupportedInterfaceOrientations(_:)
        notifyWhenInteractionChanges(_:)
        numberOfComponents(in:)
        numberOfSections(in:)
        object(withItemProviderData:typeIdentifier:)
        object(withRestorationIdentifierPath:coder:)
        offset(from:to:)
        pageControlProgress(_:initialProgressForPage:)
        pageControlProgressVisibilityDidChange(_:)
        pageControlTimerProgress(_:shouldAdvanceToPage:)
        pageControlTimerProgressDidChange(_:)
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
        pageViewController(_:spineLocationFor:)
        pageViewController(_:viewControllerAfter:)
        pageViewController(_:viewControllerBefore:)
        pageViewController(_:willTransitionTo:)
        pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
        pageViewControllerSupportedInterfaceOrientations(_:)
        paste(_:)
        paste(itemProviders:)
        pasteAndGo(_:)
        pasteAndMatchStyle(_:)
        pasteAndSearch(_:)
        pauseAnimation()
        pauseInteractiveTransition()
        performTextSearch(queryString:options:resultAggregator:)
        performWithSender(_:target:)
        pickerView(_:accessibilityHintForComponent:)
        pickerView(_:accessibilityLabelForComponent:)
        pickerView(_:attributedTitleForRow:forComponent:)
        pickerView(_:didSelectRow:inComponent:)
        pickerView(_:numberOfRowsInComponent:)
        pickerView(_:rowHeightForComponent:)
        pickerView(_:titleForRow:forComponent:)
        pickerView(_:viewForRow:forComponent:reusing:)
        pickerView(_:widthForComponent:)
        pointerInteraction(_:regionFor:defaultRegion:)
        pointerInteraction(_:styleFor:)
        pointerInteraction(_:willEnter:animator:)
        pointerInteraction(_:willExit:animator:)
        popoverPresentationController(_:willRepositionPopoverTo:in:)
        popoverPresentationControllerDidDismissPopover(_:)
        popoverPresentationControllerShouldDismissPopover(_:)
        position(for:)
        position(from:in:offset:)
        position(from:offset:)
        position(from:toBoundary:inDirection:)
        position(within:atCharacterOffset:)
        position(within:farthestIn:)
        preferredContentSizeDidChange(forChildContentContainer:)
        preferredFrame(for:)
        prepareForPopoverPresentation(_:)
        presentSearchController(_:)
        presentationController(_:prepare:)
        presentationController(_:viewControllerForAdaptivePresentationStyle:)
        presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
        presentationController(forPresented:presenting:source:)
        presentationControllerDidAttemptToDismiss(_:)
        presentationControllerDidDismiss(_:)
        presentationControllerShouldDismiss(_:)
        presentationControllerWillDismiss(_:)
        presentationCount(for:)
        presentationIndex(for:)
        previewInteraction(_:didUpdateCommitTransition:ended:)
        previewInteraction(_:didUpdatePreviewTransition:ended:)
        previewInteractionDidCancel(_:)
        previewInteractionShouldBegin(_:)
        previewingContext(_:commit:)
        previewingContext(_:viewControllerForLocation:)
        primaryViewController(forCollapsing:)
        primaryViewController(forExpanding:)
        printContent(_:)
        printInteractionController(_:choosePaper:)
        printInteractionControllerDidDismissPrinterOptions(_:)
        printInteractionControllerDidFinishJob(_:)
        printInteractionControllerDidPresentPrinterOptions(_:)
        printInteractionControllerParentViewController(_:)
        printInteractionControllerWillDismissPrinterOptions(_:)
        printInteractionControllerWillPresentPrinterOptions(_:)
        printInteractionControllerWillStartJob(_:)
        rangeEnclosingPosition(_:with:inDirection:)
        remove(menu:)
        rename(_:)
        replace(_:withText:)
        replace(foundTextRange:document:withText:)
        replace(menu:with:)
        replaceAll(queryString:options:withText:)
        replaceChildren(ofMenu:from:)
        resetBlinkAnimation()
        restoreUserActivityState(_:)
        run(forKey:object:arguments:)
        scene(_:continue:)
        scene(_:didFailToContinueUserActivityWithType:error:)
        scene(_:didUpdate:)
        scene(_:openURLContexts:)
        scene(_:restoreInteractionStateWith:)
        scene(_:willConnectTo:options:)
        scene(_:willContinueUserActivityWithType:)
        sceneDidBecomeActive(_:)
        sceneDidDisconnect(_:)
        sceneDidEnterBackground(_:)
        sceneWillEnterForeground(_:)
        sceneWillResignActive(_:)
        scrollRangeToVisible(_:inDocument:)
        scrollViewDidChangeAdjustedContentInset(_:)
        scrollViewDidEndDecelerating(_:)
        scrollViewDidEndDragging(_:willDecelerate:)
        scrollViewDidEndScrollingAnimation(_:)
        scrollViewDidEndZooming(_:with:atScale:)
        scrollViewDidScroll(_:)
        scrollViewDidScrollToTop(_:)
        scrollViewDidZoom(_:)
        scrollViewShouldScrollToTop(_:)
        scrollViewWillBeginDecelerating(_:)
        scrollViewWillBeginDragging(_:)
        scrollViewWillBeginZooming(_:with:)
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
        searchBar(_:selectedScopeButtonIndexDidChange:)
        searchBar(_:shouldChangeTextIn:replacementText:)
        searchBar(_:textDidChange:)
        searchBarBookmarkButtonClicked(_:)
        searchBarCancelButtonClicked(_:)
        searchBarResultsListButtonClicked(_:)
        searchBarSearchButtonClicked(_:)
        searchBarShouldBeginEditing(_:)
        searchBarShouldEndEditing(_:)
        searchBarTextDidBeginEditing(_:)
        searchBarTextDidEndEditing(_:)
        searchController(_:didChangeFrom:)
        searchController(_:willChangeTo:)
        searchTextField(_:didSelect:)
        searchTextField(_:itemProviderForCopying:)
        sectionIndexTitles(for:)
        segmentBar(_:didChoose:)
        segmentedContainer(_:didChoose:)
        select(_:)
        selectAll(_:)
        selectionContainerViewBelowText(for:)
        selectionDidChange(_:)
        selectionRects(for:)
        selectionWillChange(_:)
        setAttributedMarkedText(_:selectedRange:)
        setBaseWritingDirection(_:for:)
        setDefaultResult()
        setMarkedText(_:selectedRange:)
        setNeedsCellUpdate()
        setNeedsFocusUpdate()
        setNoResult()
        setResult(attachment:)
        setResult(attributedString:)
        setResult(string:)
        setSearchTokenResult(_:)
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        shouldChangeText(in:replacementText:)
        shouldReplace(foundTextRange:document:withText:)
        shouldUpdateFocus(in:)
        size(forChildContentContainer:withParentContainerSize:)
        splitViewController(_:collapseSecondary:onto:)
        splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
        splitViewController(_:separateSecondaryFrom:)
        splitViewController(_:show:sender:)
        splitViewController(_:showDetail:sender:)
        splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
        splitViewController(_:willChangeTo:)
        splitViewController(_:willHide:)
        splitViewController(_:willShow:)
        splitViewControllerDidCollapse(_:)
        splitViewControllerDidExpand(_:)
        splitViewControllerInteractivePresentationGestureDidEnd(_:)
        splitViewControllerInteractivePresentationGestureWillBegin(_:)
        splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
        splitViewControllerSupportedInterfaceOrientations(_:)
        startAnimation()
        startAnimation(afterDelay:)
        startInteractiveTransition(_:)
        stateRestorationActivity(for:)
        stopAnimation(_:)
        supports(_:)
        systemLayoutFittingSizeDidChange(forChildContentContainer:)
        tabBar(_:didBeginCustomizing:)
        tabBar(_:didEndCustomizing:changed:)
        tabBar(_:didSelect:)
        tabBar(_:willBeginCustomizing:)
        tabBar(_:willEndCustomizing:changed:)
        tabBarController(_:animationControllerForTransitionFrom:to:)
        tabBarController(_:didEndCustomizing:changed:)
        tabBarController(_:didSelect:)
        tabBarController(_:didSelectTab:previousTab:)
        tabBarController(_:displayOrderDidChangeFor:)
        tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
        tabBarController(_:interactionControllerFor:)
        tabBarController(_:shouldSelect:)
        tabBarController(_:shouldSelectTab:)
        tabBarController(_:visibilityDidChangeFor:)
        tabBarController(_:willBeginCustomizing:)
        tabBarController(_:willEndCustomizing:changed:)
        tabBarControllerDidEndEditing(_:)
        tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
        tabBarControllerSupportedInterfaceOrientations(_:)
        tabBarControllerWillBeginEditing(_:)
        tableView(_:accessoryButtonTappedForRowWith:)
        tableView(_:canEditRowAt:)
        tableView(_:canFocusRowAt:)
        tableView(_:canHandle:)
        tableView(_:canMoveRowAt:)
        tableView(_:canPerformAction:forRowAt:withSender:)
        tableView(_:canPerformPrimaryActionForRowAt:)
        tableView(_:cancelPrefetchingForRowsAt:)
        tableView(_:cellForRowAt:)
        tableView(_:commit:forRowAt:)
        tableView(_:contextMenuConfigurationForRowAt:point:)
        tableView(_:didBeginMultipleSelectionInteractionAt:)
        tableView(_:didDeselectRowAt:)
        tableView(_:didEndDisplaying:forRowAt:)
        tableView(_:didEndDisplayingFooterView:forSection:)
        tableView(_:didEndDisplayingHeaderView:forSection:)
        tableView(_:didEndEditingRowAt:)
        tableView(_:didHighlightRowAt:)
        tableView(_:didSelectRowAt:)
        tableView(_:didUnhighlightRowAt:)
        tableView(_:didUpdateFocusIn:with:)
        tableView(_:dragPreviewParametersForRowAt:)
        tableView(_:dragSessionAllowsMoveOperation:)
        tableView(_:dragSessionDidEnd:)
        tableView(_:dragSessionIsRestrictedToDraggingApplication:)
        tableView(_:dragSessionWillBegin:)
        tableView(_:dropPreviewParametersForRowAt:)
        tableView(_:dropSessionDidEnd:)
        tableView(_:dropSessionDidEnter:)
        tableView(_:dropSessionDidExit:)
        tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        tableView(_:editActionsForRowAt:)
        tableView(_:editingStyleForRowAt:)
        tableView(_:estimatedHeightForFooterInSection:)
        tableView(_:estimatedHeightForHeaderInSection:)
        tableView(_:estimatedHeightForRowAt:)
        tableView(_:heightForFooterInSection:)
        tableView(_:heightForHeaderInSection:)
        tableView(_:heightForRowAt:)
        tableView(_:indentationLevelForRowAt:)
        tableView(_:itemsForAddingTo:at:point:)
        tableView(_:itemsForBeginning:at:)
        tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        tableView(_:moveRowAt:to:)
        tableView(_:numberOfRowsInSection:)
        tableView(_:performAction:forRowAt:withSender:)
        tableView(_:performDropWith:)
        tableView(_:performPrimaryActionForRowAt:)
        tableView(_:prefetchRowsAt:)
        tableView(_:previewForDismissingContextMenuWithConfiguration:)
        tableView(_:previewForHighlightingContextMenuWithConfiguration:)
        tableView(_:sectionForSectionIndexTitle:at:)
        tableView(_:selectionFollowsFocusForRowAt:)
        tableView(_:shouldBeginMultipleSelectionInteractionAt:)
        tableView(_:shouldHighlightRowAt:)
        tableView(_:shouldIndentWhileEditingRowAt:)
        tableView(_:shouldShowMenuForRowAt:)
        tableView(_:shouldSpringLoadRowAt:with:)
        tableView(_:shouldUpdateFocusIn:)
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        tableView(_:titleForDeleteConfirmationButtonForRowAt:)
        tableView(_:titleForFooterInSection:)
        tableView(_:titleForHeaderInSection:)
        tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        tableView(_:viewForFooterInSection:)
        tableView(_:viewForHeaderInSection:)
        tableView(_:willBeginEditingRowAt:)
        tableView(_:willDeselectRowAt:)
        tableView(_:willDisplay:forRowAt:)
        tableView(_:willDisplayContextMenu:animator:)
        tableView(_:willDisplayFooterView:forSection:)
        tableView(_:willDisplayHeaderView:forSection:)
        tableView(_:willEndContextMenuInteraction:animator:)
        tableView(_:willPerformPreviewActionForMenuWith:animator:)
        tableView(_:willSelectRowAt:)
        tableViewDidEndMultipleSelectionInteraction(_:)
        targetDisplayModeForAction(in:)
        text(in:)
        textDidChange(_:)
        textDraggableView(_:dragPreviewForLiftingItem:session:)
        textDraggableView(_:dragSessionDidEnd:with:)
        textDraggableView(_:dragSessionWillBegin:)
        textDraggableView(_:itemsForDrag:)
        textDraggableView(_:willAnimateLiftWith:session:)
        textDroppableView(_:dropSessionDidEnd:)
        textDroppableView(_:dropSessionDidEnter:)
        textDroppableView(_:dropSessionDidExit:)
        textDroppableView(_:dropSessionDidUpdate:)
        textDroppableView(_:previewForDroppingAllItemsWithDefault:)
        textDroppableView(_:proposalForDrop:)
        textDroppableView(_:willBecomeEditableForDrop:)
        textDroppableView(_:willPerformDrop:)
        textField(_:editMenuForCharactersIn:suggestedActions:)
        textField(_:shouldChangeCharactersIn:replacementString:)
        textField(_:willDismissEditMenuWith:)
        textField(_:willPresentEditMenuWith:)
        textFieldDidBeginEditing(_:)
        textFieldDidChangeSelection(_:)
        textFieldDidEndEditing(_:)
        textFieldDidEndEditing(_:reason:)
        textFieldShouldBeginEditing(_:)
        textFieldShouldClear(_:)
        textFieldShouldEndEditing(_:)
        textFieldShouldReturn(_:)
        textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)
        textPasteConfigurationSupporting(_:performPasteOf:to:)
        textPasteConfigurationSupporting(_:transform:)
        textRange(from:to:)
        textStorage(_:didProcessEditing:range:changeInLength:)
        textStorage(_:willProcessEditing:range:changeInLength:)
        textStyling(at:in:)
        textView(_:editMenuForTextIn:suggestedActions:)
        textView(_:menuConfigurationFor:defaultMenu:)
        textView(_:primaryActionFor:defaultAction:)
        textView(_:shouldChangeTextIn:replacementText:)
        textView(_:shouldInteractWith:in:interaction:)
        textView(_:textItemMenuWillDisplayFor:animator:)
        textView(_:textItemMenuWillEndFor:animator:)
        textView(_:willDismissEditMenuWith:)
        textView(_:willPresentEditMenuWith:)
        textViewDidBeginEditing(_:)
        textViewDidChange(_:)
        textViewDidChangeSelection(_:)
        textViewDidEndEditing(_:)
        textViewShouldBeginEditing(_:)
        textViewShouldEndEditing(_:)
        textWillChange(_:)
        toggleBoldface(_:)
        toggleItalics(_:)
        toggleUnderline(_:)
        toolTipInteraction(_:configurationAt:)
        traitCollectionDidChange(_:)
        transitionDuration(using:)
        unmarkText()
        updateFocusIfNeeded()
        updateInteractiveTransition(_:)
        updateSearchResults(for:)
        updateSearchResults(for:selecting:)
        updated(for:)
        useSelectionForFind(_:)
        userActivityWasContinued(_:)
        userActivityWillSave(_:)
        view(forKey:)
        viewController(forKey:)
        viewController(withRestorationIdentifierPath:coder:)
        viewForZooming(in:)
        viewWillTransition(to:with:)
        willDismissSearchController(_:)
        willHighlight(foundTextRange:document:)
        willMove(to:)
        willPresentSearchController(_:)
        willTransition(to:with:)
        windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
        windowScene(_:performActionFor:completionHandler:)
        """
}
