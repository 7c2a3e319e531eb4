import CoreGraphics
import Foundation
import RenderServer
import Synchronization
import Testing

@testable import WindowDisplay

@Suite("ClipboardByHand", .serialized, .enabled(if: ProcessInfo.processInfo.environment["IREKO_BY_HAND"] != nil))
struct ClipboardByHandTemporary {
    func shell(_ command: String) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        let pipe = Pipe()
        process.standardOutput = pipe
        try? process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test func byHand() throws {
        let events = Mutex<[String]>([])
        let clock = MonotonicClock()
        let display = try WindowDisplay(title: "Test", size: CGSize(width: 40, height: 30), clock: clock) { new in
            events.withLock { $0 += new.map { "\($0)" } }
        }
        defer { display.close() }
        try display.waitUntilReady()
        print("empty:", display.clipboard.text() as Any, display.primarySelection.text() as Any)
        display.clipboard.setText("from Ireko ä😀\nline")
        display.primarySelection.setText("selected")
        print("own:", display.clipboard.text() as Any)
        print("xclip reads:", shell("timeout 5 xclip -o -selection clipboard -t UTF8_STRING"))
        print("xclip reads primary:", shell("timeout 5 xclip -o -selection primary -t UTF8_STRING"))
        _ = shell("printf 'from xclip ü' | xclip -i -selection clipboard >/dev/null 2>&1")
        usleep(200_000)
        print("events:", events.withLock { $0.filter { $0.contains("clipboard") } })
        var start = clock.now
        print("foreign:", display.clipboard.text() as Any, clock.now - start)
        _ = shell("printf 'primary of xclip' | xclip -i -selection primary >/dev/null 2>&1")
        print("foreign primary:", display.primarySelection.text() as Any)
        let owner = shell("pgrep -n -f 'xclip -i -selection clipboard'").trimmingCharacters(in: .whitespacesAndNewlines)
        print("owner", owner)
        _ = shell("kill -STOP \(owner)")
        start = clock.now
        print("silent owner:", display.clipboard.text() as Any, clock.now - start)
        _ = shell("kill -CONT \(owner)")
        usleep(100_000)
        print("after:", display.clipboard.text() as Any)
        let big = String(repeating: "0123456789abcdef", count: 20_000)
        display.clipboard.setText(big)
        print("big own:", display.clipboard.text() == big, shell("timeout 5 xclip -o -selection clipboard -t UTF8_STRING | wc -c"))
        _ = shell("head -c 3000000 /dev/zero | tr '\\\\0' 'x' | xclip -i -selection clipboard >/dev/null 2>&1")
        start = clock.now
        print("big foreign (INCR):", display.clipboard.text()?.count as Any, clock.now - start)
        display.clipboard.setText("after all")
        print("end:", display.clipboard.text() as Any, shell("timeout 5 xclip -o -selection clipboard -t UTF8_STRING"))
        _ = shell("kill \(owner)")
    }
}
