"""What the table's readers must get right, on made-up text."""

import scope
import symbols


def main():
    source = '''
    extension View {
      @available(*, unavailable, message: "use foo(_:)")
      public func bar<T: Shape>(_ shape: T, @ViewBuilder in content: () -> T) -> some View { self }
      struct Kept { @available(*, unavailable, message: "gone")
        public init?(x: (Int, Int), y: Int) {} }
    }
    @available(*, unavailable, message: "widgets have no windows")
    public struct Pane {}
    '''
    at = [match.start() for match in symbols.UNAVAILABLE_MARK.finditer(source)]
    ends = [match.end() for match in symbols.UNAVAILABLE_MARK.finditer(source)]
    assert [symbols.owner_at(source, position) for position in at] == ["View", "View.Kept", ""]
    assert [symbols.declared(source, position) for position in ends] == [
        ("bar(_:in:)", False), ("init(x:y:)", False), ("Pane", True)]  # fmt: skip
    assert symbols.mark_of(["Draws.", "", "- Support: partly; not", "  here"]) == ("partly", "not here")
    assert symbols.mark_of(["Draws."]) is None
    try:
        symbols.mark_of(["- Support: perhaps"])
        raise AssertionError("an unknown state was taken")
    except ValueError:
        pass
    areas = scope.areas()
    assert scope.area_of("WindowGroup", "", areas) == "Apps, scenes and windows"
    assert scope.area_of("View", "sheet(item:onDismiss:content:)", areas) == (
        "Navigation and presentation")  # fmt: skip
    assert scope.area_of("View", "padding(_:)", areas) is None
    print("support: self-test passed")


if __name__ == "__main__":
    main()
