// How scripts make elements: never from markup, so that what they are told stays text.

export function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children.filter(Boolean))
    return made
}
