import IrekoTesting
import UIKit

enum ControlsSnippets {
    final class VolumeController: UIViewController {
        private let slider = UISlider()
        private let mute = UISwitch()

        override func viewDidLoad() {
            super.viewDidLoad()
            slider.maximumValue = 11
            slider.addTarget(self, action: VolumeController.volumeChanged(_:), for: .valueChanged)
            mute.addAction(
                UIAction { [weak self] action in
                    guard let mute = action.sender as? UISwitch else { return }
                    self?.slider.isEnabled = !mute.isOn
                }, for: .valueChanged)
            let column = UIStackView(arrangedSubviews: [slider, mute])
            column.axis = .vertical
            column.frame = view.bounds.insetBy(dx: 40, dy: 200)
            view.addSubview(column)
        }

        private func volumeChanged(_ slider: UISlider) { print(slider.value) }
    }

    @MainActor private static func button() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Download"
        configuration.subtitle = "12 MB"
        configuration.image = UIImage(systemName: "arrow.down.circle")
        configuration.imagePadding = 8
        configuration.cornerStyle = .capsule

        let download = UIButton(
            configuration: configuration,
            primaryAction: UIAction { action in
                (action.sender as? UIButton)?.isEnabled = false
            })
        download.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        return download
    }

    @MainActor private static func values() -> [UIView] {
        let views = UISegmentedControl(
            frame: .zero,
            actions: [
                UIAction(title: "Day") { _ in print("day") },
                UIAction(title: "Week") { _ in print("week") },
            ])
        views.selectedSegmentIndex = 0

        let pages = UIPageControl()
        pages.numberOfPages = 4
        let timer = UIPageControlTimerProgress(preferredDuration: 5)
        pages.progress = timer
        timer.resumeTimer()
        return [views, pages]
    }

    @MainActor private static func date() -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.minimumDate = picker.date
        picker.addAction(UIAction { _ in print(picker.date) }, for: .valueChanged)
        return picker
    }

    final class RatingView: UIControl {
        private(set) var stars = 0

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            let count = min(max(Int(touch.location(in: self).x / bounds.width * 5) + 1, 0), 5)
            guard count != stars else { return true }
            stars = count
            sendActions(for: .valueChanged)
            return true
        }
    }

    @MainActor static func run() throws {
        try Stage.run(rootViewController: VolumeController()) { stage in
            stage.advance(by: 0)
            let toggle = stage.window.descendant(UISwitch.self)
            let slider = stage.window.descendant(UISlider.self)
            try check(slider?.maximumValue == 11)
            toggle?.setOn(true, animated: false)
            toggle?.sendActions(for: .valueChanged)
            try check(slider?.isEnabled == false)
        }
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let stars = RatingView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            let button = button()
            root.view.addSubview(stars)
            button.frame = CGRect(x: 0, y: 200, width: 200, height: 60)
            root.view.addSubview(button)
            for (place, view) in (values() + [date()]).enumerated() {
                view.frame = CGRect(x: 0, y: 300 + CGFloat(place) * 50, width: 320, height: place == 2 ? 320 : 40)
                root.view.addSubview(view)
            }
            stage.advance(by: 0)
            stage.drag(from: CGPoint(x: 10, y: 120), to: CGPoint(x: 150, y: 120), duration: 0.2)
            try check(stars.stars == 4)
            stage.find("Download").tap()
            stage.advance(by: 0)
            try check(!button.isEnabled && button.configuration?.showsActivityIndicator == true)
            stage.find("Week").tap()
            stage.advance(by: 6)
            try check(root.view.descendant(UIPageControl.self)?.currentPage == 1)
        }
    }
}

extension UIView {
    /// The first view of a class in the tree of subviews.
    func descendant<View: UIView>(_ type: View.Type) -> View? {
        for view in subviews {
            if let found = view as? View ?? view.descendant(type) { return found }
        }
        return nil
    }
}
