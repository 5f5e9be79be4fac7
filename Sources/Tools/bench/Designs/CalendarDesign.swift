import SwiftUI

/// A large widget: 92 items, 69 texts, a month and its events.
struct CalendarDesign: View {
  struct Event: Identifiable {
    let id: Int
    let title: String
    let place: String
    let time: String
    let color: Color
  }

  private static let colors: [Color] = [
    Color(red: 0, green: 0.478, blue: 1), Color(red: 0.204, green: 0.78, blue: 0.349),
    Color(red: 1, green: 0.584, blue: 0), Color(red: 0.686, green: 0.322, blue: 0.87),
  ]

  private static let events: [Event] = [
    ("Standup", "Room 4A", "9:00"), ("Design review", "Studio North", "10:30"),
    ("Lunch with Priya", "Café Olé", "12:00"), ("1:1 Marco", "Office", "13:00"),
    ("Hiring sync", "Zoom", "14:00"), ("Code freeze", "Everywhere", "15:30"),
    ("Retro", "Room 2B", "16:00"), ("Gym", "Basement", "18:00"), ("Dinner", "Home", "19:30"),
    ("Call Mum", "Phone", "21:00"),
  ].enumerated().map {
    Event(
      id: $0.offset, title: $0.element.0, place: $0.element.1, time: $0.element.2,
      color: colors[$0.offset % colors.count])
  }

  private static let secondary = Color(red: 0.235, green: 0.235, blue: 0.263).opacity(0.6)

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      VStack(alignment: .leading, spacing: 4) {
        Text("SEPTEMBER 2025").font(.system(size: 14, weight: .bold))
          .foregroundStyle(Color(red: 1, green: 0.231, blue: 0.188)).padding(.leading, 12)
        HStack(spacing: 0) {
          ForEach(Array("SMTWTFS".enumerated()), id: \.offset) { _, letter in
            Text(String(letter)).font(.system(size: 11, weight: .semibold))
              .foregroundStyle(Self.secondary).frame(maxWidth: .infinity)
          }
        }
        ForEach(0..<5) { week in
          HStack(spacing: 0) {
            ForEach(0..<7) { weekday in day(week * 7 + weekday, weekday) }
          }
        }
      }
      .padding(.vertical, 8)
      .frame(height: 176)
      .background {
        RoundedRectangle(cornerRadius: 14, style: .circular).fill(.white)
          .shadow(color: .black.opacity(0.18), radius: 10, x: 0, y: 3)
      }
      ForEach(Self.events) { event in
        HStack(spacing: 0) {
          RoundedRectangle(cornerRadius: 1.5, style: .circular).fill(event.color)
            .frame(width: 3, height: 14)
          Text(event.title).font(.system(size: 12, weight: .semibold)).foregroundStyle(.black)
            .frame(width: 158, alignment: .leading).padding(.leading, 7)
          Circle().fill(event.color.opacity(0.7)).frame(width: 5, height: 5)
          Text(event.place).font(.system(size: 11)).foregroundStyle(Self.secondary)
            .padding(.leading, 5)
          Spacer(minLength: 0)
          Text(event.time).font(.system(size: 11, weight: .medium)).foregroundStyle(Self.secondary)
        }
        .frame(height: 11.4)
      }
    }
    .padding(10)
    .frame(maxHeight: .infinity, alignment: .top)
    .background {
      RoundedRectangle(cornerRadius: 22, style: .circular).fill(
        LinearGradient(
          colors: [.white, Color(red: 0.949, green: 0.949, blue: 0.969)], startPoint: .top,
          endPoint: .bottom))
    }
  }

  @ViewBuilder private func day(_ number: Int, _ weekday: Int) -> some View {
    if (1...30).contains(number) {
      Text("\(number)").font(.system(size: 14, weight: number == 17 ? .semibold : .regular))
        .foregroundStyle(
          number == 17 ? .white : weekday == 0 || weekday == 6 ? Self.secondary : .black
        )
        .frame(maxWidth: .infinity, minHeight: 20)
        .background {
          if number == 17 {
            Circle().fill(Color(red: 1, green: 0.231, blue: 0.188)).frame(width: 21, height: 21)
          }
        }
    } else {
      Color.clear.frame(maxWidth: .infinity, maxHeight: 20)
    }
  }
}
