/// The contents of a result apart from its value, for the host.
package protocol _IntentResultCarrier {
  /// The names of the contents, such as `dialog` or `opens OpenURLIntent`.
  var carries: [String] { get }
}

extension IntentResultContainer: _IntentResultCarrier {
  package var carries: [String] {
    var carried: [String] = []
    if let opensIntent { carried.append("opens \(type(of: opensIntent))") }
    if dialog != nil { carried.append("dialog") }
    if let snippet {
      carried.append(
        snippet is _SnippetViewContainer ? "snippet view" : "snippet of \(type(of: snippet))")
    }
    return carried
  }
}
