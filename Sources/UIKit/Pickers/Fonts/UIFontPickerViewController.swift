import CoreGraphics
import Foundation

/// A view controller for choosing a font among the installed families.
///
///     let picker = UIFontPickerViewController()
///     picker.delegate = self
///     present(picker, animated: true)
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller>.
open class UIFontPickerViewController: UIViewController {
    private let settings: Configuration
    private var hasPicked = false

    /// Creates a font picker with a copy of a configuration.
    public init(configuration: Configuration) {
        settings = (configuration.copy() as? Configuration) ?? configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a font picker for families. The names are ignored.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(configuration: Configuration())
    }

    /// Creates a font picker for families; archives are not read.
    public required init?(coder: NSCoder) {
        settings = Configuration()
        super.init(coder: coder)
    }

    /// The content of the picker.
    open var configuration: Configuration { settings }

    /// The delegate. Not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The chosen font without a size, or the font that is marked in the list. The default is `nil`.
    open var selectedFontDescriptor: UIFontDescriptor?

    /// Adds the list of families.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = FontListController(families: Self.families(of: settings), settings, selected: selectedFontDescriptor)
        {
            [weak self] descriptor in self?.pick(descriptor)
        }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave() })
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    /// Calls the delegate if the user has closed the picker without a choice.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeaving, !hasPicked { delegate?.fontPickerViewControllerDidCancel(self) }
        hasPicked = false
    }

    private static func families(of settings: Configuration) -> [String] {
        guard !settings.filteredTraits.isEmpty else { return UIFont.familyNames }
        return UIFont.familyNames.filter { family in
            UIFont.fontNames(forFamilyName: family).contains { name in
                UIFontDescriptor(name: name, size: 17).symbolicTraits.isSuperset(of: settings.filteredTraits)
            }
        }
    }

    private func pick(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        hasPicked = true
        delegate?.fontPickerViewControllerDidPickFont(self)
        leave()
    }

    private func leave() { presentingViewController?.dismiss(animated: true) }
}
