import Cassowary

/// Messages about conflicting constraints.
extension LayoutEngine {
    /// Returns UIKit's message: the conflicting constraints, and the broken one.
    func unsatisfiable(_ ids: [ConstraintID], breaking broken: NSLayoutConstraint) -> String {
        var texts: [String] = []
        for id in ids {
            let text = constraint(of: id)?.description ?? textOfOwn(id)
            // Both bounds of a content's size are one constraint in UIKit.
            if !texts.contains(text) { texts.append(text) }
        }
        let note =
            texts.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }
            ? "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) " : ""
        return "Unable to simultaneously satisfy constraints.\n"
            + "\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n"
            + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
            + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(note)\n(\n"
            + texts.map { "    \"\($0)\"" }.joined(separator: ",\n")
            + "\n)\n\nWill attempt to recover by breaking constraint \n\(broken.description)"
    }

    /// Returns the text of a constraint without an object: of a translated frame, a content's size, or a nonnegative
    /// size. Found on demand.
    private func textOfOwn(_ id: ConstraintID) -> String {
        for case let state? in owners.lazy.map(\.state) {
            guard let item = state.item else { continue }
            let name = ConstraintText.name(item)
            if let index = state.frameConstraints.firstIndex(of: id) {
                let attribute = ["minX", "minY", "width", "height"][index]
                let value = ConstraintText.number(solver.constant(of: id) ?? 0)
                let view = item as? UIView
                let mask = ConstraintText.symbols(of: view?.autoresizingMask ?? [])
                let names = ConstraintText.legend(of: [item], superview: index < 2 ? view?.superviewStorage : nil)
                let legend = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
                // The four constraints are not objects; the address is that of their owner.
                return "<NSAutoresizingMaskLayoutConstraint:\(ConstraintText.address(of: state)) \(mask) "
                    + "\(name).\(attribute) == \(value)   (active\(legend))>"
            }
            if let index = state.contentConstraints.firstIndex(of: id), let content = state.content {
                return content.text(ofConstraintAt: index, of: item, state)
            }
            if let index = state.limits.firstIndex(of: id) {
                return "<NSLayoutConstraint \(name).\(["width", "height"][index]) >= 0   (active)>"
            }
        }
        return "<NSLayoutConstraint \(id)>"
    }
}
