import UIKit

public enum PictureError: Error, Equatable {
    case noPicture
    case cancelled
    case failed(String)
}

/// Where pictures come from.
public protocol PictureSource: AnyObject {
    func picture(for url: URL, completion: @escaping (Result<UIImage, PictureError>) -> Void)
}

/// Fetches one picture.
final class FetchOperation: AsyncOperation {
    let url: URL
    private(set) var result: Result<UIImage, PictureError> = .failure(.cancelled)
    private unowned let source: PictureSource

    init(url: URL, source: PictureSource) {
        self.url = url
        self.source = source
        super.init()
    }

    override func main() {
        source.picture(for: url) { [weak self] result in
            guard let self = self else { return }
            self.result = result
            self.finish()
        }
    }
}

/// Loads each picture once, however many views want it.
open class PictureLoader: NSObject {
    public let store: PictureStore
    @objc public dynamic private(set) var activeCount: Int = 0

    private let source: PictureSource
    private let operations = OperationQueue()
    private var waiting: [URL: [(Result<UIImage, PictureError>) -> Void]] = [:]

    public init(source: PictureSource, store: PictureStore = .shared) {
        self.source = source
        self.store = store
        super.init()
        operations.maxConcurrentOperationCount = 1
    }

    public func load(_ url: URL, completion: @escaping (Result<UIImage, PictureError>) -> Void) {
        if let known = store[url.absoluteString] {
            completion(.success(known))
            return
        }
        if waiting[url] != nil {
            waiting[url]?.append(completion)
            return
        }
        waiting[url] = [completion]
        activeCount += 1
        let operation = FetchOperation(url: url, source: source)
        operation.completionBlock = { [weak self, unowned operation] in
            let result = operation.result
            DispatchQueue.main.async { self?.done(url, result) }
        }
        operations.addOperation(operation)
    }

    private func done(_ url: URL, _ result: Result<UIImage, PictureError>) {
        if case let .success(picture) = result { store.store(picture, forKey: url.absoluteString) }
        let handlers = waiting.removeValue(forKey: url) ?? []
        activeCount -= 1
        handlers.forEach { $0(result) }
    }
}
