import CStageTime
import CoreGraphics
import Foundation
import QuartzCore
import Synchronization
import UIKit

extension Stage {
    // MARK: Running a test on a stage

    /// Makes a stage, runs a test on it, takes it down and looks for leaks.
    ///
    /// - Parameters:
    ///   - size: The screen's size in points, from 1 to 16384 each.
    ///   - scale: Pixels a point, more than 0 and at most 100.
    ///   - safeAreaInsets: What bars or notches of the simulated device cover in portrait. They rotate with it: in
    ///     landscape, 47 points at the top are 47 at both sides, and 34 at the bottom are 21.
    ///   - rootViewController: The window's root. It has appeared when the body runs; `nil` for a window without one.
    ///   - body: The test. What it throws is thrown on.
    /// - Throws: `StageFailure` when a removed controller is still alive at the end, or the stage was misused.
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

    /// Runs a test on a stage that was made for it.
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

    /// Makes a stage, runs a test on it that may await, takes it down and looks for leaks.
    ///
    /// The stage keeps the main actor until the body is done, so that no other test comes in between. While the body awaits,
    /// the stage goes on by itself: it runs what is enqueued, and when nothing is, it moves the clock to what is due next. So a
    /// `Task.sleep` of an hour ends at once, an hour later on the stage's clock. When nothing is due, it waits in real time for
    /// what other threads bring back. `wait(atMost:until:)` waits for these without moving the clock.
    ///
    /// A body that waits for what never comes is cancelled after 100,000 things that came due by themselves, and fails the
    /// test; where nothing is due at all, it waits until the test is cancelled, as by a time limit. What was enqueued before
    /// the stage began runs after it: what the body awaits has to be started in it.
    ///
    /// - Parameters:
    ///   - size: The screen's size in points, from 1 to 16384 each.
    ///   - scale: Pixels a point, more than 0 and at most 100.
    ///   - safeAreaInsets: What bars or notches of the simulated device cover in portrait.
    ///   - rootViewController: The window's root. It has appeared when the body runs; `nil` for a window without one.
    ///   - body: The test. What it throws is thrown on.
    /// - Throws: `StageFailure` when a removed controller is still alive at the end, or the stage was misused.
    @discardableResult
    public static func run<Result>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero,
        rootViewController: @autoclosure () -> UIViewController? = nil,
        _ body: @escaping @MainActor (Stage) async throws -> Result
    ) async throws -> Result {
        // Made outside of the task, as the caller's expression is not to be sent there.
        let root = rootViewController
        return try await run(awaiting: body, on: Stage(size: size, scale: scale, safeAreaInsets: safeAreaInsets)) {
            $0.begin(root())
        }
    }

    /// Runs a test that awaits on a stage that was made for it.
    static func run<Result>(
        awaiting body: @escaping @MainActor (Stage) async throws -> Result, on stage: Stage,
        _ begin: (Stage) -> Void = { _ in }
    ) async throws -> Result {
        guard stage.userTime != nil else {
            stage.tearDown()
            throw StageFailure.misuse([
                "a body that awaits needs a program that links Swift's libraries dynamically, as tests do"
            ])
        }
        begin(stage)
        let outcome = Outcome<Result>()
        // On the stage from here on. It inherits what is local to the test's task.
        let task = Task { @MainActor in
            do { outcome.result = .success(try await body(stage)) } catch { outcome.result = .failure(error) }
        }
        let isCancelled = Atomic(false)
        // Nothing here suspends: the stage has the main actor.
        await withTaskCancellationHandler {
            let isDone = { outcome.result != nil }
            guard !stage.run(until: isDone, isCancelled: { isCancelled.load(ordering: .relaxed) }) else { return }
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

    /// Takes the stage down, and throws what is wrong.
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

    /// Removes everything and returns the names of removed controllers that are still alive.
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
            takeWindowsAway(isCrash: false)
        }
        settle()
        // Pending work (ends of animations, delayed work) runs now, and releases what it holds.
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
        // A timer or a task that still holds a controller a minute later is a leak of the test's, and ends after this.
        let leaked = leakedControllers
        giveBackTime()
        return leaked
    }

    private func giveBackTime() {
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
        takeWindowsAway(isCrash: true)
        giveBackTime()
    }
}
