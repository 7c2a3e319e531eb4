import UIKit

/// `CATransition`: a picture is replaced by the next with each type of transition.
final class TransitionsPage: SectionsViewController {
    private static let types: [(name: String, type: CATransitionType)] = [
        ("Fade", .fade), ("Move in", .moveIn), ("Push", .push), ("Reveal", .reveal),
    ]
    private static let subtypes: [(name: String, subtype: CATransitionSubtype)] = [
        ("Left", .fromLeft), ("Right", .fromRight), ("Top", .fromTop), ("Bottom", .fromBottom),
    ]
    private static let pictures: [(title: String, symbol: String, color: UIColor)] = [
        ("Sea", "drop", .systemTeal), ("Night", "moon", .systemIndigo), ("Noon", "sun.max", .systemOrange),
        ("Forest", "leaf", .systemGreen),
    ]

    private let picture = UIView()
    private let symbol = UIImageView()
    private let label = UILabel()
    private let typeControl = UISegmentedControl(items: TransitionsPage.types.map(\.name))
    private let subtypeControl = UISegmentedControl(items: TransitionsPage.subtypes.map(\.name))
    private var shown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        makePicture()
        typeControl.selectedSegmentIndex = 2
        subtypeControl.selectedSegmentIndex = 1
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Next picture"
        button.addAction(UIAction { [weak self] _ in self?.showNext() }, for: .primaryActionTriggered)
        addSection("Picture", [Row(picture)])
        addSection("Transition", [Row(typeControl), Row(subtypeControl), Row(button)])
    }

    private func makePicture() {
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 12
        symbol.tintColor = .white
        symbol.contentMode = .center
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 54, weight: .light)
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .title2)
        let column = UIStackView(arrangedSubviews: [symbol, label])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 10
        column.translatesAutoresizingMaskIntoConstraints = false
        picture.addSubview(column)
        NSLayoutConstraint.activate([
            picture.heightAnchor.constraint(equalToConstant: 200),
            column.centerXAnchor.constraint(equalTo: picture.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
        ])
        show(0)
    }

    private func show(_ index: Int) {
        shown = index
        let (title, name, color) = Self.pictures[index]
        picture.backgroundColor = color
        symbol.image = UIImage(systemName: name)
        label.text = title
    }

    private func showNext() {
        let transition = CATransition()
        transition.type = Self.types[typeControl.selectedSegmentIndex].type
        transition.subtype = Self.subtypes[subtypeControl.selectedSegmentIndex].subtype
        transition.duration = 0.6
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        picture.layer.add(transition, forKey: nil)
        show((shown + 1) % Self.pictures.count)
    }
}
