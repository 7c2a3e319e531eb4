//
//  TopicsInteractor.swift
//  Quizzer
//

import Foundation

class TopicsInteractor: TopicsInteractorInput {

    enum Failure: LocalizedError {
        case noFile

        var errorDescription: String? { return "There are no topics." }
    }

    weak var output: TopicsInteractorOutput?
    private let bundle: Bundle
    private let queue = DispatchQueue(label: "topics")

    init(bundle: Bundle = .main) {
        self.bundle = bundle
    }

    func loadTopics() {
        queue.async { [bundle] in
            let result = Result<[Topic], Error> {
                guard let path = bundle.path(forResource: "topics", ofType: "json") else { throw Failure.noFile }
                return try JSONDecoder().decode([Topic].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
            }
            DispatchQueue.main.async { [weak self] in
                switch result {
                case .success(let topics): self?.output?.didLoad(topics)
                case .failure(let error): self?.output?.didFail(error)
                }
            }
        }
    }
}
