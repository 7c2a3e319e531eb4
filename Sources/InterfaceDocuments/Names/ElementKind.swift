/// The kind of an element of a document, by its name.
///
/// The cases are the names that Xcode writes. An element with a different name is `unknown`, and its name is kept
/// beside the kind.
package enum ElementKind: String, CaseIterable, Sendable {
    /// An unknown element.
    case unknown = ""

    // MARK: The document

    case document, device, scenes, scene, objects, resources, namedColor, systemColor

    // MARK: Controllers

    case viewController, tableViewController, collectionViewController, navigationController, tabBarController
    case splitViewController, pageViewController, viewControllerPlaceholder
    case hostingController, avPlayerViewController, glkViewController, searchDisplayController

    // MARK: Views

    case view, containerView, label, imageView, stackView, scrollView, visualEffectView
    case button, textField, textView, `switch`, slider, segmentedControl, stepper, pageControl, progressView
    case activityIndicatorView, datePicker, pickerView, searchBar, toolbar, navigationBar, tabBar, colorWell
    case tableView, tableViewCell, tableViewCellContentView, tableViewHeaderFooterView
    case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
    case refreshControl, window
    case mapView, webView, wkWebView, sceneKitView, arscnView, arskView, skView, glkView, mtkView

    // MARK: Other objects

    case placeholder, exit, customObject
    case navigationItem, barButtonItem, tabBarItem, keyCommand, tableViewSection
    case collectionViewFlowLayout, collectionViewLayout
    case toolbarAppearance, navigationBarAppearance, tabBarAppearance, listContentConfiguration
    case tapGestureRecognizer, panGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer
    case swipeGestureRecognizer, screenEdgePanGestureRecognizer, longPressGestureRecognizer
    /// Xcode's spelling of a long press recognizer.
    case pongPressGestureRecognizer

    // MARK: Lists

    case subviews, constraints, connections, layoutGuides, items, cells, prototypes, sections, segments
    case toolbarItems, leftBarButtonItems, rightBarButtonItems, keyCommands, gestureRecognizers
    case userDefinedRuntimeAttributes, scopeButtonTitles

    // MARK: Layout

    case rect, frame, autoresizingMask, constraint, variation, mask, include, exclude
    case viewLayoutGuide, viewControllerLayoutGuide, keyboardLayoutGuide

    // MARK: Connections

    case outlet, outletCollection, action, segue, popoverArrowDirection

    // MARK: Values

    case color, font, fontDescription, string, mutableString, attributedString, fragment, attributes
    case paragraphStyle, tabStops, textTab, shadow, url
    case image, imageReference, preferredSymbolConfiguration, buttonConfiguration, backgroundConfiguration, state
    case segment, textInputTraits, accessibility, accessibilityTraits, textAttributes, offsetWrapper
    case blurEffect, vibrancyEffect, userDefinedRuntimeAttribute
    case real, integer, bool, size, point, value, range, inset, edgeInsets, directionalEdgeInsets
    case date, timeZone, dataDetectorType, extendedEdge, rectEdge
    /// A property that is explicitly set to `nil`.
    case nilValue = "nil"

    // MARK: Elements without effect

    case dependencies, deployment, development, plugIn, capability, adaptation, animations, designables, designable
    case customFonts, mutableArray, array, accessibilityOverrides, mutableData, data, options
    case simulatedMetricsContainer, freeformSimulatedSizeMetrics, inferredMetricsTieBreakers
    case simulatedStatusBarMetrics, simulatedNavigationBarMetrics, simulatedToolbarMetrics, simulatedTabBarMetrics
    case simulatedOrientationMetrics, simulatedScreenMetrics
    case wkWebViewConfiguration, wkPreferences, audiovisualMediaTypes, dataDetectorTypes
    case precedingGestureRecognizers, pressTypeMask, title, userGuides

    /// All kinds by name.
    static let names = NameTable(allCases.map { (name: $0.rawValue, value: $0) })

    /// The kind of an element with a name; `unknown` if the name is unknown.
    package init(name: String) { self = Self.names[name] ?? .unknown }
}
