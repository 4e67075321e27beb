"""Writes a built index anew with its long lists cut in two, as those of large sites are, so that a small one can be asked."""

import json
import math
import re
import zlib


class Bits:
    """Reads and writes numbers of a few bits, the lowest bit of a byte first."""

    def __init__(self, data=b""):
        self.value, self.place = int.from_bytes(data, "little"), 0

    def read(self, width):
        value = self.value >> self.place & (1 << width) - 1
        self.place += width
        return value

    def unary(self):
        zeros = 0
        while not self.read(1):
            zeros += 1
        return zeros

    def rice(self, width):
        high = self.unary()
        return high << width | self.read(width)

    def gamma(self):
        width = self.unary()
        return (1 << width | self.read(width)) - 1

    def write(self, value, width):
        self.value |= value << self.place
        self.place += width

    def write_rice(self, value, width):
        self.write(1 << (value >> width), (value >> width) + 1)
        self.write(value & (1 << width) - 1, width)

    def write_gamma(self, value):
        width = (value + 1).bit_length() - 1
        self.write(1 << width, width + 1)
        self.write(value + 1 - (1 << width), width)

    def bytes(self):
        return self.value.to_bytes((self.place + 7) // 8, "little")


def read_words(text):
    """(word, heavy mark, whether a file begins there) of front-coded words."""
    word, found = "", []
    for shared, rest, mark, edge in re.findall(r"([A-Z])([^A-Z!?;,]*)(!|\?\d*)?([;,]?)", text):
        word = word[:ord(shared) - 65] + rest
        found.append((word, mark, edge))
    return found


def front_coded(words):
    """Words, each with what stands behind it."""
    text, before = "", ""
    for word, marks in words:
        shared = 0
        while shared < min(25, len(word), len(before)) and word[shared] == before[shared]:
            shared += 1
        text += chr(65 + shared) + word[shared:] + marks
        before = word
    return text


def read_list(bits, start, end):
    size = bits.gamma()
    if not size:
        return []
    mode = bits.read(2)
    if mode == 3:
        return list(range(start, end))
    numbers, following = [], start
    if mode == 2:
        runs = bits.gamma() + 1
        gaps, lengths = bits.read(4), bits.read(4)
        for _ in range(runs):
            following += bits.rice(gaps)
            length = bits.rice(lengths) + 1
            numbers += range(following, following + length)
            following += length
        return numbers
    count = bits.gamma() if mode == 1 else size
    width = bits.read(4)
    for _ in range(count):
        following += bits.rice(width)
        numbers.append(following)
        following += 1
    return sorted(set(range(start, end)) - set(numbers)) if mode == 1 else numbers


def write_list(bits, numbers, start):
    bits.write_gamma(len(numbers))
    if not numbers:
        return
    bits.write(0, 2)
    bits.write(5, 4)
    for number in numbers:
        bits.write_rice(number - start, 5)
        start = number + 1


def read_file(data, count):
    """word -> [(slot, documents)], or the word that has the same ones."""
    names, _, rest = zlib.decompress(data, -15).partition(b"\n")
    bits, known, found = Bits(rest), [], {}
    for word, _, _ in read_words(names.decode()):
        if "=" in word[1:]:
            found[word[:word.index("=", 1)]] = word[word.index("=", 1) + 1:]
            continue
        assert not bits.read(1), "the lists are whole"
        slots = bits.read(8)
        found[word] = []
        for slot in range(8):
            if slots >> slot & 1:
                known.append(known[bits.gamma()] if bits.read(1) else read_list(bits, 0, count))
                found[word].append((slot, known[-1]))
    return found


def write_file(path, words, start=0, end=None):
    """The documents from `start` up to `end` of each word; with `end` the others are said to be elsewhere."""
    bits, names = Bits(), []
    for word, lists in sorted(words.items()):
        if isinstance(lists, str):
            names.append((f"{word}={lists}", ""))
            continue
        names.append((word, ""))
        bits.write(end is not None, 1)
        if end is not None:
            bits.write_gamma(sum(len(numbers) for _, numbers in lists))
        bits.write(sum(1 << slot for slot, _ in lists), 8)
        for _, numbers in lists:
            bits.write(0, 1)
            write_list(bits, [number for number in numbers if start <= number < (end or number + 1)], start)
    path.write_bytes(_deflated(front_coded(names).encode() + b"\n" + bits.bytes()))


def _deflated(data):
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
    return compressor.compress(data) + compressor.flush()


def cut(root_file, head, least):
    """Gives each word with more than `least` documents a file of its own for the first `head` documents, and another for the rest;
    without `head` the first has all. Returns these words.
    """
    root = json.loads(zlib.decompress(root_file.read_bytes(), -15))
    folder, count = root_file.parent / root["f"], sum(root["n"])
    size = lambda lists: 0 if isinstance(lists, str) else sum(len(numbers) for _, numbers in lists)
    files = [read_file((folder / f"t{number}.bin").read_bytes(), count) for number in range(len(list(folder.glob("t*.bin"))))]
    heavy = {word: lists for file in files for word, lists in file.items() if size(lists) > least}
    heavy |= {word: lists for path in folder.glob("h*.bin") for word, lists in read_file(path.read_bytes(), count).items()}
    for number, file in enumerate(files):
        write_file(folder / f"t{number}.bin", {word: lists for word, lists in file.items() if word not in heavy})
    for number, (word, lists) in enumerate(sorted(heavy.items())):
        write_file(folder / f"h{number}.bin", {word: lists}, 0, head)
        if head:
            write_file(folder / f"r{number}.bin", {word: lists}, head)
    edges = {word: edge for word, _, edge in read_words(root["w"])}
    spelling = {word: ("!" if word in heavy else "") + edges.get(word, "").replace(",", ";" if word in heavy else ",") for word in edges.keys() | heavy.keys()}
    root["w"] = front_coded(sorted(spelling.items()))
    rarity = lambda lists: min(24, max(0, round(2 * math.log2(count / size(lists)))))
    root["d"] = "".join(chr(97 + rarity(heavy[word])) if head else "~" for word in sorted(heavy))
    # More than need be: it only tells where to look.
    root["e"] = " ".join(sorted({word.split(" ")[0] for file in files for word in file if word not in heavy and word[0] != "="}))
    root["h"] = head or count
    root_file.write_bytes(_deflated(json.dumps(root, ensure_ascii=False).encode()))
    return sorted(heavy)
