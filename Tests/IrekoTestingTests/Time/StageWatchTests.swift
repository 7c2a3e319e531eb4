import Expectations
import Foundation
import Testing
import UIKit

@testable import IrekoTesting

/// Each test runs a stage that hangs in a child process.
@Suite("A stage that is stuck")
struct StageWatchTests {
    private func report(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("A thread that waits forever ends the process, with the test, the call and the stack")
    func waits() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            setenv("IREKO_STAGE_LIMIT", "0.2", 1)
            await MainActor.run {
                _ = try? Stage.run { stage in
                    DispatchQueue.main.async { StageWatchTests.waitForEver() }
                    stage.advance(by: 1)
                }
            }
        }
        let report = report(result)
        #expect(report.contains("main thread has not run for 0.2 s, in advance(by:)."))
        #expect(report.contains("StageWatchTests.waitForEver()"))
        #expect(report.contains("IrekoTesting.Stage.advance(by: Swift.Double) -> ()"))
        #expect(report.contains("IREKO_STAGE_LIMIT"))
    }

    @Test("A thread that never ends computing ends the process after five times as much processor time")
    func computes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            setenv("IREKO_STAGE_LIMIT", "0.05", 1)
            await MainActor.run {
                _ = try? Stage.run { _ in StageWatchTests.spin() }
            }
        }
        let report = report(result)
        #expect(report.contains("main thread has used 0.25 s of processor time, in the test's own code."))
        #expect(report.contains("StageWatchTests.spin()"))
    }

    @Test("A body that awaits forever ends the process")
    func awaits() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            setenv("IREKO_STAGE_LIMIT", "0.2", 1)
            _ = try? await Stage.run { _ in
                await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
            }
        }
        #expect(report(result).contains("not run for 0.2 s, in run(_:) with an asynchronous body."))
    }

    @Test("A stage that works, waits on purpose or has a new call again and again is left alone")
    func works() async {
        await #expect(processExitsWith: .success) {
            setenv("IREKO_STAGE_LIMIT", "0.06", 1)
            await MainActor.run {
                try! Stage.run { stage in
                    for _ in 0..<20 {
                        StageWatchTests.compute(0.02)
                        stage.advance(by: 0.1)
                    }
                    var count = 0
                    stage.wait(atMost: 5) {
                        count += 1
                        return count > 20
                    }
                }
            }
        }
    }

    @Test("One thread watches all stages, and ends after the last")
    func thread() async {
        await #expect(processExitsWith: .success) {
            setenv("IREKO_STAGE_LIMIT", "0.1", 1)
            await MainActor.run {
                expectEqual(StageWatchTests.watchingThreads, 0)
                for _ in 0..<20 {
                    try! Stage.run { stage in
                        stage.wait { StageWatchTests.watchingThreads > 0 }
                        expectEqual(StageWatchTests.watchingThreads, 1)
                    }
                }
                for _ in 0..<500 where StageWatchTests.watchingThreads > 0 {
                    var timeout = timeval(tv_sec: 0, tv_usec: 10_000)
                    select(0, nil, nil, nil, &timeout)
                }
                expectEqual(StageWatchTests.watchingThreads, 0)
            }
        }
    }

    @Test("A limit of 0 removes the limit")
    func unlimited() async {
        await #expect(processExitsWith: .success) {
            setenv("IREKO_STAGE_LIMIT", "0", 1)
            await MainActor.run {
                try! Stage.run { _ in
                    var timeout = timeval(tv_sec: 0, tv_usec: 300_000)
                    select(0, nil, nil, nil, &timeout)
                }
            }
        }
    }

    @Test("An invalid limit leaves the default, with a line in the log")
    func badLimit() async {
        for text in ["ten", "-1", "1 s", "nan", "inf"] {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                [text = text as String] in
                setenv("IREKO_STAGE_LIMIT", text, 1)
                await MainActor.run {
                    for _ in 0..<3 { try! Stage.run { _ in } }
                }
            }
            let lines = report(result).split(separator: "\n").filter { $0.contains("IREKO_STAGE_LIMIT") }
            expectEqual(
                lines,
                [
                    "IREKO_STAGE_LIMIT is \"\(text)\", which is not a number of seconds. The limit is 60 s."
                ])
        }
    }

    @Test("The report has the name of the test")
    func name() throws {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "StageWatchTests/hangs"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["IREKO_STAGE_LIMIT": "0.2", "IREKO_TEST_HANGS": "1"]
        ) { $1 }
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let report = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        expectTrue(
            report.contains(
                "The stage of the test hangs() is stuck: its main thread has not run for 0.2 s, in settle()."))
        expectEqual(process.terminationReason, .exit)
        expectEqual(process.terminationStatus, 1)
    }

    @Test(
        "(a part of the test of the name)", .enabled(if: ProcessInfo.processInfo.environment["IREKO_TEST_HANGS"] != nil)
    )
    @MainActor func hangs() throws {
        try Stage.run { stage in
            DispatchQueue.main.async { StageWatchTests.waitForEver() }
            stage.settle()
        }
    }

    /// As a class of XCTest.
    @MainActor final class HangingTests {
        func testHangs() throws { try Stage.run { _ in StageWatchTests.waitForEver() } }
    }

    @Test("The report has the name of a test of XCTest")
    func nameOfMethod() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            setenv("IREKO_STAGE_LIMIT", "0.2", 1)
            try await MainActor.run { try HangingTests().testHangs() }
        }
        #expect(report(result).contains("The stage of the test HangingTests.testHangs is stuck:"))
    }

    // MARK: Functions that hang

    @inline(never) static func waitForEver() {
        DispatchSemaphore(value: 0).wait()
    }

    @inline(never) static func spin() {
        while true { if getppid() == -1 { return } }
    }

    /// How many threads of this process have the name of the thread that watches stages.
    static var watchingThreads: Int {
        let folder = "/proc/self/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.count {
            (try? String(contentsOfFile: "\(folder)/\($0)/comm", encoding: .utf8)) == "stage watch\n"
        }
    }

    /// Uses processor time.
    static func compute(_ seconds: Double) {
        let end = clock() + Int(seconds * Double(CLOCKS_PER_SEC))
        while clock() < end {}
    }
}
