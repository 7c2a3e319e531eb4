import Combine
import Foundation

/// Messages from several sources.
public enum Feed {
    public static func all<A: Publisher, B: Publisher>(
        local: A, remote: B
    ) -> AnyPublisher<String, Never> where A.Output == String, B.Output == String, A.Failure == Never, B.Failure == Error {
        local
            .merge(with: remote.catch { _ in Just("offline") })
            .eraseToAnyPublisher()
    }

    public static func ticks(every interval: TimeInterval) -> AnyPublisher<Int, Never> {
        Timer.publish(every: interval, on: .main, in: .common)
            .autoconnect()
            .scan(0) { count, _ in count + 1 }
            .eraseToAnyPublisher()
    }

    public static func load(_ number: Int) -> Future<Int, Error> {
        Future { promise in
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { promise(.success(number * 10)) }
        }
    }
}
