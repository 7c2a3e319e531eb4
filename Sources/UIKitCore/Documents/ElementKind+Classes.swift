import InterfaceDocuments

extension ElementKind {
    /// The names of an element's UIKit class and of its replacements, the nearest first; `nil` for elements without
    /// objects.
    var classNames: [String]? {
        if let name = Self.singleNames[self] { return [name] }
        switch self {
        case .textField: return ["UITextField", "UIControl"]
        case .textView: return ["UITextView", "UIScrollView"]
        case .datePicker: return ["UIDatePicker", "UIControl"]
        case .colorWell: return ["UIColorWell", "UIControl"]
        case .pickerView: return ["UIPickerView", "UIView"]
        case .searchBar: return ["UISearchBar", "UIView"]
        case .collectionView: return ["UICollectionView", "UIScrollView"]
        case .collectionViewCell: return ["UICollectionViewCell", "UICollectionReusableView", "UIView"]
        case .collectionReusableView: return ["UICollectionReusableView", "UIView"]
        case .collectionViewController: return ["UICollectionViewController", "UIViewController"]
        // The class of this element is not public.
        case .tableViewCellContentView, .collectionViewCellContentView: return ["UIView"]
        default: return nil
        }
    }

    private static let singleNames: [ElementKind: String] = [
        .viewController: "UIViewController", .tableViewController: "UITableViewController",
        .navigationController: "UINavigationController", .tabBarController: "UITabBarController",
        .splitViewController: "UISplitViewController", .pageViewController: "UIPageViewController",
        .view: "UIView", .containerView: "UIView", .label: "UILabel", .imageView: "UIImageView",
        .stackView: "UIStackView", .scrollView: "UIScrollView", .visualEffectView: "UIVisualEffectView",
        .button: "UIButton", .switch: "UISwitch", .slider: "UISlider", .segmentedControl: "UISegmentedControl",
        .stepper: "UIStepper", .pageControl: "UIPageControl", .progressView: "UIProgressView",
        .activityIndicatorView: "UIActivityIndicatorView", .toolbar: "UIToolbar",
        .navigationBar: "UINavigationBar", .tabBar: "UITabBar", .tableView: "UITableView",
        .tableViewCell: "UITableViewCell", .tableViewHeaderFooterView: "UITableViewHeaderFooterView",
        .refreshControl: "UIRefreshControl", .window: "UIWindow",
        .navigationItem: "UINavigationItem", .barButtonItem: "UIBarButtonItem", .tabBarItem: "UITabBarItem",
        .collectionViewFlowLayout: "UICollectionViewFlowLayout", .collectionViewLayout: "UICollectionViewLayout",
        .toolbarAppearance: "UIToolbarAppearance", .navigationBarAppearance: "UINavigationBarAppearance",
        .tabBarAppearance: "UITabBarAppearance", .tapGestureRecognizer: "UITapGestureRecognizer",
        .panGestureRecognizer: "UIPanGestureRecognizer", .pinchGestureRecognizer: "UIPinchGestureRecognizer",
        .rotationGestureRecognizer: "UIRotationGestureRecognizer",
        .swipeGestureRecognizer: "UISwipeGestureRecognizer",
        .screenEdgePanGestureRecognizer: "UIScreenEdgePanGestureRecognizer",
        .longPressGestureRecognizer: "UILongPressGestureRecognizer",
        .pongPressGestureRecognizer: "UILongPressGestureRecognizer",
    ]
}
