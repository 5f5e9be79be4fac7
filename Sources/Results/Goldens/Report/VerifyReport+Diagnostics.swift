import Diagnostics
import DisplayList

extension VerifyReport {
  /// Takes the diagnostics of frames.
  ///
  /// - Parameter found: the diagnostics by the frame's id.
  package mutating func take(_ found: [String: [Diagnostic]]) {
    var indices: [Diagnostic: Int] = [:]
    var all: [Diagnostic] = []
    for index in entries.indices {
      entries[index].diagnostics = nil
      guard let own = found[entries[index].id], !own.isEmpty else { continue }
      entries[index].diagnostics = own.map { diagnostic in
        if let known = indices[diagnostic] { return known }
        indices[diagnostic] = all.count
        all.append(diagnostic)
        return all.count - 1
      }
    }
    diagnostics = all.isEmpty ? nil : all
  }

  /// Takes diagnostics that are no frame's.
  package mutating func take(_ found: [DiagnosticPlace]) {
    let all = found.filter { !$0.diagnostics.isEmpty }.map {
      ProductDiagnostics(product: $0.place, diagnostics: $0.diagnostics)
    }
    productDiagnostics = all.isEmpty ? nil : all
  }

  /// A report may come from elsewhere: an index may lie outside.
  package func diagnostics(of entry: Entry) -> [Diagnostic] {
    let all = diagnostics ?? []
    return (entry.diagnostics ?? []).compactMap { all.indices.contains($0) ? all[$0] : nil }
  }

  /// The diagnostics of all frames and products by their codes.
  package var diagnosticSummary: DiagnosticSummary {
    let ofProducts = (productDiagnostics ?? []).map {
      (place: $0.product, diagnostics: $0.diagnostics)
    }
    return DiagnosticSummary(
      ofProducts + entries.map { (place: $0.id, diagnostics: diagnostics(of: $0)) })
  }

  /// Joins the diagnostics of shards, whose entries this report has.
  mutating func joinDiagnostics(of shards: [VerifyReport]) {
    var found: [String: [Diagnostic]] = [:]
    var products: [DiagnosticPlace] = []
    for shard in shards {
      for entry in shard.entries { found[entry.id] = shard.diagnostics(of: entry) }
      for product in shard.productDiagnostics ?? [] {
        // Each shard says the same of a product.
        if let known = products.firstIndex(where: { $0.place == product.product }) {
          products[known].diagnostics += product.diagnostics.filter {
            !products[known].diagnostics.contains($0)
          }
        } else {
          products.append((place: product.product, diagnostics: product.diagnostics))
        }
      }
    }
    take(found)
    take(products)
  }
}
