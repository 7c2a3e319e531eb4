import Foundation
import QuartzCore

extension UICollectionViewCell: DraggedCell {
    var dragDrop: CellDragDrop {
        get { states.dragDrop }
        set { states.dragDrop = newValue }
    }

    var shownAlpha: CGFloat { appliedAttributes?.alpha ?? 1 }

    var separatorLines: [UIView] {
        guard let list = (self as? UICollectionViewListCell)?.list else { return [] }
        return [list.topLine, list.bottomLine].compactMap(\.self)
    }

    package func prepareForLiftedPicture() -> () -> Void { hideStatesForLiftedPicture() }

    func dragStateChanged() { dragStateDidChange(DragState(rawValue: states.dragDrop.drag.rawValue) ?? .none) }

    func setUp() {
        parts.content.frame = bounds
        parts.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(parts.content, at: 0)
    }

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = states.isSelected
        state.isHighlighted = states.isHighlighted
        state.isFocused = states.isFocused
        state.isEditing = states.isEditing
        state.isSwiped = states.isSwiped
        state.isReordering = states.isReordering
        state.cellDragState = states.dragDrop.drag
        state.cellDropState = states.dragDrop.drop
        state.isExpanded = states.isExpanded
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Updates the configurations for the current state, if an update is due. Calls `updateConfiguration(using:)`
    /// first, and then updates the configurations that follow the state automatically.
    func updateConfigurationIfNeeded() {
        guard states.needsUpdate, !states.isUpdating else { return }
        states.needsUpdate = false
        states.isUpdating = true
        let state = configurationState
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration, let content = parts.contentConfiguration {
            setContent(content.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = parts.backgroundConfiguration {
            setBackground(background.updated(for: state))
        }
        states.isUpdating = false
        // Configurations that were set during the update do not require a further update.
        states.needsUpdate = false
    }

    func setContent(_ configuration: (any UIContentConfiguration)?) {
        let hadConfiguration = parts.contentConfiguration != nil
        parts.contentConfiguration = configuration
        setNeedsUpdateConfiguration()
        guard let configuration else {
            if hadConfiguration { replaceContent(with: UIView()) }
            return
        }
        if hadConfiguration, let view = parts.content as? any UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContent(with: configuration.makeContentView())
        }
        collection?.contentSizeDidChange(of: self)
    }

    private func replaceContent(with view: UIView) {
        let old = parts.content
        parts.content = view
        view.frame = contentFrame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        observeContent()
        setNeedsLayout()
    }

    /// Measures the cell again when constraints in its content change, if the collection view's
    /// `selfSizingInvalidation` includes constraints.
    func observeContent() {
        guard collection?.selfSizingInvalidation == .enabledIncludingConstraints else {
            return parts.content.observeConstraints(nil)
        }
        parts.content.observeConstraints { [weak self] in self?.invalidateIntrinsicContentSize() }
    }

    // MARK: - Backgrounds

    func setBackgroundView(_ view: UIView?, _ part: WritableKeyPath<CollectionCellParts, UIView?>) {
        let old = parts[keyPath: part]
        guard old !== view else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        parts[keyPath: part] = view
        if view != nil, parts.backgroundConfiguration != nil { setBackground(nil) }
        showBackgrounds()
        setNeedsLayout()
    }

    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        parts.backgroundConfiguration = configuration
        guard let configuration else {
            parts.system?.removeFromSuperview()
            parts.system = nil
            return showBackgrounds()
        }
        for view in [parts.background, parts.selectedBackground] where view?.superview === self {
            view?.removeFromSuperview()
        }
        (parts.background, parts.selectedBackground) = (nil, nil)
        if let view = parts.system {
            view.configuration = configuration
            return
        }
        let view = SystemBackgroundView(configuration)
        parts.system = view
        view.frame = bounds
        insertSubview(view, at: 0)
        setNeedsUpdateConfiguration()
    }

    /// Shows the selected background while the cell is selected or highlighted.
    private func showBackgrounds() {
        if let view = parts.background, view.superview !== self { insertSubview(view, at: 0) }
        guard let view = parts.selectedBackground else { return }
        if states.isSelected || states.isHighlighted {
            view.frame = bounds
            if view.superview !== self { insertSubview(view, belowSubview: parts.content) }
        } else if view.superview === self {
            view.removeFromSuperview()
        }
    }

    /// Updates the cell after a change of highlight or selection.
    func activityDidChange() {
        setNeedsUpdateConfiguration()
        showBackgrounds()
    }

    func layOutParts() {
        for view in [parts.system, parts.background, parts.selectedBackground] {
            if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
        }
        if parts.content.frame != contentFrame { parts.content.frame = contentFrame }
    }

    // MARK: - Keyboard focus

    /// Shows whether the cell has the keyboard focus, with a ring inside the cell, as in tables.
    func setFocused(_ isFocused: Bool) {
        guard isFocused != states.isFocused else { return }
        states.isFocused = isFocused
        setNeedsUpdateConfiguration()
        parts.focusRing?.removeFromSuperview()
        parts.focusRing = nil
        if isFocused { parts.focusRing = addFocusRing() }
    }
}
