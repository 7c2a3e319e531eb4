import InterfaceDocuments

extension UIRefreshControl {
    func decodeRefreshControl(from coder: DocumentCoder) {
        if let title = coder.attributedText(.attributedTitle) { attributedTitle = title }
    }

    static func addRefreshProperties(to table: NamedProperties) -> NamedProperties {
        table.adding("attributedTitle", \UIRefreshControl.attributedTitle)
    }
}
