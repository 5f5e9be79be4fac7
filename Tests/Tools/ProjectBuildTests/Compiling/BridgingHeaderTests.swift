import TestSupport
import Testing
import XcodeProject

@testable import ProjectBuild

@Suite struct BridgingHeaderTests {
  private func header(_ files: [String: String]) throws -> (BridgingHeader, ScratchFolder) {
    let folder = try ScratchFolder("bridging")
    for (name, text) in files { try folder.write(text, to: name) }
    let headers = files.keys.sorted().map { "\(folder.path)/\($0)" }
    return (
      BridgingHeader(
        "\(folder.path)/App/Bridge.h", headers: headers, root: ProjectRoot(folder.path)), folder
    )
  }

  @Test func whatIsCStaysAndObjectiveCIsNamed() throws {
    let (header, folder) = try header([
      "App/Bridge.h": """
      #import <Foundation/Foundation.h>
      #import "Sum.h"
      #import <Kit/Legacy.h>
      #import "App-Swift.h"
      #import "Gone.h"
      @import UIKit;
      #define LIMIT 12
      """,
      "Code/Sum.h": "#include <math.h>\nint sum(int a, int b);\nNSString *name(void);",
      "Pods/Kit/Legacy.h": """
      @class Other;
      @protocol Later;
      @interface Legacy : NSObject
      - (void)run;
      @end
      typedef NS_ENUM(NSInteger, Mode) { ModeOn, ModeOff };
      """,
    ])
    #expect(
      header.lines == [
        "#include <math.h>", "int sum(int a, int b);",
        "enum __attribute__((enum_extensibility(open))) Mode : NSInteger { ModeOn, ModeOff }; typedef enum Mode Mode;",
        "#define LIMIT 12",
      ])
    #expect(header.objectiveC["Legacy"]?.hasSuffix("Pods/Kit/Legacy.h") == true)
    #expect(header.missing == ["Gone.h"])
    #expect(!header.isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test func linesMayEndAsOnWindows() throws {
    let (header, folder) = try header([
      "App/Bridge.h":
        "#import \"Sum.h\"\r\n@interface A : NSObject\r\n@end\r\n#define LIMIT 12\r\n",
      "Code/Sum.h": "int sum(int a, int b);\r\nint none(void);",
    ])
    #expect(header.lines == ["int sum(int a, int b);", "int none(void);", "#define LIMIT 12", ""])
    #expect(header.objectiveC["A"]?.hasSuffix("App/Bridge.h") == true)
    withExtendedLifetime(folder) {}
  }

  @Test func aHeaderOfObjectiveCAloneIsEmpty() throws {
    let (header, folder) = try header([
      "App/Bridge.h":
        "//\n//  Bridge.h\n//\n#import <UIKit/UIKit.h>\n@interface A : NSObject\n@end\n"
    ])
    #expect(header.isEmpty)
    withExtendedLifetime(folder) {}
  }
}
