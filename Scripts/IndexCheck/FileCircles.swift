/// Circles of files: files of a module each of which uses declarations of all others, directly or through other files.
struct FileCircles {
    struct Circle {
        let module: String
        /// The number of files in the module.
        let count: Int
        /// The paths of the files in the largest circle.
        let files: [String]
    }

    let project: Project

    /// Returns the largest circle of each module that has one, in the order of the modules' names.
    func largest() -> [Circle] {
        let modules = Dictionary(grouping: project.files.indices) { project.files[$0].target }
        return modules.filter { $0.key.hasPrefix("Sources/") }.sorted { $0.key < $1.key }.compactMap {
            target, members in
            guard let circle = circles(of: members).max(by: { $0.count < $1.count }), circle.count > 1 else {
                return nil
            }
            return Circle(
                module: String(target.dropFirst("Sources/".count)), count: members.count,
                files: circle.map { project.files[$0].path }.sorted())
        }
    }

    /// Returns the strongly connected components of the files of a module (Tarjan's algorithm, without recursion).
    private func circles(of members: [Int]) -> [[Int]] {
        let inside = Set(members)
        func next(_ file: Int) -> [Int] {
            Set(project.files[file].used.compactMap { project.home[$0] }.filter { $0 != file && inside.contains($0) })
                .sorted()
        }
        var (order, low): ([Int: Int], [Int: Int]) = ([:], [:])
        var (open, isOpen): ([Int], Set<Int>) = ([], [])
        var found: [[Int]] = []
        for start in members where order[start] == nil {
            var path: [(file: Int, next: [Int])] = []
            func enter(_ file: Int) {
                order[file] = order.count
                low[file] = order[file]
                open.append(file)
                isOpen.insert(file)
                path.append((file, next(file)))
            }
            enter(start)
            while let (file, rest) = path.last {
                if let other = rest.last {
                    path[path.count - 1].next.removeLast()
                    if order[other] == nil {
                        enter(other)
                    } else if isOpen.contains(other) {
                        low[file] = min(low[file]!, order[other]!)
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.file { low[parent] = min(low[parent]!, low[file]!) }
                guard low[file] == order[file], let place = open.lastIndex(of: file) else { continue }
                found.append(Array(open[place...]))
                isOpen.subtract(open[place...])
                open.removeSubrange(place...)
            }
        }
        return found
    }
}
