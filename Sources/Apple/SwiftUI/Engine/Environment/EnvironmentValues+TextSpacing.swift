extension EnvironmentValues {
  /// Whether texts below each other lie without their leading between them, in stacks that have no spacing of their own: in a
  /// widget on an iPhone, where rows of three public projects' screenshots are as far apart as their lines are high. In an
  /// app they have the leading.
  @Entry package var textsTouch = false
}
