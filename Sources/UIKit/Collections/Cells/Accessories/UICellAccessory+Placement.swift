import Foundation

extension UICellAccessory {
    /// The side of a view of the program's, and its place among the accessories there.
    @preconcurrency @MainActor
    public enum Placement {
        /// Says at which index the view is inserted among a side's accessories, from left to right in left-to-right text.
        /// An index that there is not becomes the nearest.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Before the content; by default next to it.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// Behind the content; by default next to it.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before the accessory of a kind, or at the beginning where there is none.
        public static func position(before type: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// Behind the accessory of a kind, or at the end where there is none.
        public static func position(after type: AccessoryType) -> Position {
            { accessories in
                accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
            }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }
    }

    /// A view of the program's as an accessory.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view. Its `translatesAutoresizingMaskIntoConstraints` has to be `true`.
        public let customView: UIView
        /// The side and the place of the view.
        public let placement: Placement
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The view's tint colour; `nil` for the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has; by default it gets the one that it wants.
        public var maintainsFixedSize: Bool

        /// Makes a configuration; what is not given is the system's.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
            if !customView.translatesAutoresizingMaskIntoConstraints {
                Diagnostics.raise(
                    .list,
                    "Custom view for accessory must have translatesAutoresizingMaskIntoConstraints enabled: \(Diagnostics.name(customView))"
                )
            }
        }

        var common: Common {
            Common(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    // MARK: Order

    private var systemOrder: (isLeading: Bool, place: Int)? {
        switch accessoryType {
        case .delete: (true, 0)
        case .insert: (true, 1)
        case .multiselect: (true, 2)
        case .outlineDisclosure: (false, 5)
        case .label: (false, 0)
        case .popUpMenu: (false, 1)
        case .detail: (false, 2)
        case .checkmark: (false, 3)
        case .disclosureIndicator: (false, 4)
        case .reorder: (false, 6)
        case .customView: nil
        }
    }

    /// The accessories of the two sides, each from the beginning of the line to its end: the system's in their order, then the
    /// program's where their placements say.
    static func arranged(_ accessories: [UICellAccessory]) -> (leading: [UICellAccessory], trailing: [UICellAccessory])
    {
        func side(_ isLeading: Bool) -> [UICellAccessory] {
            accessories.filter { $0.systemOrder?.isLeading == isLeading }
                .sorted { ($0.systemOrder?.place ?? 0) < ($1.systemOrder?.place ?? 0) }
        }
        var (leading, trailing) = (side(true), side(false))
        func insert(_ accessory: UICellAccessory, _ side: inout [UICellAccessory], _ position: Placement.Position) {
            side.insert(accessory, at: min(max(position(side), 0), side.count))
        }
        for accessory in accessories {
            guard case .custom(_, let placement, _) = accessory.kind else { continue }
            switch placement {
            case .leading(_, let position): insert(accessory, &leading, position)
            case .trailing(_, let position): insert(accessory, &trailing, position)
            }
        }
        return (leading, trailing)
    }
}
