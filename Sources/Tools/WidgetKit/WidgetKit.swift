@_exported import WidgetKitCore
import VitrineCommand

extension Widget {
  /// Runs the command's verbs for this widget.
  @MainActor @preconcurrency
  public static func main() {
    WidgetProgram.run {
      var found: [_WidgetDescription] = []
      Body._describe(Self().body, into: &found)
      return found
    }
  }
}

extension ControlWidget {
  /// Runs the command's verbs for this control.
  @MainActor @preconcurrency
  public static func main() {
    WidgetProgram.run {
      var found: [_WidgetDescription] = []
      Body._describe(Self().body, into: &found)
      return found
    }
  }
}

extension WidgetBundle {
  /// Runs the command's verbs for the widgets of this bundle.
  @MainActor @preconcurrency
  public static func main() {
    WidgetProgram.run {
      var found: [_WidgetDescription] = []
      @MainActor func describe<W: Widget>(_ widget: W) {
        W.Body._describe(widget.body, into: &found)
      }
      describe(Self().body)
      return found
    }
  }
}
