import CoreGraphics
import Foundation
import TextLayout

/// A text store and its lines, which fields and text views draw. The store is changed only here, so that the lines of
/// the changed paragraphs are laid out again.
package struct LaidOutDocument {
    /// The text.
    package let store: TextStore
    /// The lines, which contain all geometry.
    package let lines: TextLines
    private var source: StoreSource

    /// - Parameter width: The width for breaking lines. With `nil`, lines end only at line breaks in the text.
    package init(
        _ document: TextDocument = TextDocument(), defaults: TextDefaults = TextDefaults(), width: CGFloat? = nil
    ) {
        store = TextStore(document)
        source = StoreSource(store, defaults)
        lines = TextLines(source: source, width: width.map { Double($0) })
    }

    /// Returns separate lines of the same text, for a measurement or a further container. They are not updated when the
    /// text changes.
    package func lines(width: CGFloat?) -> TextLines { TextLines(source: source, width: width.map { Double($0) }) }

    /// The attributes with which text without attributes is drawn. Colors are resolved with the traits of these
    /// defaults.
    package var defaults: TextDefaults {
        get { source.defaults }
        nonmutating set {
            let keepsHeights = newValue.hasSameMetrics(as: source.defaults)
            source.defaults = newValue
            if keepsHeights { lines.recolor() } else { lines.reload() }
        }
    }

    /// The additional attributes of marked text. With `nil`, it is underlined.
    package var markStyle: TextDocument.Attributes? {
        get { source.markStyle }
        nonmutating set {
            source.markStyle = newValue
            if let range = store.markedRange { lines.invalidate(range) }
        }
    }

    /// Attributes that ranges of the text have only when they are drawn, for example detected links. The ranges are
    /// sorted and do not overlap. An edit removes them.
    package var overlays: [(range: Range<Int>, attributes: TextDocument.Attributes)] {
        get { source.overlays }
        nonmutating set {
            guard !newValue.isEmpty || !source.overlays.isEmpty else { return }
            source.overlays = newValue
            lines.reload()
        }
    }

    /// Whether dots are displayed in place of the characters.
    package var isSecure = false {
        didSet {
            guard isSecure != oldValue else { return }
            let style = source.markStyle
            source = isSecure ? SecretSource(store, defaults) : StoreSource(store, defaults)
            source.markStyle = style
            lines.source = source
        }
    }

    // MARK: Changing

    /// Makes an edit. Its range is clamped to the text.
    ///
    /// - Returns: The inverse edit.
    @discardableResult package func apply(_ edit: TextEdit) -> TextEdit {
        let marked = store.markedRange
        let inverse = store.apply(edit)
        let (new, oldLength) = (inverse.range, inverse.replacement.length)
        if edit.changesText {
            // A replacement of the whole text also resets the width of the widest line.
            if isSecure || !source.overlays.isEmpty || new.count == store.length {
                source.overlays = []
                lines.reload()
            } else {
                lines.replace(new.lowerBound..<new.lowerBound + oldLength, withLength: new.count)
            }
        }
        func moved(_ offset: Int) -> Int {
            offset <= new.lowerBound ? offset : max(new.upperBound, offset + new.count - oldLength)
        }
        if let marked { lines.invalidate(moved(marked.lowerBound)..<moved(marked.upperBound)) }
        if let range = store.markedRange { lines.invalidate(range) }
        return inverse
    }

    /// Changes the attributes of characters.
    package func changeAttributes(in range: Range<Int>, _ change: (inout TextDocument.Attributes) -> Void) {
        store.changeAttributes(in: range, change)
        if !isSecure { lines.invalidate(range) }
    }

    /// Ends the marking of the marked text.
    package func unmark() {
        guard let range = store.markedRange else { return }
        store.unmark()
        lines.invalidate(range)
    }
}
