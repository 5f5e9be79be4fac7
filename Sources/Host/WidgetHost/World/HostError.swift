/// One thing that went wrong: what, where, and how to mend it.
package struct HostError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
