import Foundation
import UIKitCore

/// The desktop's dictionaries, through libenchant, which is loaded when the first word is checked. Without the
/// library, or without dictionaries, every word is correct.
@MainActor
final class EnchantSpeller: Speller {
    private typealias Pointer = UnsafeMutableRawPointer
    private typealias Describe =
        @convention(c) (
            UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Pointer?
        ) -> Void

    /// The functions of enchant.h that are used.
    private struct Library {
        let broker: Pointer
        let request: @convention(c) (Pointer, UnsafePointer<CChar>) -> Pointer?
        let list: @convention(c) (Pointer, Describe, Pointer?) -> Void
        let check: @convention(c) (Pointer, UnsafePointer<CChar>, Int) -> Int32
        let suggest:
            @convention(c) (Pointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> UnsafeMutablePointer<
                UnsafeMutablePointer<CChar>?
            >?
        let free: @convention(c) (Pointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
        let add: @convention(c) (Pointer, UnsafePointer<CChar>, Int) -> Void
        let remove: @convention(c) (Pointer, UnsafePointer<CChar>, Int) -> Void
        let isAdded: @convention(c) (Pointer, UnsafePointer<CChar>, Int) -> Int32

        init?() {
            guard let handle = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
            func function<Function>(_ name: String) -> Function? {
                dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
            }
            let start: (@convention(c) () -> Pointer?)? = function("enchant_broker_init")
            guard let broker = start?(),
                let request: @convention(c) (Pointer, UnsafePointer<CChar>) -> Pointer? =
                    function("enchant_broker_request_dict"),
                let list: @convention(c) (Pointer, Describe, Pointer?) -> Void = function("enchant_broker_list_dicts"),
                let check: @convention(c) (Pointer, UnsafePointer<CChar>, Int) -> Int32 = function(
                    "enchant_dict_check"),
                let suggest:
                    @convention(c) (Pointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>)
                        -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = function("enchant_dict_suggest"),
                let free: @convention(c) (Pointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void =
                    function("enchant_dict_free_string_list"),
                let add: @convention(c) (Pointer, UnsafePointer<CChar>, Int) -> Void = function("enchant_dict_add"),
                let remove: @convention(c) (Pointer, UnsafePointer<CChar>, Int) -> Void = function(
                    "enchant_dict_remove"),
                let isAdded: @convention(c) (Pointer, UnsafePointer<CChar>, Int) -> Int32 = function(
                    "enchant_dict_is_added")
            else { return nil }
            (self.broker, self.request, self.list, self.check) = (broker, request, list, check)
            (self.suggest, self.free, self.add, self.remove) = (suggest, free, add, remove)
            self.isAdded = isAdded
        }
    }

    private lazy var library = Library()
    private var dictionaries: [String: Pointer] = [:]

    nonisolated deinit {}

    private final class Names { var tags: [String] = [] }

    private(set) lazy var languages: [String] = {
        guard let library else { return [] }
        let names = Names()
        library.list(
            library.broker,
            { tag, _, _, _, names in
                guard let tag, let names else { return }
                Unmanaged<Names>.fromOpaque(names).takeUnretainedValue().tags.append(String(cString: tag))
            }, Unmanaged.passUnretained(names).toOpaque())
        return Array(Set(names.tags)).sorted()
    }()

    private func dictionary(_ language: String) -> Pointer? {
        if let known = dictionaries[language] { return known }
        guard let library, languages.contains(language) else { return nil }
        let new = language.withCString { library.request(library.broker, $0) }
        dictionaries[language] = new
        return new
    }

    func isCorrect(_ word: String, in language: String) -> Bool {
        guard let library, let dictionary = dictionary(language), !word.isEmpty else { return true }
        // A positive value is a spelling mistake, a negative value an error of the library.
        return word.withCString { library.check(dictionary, $0, strlen($0)) } <= 0
    }

    func suggestions(for word: String, in language: String) -> [String] {
        guard let library, let dictionary = dictionary(language), !word.isEmpty else { return [] }
        var count = 0
        guard let list = word.withCString({ library.suggest(dictionary, $0, strlen($0), &count) }) else { return [] }
        defer { library.free(dictionary, list) }
        return (0..<max(0, count)).compactMap { index in list[index].map { String(cString: $0) } }
    }

    private var own: Pointer? { language(for: Locale.current.identifier).flatMap(dictionary) }

    func hasLearned(_ word: String) -> Bool {
        guard let library, let own, !word.isEmpty else { return false }
        return word.withCString { library.isAdded(own, $0, strlen($0)) } != 0
    }

    func setLearned(_ word: String, _ isLearned: Bool) {
        guard let library, let own, !word.isEmpty else { return }
        word.withCString { (isLearned ? library.add : library.remove)(own, $0, strlen($0)) }
    }
}
