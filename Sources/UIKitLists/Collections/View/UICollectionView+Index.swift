import Foundation

extension UICollectionView {
    // Chosen (Lists): A collection view requests index titles after its items were loaded and after each update. The
    // section index is in front of the items.
    /// Loads the titles of the section index after the items were loaded or updated.
    func loadIndexIfNeeded() {
        guard items.needsIndex else { return }
        items.needsIndex = false
        let titles = dataSource?.indexTitles(for: self) ?? []
        items.index = showIndex(titles, insteadOf: items.index) { [weak self] title, index in
            self?.indexTitleChosen(title, index)
        }
    }

    // Chosen (Lists): Without `indexPathForIndexTitle`, the target of an index title is the section with the same
    // index.
    /// Scrolls to the item or section of a title, below the section's header. Out-of-range index paths are ignored.
    private func indexTitleChosen(_ title: String, _ index: Int) {
        guard let dataSource else { return }
        let path = asking { dataSource.collectionView(self, indexPathForIndexTitle: title, at: index) }
        let counts = committedCounts
        if path.count == 2, items.contains(shownPath(of: path)) {
            scroll(to: shownPath(of: path), .top, false, belowHeader: true)
        } else if path.count == 1, let section = path.first, counts.indices.contains(section) {
            scroll(toSection: section, counts[section])
        } else if title == UITableView.indexSearch {
            scrollToBegin()
        }
    }

    private func scroll(toSection section: Int, _ count: Int) {
        guard count == 0 else {
            return scroll(to: IndexPath(item: 0, section: section), .top, false, belowHeader: true)
        }
        guard let frame = header(ofSection: section)?.frame else { return }
        let offset = CGPoint(x: contentOffset.x, y: frame.minY - adjustedContentInset.top)
        setContentOffset(restingOffset(nearestTo: offset), animated: false)
    }

    // Chosen (Lists): A collection view scrolls to the target of an index title so that the target is below the header
    // of its section.
    func header(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementary(Self.elementKindSectionHeader, IndexPath(item: 0, section: section)))
    }
}
