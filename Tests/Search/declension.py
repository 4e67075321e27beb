"""Polish forms of animals' names and of words for species, by rule: what visitors type."""

import re

VOWELS = "aeiouyąęó"


def forms(name):
    """The genitive, dative, accusative and instrumental of a name; nothing where it has none that is sure."""
    low = name.casefold()
    if re.search(r"[ks]a$|[gk]ia$", low) and low[-2] == "k":
        stem = name[:-1]
        return [stem + "i", name[:-2] + "ce", stem + "ę", stem + "ą"]
    if low.endswith("ga"):
        return [name[:-1] + "i", name[:-2] + "dze", name[:-1] + "ę", name[:-1] + "ą"]
    if low.endswith("ia"):
        return [name[:-1], name[:-1] + "ę", name[:-1] + "ą"]
    if re.search(r"[lj]a$", low):
        return [name[:-1] + "i", name[:-1] + "ę", name[:-1] + "ą"]
    if re.search(r"(cz|sz|rz|ż|dz|c)a$", low):
        return [name[:-1] + "y", name[:-1] + "ę", name[:-1] + "ą"]
    if low.endswith("ra"):
        return [name[:-1] + "y", name[:-1] + "ze", name[:-1] + "ę", name[:-1] + "ą"]
    if re.search(r"[bpwmnfsz]a$", low):
        return [name[:-1] + "y", name[:-1] + "ie", name[:-1] + "ę", name[:-1] + "ą"]
    if re.search(r"[td]a$", low):
        return [name[:-1] + "y", name[:-2] + {"t": "cie", "d": "dzie"}[low[-2]], name[:-1] + "ę", name[:-1] + "ą"]
    if re.search(r"[^" + VOWELS + r"]ek$", low) and len(low) > 3:
        return [name[:-2] + "ka", name[:-2] + "kowi", name[:-2] + "kiem"]
    if re.search(r"[^i]o$", low) and len(low) > 3:
        stem = name[:-1]
        return [stem + "a", stem + "owi", stem + ("iem" if low[-2] in "kg" else "em")]
    if re.search(r"[kg]$", low):
        return [name + "a", name + "owi", name + "iem"]
    if low.endswith("x"):
        return [name[:-1] + "ksa", name[:-1] + "ksowi", name[:-1] + "ksem"]
    if re.search(r"(er|el|ec|eł|ół|óg|ź|ś|ń|ć|[iyu])$", low) or low[-1] in VOWELS:
        return []
    return [name + "a", name + "owi", name + "em"]
