import CGIO
import DesktopBus
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// The portal method that a `FileRequest` calls, its arguments, and the meaning of its response.
struct PortalFileCall: Sendable {
    private let request: FileRequest

    init(_ request: FileRequest) { self.request = request }

    var method: String {
        switch request.purpose {
        case .open: "OpenFile"
        case .save(let names): names.count == 1 ? "SaveFile" : "SaveFiles"
        }
    }

    /// `(ssa{sv})`: no parent window, the title, the options.
    func arguments(token: String) -> OpaquePointer? {
        BusValue.tuple([
            BusValue.text(""), BusValue.text(title), BusValue.options(options(token: token)),
        ])
    }

    private var title: String {
        switch request.purpose {
        case .open: request.wantsFolders ? "Choose a Folder" : "Choose a File"
        case .save: "Save"
        }
    }

    private func options(token: String) -> [(String, OpaquePointer?)] {
        var options: [(String, OpaquePointer?)] = [
            ("handle_token", BusValue.text(token)), ("accept_label", BusValue.text(request.buttonTitle)),
        ]
        if let folder = request.folder, folder.isFileURL {
            options.append(("current_folder", BusValue.bytes(folder.path)))
        }
        switch request.purpose {
        case .open:
            options.append(("multiple", BusValue.flag(request.allowsMultipleSelection)))
            options.append(("directory", BusValue.flag(request.wantsFolders)))
            if let filter = PortalFileFilter(request), !request.wantsFolders {
                options.append(("filters", BusValue.array("(sa(us))", [filter.value])))
                options.append(("current_filter", filter.value))
            }
        case .save(let names) where names.count == 1:
            options.append(("current_name", BusValue.text(names[0])))
        case .save(let names):
            options.append(("files", BusValue.array("ay", names.map(BusValue.bytes))))
        }
        return options
    }

    // MARK: The response

    /// Reads the parameters of the `Response` signal: `(ua{sv})`. The number 0 means that the user has chosen files.
    static func answer(in parameters: OpaquePointer) -> FileChoiceResult {
        guard String(cString: g_variant_get_type_string(parameters)) == "(ua{sv})",
            let code = g_variant_get_child_value(parameters, 0),
            let results = g_variant_get_child_value(parameters, 1)
        else { return .cancelled }
        defer {
            g_variant_unref(code)
            g_variant_unref(results)
        }
        guard g_variant_get_uint32(code) == 0, let uris = g_variant_lookup_value(results, "uris", nil) else {
            return .cancelled
        }
        defer { g_variant_unref(uris) }
        let files = BusValue.strings(in: uris).compactMap(URL.init(string:)).filter {
            $0.isFileURL && !$0.path.isEmpty
        }
        return files.isEmpty ? .cancelled : .chosen(files.map { URL(fileURLWithPath: $0.path) })
    }
}
