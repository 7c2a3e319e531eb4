import UIKit

/// A controller that shows a test's configuration in place of its content, and counts its updates.
class UnavailableController: UIViewController {
    var content: (any UIContentConfiguration)?
    var searchText: String?
    private(set) var updates = 0
    private(set) var log: [String] = []

    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = super.contentUnavailableConfigurationState
        state.searchText = searchText
        return state
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updates += 1
        log.append("update")
        contentUnavailableConfiguration = content
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.append("appearing")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log.append("layout")
    }
}

extension UIContentUnavailableConfiguration {
    /// An image of 40 by 30 points, two texts and two buttons.
    static func full() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage.square(width: 40, height: 30)
        configuration.text = "No Notes"
        configuration.secondaryText = "Notes that you write are shown here."
        configuration.button.title = "New Note"
        configuration.secondaryButton.title = "Learn More"
        return configuration
    }
}

extension UIImage {
    /// A fully opaque template image.
    static func square(width: CGFloat, height: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }.withRenderingMode(.alwaysTemplate)
    }
}
