import Testing

/// The snippets of a document that act on a stage.
struct SnippetRun: Sendable, CustomTestStringConvertible {
    let document: String
    let run: @MainActor @Sendable () throws -> Void

    var testDescription: String { document }

    private init(_ document: String, _ run: @escaping @MainActor @Sendable () throws -> Void) {
        (self.document, self.run) = (document, run)
    }

    static let all = [
        SnippetRun("Accessibility", AccessibilitySnippets.run),
        SnippetRun("Alerts", AlertsSnippets.run),
        SnippetRun("Animation", AnimationSnippets.run),
        SnippetRun("Appearance", AppearanceSnippets.run),
        SnippetRun("AutoLayout", AutoLayoutSnippets.run),
        SnippetRun("CollectionViews", CollectionViewsSnippets.run),
        SnippetRun("CompositionalLayout", CompositionalLayoutSnippets.run),
        SnippetRun("Containers", ContainersSnippets.run),
        SnippetRun("ContentUnavailable", ContentUnavailableSnippets.run),
        SnippetRun("Controls", ControlsSnippets.run),
        SnippetRun("CoreGraphics", CoreGraphicsSnippets.run),
        SnippetRun("DesktopPrograms", DesktopProgramsSnippets.run),
        SnippetRun("DragAndDrop", DragAndDropSnippets.run),
        SnippetRun("EditingText", EditingTextSnippets.run),
        SnippetRun("Focus", FocusSnippets.run),
        SnippetRun("Gestures", GesturesSnippets.run),
        SnippetRun("Images", ImagesSnippets.run),
        SnippetRun("InputMethods", InputMethodsSnippets.run),
        SnippetRun("ListsAndCells", ListsAndCellsSnippets.run),
        SnippetRun("MenusAndContextMenus", MenusAndContextMenusSnippets.run),
        SnippetRun("Navigation", NavigationSnippets.run),
        SnippetRun("Pages", PagesSnippets.run),
        SnippetRun("Pickers", PickersSnippets.run),
        SnippetRun("Popovers", PopoversSnippets.run),
        SnippetRun("Porting", PortingSnippets.run),
        SnippetRun("Presenting", PresentingSnippets.run),
        SnippetRun("PropertyAnimators", PropertyAnimatorsSnippets.run),
        SnippetRun("QuartzCore", QuartzCoreSnippets.run),
        SnippetRun("README", ReadmeSnippets.run),
        SnippetRun("Responders", RespondersSnippets.run),
        SnippetRun("ScenesAndWindows", ScenesAndWindowsSnippets.run),
        SnippetRun("Scrolling", ScrollingSnippets.run),
        SnippetRun("Searching", SearchingSnippets.run),
        SnippetRun("Sheets", SheetsSnippets.run),
        SnippetRun("SplitViews", SplitViewsSnippets.run),
        SnippetRun("Storyboards", StoryboardsSnippets.run),
        SnippetRun("Symbols", SymbolsSnippets.run),
        SnippetRun("Tabs", TabsSnippets.run),
        SnippetRun("Text", TextSnippets.run),
        SnippetRun("TextInput", TextInputSnippets.run),
        SnippetRun("Time", TimeSnippets.run),
        SnippetRun("UIKit", UIKitSnippets.run),
        SnippetRun("UniformTypeIdentifiers", UniformTypeIdentifiersSnippets.run),
        SnippetRun("WritingALayout", WritingALayoutSnippets.run),
    ]
}
