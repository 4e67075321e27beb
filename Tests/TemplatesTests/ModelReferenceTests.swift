import Templates
import Testing

@Suite struct ModelReferenceTests {
    @Test("The reference lists every name with its kind and meaning, and each nested model once")
    func markdown() {
        var reference = ModelReference(level: 2)
        reference.add(Sample.model)
        #expect(
            reference.markdown == """
                ## sample page

                A page for tests.

                | name | kind | meaning |
                | --- | --- | --- |
                | `language` | text | The language's code. |
                | `path` | text | The page's address. |
                | `year` | text | The year of the build. |
                | `title` | text | The shelter's name. |
                | `note` | text | A remark, if any. |
                | `article` | markup | The description. |
                | `isOpen` | flag | Whether it is open. |
                | `isFull` | flag | Whether there is no place left. |
                | `owner` | object: [owner](#owner) | Who runs it. |
                | `heir` | object: [owner](#owner) | Who will run it. |
                | `animals` | list: [animal card](#animal-card) | Those who live there. |
                | `nobody` | list: [animal card](#animal-card) | Always an empty list. |
                | `tags` | list of texts | Words \\| for search. |

                ## owner

                A person.

                | name | kind | meaning |
                | --- | --- | --- |
                | `name` | text | First name. |
                | `phone` | text | Telephone number. |
                | `home` | object: [town](#town) | Where the person lives. |
                | `initial` | text | The town's first letter. |

                ## town

                A place.

                | name | kind | meaning |
                | --- | --- | --- |
                | `name` | text | The town's name. |

                ## animal card

                An animal in a list.

                | name | kind | meaning |
                | --- | --- | --- |
                | `name` | text | What it is called. |
                | `isCat` | flag | Whether it is a cat. |
                | `nicknames` | list of texts | What else it is called. |

                """)
    }

    @Test("Several models share the sections of what they lead to")
    func several() {
        var reference = ModelReference(level: 3)
        reference.add(Sample.Owner.model)
        reference.add(Sample.Town.model)
        reference.add(Sample.Footer.model)
        let headings = reference.markdown.split(separator: "\n").filter { $0.hasPrefix("#") }
        #expect(headings == ["### owner", "### town", "### footer"])
    }
}
