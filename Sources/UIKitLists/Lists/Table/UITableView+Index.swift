import Foundation

extension UITableView {
    func loadIndex() {
        let count = rows.geometry.sections.reduce(0) { $0 + $1.rows.count }
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        indexStrip = showIndex(count >= sectionIndexMinimumDisplayRowCount ? titles : [], insteadOf: indexStrip) {
            [weak self] title, index in self?.indexTitleChosen(title, index)
        }
        updateIndexColors()
    }

    /// Updates appearances and the index after a change of a color.
    func indexColorDidChange(
        _ property: ReferenceWritableKeyPath<UITableView, UIColor?>, to color: UIColor?, name: StaticString = #function
    ) {
        appearanceDidChange(property, to: color, name: name)
        updateIndexColors()
    }

    private func updateIndexColors() {
        indexStrip?.colors = SectionIndexView.Colors(
            titles: sectionIndexColor, background: sectionIndexBackgroundColor,
            tracking: sectionIndexTrackingBackgroundColor)
    }

    private func indexTitleChosen(_ title: String, _ index: Int) {
        guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
            rows.geometry.sections.indices.contains(section)
        else {
            if title == Self.indexSearch { scrollToBegin() }
            return
        }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
