import Foundation
import IrekoTesting
import Measuring
import UIKit

/// Preserving 100 controllers with 50 values each, as the archive's bytes and without a disk, compared with 100 keyed
/// archives of the same values. (A single archive would be the worst case of Foundation's archiver, which compares
/// each value with all previous values.)
@MainActor let restoreSave = Benchmark("restore.save") {
    ManyPages.launch = .madeInCode
    return try Stage.run(application: ManyPages.self) { stage in
        let reference = FrameCopy.measure()
        var (saves, archives) = ([Double](), [Double]())
        for _ in 0..<21 {
            saves.append(CPUClock.seconds { stage.sendToBackground() })
            stage.bringToForeground()
            archives.append(
                try CPUClock.seconds {
                    for page in 0..<ManyPages.count {
                        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
                        ManyPages.encode(page, with: archiver)
                        archiver.finishEncoding()
                        guard archiver.encodedData.count > 500 else {
                            throw BenchmarkFailure("\(archiver.encodedData.count) bytes were archived")
                        }
                    }
                })
        }
        return [
            Figure(
                name: "restore.save", value: saves.dropFirst().median / archives.dropFirst().median, unit: "× archiver",
                reference: reference, cost: saves.dropFirst().median, reach: .atMost(1.5))
        ]
    }
}

/// Launching with that archive, compared with a launch that creates the same controllers and their views in code; both
/// minus the cost of an empty launch.
@MainActor let restoreStart = Benchmark("restore.start") {
    ManyPages.launch = .madeInCode
    return try Stage.run(application: ManyPages.self) { stage in
        let reference = FrameCopy.measure()
        stage.sendToBackground()
        var costs: [ManyPages.Launch: [Double]] = [:]
        for _ in 0..<11 {
            for launch in [ManyPages.Launch.restored, .madeInCode, .empty] {
                ManyPages.launch = launch
                costs[launch, default: []].append(CPUClock.seconds { stage.relaunch(afterCrash: true) })
                let count = stage.window.rootViewController?.children.count
                guard count == (launch == .empty ? 0 : ManyPages.count) else {
                    throw BenchmarkFailure(
                        "\(launch): \(count ?? -1) controllers are there: \(stage.diagnostics.first.map { "\($0)" } ?? "no message")"
                    )
                }
            }
        }
        func median(_ launch: ManyPages.Launch) -> Double { Array((costs[launch] ?? []).dropFirst()).median }
        let (restored, made) = (median(.restored) - median(.empty), median(.madeInCode) - median(.empty))
        return [
            Figure(
                name: "restore.start", value: restored / made, unit: "× code", reference: reference, cost: restored,
                reach: .atMost(1.5))
        ]
    }
}

/// The memory that a memory warning releases, of 14 decoded pictures of 4 MB each that are only in the cache (it keeps
/// 64 MB at most).
@MainActor let pressureDrop = Benchmark("pressure.drop") {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pressure-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = CGSize(width: 1000, height: 1000)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    for index in 0..<14 {
        let picture = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor(hue: CGFloat(index) / 14, saturation: 1, brightness: 1, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        try picture.write(to: folder.appendingPathComponent("picture\(index).png"))
    }
    return try Stage.run(rootViewController: UIViewController()) { stage in
        let reference = FrameCopy.measure()
        let bundle = Bundle(path: folder.path)
        var held = 0
        for index in 0..<14 {
            guard let bitmap = UIImage(named: "picture\(index)", in: bundle, with: nil)?.cgImage else {
                throw BenchmarkFailure("picture \(index) is not decoded")
            }
            held += bitmap.bytesPerRow * bitmap.height
        }
        stage.settle()
        func resident() -> Int { ProcessStatus.own.memory ?? 0 }
        FreeMemory.giveBack()
        let before = resident()
        stage.sendMemoryWarning()
        FreeMemory.giveBack()
        return [
            Figure(
                name: "pressure.drop", value: Double(before - resident()) / Double(held), unit: "× held",
                reference: reference, cost: nil, reach: .atLeast(0.9))
        ]
    }
}

// MARK: The program

/// A program of many controllers with values, which are created in code or restored.
private final class ManyPages: UIResponder, UIApplicationDelegate {
    enum Launch { case madeInCode, restored, empty }

    static let count = 100
    static var launch = Launch.madeInCode
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let root = PagesRoot()
        root.restorationIdentifier = "root"
        if Self.launch == .madeInCode {
            for index in 0..<Self.count {
                let page = RestoredPage(index)
                page.loadViewIfNeeded()
                root.take(page)
            }
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Self.launch == .madeInCode
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        Self.launch == .restored
    }

    /// The values of a page: numbers, texts, dates, lists.
    static func encode(_ page: Int, with coder: NSCoder) {
        for key in 0..<50 {
            let name = "key\(key)"
            switch key % 5 {
            case 0: coder.encode(page * key, forKey: name)
            case 1: coder.encode("Text \(page) \(key)", forKey: name)
            case 2: coder.encode(Double(page) / 7, forKey: name)
            case 3: coder.encode(Date(timeIntervalSinceReferenceDate: Double(page * key)), forKey: name)
            default: coder.encode(NSArray(array: [NSNumber(value: page), NSNumber(value: key)]), forKey: name)
            }
        }
    }
}

private final class PagesRoot: UIViewController {
    func take(_ page: UIViewController) {
        addChild(page)
        page.didMove(toParent: self)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children, forKey: "pages")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        for page in coder.decodeObject(forKey: "pages") as? [UIViewController] ?? [] where page.parent == nil {
            take(page)
        }
    }
}

final class RestoredPage: UIViewController, UIViewControllerRestoration {
    private let index: Int

    init(_ index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "\(index)"
        restorationClass = RestoredPage.self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<5 {
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 200, height: 30))
            label.text = "Line \(index)"
            view.addSubview(label)
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        ManyPages.encode(index, with: coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "key1") as String?
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { identifierComponents.last.flatMap(Int.init).map(RestoredPage.init) }
}
