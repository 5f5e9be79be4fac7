import FoundationExtras

extension NSString {
  /// A text that Siri would translate later; here it is translated now.
  public class func deferredLocalizedIntentsString(
    with format: String, _ arguments: any CVarArg...
  ) -> NSString {
    translated(format, nil, arguments)
  }

  public class func deferredLocalizedIntentsString(
    with format: String, table: String, _ arguments: any CVarArg...
  ) -> NSString {
    translated(format, table, arguments)
  }

  private class func translated(
    _ format: String, _ table: String?, _ arguments: [any CVarArg]
  ) -> NSString {
    let text = NSLocalizedString(format, tableName: table, comment: "")
    return NSString(string: arguments.isEmpty ? text : String(format: text, arguments: arguments))
  }
}
