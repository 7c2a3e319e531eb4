import CStageTime
import CoreGraphics
import Foundation
import QuartzCore
import Synchronization
import UIKit

extension Stage {
    // MARK: Running a test on a stage

    /// Creates a stage, runs a test on it, takes the stage down and checks for leaks.
    ///
    /// - Parameters:
    ///   - size: The screen's size in points, from 1 to 16384 each.
    ///   - scale: Pixels per point, more than 0 and at most 100.
    ///   - safeAreaInsets: The insets of the simulated device's bars and notches in portrait. They rotate with the
    ///     device: in landscape, an inset of 47 points at the top becomes 47 points at both sides, and 34 points at
    ///     the bottom become 21.
    ///   - rootViewController: The window's root, which has appeared when the body runs; `nil` for a window without a
    ///     root.
    ///   - body: The test. Errors that it throws are rethrown.
    /// - Throws: `StageFailure` if a removed controller is still alive at the end, or if the stage was misused.
    @discardableResult
    public static func run<Result>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero,
        rootViewController: @autoclosure () -> UIViewController? = nil, _ body: (Stage) throws -> Result
    ) throws -> Result {
        let stage = Stage(size: size, scale: scale, safeAreaInsets: safeAreaInsets)
        return try run(on: stage) { stage in
            stage.begin(rootViewController())
            return try body(stage)
        }
    }

    /// Runs a test on an existing stage.
    static func run<Result>(on stage: Stage, _ body: (Stage) throws -> Result) throws -> Result {
        let result: Result
        do {
            result = try body(stage)
        } catch {
            stage.tearDown()
            throw error
        }
        try stage.finish()
        return result
    }

    /// Creates a stage, runs an asynchronous test on it, takes the stage down and checks for leaks.
    ///
    /// The stage keeps the main actor until the body has returned, so that tests do not interleave. While the body is
    /// suspended, the stage runs the enqueued work. If no work is enqueued, the stage advances the clock to the next
    /// scheduled work: a `Task.sleep` of an hour ends at once, an hour later on the stage's clock. If no work is
    /// scheduled either, the stage waits in real time for results of other threads. To wait for such results without
    /// advancing the clock, use `wait(atMost:until:)`.
    ///
    /// If a body is still suspended after 100,000 steps of scheduled work, it is cancelled and the test fails. If no
    /// work is scheduled, the stage waits until the test is cancelled, for example by a time limit. Work that was
    /// enqueued before the stage began runs after the stage, so the body must start the work that it awaits.
    ///
    /// - Parameters:
    ///   - size: The screen's size in points, from 1 to 16384 each.
    ///   - scale: Pixels per point, more than 0 and at most 100.
    ///   - safeAreaInsets: The insets of the simulated device's bars and notches in portrait.
    ///   - rootViewController: The window's root, which has appeared when the body runs; `nil` for a window without a
    ///     root.
    ///   - body: The test. Errors that it throws are rethrown.
    /// - Throws: `StageFailure` if a removed controller is still alive at the end, or if the stage was misused.
    @discardableResult
    public static func run<Result>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero,
        rootViewController: @autoclosure () -> UIViewController? = nil,
        _ body: @escaping @MainActor (Stage) async throws -> Result
    ) async throws -> Result {
        // Evaluated outside of the task, since the caller's autoclosure cannot be sent to it.
        let root = rootViewController
        return try await run(awaiting: body, on: Stage(size: size, scale: scale, safeAreaInsets: safeAreaInsets)) {
            $0.begin(root())
        }
    }

    /// Runs an asynchronous test on an existing stage.
    static func run<Result>(
        awaiting body: @escaping @MainActor (Stage) async throws -> Result, on stage: Stage,
        _ begin: (Stage) -> Void = { _ in }
    ) async throws -> Result {
        guard stage.userTime != nil else {
            stage.tearDown()
            throw StageFailure.misuse([
                "an asynchronous body needs a program that links Swift's libraries dynamically, as tests do"
            ])
        }
        begin(stage)
        let outcome = Outcome<Result>()
        // The task runs on the stage and inherits the task-local values of the test.
        let task = Task { @MainActor in
            do { outcome.result = .success(try await body(stage)) } catch { outcome.result = .failure(error) }
        }
        let isCancelled = Atomic(false)
        // The main actor belongs to the stage, so this code does not suspend.
        await withTaskCancellationHandler {
            let isDone = { outcome.result != nil }
            guard !stage.run(until: isDone, isCancelled: { isCancelled.load(ordering: .relaxed) }) else { return }
            // A stage that the test has created has replaced its host. The rest of the test needs the main actor.
            guard stage.userTime != nil else { return await task.value }
            task.cancel()
            stage.settle()
        } onCancel: {
            isCancelled.store(true, ordering: .relaxed)
            task.cancel()
            StageTimeWake()
        }
        switch outcome.result {
        case .success(let result):
            try stage.finish()
            return result
        case .failure(let error):
            stage.tearDown()
            throw stage.misuses.isEmpty ? error : StageFailure.misuse(stage.misuses)
        case nil:
            stage.tearDown()
            throw stage.misuses.isEmpty ? CancellationError() : StageFailure.misuse(stage.misuses)
        }
    }

    private final class Outcome<Result> {
        var result: Swift.Result<Result, any Error>?
    }

    // MARK: Beginning and end

    func begin(_ root: UIViewController?) {
        UIApplication.shared.move(ownScene, to: .foregroundActive)
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
    }

    /// Takes the stage down, and throws the failures that were found.
    private func finish() throws {
        if isHost { return endHosting() }
        let unread = unreadDiagnostics
        let leaked = tearDown()
        guard misuses.isEmpty else { throw StageFailure.misuse(misuses) }
        guard leaked.isEmpty else { throw StageFailure.leakedControllers(leaked) }
        guard unread.isEmpty else { throw StageFailure.diagnostics(unread) }
        let broken = timeline.checker.violations + timeline.checker.leftovers()
        guard broken.isEmpty else { throw StageFailure.brokenCallbacks(broken) }
    }

    /// Removes the windows and returns the names of removed controllers that are still alive.
    @discardableResult
    private func tearDown() -> [String] {
        if isHost {
            endHosting()
            return []
        }
        if program == nil {
            removeOtherScenes()
            window.rootViewController = nil
        } else {
            removeAllWindows(isCrash: false)
        }
        settle()
        // Runs pending work (ends of animations, delayed work), so that it releases the objects that it holds.
        advance(by: 60)
        if program == nil {
            window.isHidden = true
            window.windowScene = nil
        }
        timeline.stop()
        // A test's closures may hold controllers.
        context.endSubscriptions()
        if program == nil { UIApplication.shared.disconnect(ownScene) }
        CATransaction.flush()
        settle()
        // A timer or a task that still holds a controller after a minute is a leak of the test; it ends after this
        // check.
        let leaked = leakedControllers
        releaseTime()
        return leaked
    }

    private func releaseTime() {
        userTime?.end()
        userTime = nil
        context.end()
        Self.current = nil
        StageWatch.end()
    }

    /// Ends the stage of a host. Its windows get no callbacks, and scheduled work is dropped.
    func endHosting() {
        guard isHost, Self.current === self else { return }
        timeline.stop()
        removeAllWindows(isCrash: true)
        releaseTime()
    }
}
