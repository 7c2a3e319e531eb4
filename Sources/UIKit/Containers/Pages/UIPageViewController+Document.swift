import CoreGraphics
import Foundation
import InterfaceDocuments

extension UIPageViewController {
    /// The options of a page view controller in a storyboard or nib, without pages, which the program sets.
    @MainActor
    struct DocumentOptions {
        var style = TransitionStyle.pageCurl
        var orientation = NavigationOrientation.horizontal
        var spine = SpineLocation.min
        var spacing: CGFloat = 0
        var isDoubleSided = false

        init(_ coder: NSCoder) {
            guard let coder = coder.ofDocument else { return }
            let element = coder.element
            let styles: KeyValuePairs<String, TransitionStyle> = ["pageCurl": .pageCurl, "scroll": .scroll]
            if let word = element.word(.transitionStyle, in: styles) { style = word }
            let orientations: KeyValuePairs<String, NavigationOrientation> = [
                "horizontal": .horizontal, "vertical": .vertical,
            ]
            if let word = element.word(.navigationOrientation, in: orientations) { orientation = word }
            // Curling pages always have a spine, even though storyboards and nibs also specify `none` for them.
            let spines: KeyValuePairs<String, SpineLocation> = ["none": .min, "min": .min, "mid": .mid, "max": .max]
            let written = element.word(.spineLocation, in: spines) ?? .min
            spine = style == .scroll ? .none : written
            let length = coder.length(.pageSpacing) ?? 0
            spacing = style == .scroll ? length : 0
            isDoubleSided = element.bool(.doubleSided, default: false) || spine == .mid
        }
    }

    static func addPageControllerProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("delegate", \UIPageViewController.delegate)
            .adding("dataSource", \UIPageViewController.dataSource)
            .adding("doubleSided", \UIPageViewController.isDoubleSided)
    }
}
