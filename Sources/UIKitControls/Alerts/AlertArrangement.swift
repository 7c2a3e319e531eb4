/// The assignment of an alert's actions to cards, to the bold font and to keys. It depends only on the styles of the
/// actions, the preferred action, and the kind of alert.
/// Actions are represented by their indexes in the order of addition.
struct AlertArrangement: Equatable {
    /// The actions in the card with the title, in the order of addition.
    var main: [Int]
    /// The `cancel` action in the separate card of an action sheet.
    var apart: Int?
    /// The action of the style `cancel`, which Escape and a tap outside choose.
    var cancel: Int?
    /// The bold action.
    var emphasized: Int?
    /// The action that Return chooses.
    var confirmed: Int?

    /// - Parameter preferred: The preferred action, which only alerts use.
    init(_ styles: [UIAlertAction.Style], preferred: Int?, kind: AlertMetrics.Kind) {
        cancel = styles.firstIndex(of: .cancel)
        switch kind {
        case .alert:
            main = Array(styles.indices)
            let single = styles.count == 1 ? 0 : nil
            emphasized = preferred ?? cancel ?? styles.lastIndex(of: .default) ?? single
            confirmed = emphasized
        case .sheet:
            main = styles.indices.filter { styles[$0] != .cancel }
            (apart, emphasized) = (cancel, cancel)
        case .popover:
            main = styles.indices.filter { styles[$0] != .cancel }
        }
    }
}
