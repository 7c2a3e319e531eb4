extension ElementKind {
    /// Whether an element of this kind describes a view.
    package var isView: Bool {
        switch self {
        case .view, .containerView, .label, .imageView, .stackView, .scrollView, .visualEffectView,
            .button, .textField, .textView, .switch, .slider, .segmentedControl, .stepper, .pageControl, .progressView,
            .activityIndicatorView, .datePicker, .pickerView, .searchBar, .toolbar, .navigationBar, .tabBar, .colorWell,
            .tableView, .tableViewCell, .tableViewCellContentView, .tableViewHeaderFooterView,
            .collectionView, .collectionViewCell, .collectionViewCellContentView, .collectionReusableView,
            .refreshControl, .window,
            .mapView, .webView, .wkWebView, .sceneKitView, .arscnView, .arskView, .skView, .glkView, .mtkView:
            true
        default: false
        }
    }

    /// Whether an element of this kind describes a view controller. A placeholder for a controller in a different
    /// storyboard does not.
    package var isController: Bool {
        switch self {
        case .viewController, .tableViewController, .collectionViewController, .navigationController,
            .tabBarController, .splitViewController, .pageViewController, .hostingController, .avPlayerViewController,
            .glkViewController:
            true
        default: false
        }
    }

    /// Whether an element of this kind describes a gesture recognizer.
    package var isGestureRecognizer: Bool {
        switch self {
        case .tapGestureRecognizer, .panGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer,
            .swipeGestureRecognizer, .screenEdgePanGestureRecognizer, .longPressGestureRecognizer,
            .pongPressGestureRecognizer:
            true
        default: false
        }
    }

    /// Whether an element of this kind describes an object of a framework other than UIKit. A plain view or controller
    /// replaces the object, and its attributes are unknown.
    package var isForeign: Bool {
        switch self {
        case .mapView, .webView, .wkWebView, .sceneKitView, .arscnView, .arskView, .skView, .glkView, .mtkView,
            .hostingController, .avPlayerViewController, .glkViewController, .searchDisplayController:
            true
        default: false
        }
    }

    /// Whether an element of this kind describes a separate object, with attributes and possibly connections.
    var isObject: Bool {
        if isView || isController || isGestureRecognizer { return true }
        switch self {
        case .viewControllerPlaceholder, .searchDisplayController, .placeholder, .exit, .customObject,
            .navigationItem, .barButtonItem, .tabBarItem, .keyCommand, .tableViewSection,
            .collectionViewFlowLayout, .collectionViewLayout,
            .toolbarAppearance, .navigationBarAppearance, .tabBarAppearance, .listContentConfiguration:
            return true
        default: return false
        }
    }

    /// Whether an element of this kind is meaningful to the editor only, so that it is skipped, including its content.
    var isForEditor: Bool {
        switch self {
        case .dependencies, .animations, .designables, .customFonts, .accessibilityOverrides, .mutableData, .data,
            .options, .simulatedMetricsContainer, .inferredMetricsTieBreakers, .simulatedStatusBarMetrics,
            .simulatedNavigationBarMetrics, .simulatedToolbarMetrics, .simulatedTabBarMetrics,
            .simulatedOrientationMetrics, .simulatedScreenMetrics, .wkWebViewConfiguration, .wkPreferences,
            .audiovisualMediaTypes, .dataDetectorTypes, .precedingGestureRecognizers, .pressTypeMask, .title,
            .userGuides:
            true
        default: false
        }
    }

    /// Whether the attributes of an element of this kind are the elements of an option set.
    var isSetOfFlags: Bool {
        switch self {
        case .accessibilityTraits, .dataDetectorType, .extendedEdge, .rectEdge, .popoverArrowDirection: true
        default: false
        }
    }
}
