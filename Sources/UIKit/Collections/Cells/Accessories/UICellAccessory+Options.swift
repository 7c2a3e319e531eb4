import Foundation

extension UICellAccessory {
    /// How a disclosure indicator looks.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// Makes options; what is not given is the system's.
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
    /// How an outline's chevron looks.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// Where a tap shows and hides what is below.
        public enum Style: Int, Sendable {
            /// As a header where the cell is one, otherwise as a cell.
            case automatic = 0
            /// Anywhere in the cell, which is not selected.
            case header = 1
            /// On the chevron; elsewhere the cell is selected.
            case cell = 2
        }

        /// Where a tap shows and hides what is below.
        public var style: Style

        /// Makes options; what is not given is the system's.
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
    /// How a mark looks.
    @preconcurrency @MainActor
    public struct CheckmarkOptions {
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// Makes options; what is not given is the system's.
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
    /// How a button for details looks.
    @preconcurrency @MainActor
    public struct DetailOptions {
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// Makes options; what is not given is the system's.
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
    /// How a button that deletes looks.
    @preconcurrency @MainActor
    public struct DeleteOptions {
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?
        /// The colour of its disc; `nil` for the system's.
        public var backgroundColor: UIColor?

        /// Makes options; what is not given is the system's.
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
    /// How a button that inserts looks.
    @preconcurrency @MainActor
    public struct InsertOptions {
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?
        /// The colour of its disc; `nil` for the system's.
        public var backgroundColor: UIColor?

        /// Makes options; what is not given is the system's.
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
    /// How a handle looks.
    @preconcurrency @MainActor
    public struct ReorderOptions {
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// Whether there is a line before it; `nil` for one where there is another accessory before it.
        public var showsVerticalSeparator: Bool?

        /// Makes options; what is not given is the system's.
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
    /// How a circle for the selection looks.
    @preconcurrency @MainActor
    public struct MultiselectOptions {
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?
        /// The colour of its disc; `nil` for the system's.
        public var backgroundColor: UIColor?

        /// Makes options; what is not given is the system's.
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
    /// How a text looks.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// The text's font.
        public var font: UIFont
        /// Whether the font follows the size of text that the user prefers. The default is `true`.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options; what is not given is the system's.
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
    /// How a menu's chosen element looks.
    @preconcurrency @MainActor
    public struct PopUpMenuOptions {
        /// Whether it is not seen, and takes no room.
        public var isHidden: Bool
        /// The width that is kept for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; `nil` for the system's.
        public var tintColor: UIColor?

        /// Makes options; what is not given is the system's.
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
