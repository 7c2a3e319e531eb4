import Foundation
import InterfaceDocuments

extension InterfaceDocument {
    /// Returns the size of the editor's canvas for a root view, independent of the view's frame. Returns `nil` for
    /// other views, and for root views with a custom size.
    ///
    /// A root view is a controller's view, or a plain view at the top of a nib. Freeform root views keep their size,
    /// and so do cells and other kinds of views at the top of a nib. An embedded root view has the frame of its
    /// container view.
    ///
    /// - Parameter isPicture: Whether a document without a device, whose root views are 600 × 600 in UIKit, keeps its
    ///   sizes, as in the editor.
    func canvasSize(forRoot element: ObjectElement, isPicture: Bool) -> CGSize? {
        guard element.key == "view" || element.key == nil && element.kind == .view else { return nil }
        let owner = owner(of: element)
        if element.key == "view" {
            guard owner?.kind.isController == true else { return nil }
        } else {
            guard kind == .nib, owner == nil else { return nil }
        }
        guard !element.isFreeform, owner?.isFreeform != true else { return nil }
        if isPicture, device == nil, element.frame != nil { return nil }
        let size = canvasSize
        if case .rect(let rect)? = element.frame, rect.size == size, rect.origin == .zero { return nil }
        if element.frame != nil, let owner, isEmbedded(owner) { return nil }
        return size
    }

    /// Returns whether a controller is embedded in a view of a second controller.
    private func isEmbedded(_ controller: ObjectElement) -> Bool {
        scenes.contains { scene in
            scene.segues.contains { $0.segue.kind == .embed && $0.segue.destination == controller.id }
        }
    }

    /// Returns the size of a controller's scene in the editor, in points. Without a device, a container has the size
    /// of its first child.
    func editorSize(of controller: ObjectElement) -> CGSize {
        var (next, seen): (ObjectElement?, Set<String>) = (controller, [])
        while let current = next, seen.insert(current.id).inserted {
            if let root = current.object(.view) {
                if let size = canvasSize(forRoot: root, isPicture: true) { return size }
                guard case .rect(let rect)? = root.frame else { break }
                return rect.size
            }
            guard device == nil else { break }
            next = contained(inControllerWithID: current.id).first.flatMap(object(withID:))
        }
        return canvasSize
    }

    /// Returns, for each controller, the identifiers of the navigation and tab bar controllers whose bars the editor
    /// shows around its scene, the outermost first.
    ///
    /// A bar surrounds the children of a container, and controllers that are pushed onto a navigation controller:
    /// destinations of `show` and `push`, including segues in embedded scenes. The first container in the document is
    /// used.
    func editorContainers() -> [String: [String]] {
        var containers: [String: [String]] = [:]
        var queue: [(id: String, inside: [String])] = []
        func add(_ id: String, _ path: [String], isShown: Bool) {
            guard containers[id] == nil, let element = object(withID: id), element.kind.isController else { return }
            containers[id] = isShown ? path : []
            queue.append((id, path))
        }
        func take(_ relationships: Bool, from place: Int) {
            let (id, path) = queue[place]
            guard let scene = scene(ofControllerWithID: id), let controller = object(withID: id) else { return }
            for segue in scene.segues.map(\.segue) {
                switch (segue.kind, segue.relationship) {
                case (.relationship, "rootViewController")
                where relationships && controller.kind == .navigationController:
                    add(segue.destination, path + [id], isShown: true)
                case (.relationship, "viewControllers") where relationships && controller.kind == .tabBarController:
                    add(segue.destination, [id], isShown: true)
                case (.embed, _) where !relationships: add(segue.destination, path, isShown: false)
                case (.show, _) where !relationships, (.push, _) where !relationships:
                    guard let last = path.last, object(withID: last)?.kind == .navigationController,
                        let destination = object(withID: segue.destination), destination.isPage
                    else { continue }
                    let hidesTabs = destination.bool(.hidesBottomBarWhenPushed, default: false)
                    add(segue.destination, hidesTabs ? [last] : path, isShown: true)
                default: break
                }
            }
        }
        // Children take precedence over pushed controllers: a tab that is also the destination of a segue is a tab.
        let roots = scenes.compactMap(\.controller).filter {
            [.tabBarController, .navigationController].contains($0.kind)
        }
        for kind in [ElementKind.tabBarController, .navigationController] {
            for root in roots where root.kind == kind {
                add(root.id, [], isShown: true)
                var place = queue.count - 1
                while place < queue.count, place >= 0 {
                    take(true, from: place)
                    place += 1
                }
            }
        }
        var place = 0
        while place < queue.count {
            take(false, from: place)
            place += 1
        }
        return containers
    }
}

extension ObjectElement {
    /// Whether containers show this controller between their bars.
    fileprivate var isPage: Bool {
        switch kind {
        case .navigationController, .tabBarController, .splitViewController, .viewControllerPlaceholder: false
        default: kind.isController
        }
    }
}
