/// A report that can't be read or joined: what, where, and how to mend it.
package struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
