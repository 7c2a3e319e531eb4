import CoreGraphics

// The cards that the fields of a compact date picker open.
extension UIDatePicker {
    func openCalendar() {
        guard let fields else { return }
        var state = picked
        state.mode = .date
        let view = DateCalendarView(state)
        view.tintColor = tintColor
        view.semanticContentAttribute = semanticContentAttribute
        view.didChange = { [weak self] date in self?.userChose(date, nil) }
        if open(view, CGSize(width: 320, height: 340), from: fields.dateField) { cardCalendar = view }
    }

    func openTime() {
        guard let fields else { return }
        var state = picked
        state.mode = .time
        let view = DateWheels(state)
        view.didChange = { [weak self] date, _ in self?.userChose(date, nil) }
        if open(view, CGSize(width: 240, height: 216), from: fields.timeField) { cardWheels = view }
    }

    // Chosen (Pickers): A compact date picker opens a popover with an arrow, also in small windows. It stays open
    // until a touch outside.
    /// Presents a card over the view controller of the picker, unless this controller has already presented a
    /// controller.
    private func open(_ view: UIView, _ size: CGSize, from field: DateCapsule) -> Bool {
        let responders = sequence(first: self as UIResponder, next: \.next)
        guard
            let presenter = responders.lazy.compactMap({ $0 as? UIViewController }).first ?? window?.rootViewController,
            presenter.presentedViewController == nil, card == nil
        else { return false }
        let card = DateCardController(view, size: size, source: field) { [weak self, weak field] in
            field?.isOpen = false
            self?.cardDidClose()
        }
        field.isOpen = true
        self.card = card
        presenter.present(card, animated: true)
        return true
    }

    private func cardDidClose() { (card, cardWheels, cardCalendar) = (nil, nil, nil) }

    func closeCard() {
        card?.dismiss(animated: false)
        cardDidClose()
    }
}
