import CoreGraphics
import Foundation
import UIKitCore

/// The items of a share sheet: objects, and sources that provide objects.
@MainActor
struct ActivityItems {
    let items: [Any]

    /// The objects with which activities are chosen. Sources are asked for their placeholders.
    func placeholders(for sheet: UIActivityViewController) -> [Any] {
        items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(sheet) ?? item
        }
    }

    /// The picture of the first item for the header; `nil` without one.
    func thumbnail(for sheet: UIActivityViewController, size: CGSize) -> UIImage? {
        (items.first as? any UIActivityItemSource)?.activityViewController(
            sheet, thumbnailImageForActivityType: nil, suggestedSize: size)
    }

    /// Gets the items for an activity, in order. Items of `UIActivityItemProvider`s are created on another thread.
    ///
    /// - Parameters:
    ///   - isWanted: Returns whether the result is still used.
    ///   - completion: Called on the main actor, in this call if no item is created on another thread.
    func resolve(
        for type: UIActivity.ActivityType?, sheet: UIActivityViewController,
        while isWanted: @escaping @MainActor () -> Bool,
        completion: @escaping @MainActor ([ResolvedActivityItem]) -> Void
    ) {
        resolve(from: 0, [], type, sheet, isWanted, completion)
    }

    private func resolve(
        from start: Int, _ before: [ResolvedActivityItem], _ type: UIActivity.ActivityType?,
        _ sheet: UIActivityViewController, _ isWanted: @escaping @MainActor () -> Bool,
        _ completion: @escaping @MainActor ([ResolvedActivityItem]) -> Void
    ) {
        var resolved = before
        for index in items.indices.dropFirst(start) {
            guard let source = items[index] as? any UIActivityItemSource else {
                resolved.append(ResolvedActivityItem(value: items[index]))
                continue
            }
            if let provider = source as? UIActivityItemProvider {
                let known = resolved
                return provider.run(for: type) {
                    guard isWanted() else { return }
                    resolve(from: index + 1, known + item(of: provider, type, sheet), type, sheet, isWanted, completion)
                }
            }
            resolved += item(of: source, type, sheet)
        }
        completion(resolved)
    }

    private func item(
        of source: any UIActivityItemSource, _ type: UIActivity.ActivityType?, _ sheet: UIActivityViewController
    ) -> [ResolvedActivityItem] {
        guard let value = source.activityViewController(sheet, itemForActivityType: type) else { return [] }
        return [
            ResolvedActivityItem(
                value: value, type: source.activityViewController(sheet, dataTypeIdentifierForActivityType: type),
                subject: source.activityViewController(sheet, subjectForActivityType: type))
        ]
    }
}
