import Foundation

extension UICellAccessory {
    /// The options of a disclosure indicator.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// Creates options. Omitted values have the system's defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        var common: Common {
            Common(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}

extension UICellAccessory {
    /// The options of an outline disclosure.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// The area of the cell that expands or collapses the item at a tap.
        public enum Style: Int, Sendable {
            /// `header` if the cell is a header, otherwise `cell`.
            case automatic = 0
            /// A tap anywhere in the cell expands or collapses the item. The cell is not selected.
            case header = 1
            /// A tap on the chevron expands or collapses the item. A tap elsewhere selects the cell.
            case cell = 2
        }

        /// The area of the cell that expands or collapses the item at a tap.
        public var style: Style

        /// Creates options. Omitted values have the system's defaults.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.style = style
        }

        var common: Common {
            Common(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}

extension UICellAccessory {
    /// The options of a checkmark.
    @preconcurrency @MainActor
    public struct CheckmarkOptions {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// Creates options. Omitted values have the system's defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        var common: Common {
            Common(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}

extension UICellAccessory {
    /// The options of a detail button.
    @preconcurrency @MainActor
    public struct DetailOptions {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// Creates options. Omitted values have the system's defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        var common: Common {
            Common(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}

extension UICellAccessory {
    /// The options of a delete button.
    @preconcurrency @MainActor
    public struct DeleteOptions {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?
        /// The color of the disc; `nil` for the system's color.
        public var backgroundColor: UIColor?

        /// Creates options. Omitted values have the system's defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var common: Common {
            Common(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }
}

extension UICellAccessory {
    /// The options of an insert button.
    @preconcurrency @MainActor
    public struct InsertOptions {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?
        /// The color of the disc; `nil` for the system's color.
        public var backgroundColor: UIColor?

        /// Creates options. Omitted values have the system's defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var common: Common {
            Common(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }
}

extension UICellAccessory {
    /// The options of a reorder control.
    @preconcurrency @MainActor
    public struct ReorderOptions {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// Whether a vertical separator precedes the control. If `nil`, it does when an accessory precedes the
        /// control.
        public var showsVerticalSeparator: Bool?

        /// Creates options. Omitted values have the system's defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }

        var common: Common {
            Common(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}

extension UICellAccessory {
    /// The options of a selection circle.
    @preconcurrency @MainActor
    public struct MultiselectOptions {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?
        /// The color of the disc; `nil` for the system's color.
        public var backgroundColor: UIColor?

        /// Creates options. Omitted values have the system's defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var common: Common {
            Common(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }
}

extension UICellAccessory {
    /// The options of a label.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// The font of the text.
        public var font: UIFont
        /// Whether the font follows the user's preferred content size. The default is `true`.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. Omitted values have the system's defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        var common: Common {
            Common(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}

extension UICellAccessory {
    /// The options of a pop-up menu.
    @preconcurrency @MainActor
    public struct PopUpMenuOptions {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width that the layout reserves for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for the system's color.
        public var tintColor: UIColor?

        /// Creates options. Omitted values have the system's defaults.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        var common: Common {
            Common(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
