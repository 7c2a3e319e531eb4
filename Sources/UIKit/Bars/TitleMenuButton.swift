import CoreGraphics

/// The button that opens a title menu. It covers the title, and displays a chevron after the text.
final class TitleMenuButton: UIControl, SingleTapControl {
    /// The chevron, which moves and fades with the title.
    private let chevron = UIImageView(
        image: UIImage(
            systemName: "chevron.down.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
                .applying(UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))))
    private let label: UILabel
    private weak var content: NavigationBarContent?

    // Chosen (Controllers): The chevron of a title menu ends 22 points after the text.
    /// The distance from the text to the end of the chevron.
    static let extraWidth: CGFloat = 22

    init(_ label: UILabel, in content: NavigationBarContent) {
        (self.label, self.content) = (label, content)
        super.init(frame: .zero)
        accessibilityIdentifier = "TitleMenuButton"
        chevron.contentMode = .center
        chevron.bounds.size = CGSize(width: 18, height: 18)
        label.addSubview(chevron)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the title has a menu.
    var isActive = false {
        didSet {
            isHidden = !isActive
            chevron.isHidden = !isActive
        }
    }

    /// Updates the frame of the button, so that it covers the title.
    func follow(isMirrored: Bool) {
        guard isActive, let content, let superview else { return }
        let bounds = label.bounds
        let distance = Self.extraWidth - 9
        chevron.center = CGPoint(x: isMirrored ? -distance : bounds.maxX + distance, y: bounds.midY)
        let shown = label.convert(bounds, to: content)
        var area = shown.insetBy(dx: -8, dy: max(-8, (shown.height - BarMetrics.leastTouch) / 2))
        area.size.width += Self.extraWidth
        if isMirrored { area.origin.x -= Self.extraWidth }
        frame = content.convert(area, to: superview)
    }

    // MARK: The menu

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let item = content?.item, item.hasTitleMenu else { return nil }
        let suggested = suggestedElements
        let menu = item.titleMenuProvider.map { $0(suggested) } ?? UIMenu(children: suggested)
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.header = item.documentProperties.map { DocumentHeaderView($0) }
        configuration.preferredMenuElementOrder = .fixed
        return configuration
    }

    // Chosen (Input): Commands of a title's menu are sent to the shown controller.
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        content?.topController?.target(forAction: action, withSender: sender)
            ?? super.target(forAction: action, withSender: sender)
    }

    /// The commands for documents that the responder chain can perform. They have the names that iPadOS 16 uses.
    private var suggestedElements: [UIMenuElement] {
        let commands: [(title: String, symbol: String, action: Selector)] = [
            ("Duplicate", "plus.square.on.square", "duplicate:"), ("Move", "folder", "move:"),
            ("Rename", "pencil", "rename:"), ("Export", "square.and.arrow.up", "export:"),
            ("Print", "printer", "printContent:"),
        ]
        return commands.map { UICommand(title: $0.title, image: UIImage(systemName: $0.symbol), action: $0.action) }
            .filter { command in
                [window?.firstResponder, self].contains {
                    $0?.target(forAction: command.action, withSender: command) != nil
                }
            }
    }
}
