import UIKit

/// All controls except text fields.
final class ControlsPage: SectionsViewController {
    private let volumeLabel = UILabel()
    private let guestsLabel = UILabel()
    private let pageLabel = UILabel()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let indicator = UIActivityIndicatorView(style: .medium)

    override func viewDidLoad() {
        super.viewDidLoad()
        addSwitches()
        addSliders()
        addSegments()
        addSteppers()
        addPages()
        addProgress()
    }

    private func addSwitches() {
        let (on, off, tinted, disabled) = (UISwitch(), UISwitch(), UISwitch(), UISwitch())
        on.isOn = true
        tinted.isOn = true
        tinted.onTintColor = .systemIndigo
        disabled.isOn = true
        disabled.isEnabled = false
        addSection(
            "Switch", [Row("Wi-Fi", on), Row("Aeroplane mode", off), Row("Tinted", tinted), Row("Disabled", disabled)])
    }

    private func addSliders() {
        let volume = UISlider()
        volume.value = 0.6
        volume.minimumValueImage = Self.gray("speaker.fill")
        volume.maximumValueImage = Self.gray("speaker.wave.3.fill")
        let warm = UISlider()
        warm.value = 0.35
        warm.minimumTrackTintColor = .systemOrange
        warm.addAction(
            UIAction { [weak self] action in
                guard let slider = action.sender as? UISlider else { return }
                self?.volumeLabel.text = "\(Int(slider.value * 100)) %"
            }, for: .valueChanged)
        volumeLabel.text = "35 %"
        volumeLabel.textColor = .secondaryLabel
        volumeLabel.textAlignment = .right
        volumeLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        volumeLabel.widthAnchor.constraint(equalToConstant: 56).isActive = true
        let row = UIStackView(arrangedSubviews: [warm, volumeLabel])
        row.spacing = 12
        row.alignment = .center
        let disabled = UISlider()
        disabled.value = 0.5
        disabled.isEnabled = false
        addSection("Slider", [Row(volume), Row(row), Row(disabled)])
    }

    private static func gray(_ symbol: String) -> UIImage? {
        UIImage(systemName: symbol)?.withTintColor(.systemGray, renderingMode: .alwaysOriginal)
    }

    private func addSegments() {
        let map = UISegmentedControl(items: ["Map", "Transit", "Satellite"])
        map.selectedSegmentIndex = 0
        let tinted = UISegmentedControl(items: ["S", "M", "L", "XL"])
        tinted.selectedSegmentIndex = 1
        tinted.selectedSegmentTintColor = .systemBlue
        tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let byContent = UISegmentedControl(items: ["Day", "Fortnight", "Month"])
        byContent.apportionsSegmentWidthsByContent = true
        byContent.selectedSegmentIndex = 2
        byContent.setEnabled(false, forSegmentAt: 0)
        addSection("Segmented control", [Row(map), Row(tinted), Row(byContent)])
    }

    private func addSteppers() {
        let stepper = UIStepper()
        stepper.minimumValue = 1
        stepper.maximumValue = 12
        stepper.value = 2
        stepper.addAction(
            UIAction { [weak self] action in
                guard let stepper = action.sender as? UIStepper else { return }
                self?.showGuests(stepper.value)
            }, for: .valueChanged)
        showGuests(2)
        let row = UIStackView(arrangedSubviews: [guestsLabel, stepper])
        row.alignment = .center
        addSection("Stepper", [Row(row)])
    }

    private func showGuests(_ count: Double) { guestsLabel.text = count == 1 ? "1 guest" : "\(Int(count)) guests" }

    private func addPages() {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .systemGray4
        pages.currentPageIndicatorTintColor = .label
        pages.addAction(
            UIAction { [weak self] action in
                guard let pages = action.sender as? UIPageControl else { return }
                self?.pageLabel.text = "Page \(pages.currentPage + 1)"
            }, for: .valueChanged)
        pageLabel.text = "Page 2"
        let many = UIPageControl()
        many.numberOfPages = 30
        many.currentPage = 12
        many.backgroundStyle = .prominent
        many.pageIndicatorTintColor = .systemGray
        many.currentPageIndicatorTintColor = .systemBlue
        many.widthAnchor.constraint(equalToConstant: 180).isActive = true
        addSection("Page control", [Row(pageLabel, pages), Row("Thirty pages", many)])
    }

    private func addProgress() {
        progress.progress = 0.45
        let large = UIActivityIndicatorView(style: .large)
        let tinted = UIActivityIndicatorView(style: .medium)
        tinted.color = .systemOrange
        for view in [indicator, large, tinted] { view.startAnimating() }
        let indicators = UIStackView(arrangedSubviews: [indicator, tinted, large])
        indicators.spacing = 16
        indicators.alignment = .center
        addSection("Progress", [Row("Downloading", progress), Row("Working", indicators)])
        progress.widthAnchor.constraint(greaterThanOrEqualToConstant: 140).isActive = true
    }
}
