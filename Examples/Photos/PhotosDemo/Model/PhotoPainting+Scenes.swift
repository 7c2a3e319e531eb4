import UIKit

extension PhotoPainting {
    /// Draws a scene.
    mutating func draw(_ scene: Photo.Scene) {
        switch scene {
        case .mountains: drawMountains()
        case .sea: drawSea()
        case .night: drawNight()
        case .forest: drawForest()
        case .city: drawCity()
        case .dunes: drawDunes()
        case .meadow: drawMeadow()
        case .shapes: drawShapes()
        }
    }

    private mutating func drawMountains() {
        let hue = chance(0.56...0.66)
        let isMorning = chance() < 0.5
        let low = isMorning ? Self.color(chance(0.02...0.11), 0.42, 1) : Self.color(hue, 0.12, 1)
        sky([Self.color(hue, 0.62, 0.86), Self.color(hue - 0.02, 0.36, 0.95), low], to: 0.65)
        if isMorning { glow(chance(0.2...0.8), 0.42, 0.5, Self.color(0.12, 0.25, 1, 0.9)) }
        for layer in 0..<4 {
            let depth = CGFloat(layer) / 3
            ground(
                ridge(0.45 + 0.15 * depth, 0.13 - 0.02 * depth, 7 + layer * 2),
                Self.color(hue + 0.02 * depth, 0.28 + 0.34 * depth, 0.82 - 0.55 * depth), isSmooth: false)
        }
        ground(ridge(0.88, 0.03, 4), Self.color(0.36, 0.5, 0.2), isSmooth: true)
    }

    private mutating func drawSea() {
        let hue = chance(0.0...0.1)
        let horizon = chance(0.5...0.62)
        sky(
            [Self.color(hue + 0.62, 0.5, 0.62), Self.color(hue + 0.9, 0.42, 0.95), Self.color(hue + 0.07, 0.5, 1)],
            to: horizon)
        let x = chance(0.25...0.75)
        glow(x, horizon - 0.06, 0.55, Self.color(0.12, 0.35, 1, 0.9))
        disc(x, horizon - 0.08, 0.07, Self.color(0.13, 0.16, 1))
        box(0, horizon, 1, 1 - horizon, Self.color(hue + 0.55, 0.55, 0.42))
        for wave in 0..<26 {
            let y = horizon + (1 - horizon) * CGFloat(wave * wave) / 676
            let width = chance(0.05...0.16) + 0.2 * CGFloat(wave) / 26
            box(
                x - width / 2 + chance(-0.06...0.06), y, width, 0.004 + 0.006 * CGFloat(wave) / 26,
                Self.color(0.1, 0.3, 1, 0.55))
        }
        if chance() < 0.5 { ground(ridge(0.9, 0.05, 3), Self.color(hue + 0.65, 0.4, 0.16), isSmooth: true) }
    }

    private mutating func drawNight() {
        let hue = chance(0.6...0.74)
        sky([Self.color(hue, 0.8, 0.14), Self.color(hue, 0.68, 0.34), Self.color(hue + 0.1, 0.45, 0.62)], to: 0.85)
        for _ in 0..<90 {
            disc(chance(), chance(0...0.72), chance(0.0012...0.0042), Self.color(0.14, 0.1, 1, chance(0.35...1)))
        }
        let (x, y) = (chance(0.2...0.8), chance(0.14...0.34))
        glow(x, y, 0.3, Self.color(0.14, 0.12, 1, 0.4))
        disc(x, y, 0.062, Self.color(0.14, 0.1, 0.98))
        ground(ridge(0.72, 0.06, 6), Self.color(hue, 0.6, 0.24), isSmooth: true)
        ground(ridge(0.82, 0.05, 4), Self.color(hue, 0.66, 0.14), isSmooth: true)
    }

    private mutating func drawForest() {
        let hue = chance(0.3...0.46)
        sky([Self.color(hue + 0.1, 0.16, 0.94), Self.color(hue, 0.1, 0.98)], to: 0.6)
        glow(chance(0.3...0.7), 0.2, 0.6, Self.color(0.14, 0.2, 1, 0.8))
        for layer in 0..<4 {
            let depth = CGFloat(layer) / 3
            let color = Self.color(hue, 0.2 + 0.42 * depth, 0.78 - 0.6 * depth)
            var x = chance(-0.1...0)
            while x < 1.1 {
                let bottom = 0.66 + 0.2 * depth
                let height = chance(0.2...0.34) * (0.7 + 0.6 * depth)
                let width = height * 0.42
                for part in 0..<3 {
                    let step = CGFloat(part) / 3
                    triangle(
                        x, bottom - height + height * 0.8 * step, width * (0.5 + 0.5 * step),
                        bottom - height * 0.55 + height * 0.75 * step, color)
                }
                x += width * chance(0.45...0.9)
            }
            box(0, 0.66 + 0.2 * depth, 1, 1, color)
        }
    }

