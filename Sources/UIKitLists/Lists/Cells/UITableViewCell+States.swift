import Foundation

extension UITableViewCell {
    // MARK: - Reuse

    /// Resets the state of the row. Called before the cell shows a different row.
    func forgetRow() {
        states.isHighlighted = false
        states.isSelected = false
        states.isSwiped = false
        states.isReordering = false
        states.hidesSeparator = false
        forgetDragAndDrop()
        if states.isFocused { setFocused(false) }
        activityDidChange(animated: false)
    }

    // MARK: - Selection and highlight

    var isActive: Bool { states.isHighlighted || states.isSelected }

    /// Updates the background and the content after a change of highlight or selection.
    func activityDidChange(animated: Bool) {
        setNeedsUpdateConfiguration()
        if let control = parts.editingControl, states.selectsMultiple {
            control.kind = states.isSelected ? .selected : .unselected
        }
        showSelection(animated: animated)
        if configurations.showsActivity != isActive {
            configurations.showsActivity = isActive
            Self.highlight(parts.content, isActive)
            table?.activityDidChange(of: self)
        }
    }

    private static func highlight(_ view: UIView, _ isHighlighted: Bool) {
        for view in view.subviews {
            if let label = view as? UILabel {
                label.isHighlighted = isHighlighted
            } else if let image = view as? UIImageView {
                image.isHighlighted = isHighlighted
            } else if let control = view as? UIControl {
                control.isHighlighted = isHighlighted
            } else {
                highlight(view, isHighlighted)
            }
        }
    }

    private var wantedSelection: UIView? {
        guard isActive, selectionStyle != .none, configurations.background == nil else { return nil }
        if states.isEditing, states.selectsMultiple, let view = parts.multipleSelectionBackground { return view }
        if let view = parts.selectedBackground { return view }
        if let view = parts.systemSelection { return view }
        let view = UIView()
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        parts.systemSelection = view
        return view
    }

