import Foundation

// Sendable as in UIKit: the object stores only its name, and the contents belong to the main actor.
/// Copied data that can be pasted in this program or in different programs: a list of items with values by type.
///
///     UIPasteboard.general.string = label.text
///     …
///     if UIPasteboard.general.hasStrings { textField.text = UIPasteboard.general.string }
///
/// The general pasteboard is the desktop's clipboard. Different programs receive only its text, with a line for each
/// item; custom types, images and colors remain in the program and are valid until the text of the clipboard changes.
/// Reading data that a different program has copied requests it from that program, which may take up to 1.5 seconds.
/// Named pasteboards belong to the program, and are removed when it ends.
///
/// May be used on any thread; the work is done on the main thread.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipasteboard>.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The name. Pasteboards with the same name have the same contents.
    open var name: Name { key }

    let key: Name

    init(named name: Name) { key = name }

    nonisolated deinit {}

    // MARK: Getting and removing pasteboards

    /// The general pasteboard: the desktop's clipboard.
    open class var general: UIPasteboard { MainThread.run { UIContext.current.pasteboards.general } }

    /// Creates a pasteboard with a name. Pasteboards with the same name have the same contents.
    ///
    /// - Parameters:
    ///   - pasteboardName: The name.
    ///   - create: Whether to create a missing pasteboard. With `false`, the initializer then returns `nil`.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        let isThere = MainThread.run {
            UIContext.current.pasteboards.open(pasteboardName, creates: create)
        }
        guard isThere else { return nil }
        self.init(named: pasteboardName)
    }

    /// Returns a new pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        return MainThread.run {
            _ = UIContext.current.pasteboards.open(name, creates: true)
            return UIPasteboard(named: name)
        }
    }

    /// Removes the pasteboard with a name, and its contents. Existing objects with this name are then empty, and
    /// writing to one of them creates a new pasteboard. For the general pasteboard, only the contents are removed.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        MainThread.run { UIContext.current.pasteboards.remove(pasteboardName) }
    }

    /// Whether the contents remain after the program ends: `true` for the general pasteboard, if supported by the
    /// desktop.
    open var isPersistent: Bool { key == .general }

    /// The number of changes of the contents, including detected changes by other programs. Each change increases it
    /// immediately.
    open var changeCount: Int { MainThread.run { contents.changeCount(of: key) } }

    // MARK: Determining types of pasteboard items

    /// The types of the first item; empty for an empty pasteboard.
    open var types: [String] { known { $0.first?.types ?? [] } }

    /// Returns the types of the items at given indexes, in the order of the indexes, or of all items if `itemSet` is
    /// `nil`. Invalid indexes are ignored. Returns `nil` if `itemSet` is `nil` and the pasteboard is empty.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        known { items in itemSet == nil && items.isEmpty ? nil : items.at(itemSet).map(\.types) }
    }

    /// Returns whether the first item has a type that equals or conforms to any of these types.
    open func contains(pasteboardTypes: [String]) -> Bool { known { $0.first?.has(pasteboardTypes) ?? false } }

    /// Returns whether any of these items has a type that equals or conforms to any of these types. All items are
    /// considered if `nil`.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        known { $0.at(itemSet).contains { $0.has(pasteboardTypes) } }
    }

    /// Returns the indexes of items with a type that equals or conforms to any of these types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        known { items in IndexSet(items.indices.filter { items[$0].has(pasteboardTypes) }) }
    }

    // MARK: Getting and setting pasteboard items

    /// The number of items.
    open var numberOfItems: Int { known { $0.count } }

    /// The items, as values by type. Setting them replaces all items.
    open var items: [[String: Any]] {
        get { read { $0.map(\.values) } }
        set { replace(with: newValue.map(PasteboardItem.init)) }
    }

    /// Appends items.
    open func addItems(_ items: [[String: Any]]) {
        let added = items.map(PasteboardItem.init)
        MainThread.run { contents.write(added, to: self, keepsItems: true) }
    }

    /// Replaces all items.
    ///
    /// - Parameters:
    ///   - items: The new items, each with its values by type.
    ///   - options: `expirationDate` is the `Date` when the items are removed; with a date in the past, the pasteboard
    ///     is empty. `localOnly` has no effect: the items are never sent to a different machine.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        let new = items.map(PasteboardItem.init)
        let expiration = options[.expirationDate] as? Date
        MainThread.run { contents.write(new, to: self, expiring: expiration) }
    }

    /// Returns the data of the first item for a type; `nil` if it does not have the type. Values of different classes
    /// are converted: text to UTF-8, images to PNG or JPEG, property lists to the binary form.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        read { $0.first?.data(pasteboardType) }
    }

    /// Returns the data for a type of the items at given indexes, or of all items if `itemSet` is `nil`. Returns `nil`
    /// for an empty pasteboard.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        read { items in items.isEmpty ? nil : items.at(itemSet).compactMap { $0.data(pasteboardType) } }
    }

    /// Replaces all items by an item with this data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        replace(with: [PasteboardItem([pasteboardType: data])])
    }

    /// Returns the value of the first item for a type, as it was set; `nil` if it does not have the type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { read { $0.first?.value(pasteboardType) } }

    /// Returns the values for a type of the items at given indexes, or of all items if `itemSet` is `nil`. Returns
    /// `nil` for an empty pasteboard.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        read { items in items.isEmpty ? nil : items.at(itemSet).compactMap { $0.value(pasteboardType) } }
    }

    /// Replaces all items by an item with this value. With `typeAutomatic`, the types depend on the class of the
    /// value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        replace(with: [PasteboardItem([pasteboardType: value])])
    }

    // MARK: Getting and setting item providers

    /// The items as providers. Setting them replaces all items.
    open var itemProviders: [NSItemProvider] {
        get { known { $0.map(\.provider) } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    // Chosen (Pasteboard): `setItemProviders` copies only data that a provider supplies synchronously.
    /// Replaces all items by the data of item providers. Only data that a provider supplies synchronously is copied
    /// (UIKit requests data that is loaded later when it is pasted).
    ///
    /// - Parameters:
    ///   - itemProviders: The providers of the new items.
    ///   - localOnly: Has no effect: the items are never sent to a different machine.
    ///   - expirationDate: The date when the items are removed, or `nil`.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        setItems(
            itemProviders.map(\.pasteboardValues),
            options: expirationDate.map { [.expirationDate: $0] } ?? [:])
    }

    /// Replaces all items by objects.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces all items by objects, with an optional expiration date.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map(NSItemProvider.init(object:)), localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: Getting and setting items of standard data types

    /// The text of the first item with text. Setting it replaces all items; `nil` removes them.
    open var string: String? {
        get { read { $0.firstValue(\.string) } }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items. Setting them replaces all items, with an item for each text.
    open var strings: [String]? {
        get { read { $0.compactMap(\.string) } }
        set { replace(with: (newValue ?? []).map(PasteboardItem.text)) }
    }

    /// The URL of the first item with a URL. Setting it replaces all items; `nil` removes them.
    open var url: URL? {
        get { read { $0.firstValue(\.url) } }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items. Setting them replaces all items, with an item for each URL.
    open var urls: [URL]? {
        get { read { $0.compactMap(\.url) } }
        set { replace(with: (newValue ?? []).map { PasteboardItem.automatic($0) }) }
    }

    /// The image of the first item with an image. Setting it replaces all items; `nil` removes them.
    open var image: UIImage? {
        get { read { $0.firstValue(\.image) } }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items. Setting them replaces all items, with an item for each image.
    open var images: [UIImage]? {
        get { read { $0.compactMap(\.image) } }
        set { replace(with: (newValue ?? []).map { PasteboardItem.automatic($0) }) }
    }

    /// The color of the first item with a color. Setting it replaces all items; `nil` removes them.
    open var color: UIColor? {
        get { read { $0.firstValue(\.color) } }
        set { colors = newValue.map { [$0] } }
    }

    /// The colors of all items. Setting them replaces all items, with an item for each color.
    open var colors: [UIColor]? {
        get { read { $0.compactMap(\.color) } }
        set { replace(with: (newValue ?? []).map { PasteboardItem.automatic($0) }) }
    }

    /// The attributed text of the first item with attributed text. Setting it replaces all items. Different programs
    /// receive the plain text.
    package var attributedString: NSAttributedString? {
        get { read { $0.firstValue(\.attributedString) } }
        set { replace(with: newValue.map { [PasteboardItem.automatic($0)] } ?? []) }
    }

    // MARK: Checking for data types on a pasteboard

    /// Whether an item has a text type. The clipboard is not read again unless it may have changed.
    open var hasStrings: Bool { known { $0.contains(where: \.hasString) } }

    /// Whether an item has a URL type.
    open var hasURLs: Bool { known { $0.contains(where: \.hasURL) } }

    /// Whether an item has an image type.
    open var hasImages: Bool { known { $0.contains(where: \.hasImage) } }

    /// Whether an item has a color type.
    open var hasColors: Bool { known { $0.contains(where: \.hasColor) } }
}

extension UIPasteboard {
    @MainActor fileprivate var contents: Pasteboards { UIContext.current.pasteboards }

    /// Calls a closure with the current items, and reads the clipboard.
    func read<Value>(_ body: ([PasteboardItem]) -> Value) -> Value {
        body(MainThread.run { contents.items(of: key, isReading: true) })
    }

    /// Calls a closure with the known items. The clipboard is read only if it may have changed.
    func known<Value>(_ body: ([PasteboardItem]) -> Value) -> Value {
        body(MainThread.run { contents.items(of: key, isReading: false) })
    }

    private func replace(with items: [PasteboardItem]) {
        MainThread.run { contents.write(items, to: self) }
    }
}

extension [PasteboardItem] {
    /// Returns the items at indexes; all items if `nil`. Invalid indexes are ignored.
    func at(_ itemSet: IndexSet?) -> [PasteboardItem] {
        guard let itemSet else { return self }
        return itemSet.intersection(IndexSet(indices)).map { self[$0] }
    }

    fileprivate func firstValue<Value>(_ value: (PasteboardItem) -> Value?) -> Value? {
        lazy.compactMap(value).first
    }
}
