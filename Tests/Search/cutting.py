"""Writes a built index anew with its long lists cut in two, as those of large sites are, so that a small one can be asked."""

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
    """Front-coded words."""
    word, found = "", []
    for shared, rest in re.findall(r"([A-Z])([^A-Z]*)", text):
        word = word[:ord(shared) - 65] + rest
        found.append(word)
    return found


def front_coded(words):
    text, before = "", ""
    for word in words:
        shared = 0
        while shared < min(25, len(word), len(before)) and word[shared] == before[shared]:
            shared += 1
        text += chr(65 + shared) + word[shared:]
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
    """word -> [(slot, documents)]."""
    names, _, rest = zlib.decompress(data, -15).partition(b"\n")
    bits, known, found = Bits(rest), [], {}
    for word in read_words(names.decode()):
        assert not bits.read(1), "the lists are whole"
        slots = bits.read(8)
        found[word] = []
        for slot in range(8):
            if slots >> slot & 1:
                known.append(known[bits.gamma()] if bits.read(1) else read_list(bits, 0, count))
                found[word].append((slot, known[-1]))
    return found


def is_cut(slot, numbers, head):
    """Whether a list goes on behind the first documents; a short one of what is told of an animal is whole."""
    return any(number >= head for number in numbers) and (slot not in (5, 6) or len(numbers) > head // 4)


def write_file(path, words, rests=(), head=0, start=0):
    """Words with their documents from `start` on; `rests` tells for words that are cut which files have the documents from `head` on: one, or another one of who mentions what is meant."""
    bits, known, count = Bits(), {}, 0
    for word, lists in sorted(words.items()):
        bits.write(word in rests, 1)
        if word in rests:
            bits.write_gamma(sum(len(numbers) for _, numbers in lists))
            bits.write_gamma(rests[word][0])
            bits.write(len(rests[word]) > 1, 1)
            for number in rests[word][1:]:
                bits.write_gamma(number)
        bits.write(sum(1 << slot for slot, _ in lists), 8)
        for slot, numbers in lists:
            # Only a list that goes on is a part, and equal ones are written once.
            goes_on = word in rests and is_cut(slot, numbers, head)
            part = (goes_on, *(number for number in numbers if number >= start and (not goes_on or number < head)))
            bits.write(part in known, 1)
            if part in known:
                bits.write_gamma(known[part])
            else:
                if word in rests:
                    bits.write(goes_on, 1)
                write_list(bits, part[1:], start)
                known[part] = count
            count += 1
    path.write_bytes(_deflated(front_coded(sorted(words)).encode() + b"\n" + bits.bytes()))


def _deflated(data):
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
    return compressor.compress(data) + compressor.flush()


def cut(root_file, head, least):
    """Cuts the lists of each word with more than `least` documents after the first `head` documents. Returns the numbers of their further files."""
    first, numbers, *others = zlib.decompress(root_file.read_bytes(), -15).decode().split("\0")
    numbers = numbers.split("\n")
    folder, count, rests, files = root_file.parent / first.split("\n")[0], sum(map(int, numbers[:4])), {}, 0
    for path in sorted(folder.glob("t*.bin")):
        words = read_file(path.read_bytes(), count)
        for word, lists in words.items():
            further = [(slot, numbers) for slot, numbers in lists if is_cut(slot, numbers, head)]
            if further and sum(len(numbers) for _, numbers in lists) > least:
                is_meant = further[0][0] == 0
                parts = [[one for one in further if (one[0] < 3) == is_first] for is_first in (True, False)] if is_meant else [further]
                rests[word] = []
                for part in filter(None, parts):
                    rests[word].append(files)
                    write_file(folder / f"r{files}.bin", {word: part}, start=head)
                    files += 1
        write_file(path, words, rests, head)
    numbers[5] = str(head)
    root_file.write_bytes(_deflated("\0".join([first, "\n".join(numbers), *others]).encode()))
    return rests
