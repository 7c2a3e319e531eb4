import Foundation

extension CGColorSpace {
    // MARK: Property lists

    /// Creates a color space from a property list of `copyPropertyList()`. Returns `nil` for anything else.
    public convenience init?(propertyListPlist plist: CFPropertyList) {
        self.init(propertyList: plist, nesting: 0)
    }

    private convenience init?(propertyList: CFPropertyList, nesting: Int) {
        if let name = propertyList as? String {
            self.init(name: name)
            return
        }
        guard nesting < 4, let list = propertyList as? [String: Any], let model = list["Model"] as? String else {
            return nil
        }
        let base = list["Base"].flatMap { CGColorSpace(propertyList: $0, nesting: nesting + 1) }
        func numbers(_ key: String, _ count: Int) -> [CGFloat]? {
            guard let values = list[key] as? [Any], values.count == count else { return nil }
            let numbers = values.compactMap { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue }
            return numbers.count == count ? numbers.map { CGFloat($0) } : nil
        }
        switch model {
        case "Gray":
            guard let gamma = numbers("Gamma", 1), let white = numbers("WhitePoint", 3) else { return nil }
            self.init(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: gamma[0])
        case "RGB":
            guard let gamma = numbers("Gamma", 3), let white = numbers("WhitePoint", 3),
                let matrix = numbers("Matrix", 9)
            else { return nil }
            self.init(calibratedRGBWhitePoint: white, blackPoint: nil, gamma: gamma, matrix: matrix)
        case "Lab":
            guard let range = numbers("Range", 4), let white = numbers("WhitePoint", 3) else { return nil }
            self.init(labWhitePoint: white, blackPoint: nil, range: range)
        case "Indexed":
            guard let base, let table = list["Table"] as? Data, base.numberOfComponents > 0,
                table.count % base.numberOfComponents == 0, !table.isEmpty
            else { return nil }
            self.init(
                indexedBaseSpace: base, last: table.count / base.numberOfComponents - 1, colorTable: Array(table))
        case "Pattern":
            guard base != nil || list["Base"] == nil else { return nil }
            self.init(patternBaseSpace: base)
        default: return nil
        }
    }

    /// Returns a property list that describes the color space: its name, or a dictionary for a color space that a
    /// program defined.
    public func copyPropertyList() -> CFPropertyList? {
        if let name { return name }
        func numbers(_ vector: SIMD3<Double>) -> [Double] { [vector.x, vector.y, vector.z] }
        var list: [String: Any] = [:]
        switch definition {
        case .gray(.gamma(let gamma)):
            list = ["Model": "Gray", "Gamma": [gamma], "WhitePoint": numbers(Primaries.whiteD65)]
        case .rgb(let primaries, let transfer):
            guard case .gamma(let red) = transfer.red, case .gamma(let green) = transfer.green,
                case .gamma(let blue) = transfer.blue
            else { return nil }
            // The matrix is adapted to this white.
            let columns = primaries.matrix.transposed
            list = [
                "Model": "RGB", "Gamma": [red, green, blue], "WhitePoint": numbers(Primaries.whiteD65),
                "Matrix": numbers(columns.first) + numbers(columns.second) + numbers(columns.third),
            ]
        case .lab(let white, let range):
            list = [
                "Model": "Lab", "WhitePoint": numbers(white), "Range": [range[0], range[1], range[2], range[3]],
            ]
        case .indexed(let table): list = ["Model": "Indexed", "Table": Data(table)]
        case .pattern: list = ["Model": "Pattern"]
        case .gray, .cmyk, .xyz: return nil
        }
        if let baseColorSpace {
            guard let base = baseColorSpace.copyPropertyList() else { return nil }
            list["Base"] = base
        }
        return list
    }
}
