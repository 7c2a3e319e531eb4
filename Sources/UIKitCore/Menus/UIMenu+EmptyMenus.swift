// The menus are empty: a program inserts its commands into them, or beside them.
extension UIMenu.Identifier {
    /// Information about the program, in the menu `application`.
    public static let about = Self("com.apple.menu.about")
    /// The program's settings, in the menu `application`.
    public static let preferences = Self("com.apple.menu.preferences")
    /// Services of other programs, in the menu `application`.
    public static let services = Self("com.apple.menu.services")
    /// Commands that hide programs, in the menu `application`.
    public static let hide = Self("com.apple.menu.hide")
    /// The command that ends the program, in the menu `application`.
    public static let quit = Self("com.apple.menu.quit")
    /// Commands that open windows, in the menu `file`.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// Recent documents, in the menu `file`.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// Commands that close windows, in the menu `file`.
    public static let close = Self("com.apple.menu.close")
    /// Commands for the document, in the menu `file`.
    public static let document = Self("com.apple.menu.document")
    /// Spelling and grammar, in the menu `edit`.
    public static let spelling = Self("com.apple.menu.spelling")
    /// The window for spelling, in the menu `spelling`.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// Options of spelling, in the menu `spelling`.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// Substitutions of typed text, in the menu `edit`.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// The window for substitutions, in the menu `substitutions`.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// Options of substitutions, in the menu `substitutions`.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// Changes of the letters' case, in the menu `edit`.
    public static let transformations = Self("com.apple.menu.transformations")
    /// Commands that speak text, in the menu `edit`.
    public static let speech = Self("com.apple.menu.speech")
    /// Commands that fill in text, in the menu `edit`.
    public static let autoFill = Self("com.apple.menu.autofill")
    /// The font of text, in the menu `format`.
    public static let font = Self("com.apple.menu.font")
    /// The color of text, in the menu `font`.
    public static let textColor = Self("com.apple.menu.text-color")
    /// Commands that copy and paste styles, in the menu `font`.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// The layout of text, in the menu `format`.
    public static let text = Self("com.apple.menu.text")
    /// The alignment of text, in the menu `text`.
    public static let alignment = Self("com.apple.menu.alignment")
    /// Commands for the toolbar, in the menu `view`.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// Commands for the sidebar, in the menu `view`.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// The command that fills the screen, in the menu `view`.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// Commands that minimize and zoom, in the menu `window`.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// The command that shows all windows, in the menu `window`.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
