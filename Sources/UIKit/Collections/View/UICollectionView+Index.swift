import Foundation

extension UICollectionView {
    /// Asks for the titles at the side after the items were loaded or updated (chosen).
    func loadIndexIfNeeded() {
        guard items.needsIndex else { return }
        items.needsIndex = false
        let titles = dataSource?.indexTitles(for: self) ?? []
        items.index = showIndex(titles, insteadOf: items.index) { [weak self] title, index in
            self?.indexTitleChosen(title, index)
        }
    }

    /// Shows what a title stands for, below its section's header. A place that there is not leads nowhere.
    private func indexTitleChosen(_ title: String, _ index: Int) {
        guard let dataSource else { return }
        let path = asking { dataSource.collectionView(self, indexPathForIndexTitle: title, at: index) }
        let counts = committedCounts
        if path.count == 2, items.contains(path) {
            scroll(to: path, .top, false, belowHeader: true)
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

    func header(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementary(Self.elementKindSectionHeader, IndexPath(item: 0, section: section)))
    }
}
