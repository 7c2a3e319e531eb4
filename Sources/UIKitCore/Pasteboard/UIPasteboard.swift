import Foundation

// Sendable as in UIKit: it has nothing but its name, and the contents are the main actor's.
/// What was copied, to be pasted in this program or another: a list of items, each of which has values by their types.
///
///     UIPasteboard.general.string = label.text
///     …
///     if UIPasteboard.general.hasStrings { textField.text = UIPasteboard.general.string }
///
/// The general pasteboard is the desktop's clipboard. What other programs get of it is its text, of several items the lines of
/// theirs; types of one's own, images and colours stay in the program and are valid for as long as the clipboard has that text.
/// What another program has copied is asked for when it is read here, which may take up to a second and a half. Named pasteboards are the
/// program's own, and end with it.
///
/// May be used on any thread; the main thread does the work.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipasteboard>.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The name, which other objects with the same contents have, too.
    open var name: Name { key }

    let key: Name

    init(named name: Name) { key = name }

    nonisolated deinit {}

    // MARK: Getting and removing pasteboards

    /// The clipboard of the desktop.
    open class var general: UIPasteboard { MainThread.run { UIContext.current.pasteboards.general } }

    /// The pasteboard of a name; another object of the same name has the same contents.
    ///
    /// - Parameters:
    ///   - pasteboardName: The name.
    ///   - create: Whether a pasteboard is made if none has the name. With `false` the initializer returns `nil` then.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        let isThere = MainThread.run {
            UIContext.current.pasteboards.open(pasteboardName, creates: create)
        }
        guard isThere else { return nil }
        self.init(named: pasteboardName)
    }

    /// A new pasteboard with a name that no other one has.
    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        return MainThread.run {
            _ = UIContext.current.pasteboards.open(name, creates: true)
            return UIPasteboard(named: name)
        }
    }

    /// Removes the pasteboard of a name, with its contents: objects that stand for it are empty from now on, and writing to one
    /// makes a new one. Of the general pasteboard only the contents go.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        MainThread.run { UIContext.current.pasteboards.remove(pasteboardName) }
    }

    /// Whether the contents stay when the program ends: those of the general pasteboard, as far as the desktop keeps them.
    open var isPersistent: Bool { key == .general }

    /// How often the contents have changed, also by other programs as far as is known: it rises with each change, at once.
    open var changeCount: Int { MainThread.run { contents.changeCount(of: key) } }

    // MARK: Determining types of pasteboard items

    /// The types of the first item; none for an empty pasteboard.
    open var types: [String] { known { $0.first?.types ?? [] } }

    /// The types of items: of all for `nil`, in the order of their numbers otherwise, without those that do not exist. `nil` for
    /// all of an empty pasteboard.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        known { items in itemSet == nil && items.isEmpty ? nil : items.at(itemSet).map(\.types) }
    }

    /// Whether the first item has one of these types, or one that conforms to it.
    open func contains(pasteboardTypes: [String]) -> Bool { known { $0.first?.has(pasteboardTypes) ?? false } }

    /// Whether one of these items has one of these types, or one that conforms to it. All items are looked at for `nil`.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        known { $0.at(itemSet).contains { $0.has(pasteboardTypes) } }
    }

    /// The numbers of the items that have one of these types, or one that conforms to it.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        known { items in IndexSet(items.indices.filter { items[$0].has(pasteboardTypes) }) }
    }

    // MARK: Getting and setting pasteboard items

    /// The number of items.
    open var numberOfItems: Int { known { $0.count } }

    /// The items: values by their types. Setting them replaces all.
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
    ///   - options: `expirationDate` is the `Date` at which the items are removed; with a date in the past the pasteboard is empty.
    ///     `localOnly` has no effect: the items are never sent to a different machine.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        let new = items.map(PasteboardItem.init)
        let expiration = options[.expirationDate] as? Date
        MainThread.run { contents.write(new, to: self, expiring: expiration) }
    }

    /// The data of the first item for a type; `nil` where it has none. Values that are not data are written as such: text as UTF-8, images
    /// as PNG or JPEG, property lists in binary form.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        read { $0.first?.data(pasteboardType) }
    }

    /// The data of items for a type, those of all items for `nil`; `nil` for an empty pasteboard.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        read { items in items.isEmpty ? nil : items.at(itemSet).compactMap { $0.data(pasteboardType) } }
    }

    /// Replaces all items by one that has this data alone.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        replace(with: [PasteboardItem([pasteboardType: data])])
    }

    /// The value of the first item for a type, as it was set; `nil` where it has none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { read { $0.first?.value(pasteboardType) } }

    /// The values of items for a type, those of all items for `nil`; `nil` for an empty pasteboard.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        read { items in items.isEmpty ? nil : items.at(itemSet).compactMap { $0.value(pasteboardType) } }
    }

    /// Replaces all items by one that has this value alone. With `typeAutomatic` its types follow from its class.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        replace(with: [PasteboardItem([pasteboardType: value])])
    }

    // MARK: Getting and setting item providers

    /// The items as providers: setting them replaces all.
    open var itemProviders: [NSItemProvider] {
        get { known { $0.map(\.provider) } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces all items by what providers have now: data that a loader has only later is not copied (chosen; UIKit asks when it is
    /// pasted).
    ///
    /// - Parameters:
    ///   - itemProviders: The providers of the new items.
    ///   - localOnly: Has no effect: the items are never sent to a different machine.
    ///   - expirationDate: The date at which the items are removed; `nil` if they stay.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        setItems(
            itemProviders.map(\.pasteboardValues),
            options: expirationDate.map { [.expirationDate: $0] } ?? [:])
    }

    /// Replaces all items by objects.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces all items by objects, until a date.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map(NSItemProvider.init(object:)), localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: Getting and setting items of standard data types

    /// The text of the first item that has one; setting it replaces all items, by none for `nil`.
    open var string: String? {
        get { read { $0.firstValue(\.string) } }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items. Setting them replaces all items, by one for each.
    open var strings: [String]? {
        get { read { $0.compactMap(\.string) } }
        set { replace(with: (newValue ?? []).map(PasteboardItem.text)) }
    }

    /// The address of the first item that has one; setting it replaces all items, by none for `nil`.
    open var url: URL? {
        get { read { $0.firstValue(\.url) } }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses of all items. Setting them replaces all items, by one for each.
    open var urls: [URL]? {
        get { read { $0.compactMap(\.url) } }
        set { replace(with: (newValue ?? []).map { PasteboardItem.automatic($0) }) }
    }

    /// The image of the first item that has one; setting it replaces all items, by none for `nil`.
    open var image: UIImage? {
        get { read { $0.firstValue(\.image) } }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items. Setting them replaces all items, by one for each.
    open var images: [UIImage]? {
        get { read { $0.compactMap(\.image) } }
        set { replace(with: (newValue ?? []).map { PasteboardItem.automatic($0) }) }
    }

    /// The colour of the first item that has one; setting it replaces all items, by none for `nil`.
    open var color: UIColor? {
        get { read { $0.firstValue(\.color) } }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items. Setting them replaces all items, by one for each.
    open var colors: [UIColor]? {
        get { read { $0.compactMap(\.color) } }
        set { replace(with: (newValue ?? []).map { PasteboardItem.automatic($0) }) }
    }

    /// Text with its attributes, of the first item that has some. Setting it replaces all items; other programs get the text.
    package var attributedString: NSAttributedString? {
        get { read { $0.firstValue(\.attributedString) } }
        set { replace(with: newValue.map { [PasteboardItem.automatic($0)] } ?? []) }
    }

    // MARK: Checking for data types on a pasteboard

    /// Whether an item has a type of text. What is on the clipboard is read only where it may have changed.
    open var hasStrings: Bool { known { $0.contains(where: \.hasString) } }

    /// Whether an item has a type of addresses.
    open var hasURLs: Bool { known { $0.contains(where: \.hasURL) } }

    /// Whether an item has a type of images.
    open var hasImages: Bool { known { $0.contains(where: \.hasImage) } }

    /// Whether an item has a colour.
    open var hasColors: Bool { known { $0.contains(where: \.hasColor) } }
}

extension UIPasteboard {
    @MainActor fileprivate var contents: Pasteboards { UIContext.current.pasteboards }

    /// Answers from the items, as they are now.
    func read<Value>(_ body: ([PasteboardItem]) -> Value) -> Value {
        body(MainThread.run { contents.items(of: key, isReading: true) })
    }

    /// Answers from the items, as far as they are known.
    func known<Value>(_ body: ([PasteboardItem]) -> Value) -> Value {
        body(MainThread.run { contents.items(of: key, isReading: false) })
    }

    private func replace(with items: [PasteboardItem]) {
        MainThread.run { contents.write(items, to: self) }
    }
}

extension [PasteboardItem] {
    /// The items of these numbers, without those that do not exist; all for `nil`.
    func at(_ itemSet: IndexSet?) -> [PasteboardItem] {
        guard let itemSet else { return self }
        return itemSet.intersection(IndexSet(indices)).map { self[$0] }
    }

    fileprivate func firstValue<Value>(_ value: (PasteboardItem) -> Value?) -> Value? {
        lazy.compactMap(value).first
    }
}
