import InterfaceDocuments

extension UIPageControl {
    func decodePages(from coder: DocumentCoder) {
        let element = coder.element
        numberOfPages = element.integer(.numberOfPages, default: 0)
        currentPage = element.integer(.currentPage, default: 0)
        hidesForSinglePage = element.bool(.hidesForSinglePage, default: false)
        if let color = coder.color(.pageIndicatorTintColor) { pageIndicatorTintColor = color }
        if let color = coder.color(.currentPageIndicatorTintColor) { currentPageIndicatorTintColor = color }
        let styles: KeyValuePairs<String, BackgroundStyle> = [
            "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
        ]
        if let style = element.word(.backgroundStyle, in: styles) { backgroundStyle = style }
        coder.pass(.defersCurrentPageDisplay)
    }

    static func addPageProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("numberOfPages", \UIPageControl.numberOfPages)
            .adding("currentPage", \UIPageControl.currentPage)
            .adding("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
            .adding("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
            .adding("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
            .adding("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
            .adding("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
    }
}
