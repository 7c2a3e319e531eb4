/// Which action stands where, which is in bold, and which the keys choose: a pure function of the actions' styles. Actions are
/// given by their places among those that were added.
struct AlertArrangement: Equatable {
    /// Those in the card with the title, in the order in which they were added.
    var main: [Int]
    /// The one in a card of its own.
    var apart: Int?
    /// The one of the style `cancel`, which escape and a tap outside choose.
    var cancel: Int?
    /// The one in bold.
    var emphasized: Int?
    /// The one that return chooses.
    var confirmed: Int?

    /// - Parameter preferred: The preferred action; only alerts take notice of it.
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
