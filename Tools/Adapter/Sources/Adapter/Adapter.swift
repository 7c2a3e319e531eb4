import SwiftParser
import SwiftSyntax

/// Adapts sources written for iOS, so that they compile on Linux against Ireko.
///
/// Text that needs no change stays byte for byte, and lines keep their numbers.
public enum Adapter {
    /// The version of the rules. Text adapted by other rules is out of date.
    public static let rulesVersion = "3"

    /// Adapts the files of a module.
    ///
    /// - Parameters:
    ///   - knownModules: The declarations of the modules that the module depends on.
    ///   - previous: The record of the run before. Files that have not changed are not adapted again, unless a
    ///     declaration of the module has changed.
    public static func adapt(
        module: [SourceFile], options: AdapterOptions, knownModules: ModuleIndex = ModuleIndex(),
        previous: AdapterRecord? = nil
    ) -> AdaptedModule {
        var result = AdaptedModule()
        var trees: [SourceFileSyntax?] = []
        var triggers: [Triggers?] = []
        var hashes: [UInt64] = []
        var indexes: [FileIndex] = []
        var context = StableHash()
        context.add(rulesVersion)
        context.add(options.description)
        result.record.options = context.value
        let previous = previous?.options == context.value ? previous : nil
        context.add(knownModules.hash)
        for file in module {
            let hash = StableHash.of(file.text)
            hashes.append(hash)
            if let known = previous?.files[file.path], known.textHash == hash {
                trees.append(nil)
                triggers.append(nil)
                indexes.append(known.index)
            } else {
                let tree = Parser.parse(source: file.text)
                let places = Triggers(file.text)
                trees.append(tree)
                triggers.append(places)
                indexes.append(FileIndex(tree, places, path: file.path, options: options))
            }
            context.add(file.path)
            context.add(indexes[indexes.count - 1].hash)
        }
        let own = ModuleIndex(indexes, known: knownModules)
        result.index = own
        result.record.context = context.value
        let isSameContext = previous?.context == context.value
        var all = own
        if !isSameContext || trees.contains(where: { $0 != nil }) { all.merge(knownModules) }
        for (place, file) in module.enumerated() {
            if isSameContext, trees[place] == nil, let known = previous?.files[file.path] {
                result.unchanged.insert(file.path)
                result.diagnostics += known.diagnostics
                result.record.files[file.path] = known
                continue
            }
            let tree = trees[place] ?? Parser.parse(source: file.text)
            let adapted = FileAdapter(
                file, tree, indexes[place], triggers[place] ?? Triggers(file.text), own: own, all: all, options: options
            ).run()
            if let text = adapted.text { result.files[file.path] = text }
            result.diagnostics += adapted.diagnostics
            result.record.files[file.path] = AdapterRecord.File(
                textHash: hashes[place], index: indexes[place], isAdapted: adapted.text != nil,
                diagnostics: adapted.diagnostics)
        }
        return result
    }
}

extension AdapterOptions {
    /// All options, as a text.
    fileprivate var description: String {
        let parts = [
            sdkVersion, moduleName, "\(isTestModule)", defines.sorted().joined(separator: ","),
            modules.sorted().joined(separator: ","),
            replacedModules.map { "\($0)=\($1)" }.sorted().joined(separator: ","),
            missingModules.map { "\($0)=\($1)" }.sorted().joined(separator: ","), "\(isMainActorByDefault)",
            falseConditions.sorted().joined(separator: ","),
        ]
        return parts.joined(separator: "\n")
    }
}
