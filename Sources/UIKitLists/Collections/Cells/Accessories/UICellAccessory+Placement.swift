import Foundation

extension UICellAccessory {
    /// The side of a custom view, and its position among the accessories of that side.
    @preconcurrency @MainActor
    public enum Placement {
        /// A closure that returns the insertion index of the view among the accessories of a side, from left to right
        /// in left-to-right layout. An index out of range is replaced by the nearest valid index.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Before the content. By default, the view is next to the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content. By default, the view is next to the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns a position before the accessory of a type, or at the beginning if the side has no such accessory.
        public static func position(before type: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// Returns a position after the accessory of a type, or at the end if the side has no such accessory.
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

    /// The configuration of a custom view as an accessory.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view. Its `translatesAutoresizingMaskIntoConstraints` must be `true`.
        public let customView: UIView
        /// The side and the position of the view.
        public let placement: Placement
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color of the view; `nil` for the cell's tint color.
        public var tintColor: UIColor?
        /// Whether the view keeps its current size. If not, which is the default, it has its fitting size.
        public var maintainsFixedSize: Bool

        /// Creates a configuration. Omitted values have the system's defaults.
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

    /// Returns the accessories of the leading and of the trailing side, each in reading order: system accessories in
    /// their fixed order, custom views at the positions of their placements.
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
