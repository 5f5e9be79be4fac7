import DeviceWorld
import Foundation
import ManagedSettings
import SwiftUI

/// The system's list of apps and sites to choose from.
///
/// - Support: partly; its texts are drawn, and no app is listed.
public struct FamilyActivityPicker: View {
  private let headerText: String?
  private let footerText: String?

  public init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) {
    self.headerText = headerText
    self.footerText = footerText
  }

  public var body: some View {
    DeviceAnswers.rests("FamilyActivityPicker", "no app is listed here")
    return VStack {
      if let headerText { Text(headerText) }
      if let footerText { Text(footerText) }
    }
  }
}

/// The name of a token's app, category or site, which is known on its device alone.
public struct FamilyActivityTitleView: View {
  let placeholder: String
  public var body: some View { Text(placeholder).redacted(reason: .placeholder) }
}

/// The icon of a token's app, category or site, which is known on its device alone.
public struct FamilyActivityIconView: View {
  let symbol: String
  public var body: some View { Image(systemName: symbol) }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
  private init(_ word: String, _ symbol: String) {
    DeviceAnswers.rests("Label of a token", "the name and the icon are known on its device alone")
    self.init {
      FamilyActivityTitleView(placeholder: word)
    } icon: {
      FamilyActivityIconView(symbol: symbol)
    }
  }
  public init(_ applicationToken: ApplicationToken) { self.init("Application", "app.fill") }
  public init(_ categoryToken: ActivityCategoryToken) { self.init("Category", "square.grid.2x2") }
  public init(_ webDomainToken: WebDomainToken) { self.init("Website", "globe") }
}

extension View {
  /// - Support: at rest
  public nonisolated func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { resting("familyActivityPicker", .presentation) }
}
