import AccessibilityTree

extension UINavigationBar: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .navigationBar
        node.identifier = node.identifier ?? topItem?.title
    }
}

extension UIToolbar: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .toolbar
        node.identifier = node.identifier ?? "Toolbar"
    }
}

extension UITabBar: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .tabBar
        node.traits.insert(.tabBar)
        node.label = node.label ?? "Tab Bar"
    }
}

extension UISearchBar: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) { node.role = .searchBar }
}
