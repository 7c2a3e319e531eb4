import UIKit

/// A page of the gallery: its row in the list, and a function that creates its controller.
@MainActor
public struct GalleryPage {
    /// The title in the list and on the page.
    public let title: String
    /// The name of the symbol in the list.
    let symbol: String
    /// The color behind the symbol.
    let color: UIColor
    private let makeController: () -> UIViewController

    init(_ title: String, _ symbol: String, _ color: UIColor, _ makeController: @escaping () -> UIViewController) {
        (self.title, self.symbol, self.color) = (title, symbol, color)
        self.makeController = makeController
    }

    /// Creates the page's controller, and sets its title.
    public func makeViewController() -> UIViewController {
        let controller = makeController()
        controller.title = title
        return controller
    }

    /// All pages, in sections, in the order of the list.
    public static let sections: [(title: String, pages: [GalleryPage])] = [
        (
            "Controls",
            [
                GalleryPage("Controls", "switch.2", .systemGreen) { ControlsPage() },
                GalleryPage("Buttons", "plus.square", .systemBlue) { ButtonsPage() },
                GalleryPage("Wheels and dates", "calendar", .systemRed) { WheelsPage() },
                GalleryPage("Menus", "ellipsis.circle", .systemIndigo) { MenusPage() },
            ]
        ),
        (
            "Lists and scrolling",
            [
                GalleryPage("Tables", "list.bullet", .systemOrange) { TablesPage() },
                GalleryPage("Collection grid", "square.grid.3x3", .systemIndigo) { CollectionGridPage() },
                GalleryPage("Collection list", "list.bullet", .systemOrange) { CollectionListPage() },
                GalleryPage("Compositional layout", "square.stack", .systemPink) { CompositionalPage() },
                GalleryPage("Layout of one's own", "square.grid.2x2", .systemMint) { WaterfallPage() },
                GalleryPage("Scroll view", "arrow.up.arrow.down", .systemTeal) { ScrollPage() },
                GalleryPage("Pull to refresh", "arrow.clockwise", .systemBlue) { RefreshPage() },
                GalleryPage("Missing content", "tray", .systemGray) { ContentUnavailablePage() },
            ]
        ),
        (
            "Text, images, colours",
            [
                GalleryPage("Text styles", "textformat", .systemGray) { TextPage() },
                GalleryPage("Fields and text views", "pencil", .systemGreen) { TextFieldsPage() },
                GalleryPage("Images and symbols", "photo", .systemIndigo) { ImagesPage() },
                GalleryPage("Drawing", "pencil", .systemBrown) { DrawingPage() },
                GalleryPage("Symbol effects", "bell.fill", .systemOrange) { SymbolEffectsPage() },
                GalleryPage("Visual effects", "sparkles", .systemCyan) { VisualEffectsPage() },
                GalleryPage("Glass and corners", "square.on.square", .systemTeal) { GlassPage() },
                GalleryPage("Colours", "circle.lefthalf.filled", .systemPink) { ColorsPage() },
                GalleryPage("Choosing colours and fonts", "textformat", .systemPurple) { ColorAndFontPage() },
            ]
        ),
        (
            "Bars, pages, files, keys",
            [
                GalleryPage("Navigation bars", "rectangle", .systemBlue) { NavigationBarsPage() },
                GalleryPage("Search", "magnifyingglass", .systemGray) { SearchPage() },
                GalleryPage("Page views", "book", .systemOrange) { PageViewsPage() },
                GalleryPage("Files and pictures", "folder", .systemTeal) { PickersPage() },
                GalleryPage("Documents", "doc.on.doc", .systemBlue) { DocumentPage() },
                GalleryPage("Sharing", "square.and.arrow.up", .systemBlue) { SharingPage() },
                GalleryPage("Copy and paste", "doc.on.doc", .systemOrange) { PasteboardPage() },
                GalleryPage("Drag and drop", "hand.tap", .systemGreen) { DragAndDropPage() },
                GalleryPage("Undo", "arrow.uturn.backward", .systemPurple) { UndoPage() },
                GalleryPage("Keys", "keyboard", .systemGray) { KeysPage() },
                GalleryPage("Pointer", "hand.tap", .systemOrange) { PointerPage() },
            ]
        ),
        (
            "Layout and motion",
            [
                GalleryPage("Stack views", "square.stack", .systemPurple) { StackViewsPage() },
                GalleryPage("Animations", "play.fill", .systemOrange) { AnimationsPage() },
                GalleryPage("Physics", "circle.lefthalf.filled", .systemGreen) { PhysicsPage() },
                GalleryPage("Gestures", "hand.tap", .systemMint) { GesturesPage() },
                GalleryPage("Layers and transforms", "cube", .systemRed) { LayersPage() },
                GalleryPage("Particles", "sparkles", .systemYellow) { ParticlesPage() },
                GalleryPage("Replicators and tiles", "square.grid.3x3", .systemGray) { ReplicatorsPage() },
                GalleryPage("Layer transitions", "square.on.square", .systemBrown) { TransitionsPage() },
                GalleryPage("Split view", "sidebar.left", .systemTeal) { SplitViewPage() },
                GalleryPage("Tabs", "rectangle.grid.1x2.fill", .systemIndigo) { TabsPage() },
            ]
        ),
        (
            "Presenting",
            [
                GalleryPage("Presentation", "rectangle.on.rectangle", .systemBlue) { PresentationPage() },
                GalleryPage("Sheets", "rectangle.portrait", .systemTeal) { SheetsPage() },
                GalleryPage("Popovers", "bubble.left", .systemGreen) { PopoversPage() },
                GalleryPage("Alerts", "exclamationmark.triangle", .systemRed) { AlertsPage() },
            ]
        ),
    ]

    /// All pages, in the order of the list.
    public static var all: [GalleryPage] { sections.flatMap(\.pages) }
}
