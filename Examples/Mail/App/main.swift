import Foundation
import MailDemo
import UIKit

// With a display: mail in a window. Without a display, or with --tour: pictures of it in Output/mail.
let environment = ProcessInfo.processInfo.environment
let hasDisplay = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]].contains { $0?.isEmpty == false }

if CommandLine.arguments.contains("--tour") || !hasDisplay {
    MailTour.run()
} else {
    MailApp.main()
}
