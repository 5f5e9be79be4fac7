import Foundation

/// The steps by which the views of a picture were measured and placed: a tree of its nodes, parents first.
///
/// A step is a view, a container, or a modifier that takes part in the layout. It is made of a tree that is placed
/// already, so that a picture without a trace costs nothing more.
package struct LayoutTrace: Hashable, Sendable {
  /// The size that a container offers, in points: nil for the ideal length, infinity for the most.
  package struct Proposal: Hashable, Sendable {
    package var width: CGFloat?
    package var height: CGFloat?

    package init(width: CGFloat?, height: CGFloat?) {
      self.width = width
      self.height = height
    }
  }

  /// A size that was offered, and the one that was taken; points.
  package struct Answer: Hashable, Sendable {
    package var proposal: Proposal
    package var size: CGSize

    package init(_ proposal: Proposal, _ size: CGSize) {
      self.proposal = proposal
      self.size = size
    }
  }

  package struct Step: Hashable, Sendable {
    /// The index of the step that proposes to this one; nil for the root.
    package var parent: Int?
    /// The index of the first view that the step is in the picture, and the number of them: a developer's own views
    /// first, the view that is their body last. Empty for a modifier.
    package var views: Range<Int>
    /// The trait that the modifier states; nil where the step is no modifier, or has none.
    package var trait: ViewTrait?
    /// The proposal by which it was placed.
    package var proposal: Proposal
    /// Points, in the picture's coordinates.
    package var frame: CGRect
    /// All that it was asked before, in the order of the first time.
    package var answers: [Answer]
    package var priority: Double
    package var facts: Facts

    package init(
      parent: Int?, views: Range<Int>, trait: ViewTrait?, proposal: Proposal, frame: CGRect,
      answers: [Answer], priority: Double, facts: Facts
    ) {
      self.parent = parent
      self.views = views
      self.trait = trait
      self.proposal = proposal
      self.frame = frame
      self.answers = answers
      self.priority = priority
      self.facts = facts
    }
  }

  package var steps: [Step]

  package init(steps: [Step]) { self.steps = steps }
}
