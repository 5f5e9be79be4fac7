import SwiftUI

/// Signs and banners of stadiamaps/ferrostar @918a186, each in the middle of a green screen.
@MainActor
enum Navigation {
  static let pictures: [ReferencePicture] = [
    shot("offroutebannerviewtests-testoffroutebannerview-1") {
      OffRouteBanner(message: "Return to the Route").padding()
    },
    shot("offroutebannerviewtests-testoffroutebannerviewcustomlargemessage-1") {
      OffRouteBanner(
        message: "You are off route, a re-route may be underway but you may also be able to "
          + "return to the route if you have no data."
      )
      .padding()
    },
    shot("speedlimitviewtests-testusstylespeedlimitviews-1") {
      SquareSpeedSign(speed: "50", unit: "mph")
    },
    shot("speedlimitviewtests-testusstylespeedlimitviews-2") {
      SquareSpeedSign(speed: "100", unit: "mph")
    },
    shot("speedlimitviewtests-testusstylespeedlimitviews-4") {
      SquareSpeedSign(speed: "80", unit: "km/h")
    },
    shot("speedlimitviewtests-testviennaconventionstylespeedlimitviews-1") {
      RoundSpeedSign(speed: "50", unit: "km/hr")
    },
    shot("speedlimitviewtests-testviennaconventionstylespeedlimitviews-2") {
      RoundSpeedSign(speed: "100", unit: "km/hr")
    },
    shot("tripprogressviewtests-testtripprogressviewdefaulttheme-2") {
      TripProgress(arrival: "1:00\u{202F}AM", duration: "144h 40m", distance: "882 mi")
    },
  ]

  private static func shot<V: View>(
    _ id: String, @ViewBuilder _ view: @escaping () -> V
  ) -> ReferencePicture {
    ReferencePicture("fe-" + id) {
      view()
        .frame(width: 430, height: 932)
        .background(Color(red: 130.0 / 255, green: 203.0 / 255, blue: 114.0 / 255))
    }
  }
}

private struct OffRouteBanner: View {
  let message: String

  var body: some View {
    HStack {
      Text(message).font(.title2.bold()).padding()
      Spacer()
    }
    .background(Color(.systemBackground))
    .foregroundStyle(Color.primary)
    .cornerRadius(12)
    .shadow(radius: 12)
  }
}

private struct SquareSpeedSign: View {
  let speed: String
  let unit: String

  var body: some View {
    ZStack(alignment: .center) {
      plate(8, .white, 60, 84)
      plate(6, .black, 56, 80)
      plate(4, .white, 52, 76)
      VStack {
        Text("Speed Limit")
          .font(.caption.bold())
          .multilineTextAlignment(.center)
          .lineLimit(2)
          .minimumScaleFactor(0.6)
          .padding(.horizontal, 2)
        Text(speed).font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 2)
        Text(unit)
          .font(.caption2.bold())
          .foregroundStyle(Color.secondary)
          .minimumScaleFactor(0.6)
          .padding(.horizontal, 2)
      }
      .foregroundColor(.black)
      .background(Color.white)
      .frame(width: 52, height: 76)
      .cornerRadius(4)
      .colorScheme(.light)
    }
  }

  private func plate(
    _ radius: CGFloat, _ color: Color, _ width: CGFloat, _ height: CGFloat
  ) -> some View {
    RoundedRectangle(cornerRadius: radius)
      .foregroundColor(color)
      .frame(width: width, height: height)
  }
}

private struct RoundSpeedSign: View {
  let speed: String
  let unit: String

  var body: some View {
    ZStack {
      Circle().foregroundStyle(Color.red)
      Circle().foregroundStyle(Color.white).frame(width: 56, height: 56)
      VStack {
        Text(speed).font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 6)
        Text(unit)
          .font(.caption2.bold())
          .foregroundStyle(Color.secondary)
          .minimumScaleFactor(0.4)
          .padding(.horizontal, 6)
      }
      .frame(width: 56, height: 56)
    }
    .frame(width: 64, height: 64)
    .colorScheme(.light)
  }
}

private struct TripProgress: View {
  let arrival: String
  let duration: String
  let distance: String

  var body: some View {
    HStack {
      VStack { figure(arrival) }
      VStack { figure(duration).frame(maxWidth: .infinity) }
      VStack { figure(distance) }
      Rectangle().frame(width: 20, height: 10).foregroundColor(.clear)
    }
    .padding(.leading, 32)
    .padding(.trailing, 12)
    .padding(.vertical, 8)
    .background(Color(.systemBackground))
    .clipShape(.rect(cornerRadius: 48))
    .shadow(radius: 12)
  }

  private func figure(_ text: String) -> some View {
    Text(text)
      .font(.title2.bold())
      .minimumScaleFactor(0.6)
      .lineLimit(1)
      .foregroundStyle(Color.primary)
      .multilineTextAlignment(.center)
  }
}