    private func showSelection(animated: Bool) {
        if let background = parts.background, background.superview !== self { insertSubview(background, at: 0) }
        let wanted = wantedSelection
        guard wanted !== parts.shownSelection else { return }
        let old = parts.shownSelection
        parts.shownSelection = wanted
        if let wanted {
            wanted.frame = bounds
            wanted.alpha = 1
            insertSubview(wanted, belowSubview: parts.content)
        }
        guard let old else { return }
        guard animated, wanted == nil, window != nil else { return old.removeFromSuperview() }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) {
            old.alpha = 0
        } completion: { [weak self, weak old] _ in
            guard let self, let old, old !== parts.shownSelection else { return }
            old.removeFromSuperview()
            old.alpha = 1
        }
    }

    // MARK: - Accessories

    func accessoryDidChange(from old: UIView? = nil) {
        if let old, old.superview === self { old.removeFromSuperview() }
        if parts.accessory === old { parts.accessory = nil }
        updateAccessory()
        setNeedsLayout()
    }

    /// Shows the accessory for the cell's state.
    func updateAccessory() {
        changeAccessory { $0.removeFromSuperview() }
    }

    /// - Parameter remove: Called with the old accessory if it differs from the new one.
    private func changeAccessory(_ remove: (UIView) -> Void) {
        let type = states.isEditing ? editingAccessoryType : accessoryType
        if let wanted = states.isEditing ? editingAccessoryView : accessoryView {
            guard parts.accessory !== wanted else { return }
            parts.accessory.map(remove)
            parts.accessory = wanted
            addSubview(wanted)
        } else if (parts.accessory as? CellAccessoryView)?.type != (type == .none ? nil : type) {
            parts.accessory.map(remove)
            let made = CellAccessoryView(type)
            parts.accessory = made
            guard let made else { return }
            made.detailButton?.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    table?.accessoryTapped(in: self)
                }, for: .touchUpInside)
            addSubview(made)
        } else if type == .none, let accessory = parts.accessory {
            remove(accessory)
            parts.accessory = nil
        }
    }

    /// Exchanges the accessory at its place: the new one fades in, and an old one of the system fades out.
    private func fadeAccessory() {
        var leaving: UIView?
        let old = parts.accessory
        changeAccessory { view in
            if view is CellAccessoryView { leaving = view } else { view.removeFromSuperview() }
        }
        if let leaving {
            UIView.animate(withDuration: 0.3) {
                leaving.alpha = 0
            } completion: { _ in
                leaving.removeFromSuperview()
            }
        }
        guard let made = parts.accessory, made !== old else { return }
        let alpha = made.alpha
        UIView.performWithoutAnimation {
            if let frame = spaces(in: bounds.size).accessory { made.frame = frame }
            // `layoutIfNeeded()` would also lay out the cell, outside the animation.
            (made as? CellAccessoryView)?.layoutSubviews()
            made.alpha = 0
        }
        UIView.animate(withDuration: 0.3) { made.alpha = alpha }
    }

    // MARK: - Editing

    var stateMask: StateMask {
        var mask: StateMask = []
        if showsEditingControl { mask.insert(.showingEditControl) }
        if states.isSwiped { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != states.isEditing else { return }
        let target: StateMask =
            editing && (states.editingStyle != .none || states.selectsMultiple) ? .showingEditControl : []
        willTransition(to: target)
        // Controls that are added begin outside the cell.
        if animated { layoutIfNeeded() }
        states.isEditing = editing
        setNeedsUpdateConfiguration()
        let fades = animated && window != nil && UIView.areAnimationsEnabled
        if fades { fadeAccessory() } else { updateAccessory() }
        activityDidChange(animated: false)
        guard animated, window != nil else {
            updateControls()
            setNeedsLayout()
            return didTransition(to: target)
        }
        UIView.performWithoutAnimation {
            let size = bounds.size
            let side: CGFloat = isRightToLeft ? size.width : -22
            updateControls(keepsLeaving: true)
            if editing { parts.editingControl?.frame = CGRect(x: side, y: 0, width: 22, height: size.height) }
            if editing { parts.editingControl?.alpha = 0 }
            if editing { parts.reorderControl?.alpha = 0 }
        }
        setNeedsLayout()
        UIView.animate(withDuration: 0.3) { [self] in
            parts.reorderControl?.alpha = editing ? 1 : 0
            parts.editingControl?.alpha = editing ? 1 : 0
            if !editing { parts.editingControl?.frame.origin.x = isRightToLeft ? bounds.width : -22 }
            layOutAnimated()
        } completion: { [weak self] _ in
            self?.didTransition(to: target)
            self?.setNeedsLayout()
        }
    }

    private func layOutAnimated() {
        let leaving = states.isEditing ? nil : parts.editingControl
        parts.editingControl = leaving == nil ? parts.editingControl : nil
        layoutIfNeeded()
        if let leaving {
            parts.editingControl = leaving
        }
    }

    /// Adds the controls of the current state and removes all other controls.
    func updateControls(keepsLeaving: Bool = false) {
        if showsEditingControl {
            let kind: CellSymbolView.Symbol =
                states.selectsMultiple
                ? states.isSelected ? .selected : .unselected : states.editingStyle == .insert ? .insert : .delete
            if let control = parts.editingControl {
                if control.kind != kind { control.kind = kind }
            } else {
                let control = CellEditingControl(kind)
                control.kind = kind
                control.addAction(
                    UIAction { [weak self] _ in
                        guard let self else { return }
                        table?.editingControlTapped(in: self)
                    }, for: .touchUpInside)
                parts.editingControl = control
                addSubview(control)
            }
        } else if !keepsLeaving, let control = parts.editingControl {
            control.removeFromSuperview()
            parts.editingControl = nil
        }
        if states.isEditing, showsReorderControl, states.canMove {
            if parts.reorderControl == nil {
                let control = ReorderControl { [weak self] press in
                    if let self { table?.followHandle(press, of: self) }
                }
                parts.reorderControl = control
                addSubview(control)
            }
        } else if !keepsLeaving, let control = parts.reorderControl {
            control.removeFromSuperview()
            parts.reorderControl = nil
        }
    }
}

extension UITableViewCell {
    // MARK: - Keyboard focus

    /// Shows whether the cell has the keyboard focus: with a ring inside the cell, unless `focusStyle` is `custom`.
    func setFocused(_ isFocused: Bool) {
        states.isFocused = isFocused
        setNeedsUpdateConfiguration()
        guard focusStyle == .default else { return }
        parts.focusRing?.removeFromSuperview()
        parts.focusRing = nil
        if isFocused { parts.focusRing = addFocusRing() }
    }
}
