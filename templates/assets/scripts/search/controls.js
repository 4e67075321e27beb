// The controls of filters: boxes to tick, and lists to choose from.

export const isTick = control => control.type === "checkbox"

export const isChosen = control => isTick(control) ? control.checked : Boolean(control.value)

export function clear(control) {
    if (isTick(control)) control.checked = false
    else control.value = ""
}

/** What an index is asked for: `always`, and what is chosen; `facet` tells what the index calls a control's quality. */
export function wanted(controls, always, facet = name => name) {
    const wanted = { ...always }
    for (const control of controls.filter(isChosen)) {
        if (control.name === "urgent") wanted.urgent = true
        else (wanted[facet(control.name)] ??= []).push(control.value)
    }
    return wanted
}
