import Foundation
import QuartzCore

extension UICollectionView {
    /// Returns the key for the reuse pool. Cells, and supplementary views of different kinds, have separate keys.
    static func poolName(_ kind: String?, _ identifier: String) -> String {
        kind.map { "\($0)\u{0}\(identifier)" } ?? "\u{0}\(identifier)"
    }

    func registerClass(_ viewClass: AnyClass?, _ name: String, _ base: UICollectionReusableView.Type) {
        guard let viewClass else { return items.pool.register(nil, for: name) }
        guard let type = viewClass as? UICollectionReusableView.Type, isClass(type, base) else {
            return Diagnostics.raise(.list, "\(viewClass) is registered, but is not a subclass of \(base)")
        }
        items.pool.register(.type(type), for: name)
    }

    private func isClass(_ type: AnyClass, _ base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let found = current {
            if found == base { return true }
            current = _getSuperclass(found)
        }
        return false
    }

    // MARK: - Dequeuing

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if identifier.isEmpty {
            Diagnostics.raise(
                .list,
                "must pass a valid reuse identifier to -[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]"
            )
        } else if let cell = take(nil, identifier, .cell(path)) as? UICollectionViewCell {
            return cell
        } else {
            notRegistered("UICollectionElementKindCell", identifier)
        }
        return UICollectionViewCell(frame: .zero)
    }

    func dequeueSupplementary(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
        if let view = take(kind, identifier, .supplementary(kind, path)) { return view }
        notRegistered(kind, identifier)
        return UICollectionReusableView(frame: .zero)
    }

    private func notRegistered(_ kind: String, _ identifier: String) {
        let prototype = kind == "UICollectionElementKindCell" ? " or connect a prototype cell in a storyboard" : ""
        Diagnostics.raise(
            .list,
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier\(prototype)"
        )
    }

    func dequeue<Cell: UICollectionViewCell, Item>(
        _ registration: CellRegistration<Cell, Item>, for path: IndexPath, _ item: Item?
    ) -> Cell {
        check(registration.identity, "a cell", "cellForItemAtIndexPath:", "CellRegistration")
        guard let cell: Cell = take(registration.identity, registration.nib, nil, path) else {
            return UIView.make(Cell.self, frame: .zero)
        }
        if let item { registration.handler(cell, path, item) }
        return cell
    }

    func dequeue<Supplementary: UICollectionReusableView>(
        _ registration: SupplementaryRegistration<Supplementary>, for path: IndexPath
    ) -> Supplementary {
        check(
            registration.identity, "a supplementary view", "viewForSupplementaryElementOfKind:atIndexPath:",
            "SupplementaryRegistration")
        guard let view: Supplementary = take(registration.identity, registration.nib, registration.kind, path) else {
            return UIView.make(Supplementary.self, frame: .zero)
        }
        registration.handler(view, registration.kind, path)
        return view
    }

    private func take<View: UICollectionReusableView>(
        _ identity: RegistrationIdentity, _ nib: UINib?, _ kind: String?, _ path: IndexPath
    ) -> View? {
        let name = Self.poolName(kind, identity.identifier)
        if !items.pool.isRegistered(name) { items.pool.register(nib.map { .nib($0) } ?? .type(View.self), for: name) }
        return take(kind, identity.identifier, kind.map { .supplementary($0, path) } ?? .cell(path)) as? View
    }

    /// Reports a registration that is created for each view, since its views would never be reused. The sentence for
    /// cells is recorded.
    private func check(_ identity: RegistrationIdentity, _ view: String, _ method: String, _ type: String) {
        guard identity.isMadeInRequest(of: self) else { return }
        let isCell = view == "a cell"
        Diagnostics.raise(
            .list,
            "Attempted to dequeue \(view) using a registration that was created inside -collectionView:\(method) or inside a UICollectionViewDiffableDataSource \(isCell ? "cell" : "supplementary view") provider. Creating a new registration each time \(view) is requested will prevent reuse and cause created \(isCell ? "cells" : "views") to remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up front and reused. Registration: <UICollectionView\(type): \(identity.identifier)>"
        )
    }

    /// Returns a view from the pool or a new view, placed for its element.
    private func take(_ kind: String?, _ identifier: String, _ element: CollectionElement) -> UICollectionReusableView?
    {
        let name = Self.poolName(kind, identifier)
        let attributes = items.request?.element == element ? items.request?.attributes : nil
        if let existing = items.request?.existing, attributes != nil, existing.identifier == identifier {
            // An item that is configured again keeps its cell, without `prepareForReuse()`.
            items.request?.dequeued.append(existing)
            items.request?.existing = nil
            return existing
        }
        let dequeued = items.pool.dequeue(name, identifier) { idle in
            idle.beginReuse()
        } create: { type in
            UIView.make(type, frame: attributes?.frame ?? .zero)
        }
        guard let view = dequeued else { return nil }
        view.identifier = identifier
        view.collection = self
        if let attributes {
            add(view, element.category)
            place(view, attributes)
            items.request?.dequeued.append(view)
        }
        return view
    }

    /// Adds a view. Cells are below supplementary views (recorded); `zIndex` determines the order of overlapping
    /// views.
    func add(_ view: UIView, _ category: ElementCategory) {
        view.isHidden = false
        guard view.superview !== self else { return }
        let first = backgroundView?.superview === self ? 1 : 0
        switch category {
        case .decorationView: insertSubview(view, at: min(first, subviews.count))
        case .cell:
            let index = subviews.lastIndex { $0 is UICollectionViewCell }.map { $0 + 1 } ?? first
            insertSubview(view, at: min(index, subviews.count))
        case .supplementaryView:
            let index = subviews.lastIndex { $0 is UICollectionReusableView }.map { $0 + 1 } ?? first
            insertSubview(view, at: min(index, subviews.count))
        }
    }
}
