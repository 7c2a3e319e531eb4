import Foundation

extension UITableViewCell: DraggedCell {
    var dragDrop: CellDragDrop {
        get { states.dragDrop }
        set { states.dragDrop = newValue }
    }

    var shownAlpha: CGFloat { 1 }

    var separatorLines: [UIView] { [parts.separator, parts.topSeparator].compactMap(\.self) }

    package func prepareForLiftedPicture() -> () -> Void { hideStatesForLiftedPicture() }

    func dragStateChanged() { dragStateDidChange(DragState(rawValue: states.dragDrop.drag.rawValue) ?? .none) }

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = states.isSelected
        state.isHighlighted = states.isHighlighted
        state.isEditing = states.isEditing
        state.isSwiped = states.isSwiped
        state.isReordering = states.isReordering
        state.cellDragState = states.dragDrop.drag
        state.cellDropState = states.dragDrop.drop
        state.isFocused = states.isFocused
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Updates the configurations for the current state, if an update is due. Calls `updateConfiguration(using:)`
    /// first, and then updates the configurations that follow the state automatically.
    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate, !configurations.isUpdating else { return }
        configurations.needsUpdate = false
        configurations.isUpdating = true
        let state = configurationState
        updateConfiguration(using: state)
        if configurations.updatesContent, let content = configurations.content {
            setContent(content.updated(for: state))
        }
        if configurations.updatesBackground, let background = configurations.background {
            setBackground(background.updated(for: state))
        }
        configurations.isUpdating = false
        // Configurations that were set during the update do not require a further update.
        configurations.needsUpdate = false
    }

    func setContent(_ configuration: (any UIContentConfiguration)?) {
        configurations.content = configuration
        setNeedsUpdateConfiguration()
        guard let configuration else {
            if parts.content is any UIContentView { replaceContent(with: UIView(), isPlain: true) }
            return
        }
        if let view = parts.content as? any UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContent(with: configuration.makeContentView(), isPlain: false)
        }
        table?.contentSizeDidChange(of: self)
    }

    private func replaceContent(with view: UIView, isPlain: Bool) {
        configurations.labels = nil
        let old = parts.content
        parts.content = view
        if isPlain {
            view.isOpaque = false
            view.preservesSuperviewLayoutMargins = true
            view.insetsLayoutMarginsFromSafeArea = false
            view.directionalLayoutMargins = Self.contentMargins
        }
        view.frame = old.frame
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        observeContent()
        setNeedsLayout()
    }

    /// Measures the cell again when constraints in its content change, if the table's `selfSizingInvalidation`
    /// includes constraints.
    func observeContent() {
        guard table?.selfSizingInvalidation == .enabledIncludingConstraints else {
            return parts.content.observeConstraints(nil)
        }
        parts.content.observeConstraints { [weak self] in self?.invalidateIntrinsicContentSize() }
    }

    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        configurations.background = configuration
        guard let configuration else {
            parts.system?.removeFromSuperview()
            parts.system = nil
            return activityDidChange(animated: false)
        }
        if let view = parts.system {
            view.configuration = configuration
            return
        }
        let view = SystemBackgroundView(configuration)
        parts.system = view
        view.frame = bounds
        insertSubview(view, at: 0)
        activityDidChange(animated: false)
        setNeedsUpdateConfiguration()
    }
}
