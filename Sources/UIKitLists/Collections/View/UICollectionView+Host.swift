import Foundation

extension UICollectionView: ListHost {
    static var words: ListWords { .collection }

    var dataCounts: [Int]? { items.counts.map(presentation.dataCounts) }

    func requestSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

    func requestItemCount(ofSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    func itemCount(ofSection section: Int) -> Int? { items.count(of: section) }

    func configureAgain(_ path: IndexPath) -> Bool {
        guard let shown = items[.cell(path)], let cell = items.cell(at: path), let dataSource else { return true }
        let asked = dataPath(of: path)
        items.request = CollectionItems.Request(element: .cell(asked), attributes: shown.attributes, existing: cell)
        let configured = RegistrationIdentity.inRequest(of: self) {
            asking { dataSource.collectionView(self, cellForItemAt: asked) }
        }
        let others = items.request?.dequeued.filter { $0 !== cell } ?? []
        items.request = nil
        for other in others { discard(other, .cell(path)) }
        items[.cell(path)]?.wanted = nil
        return configured === cell
    }
}
