import IrekoTesting
import UIKit

extension NestWorld {
    // MARK: The program

    private func mayPresent(_ controller: UIViewController) -> Bool {
        controller.viewIfLoaded?.window != nil && !controller.isBeingPresented && !controller.isBeingDismissed
    }

    func present() {
        guard let top = top(of: anyWindow), mayPresent(top) else { return }
        let new = make(depth: 1)
        new.modalPresentationStyle = random.pick([
            .fullScreen, .overFullScreen, .pageSheet, .formSheet, .pageSheet, .popover, .popover,
        ])
        new.isModalInPresentation = random.below(6) == 0
        if random.below(3) == 0 { new.preferredContentSize = CGSize(width: 300, height: 400) }
        if random.below(2) == 0 { new.presentationController?.delegate = delegate }
        if let sheet = new.sheetPresentationController { prepare(sheet) }
        if let popover = new.popoverPresentationController {
            point(popover, inside: top)
            prepare(popover.adaptiveSheetPresentationController)
        }
        prepareTransition(of: new, from: top)
        note("present \(type(of: new)) in \(new.modalPresentationStyle)")
        top.present(new, animated: random.below(2) == 0)
    }

    /// Sets the transition of a presentation or push: mostly the default.
    func prepareTransition(of controller: UIViewController, from other: UIViewController?) {
        switch random.below(12) {
        case 0: controller.preferredTransition = .crossDissolve
        case 1: controller.preferredTransition = .flipHorizontal
        case 2, 3: controller.preferredTransition = .zoom { [weak other] _ in other?.viewIfLoaded }
        case 4: controller.preferredTransition = .zoom { _ in nil }
        case 5: controller.modalTransitionStyle = .crossDissolve
        case 6:
            controller.modalPresentationStyle = .fullScreen
            controller.modalTransitionStyle = .partialCurl
        default: break
        }
    }

    private func prepare(_ sheet: UISheetPresentationController) {
        sheet.detents = random.pick(Self.detents)
        sheet.prefersGrabberVisible = random.below(2) == 0
        sheet.prefersEdgeAttachedInCompactHeight = random.below(3) == 0
        if random.below(3) == 0 { sheet.largestUndimmedDetentIdentifier = .medium }
    }

    private static let detents: [[UISheetPresentationController.Detent]] = [
        [.large()], [.medium(), .large()], [.medium()], [.custom { _ in 200 }, .medium(), .large()],
        [.custom { $0.maximumDetentValue / 3 }, .large()],
    ]

    /// Sets the source of a popover to a bar button item in a controller, or to a rectangle of its view.
    private func point(_ popover: UIPopoverPresentationController, inside controller: UIViewController) {
        var (next, items): ([UIViewController], [UIBarButtonItem]) = ([controller], [])
        while let inner = next.popLast() {
            next += inner.children
            if let item = inner.navigationItem.rightBarButtonItem, inner.viewIfLoaded?.window != nil,
                inner.navigationController?.topViewController === inner
            {
                items.append(item)
            }
        }
        if !items.isEmpty, random.below(2) == 0 {
            popover.barButtonItem = random.pick(items)
        } else if let view = controller.viewIfLoaded {
            popover.sourceView = view
            popover.sourceRect = CGRect(
                x: view.bounds.width * random.number(0, 1), y: view.bounds.height * random.number(0, 1), width: 1,
                height: 1)
        }
    }

    func presentAlert() {
        guard let top = top(of: anyWindow), mayPresent(top) else { return }
        presentAlert(from: top)
    }

    func presentAlert(from presenter: UIViewController) {
        count += 1
        let number = count
        let style: UIAlertController.Style = random.below(3) == 0 ? .actionSheet : .alert
        let alert = UIAlertController(
            title: "Alert \(number)", message: random.below(2) == 0 ? "Message" : nil, preferredStyle: style)
        know(alert)
        let hasCancel = random.below(4) != 0
        for index in 0..<(1 + random.below(4)) {
            let style: UIAlertAction.Style =
                index == 0 && hasCancel ? .cancel : random.pick([.default, .destructive])
            alert.addAction(
                UIAlertAction(title: "A\(number).\(index)", style: style) { [weak self] _ in
                    self?.inside("the handler of Alert \(number)", percent: 60)
                })
        }
        if let popover = alert.popoverPresentationController { point(popover, inside: presenter) }
        note("present Alert \(number), \(style)")
        presenter.present(alert, animated: random.below(2) == 0)
    }

    func dismiss() {
        guard let top = top(of: anyWindow), top.presentingViewController != nil else { return }
        note("dismiss \(top.title ?? "\(type(of: top))")")
        top.dismiss(animated: random.below(2) == 0)
    }

    /// Changes the selected detent, or the detents.
    func changeSheet() {
        let sheets = windows.flatMap(all).filter { $0.presentingViewController != nil && $0.parent == nil }
            .compactMap { $0.activePresentationController as? UISheetPresentationController }
        guard !sheets.isEmpty else { return }
        let (sheet, detents) = (random.pick(sheets), random.pick(Self.detents))
        let detent: UISheetPresentationController.Detent.Identifier? = random.pick([.medium, .large, nil])
        note("change sheet")
        disturb(for: 1)
        switch random.below(5) {
        case 0: sheet.animateChanges { sheet.selectedDetentIdentifier = detent }
        case 1: sheet.selectedDetentIdentifier = detent
        case 2: sheet.detents = detents
        case 3:
            sheet.animateChanges {
                sheet.detents = detents
                sheet.prefersGrabberVisible.toggle()
            }
        default: sheet.invalidateDetents()
        }
    }

    // MARK: Missing content

    /// The configuration for missing content.
    func missingContent() -> UIContentUnavailableConfiguration {
        switch random.below(3) {
        case 0: return .loading()
        case 1: return .search()
        default:
            var content = UIContentUnavailableConfiguration.empty()
            content.text = "Nothing"
            content.buttonProperties.primaryAction = UIAction(title: "Add") { [weak self] _ in
                self?.inside("the button of missing content", percent: 60)
            }
            return content
        }
    }

    func changeContent() {
        let leaves = windows.flatMap(seen).compactMap { $0 as? NestLeaf }
        guard !leaves.isEmpty else { return }
        let leaf = random.pick(leaves)
        note("missing content of \(leaf.title ?? "")")
        leaf.missing = random.below(3) == 0 ? nil : missingContent()
    }
}
