import Foundation

extension View {
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { environment in
      environment.fields.backgroundStyle = AnyShapeStyle(style)._captured(environment)
    }
  }
}
