import Foundation
import RenderServer

extension MenuPresentation {
    // Chosen (Input): The keys of menus are chosen.
    /// Handles a key while the menu is open. Keys with the Command or Control modifier are not handled. Returns
    /// whether the key was handled.
    ///
    /// Arrow keys, Home and End move the highlight. Return and Space choose the highlighted element, and Escape closes
    /// the menu. Letters highlight the element whose title begins with them (as on iPadOS with a keyboard).
    func handle(_ key: KeyEvent) -> Bool {
        guard key.modifiers.isDisjoint(with: [.command, .control]) else { return false }
        let forwards = isMirrored ? UIKeyboardHIDUsage.keyboardLeftArrow : .keyboardRightArrow
        let backwards = isMirrored ? UIKeyboardHIDUsage.keyboardRightArrow : .keyboardLeftArrow
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardEscape: dismiss()
        case .keyboardDownArrow: moveHighlight(by: 1)
        case .keyboardUpArrow: moveHighlight(by: -1)
        case .keyboardTab: moveHighlight(by: key.modifiers.contains(.shift) ? -1 : 1)
        case .keyboardHome, .keyboardPageUp: highlightEdge(isLast: false)
        case .keyboardEnd, .keyboardPageDown: highlightEdge(isLast: true)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            guard !key.isRepeat, let chosen = panels.last?.highlighted else { return true }
            chooseByKey(chosen)
        case forwards: moveSideways(1)
        case backwards: moveSideways(-1)
        default: find(key)
        }
        return true
    }

    private func chooseByKey(_ view: MenuElementView) {
        let count = panels.count
        choose(view)
        // If a key opens a submenu, its first element is highlighted.
        if panels.count > count { highlight(panels.last?.elementViews.first { $0.isUsable && $0.style != .back }) }
    }

    private func highlight(_ view: MenuElementView?) {
        guard let view, let panel = panels.last else { return }
        panel.highlighted = view
        panel.reveal(view)
    }

    /// Moves the highlight to the next or previous enabled element, and wraps around at the ends.
    func moveHighlight(by steps: Int) {
        guard let panel = panels.last else { return }
        let usable = panel.elementViews.filter(\.isUsable)
        guard !usable.isEmpty else { return }
        let present = usable.firstIndex { $0 === panel.highlighted }
        let next = present.map { $0 + steps } ?? (steps > 0 ? 0 : usable.count - 1)
        highlight(usable[(next % usable.count + usable.count) % usable.count])
    }

    private func highlightEdge(isLast: Bool) {
        let usable = panels.last?.elementViews.filter(\.isUsable) ?? []
        highlight(isLast ? usable.last : usable.first)
    }

    /// Handles a left or right arrow key: moves the highlight between elements side by side, otherwise opens or closes
    /// a submenu.
    private func moveSideways(_ steps: Int) {
        guard let highlighted = panels.last?.highlighted else {
            if steps < 0 { closeSubmenu() }
            return
        }
        if case .cell = highlighted.style { return moveHighlight(by: steps) }
        if steps > 0 {
            if highlighted.opensMenu != nil { chooseByKey(highlighted) }
        } else if panels.count > 1 {
            let row = panels.last?.openedBy
            closeSubmenu()
            highlight(row)
        }
    }

    private func find(_ key: KeyEvent) {
        guard let panel = panels.last, let letter = key.characters.first, letter.isLetter || letter.isNumber else {
            return
        }
        let isFurther = key.time - typed.time < 1
        typed = ((isFurther ? typed.text : "") + key.characters, key.time)
        let match = panel.elementViews.first {
            $0.isUsable && $0.style != .back
                && $0.element.title.range(
                    of: typed.text, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
                    != nil
        }
        highlight(match)
    }
}
