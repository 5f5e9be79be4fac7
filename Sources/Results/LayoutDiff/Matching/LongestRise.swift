/// The longest rising subsequence.
enum LongestRise {
  /// Indices into `values`, in order.
  static func indices(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: values.count)
    for (i, value) in values.enumerated() {
      var low = 0, high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      before[i] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(i) } else { tails[low] = i }
    }
    var result: [Int] = []
    var next = tails.last
    while let i = next {
      result.append(i)
      next = before[i]
    }
    return result.reversed()
  }
}
