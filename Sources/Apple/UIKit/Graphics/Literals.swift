// The types of literals that Xcode shows as swatches and pictures; the compiler looks them up by these names.

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage
