"""Checks what Tools/test-project drew of Tests/Fixtures/HarborProject: harbor.py STEP FOLDER LOG."""
import json
import sys


def layout(folder, path):
    """The texts of a frame, top to bottom, and the nodes of its layout."""
    with open(f"{folder}/frames/{path}.json", encoding="utf-8") as file:
        root = json.load(file)
    nodes = []

    def visit(node):
        # What has no frame of its own is a list of what is in it.
        if isinstance(node, list):
            for child in node:
                visit(child)
            return
        nodes.append(node)
        for child in node.get("children", []):
            visit(child)

    visit(root)
    return [node["text"] for node in nodes if "text" in node], nodes


def manifest(folder):
    with open(f"{folder}/manifest.json", encoding="utf-8") as file:
        return json.load(file)


def expect(found, wanted, what):
    if found != wanted:
        sys.exit(f"{what}:\n  found  {found}\n  wanted {wanted}")


def codes(made, kind):
    """The diagnostics of a widget's frames, each code once."""
    frames = [frame for frame in made["frames"] if frame["kind"] == kind]
    return sorted({note["code"] for frame in frames for note in frame["diagnostics"]})


def messages(made, code):
    return {note["message"] for frame in made["frames"] for note in frame["diagnostics"] if note["code"] == code}


def check_first(folder, log):
    made = manifest(folder)
    expect(made["failures"], [], "failures")
    texts, nodes = layout(folder, "Tides/Tides/systemMedium/snapshot@3x")
    expect(
        texts,
        ["High water", "2 boats", "Low water", "nothing", "group.example.harbor", "com.example.harbor.tides",
         "Cove+Quay", "conditions", "north"],
        "the resources of Tides")
    fonts = {node["font"] for node in nodes if "font" in node}
    expect(len([font for font in fonts if "Vitrine Blocks" in font or "VitrineBlocks" in font]) > 0, True, f"the font of UIAppFonts among {fonts}")
    images = [node["frame"][2:] for node in nodes if node["view"] == "Image"]
    expect(images[:2], [[24, 16], [20, 20]], "an SVG and a PDF image")
    # The template is 80 units wide between its margins, of a hundred an em, and drawn a third larger at the medium scale.
    expect([round(side, 1) for side in images[2][:1]], [20.3], "the width of a symbol set at 20 points")
    expect(codes(made, "Tides"), [], "diagnostics of Tides")
    texts, _ = layout(folder, "Boats/Boats/systemSmall/snapshot@3x")
    expect(
        texts, ["counter 1 count", "boatCame", "Berth 7", "Sails", "3 boats in port", "Welcome aboard"],
        "Objective-C's spellings, the package and the strings of Boats")
    texts, _ = layout(folder, "Tides/Pier/systemSmall/snapshot@3x")
    expect(texts, ["no pier, 0"], "a widget without its App Group")
    expect("app-group-empty" in codes(made, "Pier"), True, "the diagnostic of an empty App Group")
    text = next(iter(messages(made, "app-group-empty")))
    for part in ["group.example.harbor", "“pier”", "“log/piers.json”"]:
        expect(part in text, True, f"{part} in: {text}")
    texts, _ = layout(folder, "Ferry/CrossingAttributes/activityLockScreen/state-sample-data@3x")
    expect(texts, ["Ship name 3"], "the made-up state of a Live Activity")
    expect("sample-data" in codes(made, "CrossingAttributes"), True, "its mark")
    with open(log, encoding="utf-8") as file:
        said = file.read()
    for part in ["MissingKit", "app-group-empty", "sample-data"]:
        expect(part in said, True, f"{part} in the output")
    with open(f"{folder}/index.html", encoding="utf-8") as file:
        page = file.read()
    for part in ["Tides: the SDK of iOS 16, as the project was last checked by Xcode 14 (LastUpgradeCheck 1430)",
                 "Boats: the SDK of iOS 17, as the target needs iOS 17.0"]:
        expect(part in page, True, f"“{part}” on the page")


def check_german(folder, log):
    texts, _ = layout(folder, "Tides/Tides/systemMedium/snapshot~de_DE@3x")
    expect(texts[:3], ["Hochwasser", "2 Boote", "Niedrigwasser"], "the strings of Tides")
    texts, _ = layout(folder, "Boats/Boats/systemSmall/snapshot~de_DE@3x")
    expect(texts[3:], ["Segel", "3 Boote im Hafen", "Willkommen an Bord"], "the strings of Boats")
    texts, _ = layout(folder, "Boats/Pier/systemSmall/snapshot~de_DE@3x")
    expect(texts, ["North Pier"], "a value of the App Group")
    made = manifest(folder)
    expect(made["linkedSDK"], "16", "the SDK of --linked-sdk")
    text = next(iter(messages(made, "app-group-empty")))
    expect("“pier”" in text, False, "a value that is there is not missed")


def check_list(path, log):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    # After the output of the build.
    document, _ = json.JSONDecoder().raw_decode(text[text.index('{\n  "generator"'):])
    products = document["result"]["products"]
    expect([product["target"]["name"] for product in products], ["Tides", "Boats", "Ferry"], "targets")
    expect([product["target"]["linkedSDK"] for product in products], ["16", "17", "16"], "their SDKs")
    kinds = [[widget["kind"] for widget in product["widgets"]] for product in products]
    expect(kinds, [["Tides", "Pier"], ["Boats", "Pier"], ["CrossingAttributes"]], "widgets")
    parameter = products[0]["widgets"][0]["parameters"][0]
    expect(parameter["name"], "side", "the parameter of an intent definition")


if __name__ == "__main__":
    {"first": check_first, "german": check_german, "list": check_list}[sys.argv[1]](sys.argv[2], sys.argv[3])
