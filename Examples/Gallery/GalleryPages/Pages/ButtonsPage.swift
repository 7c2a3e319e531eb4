import UIKit

/// Buttons with and without configurations.
final class ButtonsPage: SectionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addStyles()
        addSizes()
        addContents()
        addStates()
    }

    private func button(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    private func line(_ views: [UIView]) -> Row {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.alignment = .center
        return Row(stack, alignment: .leading)
    }

    private func addStyles() {
        addSection(
            "Styles",
            [
                line([
                    button(.plain(), "Plain"), button(.gray(), "Gray"), button(.tinted(), "Tinted"),
                    button(.filled(), "Filled"),
                ])
            ])
    }

    private func addSizes() {
        let sizes: [(UIButton.Configuration.Size, String)] = [(.mini, "Mini"), (.small, "Small"), (.medium, "Medium")]
        var large = UIButton.Configuration.filled()
        large.buttonSize = .large
        large.cornerStyle = .large
        large.title = "Continue"
        addSection(
            "Sizes",
            [
                line(
                    sizes.map { size, title in
                        var configuration = UIButton.Configuration.tinted()
                        configuration.buttonSize = size
                        configuration.cornerStyle = .capsule
                        return button(configuration, title)
                    }), Row(UIButton(configuration: large)),
            ])
    }

    private func addContents() {
        var subtitle = UIButton.Configuration.gray()
        subtitle.title = "Play"
        subtitle.subtitle = "All episodes"
        subtitle.image = UIImage(systemName: "play.fill")
        subtitle.imagePadding = 8
        subtitle.imagePlacement = .trailing
        subtitle.titleAlignment = .leading
        var loading = UIButton.Configuration.filled()
        loading.title = "Loading"
        loading.showsActivityIndicator = true
        loading.imagePadding = 8
        let attributed = UIButton(type: .system)
        let title = NSMutableAttributedString(
            string: "Attributed", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold)])
        title.append(
            NSAttributedString(string: " title", attributes: [.foregroundColor: UIColor.systemPink]))
        attributed.setAttributedTitle(title, for: .normal)
        addSection(
            "Content",
            [line([UIButton(configuration: subtitle), UIButton(configuration: loading)]), line([attributed])])
    }

    private func addStates() {
        let toggle = button(.tinted(), "Toggle")
        toggle.changesSelectionAsPrimaryAction = true
        let delete = button(.tinted(), "Delete")
        delete.role = .destructive
        let disabled = button(.filled(), "Disabled")
        disabled.isEnabled = false
        let counter = button(.gray(), "Tapped 0 times")
        var count = 0
        counter.addAction(
            UIAction { action in
                count += 1
                (action.sender as? UIButton)?.configuration?.title =
                    count == 1 ? "Tapped once" : "Tapped \(count) times"
            }, for: .primaryActionTriggered)
        addSection("States", [line([toggle, delete, disabled]), line([counter])])
    }
}
