import Foundation
import InterfaceDocuments

/// A triggered segue of a scene.
///
///     shouldPerformSegue ─▶ destination made ─▶ styles set ─▶ segue made ─▶ prepare(for:sender:) ─▶ perform()
///
/// The order is recorded (CallbackOrder.md, "View loading"). `shouldPerformSegue(withIdentifier:sender:)` is called if
/// the user or the storyboard has triggered the segue, but not for `performSegue(withIdentifier:sender:)`.
@MainActor
struct SegueRun {
    let description: SegueDescription
    /// The identifier of the element that triggers the segue.
    let ownerID: String
    let source: UIViewController
    let sender: Any?

    init(_ description: SegueDescription, ownerID: String, source: UIViewController, sender: Any?) {
        (self.description, self.ownerID, self.source, self.sender) = (description, ownerID, source, sender)
    }

    // Chosen (Documents): For a segue without an identifier, `shouldPerformSegue(withIdentifier:sender:)` gets an empty
    // identifier.
    /// Performs the segue if the source permits it. A segue without an identifier passes an empty identifier.
    func performIfAllowed() {
        guard source.shouldPerformSegue(withIdentifier: description.identifier ?? "", sender: sender) else { return }
        perform()
    }

    func perform() {
        switch description.kind {
        // Relationships are created with the controller.
        case .relationship: break
        case .unwind: unwind()
        case .embed: embedAgain()
        default: lead()
        }
    }

    // MARK: New controllers

    private func lead() {
        guard let destination = makeDestination() else { return }
        SegueStyles(description).apply(to: destination)
        aim(destination)
        let segue = makeSegue(to: destination)
        segue.behavior = SegueBehavior.behavior(of: description, sender: sender)
        source.prepare(for: segue, sender: sender)
        perform(segue)
    }

    /// Creates the destination; `nil`, with a warning that names the storyboard, if that is impossible.
    private func makeDestination(isContained: Bool = false) -> UIViewController? {
        var creator: ((NSCoder) -> UIViewController?)?
        if let name = description.destinationCreationSelector {
            creator = { coder in
                SegueActions.controller(
                    Selector(name), of: source, coder: coder, sender: sender, identifier: description.identifier)
            }
        }
        return source.documentScene?.makeController(
            withID: description.destination, isContained: isContained, creator: creator)
    }

    private func makeSegue(to destination: UIViewController) -> UIStoryboardSegue {
        UIStoryboardSegue.make(
            segueClass, identifier: description.identifier, source: source, destination: destination)
    }

    private var segueClass: UIStoryboardSegue.Type {
        description.customClass.flatMap { source.documentScene?.segueClass($0, line: description.line) }
            ?? UIStoryboardSegue.self
    }

    private func perform(_ segue: UIStoryboardSegue) {
        guard !description.animates else { return segue.perform() }
        let wasEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        segue.perform()
        UIView.setAnimationsEnabled(wasEnabled)
    }

    /// Sets the source of a popover, from the storyboard or to the sender.
    private func aim(_ destination: UIViewController) {
        guard description.kind == .popoverPresentation || description.kind == .popover,
            let popover = destination.popoverPresentationController
        else { return }
        if !description.passthroughViews.isEmpty || anchorID != nil { source.loadViewIfNeeded() }
        if let view = anchor as? UIView { popover.sourceView = view } else { popover.sourceItem = anchor }
        if let words = description.popoverArrowDirections {
            popover.permittedArrowDirections = SegueStyles.arrowDirections(words)
        }
        let views = description.passthroughViews.compactMap { source.documentScene?.object(withID: $0) as? UIView }
        if !views.isEmpty { popover.passthroughViews = views }
    }

    private var anchorID: String? { description.popoverAnchorBarButtonItem ?? description.popoverAnchorView }

    private var anchor: (any UIPopoverPresentationControllerSourceItem)? {
        let fired = sender as? any UIPopoverPresentationControllerSourceItem
        guard let anchorID else { return fired ?? (sender as? UIGestureRecognizer)?.view }
        // A cell is a copy, so the sender is the source.
        if anchorID == ownerID, let fired { return fired }
        return source.documentScene?.object(withID: anchorID) as? any UIPopoverPresentationControllerSourceItem ?? fired
    }

    // MARK: Embedding

    /// Embeds the destination in a container view. The source permits and prepares it.
    func embed(in container: UIView) {
        guard source.shouldPerformSegue(withIdentifier: description.identifier ?? "", sender: sender) else { return }
        embedWithoutAsking(in: container)
    }

    private func embedWithoutAsking(in container: UIView) {
        guard let destination = makeDestination(isContained: true) else { return }
        let segue = makeSegue(to: destination)
        segue.behavior = { [weak container] segue in
            if let container { SegueBehavior.embed(segue.destination, of: segue.source, in: container) }
        }
        source.prepare(for: segue, sender: sender)
        perform(segue)
    }

    /// Performs an embed segue for the program. The storyboard performs the segue when the view is loaded, but the
    /// source may have refused it.
    private func embedAgain() {
        guard source.isViewLoaded else { return source.loadViewIfNeeded() }
        guard let container = source.documentScene?.segueTriggers.trigger(of: description)?.container else { return }
        embedWithoutAsking(in: container)
    }

    // MARK: Unwinding

    private func unwind() {
        guard let action = description.unwindAction else {
            return Diagnostics.warn(.segue, "The unwind segue in line \(description.line) has no action.")
        }
        UnwindSegue(
            action: Selector(action), source: source, sender: sender, identifier: description.identifier,
            segueClass: segueClass, animates: description.animates
        ).perform()
    }
}
