import Foundation
import InterfaceDocuments

extension UITableViewHeaderFooterView {
    static func identifier(of coder: DocumentCoder) -> String? {
        coder.element.string(.reuseIdentifier).flatMap { $0.isEmpty ? nil : $0 }
    }

    func decodeHeader(_ content: UIView, from coder: DocumentCoder) {
        coder.makingParts(of: self) {
            if let element = coder.element.object(.contentView) { content.decode(element, in: coder.unit) }
            if let view: UIView = coder.object(.backgroundView) { backgroundView = view }
        }
    }

    static func addHeaderProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding(reading: "contentView", \UITableViewHeaderFooterView.contentView)
            .adding(reading: "textLabel", \UITableViewHeaderFooterView.textLabel)
            .adding(reading: "detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
            .adding("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    }
}
