import ClockDemo
import Foundation
import IrekoTesting
import UIKit

/// Drives the clock on a stage, by touches, and writes pictures of its screens to Output/clock.
@MainActor
enum ClockTour {
    /// The suffixes of the pictures' names, and the window sizes.
    private static let sizes: [(name: String, size: CGSize)] = [
        ("", CGSize(width: 390, height: 844)), ("-small", CGSize(width: 320, height: 568)),
        ("-low", CGSize(width: 844, height: 390)), ("-tablet", CGSize(width: 1024, height: 768)),
        ("-wide", CGSize(width: 1440, height: 900)),
    ]

    static func run() {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Output").appendingPathComponent("clock")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (ending, size) in sizes {
                for style in [UIUserInterfaceStyle.light, .dark] {
                    let name = (style == .dark ? "dark" : "light") + ending
                    try walk(size, style, .unspecified, writingTo: folder, name)
                }
            }
            try walk(sizes[0].size, .light, .forceRightToLeft, writingTo: folder, "mirrored")
        } catch {
            FileHandle.standardError.write(Data("The tour ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func walk(
        _ size: CGSize, _ style: UIUserInterfaceStyle, _ direction: UISemanticContentAttribute, writingTo folder: URL,
        _ ending: String
    ) throws {
        let countdowns = CountdownStore()
        let root = ClockInterface.root(store: ClockStore(), countdowns: countdowns)
        root.overrideUserInterfaceStyle = style
        if direction == .forceRightToLeft { root.traitOverrides.layoutDirection = .rightToLeft }
        try Stage.run(size: size, scale: size.width > 1000 ? 1 : 2, rootViewController: root) { stage in
            stage.excludeFromLeakCheck(root)
            try walk(stage, root, writingTo: folder, ending)
        }
    }

    private static func walk(_ stage: Stage, _ tabs: UITabBarController, writingTo folder: URL, _ ending: String) throws
    {
        func picture(_ name: String) throws {
            let file = folder.appendingPathComponent("\(name)-\(ending).png")
            guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: file)
            print(file.path)
        }
        func tab(_ index: Int) {
            tabs.selectedIndex = index
            stage.advance(by: 0.6)
        }

        stage.advance(by: 0.5)
        try picture("world-clock")
        let cities = first(UITableView.self, in: tabs.selectedViewController?.view)
        if let paris = cities?.cellForRow(at: IndexPath(row: 2, section: 0)) { stage.tap(paris) }
        stage.advance(by: 1)
        try picture("world-clock-dial")
        tab(1)
        try picture("alarms")
        tab(2)
        press("Start", stage)
        stage.advance(by: 12.3)
        press("Lap", stage)
        stage.advance(by: 9.4)
        press("Lap", stage)
        stage.advance(by: 4.1)
        try picture("stopwatch")
        if let pages = first(UIPageControl.self, in: tabs.selectedViewController?.view) {
            pages.currentPage = 1
            pages.sendActions(for: .valueChanged)
            stage.advance(by: 1)
            try picture("stopwatch-dial")
        }
        tab(3)
        try picture("timer")
        press("Start", stage)
        stage.advance(by: 62)
        try picture("timer-ring")
        (tabs.selectedViewController as? UINavigationController)?.popViewController(animated: false)
        stage.advance(by: 0.3)
        stage.advance(by: 1)
        try picture("timers")
        stage.advance(by: 240)
        try picture("ringing")
        stage.find("Stop").tap()
        stage.advance(by: 1)
        tab(1)
        stage.find("Edit").tap()
        stage.advance(by: 0.5)
        stage.find("Delete All").tap()
        stage.advance(by: 1)
        try picture("delete-all")
        stage.find("Delete All Alarms").tap()
        stage.advance(by: 1)
        try picture("no-alarms")
    }

    /// Taps the round button with a title.
    private static func press(_ title: String, _ stage: Stage) {
        var pending: [UIView] = [stage.window]
        while let view = pending.popLast() {
            if let label = view as? UILabel, label.text == title, let button = label.superview as? UIControl,
                isSeen(button)
            {
                return stage.tap(button)
            }
            pending += view.subviews
        }
    }

    private static func isSeen(_ view: UIView) -> Bool {
        view.window != nil && view.bounds.width > 0
            && sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
    }

    private static func first<Found: UIView>(_ type: Found.Type, in view: UIView?) -> Found? {
        guard let view else { return nil }
        return view as? Found ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }
}
