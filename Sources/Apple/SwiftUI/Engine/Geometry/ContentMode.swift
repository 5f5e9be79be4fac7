import Foundation

/// The way in which content with an aspect ratio is resized to a proposal: into it, or so that it covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
