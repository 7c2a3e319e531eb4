//
//  Quiz.swift
//  Quizzer
//

import Foundation

struct Topic: Decodable, Equatable {
    let title: String
    let questions: [Question]
}

struct Question: Decodable, Equatable {
    let text: String
    let answers: [String]
    let correct: Int

    func isCorrect(_ index: Int) -> Bool {
        return index == correct
    }
}