    private mutating func drawCity() {
        let hue = chance(0.02...0.12)
        let isNight = chance() < 0.4
        sky(
            isNight
                ? [Self.color(0.66, 0.7, 0.2), Self.color(0.8, 0.5, 0.5)]
                : [Self.color(hue + 0.52, 0.4, 0.92), Self.color(hue, 0.3, 1)], to: 0.8)
        disc(chance(0.2...0.8), 0.34, 0.1, Self.color(hue, 0.3, 1, 0.9))
        for layer in 0..<3 {
            let depth = CGFloat(layer) / 2
            let color = Self.color(
                isNight ? 0.68 : hue + 0.6, 0.25 + 0.25 * depth, (isNight ? 0.45 : 0.8) - 0.3 * depth)
            var x = chance(-0.08...0)
            while x < 1 {
                let (width, top) = (chance(0.06...0.15), chance(0.34...0.62) + 0.12 * depth)
                box(x, top, width, 1 - top, color)
                if layer > 0 {
                    for row in 0..<Int((1 - top) / 0.05) {
                        for column in 0..<3 where chance() < 0.5 {
                            box(
                                x + width * (0.16 + 0.26 * CGFloat(column)), top + 0.02 + 0.05 * CGFloat(row),
                                width * 0.14, 0.022, Self.color(0.13, 0.5, 1, isNight ? 0.85 : 0.35))
                        }
                    }
                }
                x += width * chance(0.9...1.15)
            }
        }
    }

    private mutating func drawDunes() {
        let hue = chance(0.05...0.1)
        sky([Self.color(0.56, 0.45, 0.88), Self.color(hue, 0.18, 1)], to: 0.55)
        disc(chance(0.2...0.8), chance(0.16...0.3), 0.06, Self.color(0.14, 0.1, 1))
        for layer in 0..<5 {
            let depth = CGFloat(layer) / 4
            ground(
                ridge(0.46 + 0.42 * depth, 0.07, 3),
                Self.color(hue - 0.02 * depth, 0.42 + 0.32 * depth, 0.96 - 0.42 * depth),
                isSmooth: true)
        }
    }

    private mutating func drawMeadow() {
        let hue = chance(0.24...0.36)
        sky([Self.color(0.57, 0.5, 0.95), Self.color(0.55, 0.14, 1)], to: 0.55)
        for _ in 0..<3 {
            let (x, y) = (chance(), chance(0.1...0.3))
            let white = Self.color(0, 0, 1, 0.7)
            for part in 0..<4 { disc(x + 0.06 * CGFloat(part), y + chance(-0.02...0.02), chance(0.04...0.07), white) }
        }
        for layer in 0..<3 {
            let grass = Self.color(hue, 0.5, 0.78 - 0.16 * CGFloat(layer))
            ground(ridge(0.5 + 0.14 * CGFloat(layer), 0.05, 3), grass, isSmooth: true)
        }
        let flower = chance()
        for index in 0..<120 {
            let depth = CGFloat(index) / 120
            let (x, y) = (chance(), 0.66 + 0.36 * depth)
            disc(x, y, 0.005 + 0.013 * depth, Self.color(flower + chance(-0.05...0.05), 0.62, 1))
            disc(x, y, 0.002 + 0.005 * depth, Self.color(0.14, 0.5, 1))
        }
    }

    private mutating func drawShapes() {
        let hue = chance()
        sky([Self.color(hue, 0.5, 0.95), Self.color(hue + 0.12, 0.6, 0.72)])
        for index in 0..<7 {
            let color = Self.color(hue + 0.09 * CGFloat(index), chance(0.35...0.7), 1, 0.5)
            if index % 2 == 0 {
                disc(chance(), chance(), chance(0.1...0.34), color)
            } else {
                triangle(chance(), chance(-0.1...0.5), chance(0.4...0.9), chance(0.7...1.1), color)
            }
        }
    }
}
