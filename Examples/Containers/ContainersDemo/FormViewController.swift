import UIKit

/// A form in stack views: cards below each other, or side by side if two columns fit.
final class FormViewController: LoggedViewController {
    private let tile = UIView()
    private let tileIcon = UIImageView()
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private let icons = IconRow()
    private let travellers = StepperRow(value: 2, range: 1...9)
    private let nights = StepperRow(value: 7, range: 1...30)
    private var journey: FoldingSection?
    private let saved = UIStackView()
    private let columns = UIStackView()
    private let page = UIStackView()

    /// The minimum width for two columns.
    private static let twoColumnWidth: CGFloat = 680

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let left = UIStackView(arrangedSubviews: [
            FormCard([makeHead(), icons]),
            FormCard([FormRow("Travellers", travellers), FormRow("Nights", nights)]),
        ])
        let right = UIStackView(arrangedSubviews: [makeDetails(), makeSaved(), makeButtons()])
        for column in [left, right] {
            column.axis = .vertical
            column.spacing = 12
            columns.addArrangedSubview(column)
        }
        columns.spacing = 12
        columns.alignment = .fill
        page.axis = .vertical
        page.addArrangedSubview(columns)
        placePage()
        icons.changed = { [weak self] in self?.valueDidChange() }
        travellers.changed = { [weak self] in self?.valueDidChange() }
        nights.changed = { [weak self] in self?.valueDidChange() }
        showValues()
    }

    private func placePage() {
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        let width = page.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            page.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            page.widthAnchor.constraint(lessThanOrEqualToConstant: 960), width,
        ])
    }

    /// Uses one column or two, according to the available width.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width >= Self.twoColumnWidth
        columns.axis = isWide ? .horizontal : .vertical
        columns.distribution = isWide ? .fillEqually : .fill
        columns.alignment = isWide ? .top : .fill
    }

    /// Until the user folds or unfolds the journey, it is folded if the window is too low for it.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let journey, !journey.isChosen, let left = columns.arrangedSubviews.first else { return }
        let hidden = journey.isFolded ? journey.foldingHeight : 0
        let needed =
            columns.axis == .vertical
            ? columns.bounds.height + hidden
            : max(left.bounds.height, columns.arrangedSubviews[1].bounds.height + hidden)
        // With a margin of a point, so that rounding to pixels does not fold and unfold it repeatedly.
        let spare: CGFloat = journey.isFolded ? 1 : 0
        let isTooLow = page.frame.minY + needed + 16 + spare > view.bounds.height
        if isTooLow != journey.isFolded { journey.fold(isTooLow) }
    }

    // MARK: Parts

    private func makeHead() -> UIView {
        tile.layer.cornerRadius = 12
        tile.translatesAutoresizingMaskIntoConstraints = false
        tileIcon.tintColor = .white
        tileIcon.translatesAutoresizingMaskIntoConstraints = false
        tile.addSubview(tileIcon)
        NSLayoutConstraint.activate([
            tile.widthAnchor.constraint(equalToConstant: 52), tile.heightAnchor.constraint(equalToConstant: 52),
            tileIcon.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
            tileIcon.centerYAnchor.constraint(equalTo: tile.centerYAnchor),
        ])
        nameLabel.text = "A week in Lisbon"
        nameLabel.font = .systemFont(ofSize: 20, weight: .bold)
        nameLabel.adjustsFontSizeToFitWidth = true
        detailLabel.font = .systemFont(ofSize: 15)
        detailLabel.textColor = .secondaryLabel
        let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let head = UIStackView(arrangedSubviews: [tile, texts])
        head.alignment = .center
        head.spacing = 14
        head.isLayoutMarginsRelativeArrangement = true
        head.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        return head
    }

    private func makeDetails() -> UIView {
        let note = UILabel()
        note.text = "Trains leave every hour. Seats by the window are on the river's side until Santarém."
        note.numberOfLines = 0
        note.font = .systemFont(ofSize: 15)
        note.textColor = .secondaryLabel
        let noteRow = UIStackView(arrangedSubviews: [note])
        noteRow.isLayoutMarginsRelativeArrangement = true
        noteRow.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 14, trailing: 16)
        let section = FoldingSection(
            "Journey", [FormRow("From", "Porto"), FormRow("Departure", "12 May, 9:40"), noteRow])
        journey = section
        return FormCard([section])
    }

    private func makeSaved() -> UIView {
        let icon = UIImageView(image: Icon.check.image(size: 18))
        icon.tintColor = .systemGreen
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let label = UILabel()
        label.text = "Saved"
        label.font = .systemFont(ofSize: 15, weight: .medium)
        for view in [icon, label] { saved.addArrangedSubview(view) }
        saved.spacing = 8
        saved.alignment = .center
        saved.isLayoutMarginsRelativeArrangement = true
        saved.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        saved.isHidden = true
        saved.alpha = 0
        return saved
    }

    private func makeButtons() -> UIView {
        var clear = UIButton.Configuration.gray()
        clear.title = "Start over"
        var save = UIButton.Configuration.filled()
        save.title = "Save"
        let buttons = [(clear, { [weak self] in self?.startOver() }), (save, { [weak self] in self?.showSaved(true) })]
            .map { configuration, action in
                var configuration = configuration
                configuration.cornerStyle = .large
                let button = UIButton(configuration: configuration)
                button.heightAnchor.constraint(equalToConstant: 50).isActive = true
                button.addAction(UIAction { _ in action() }, for: .touchUpInside)
                return button
            }
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        row.spacing = 12
        return row
    }

    // MARK: Values

    private func showValues() {
        let choice = IconRow.choices[icons.selection]
        tile.backgroundColor = choice.color
        tileIcon.image = choice.icon.image(size: 28)
        let people = travellers.value == 1 ? "1 traveller" : "\(travellers.value) travellers"
        let length = nights.value == 1 ? "1 night" : "\(nights.value) nights"
        detailLabel.text = "\(people), \(length)"
    }

    private func valueDidChange() {
        showValues()
        showSaved(false)
    }

    private func showSaved(_ isSaved: Bool) {
        guard saved.isHidden == isSaved else { return }
        UIView.animate(withDuration: 0.3) {
            self.saved.isHidden = !isSaved
            self.saved.alpha = isSaved ? 1 : 0
        }
    }

    private func startOver() {
        icons.selection = 0
        travellers.value = 2
        nights.value = 7
        valueDidChange()
    }
}
