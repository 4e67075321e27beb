// When institutions are open, by the rows of the directory of institutions.
import { dayAfter } from "../day.js"
import { isHoliday } from "./holidays.js"

const holidays = (document.querySelector("[data-holidays]")?.dataset.holidays ?? "").split(" ").filter(Boolean)

const weekday = day => String(new Date(`${day}T00:00Z`).getUTCDay() || 7)

/** True if anything is known of the hours. */
export const isKnown = ({ week, days }) => Boolean(week || days)

/** True if a day is a public holiday for which a place tells no hours. */
export const isOff = ({ days = [] }, day) => !days.some(([date]) => date === day) && isHoliday(day, holidays)

/** The hours of a day, each from and to; a single day's stand in for those of its day of the week, and on a holiday there are no others. */
export function hoursOn({ week = [], days = [] }, day) {
    const single = days.filter(([date]) => date === day)
    const rows = single.length || isOff({ days }, day) ? single : week.filter(([weekdays]) => weekdays.includes(weekday(day)))
    return rows.filter(([, from]) => from).map(([, from, to]) => ({ from, to })).sort((one, other) => one.from < other.from ? -1 : 1)
}

/** The hours that run at a moment of the institution's clock. */
export const openAt = (place, { date, time }) => hoursOn(place, date).find(({ from, to }) => from <= time && time < to)

/** The first day from one on that is open; at the day of a clock only where it is not over yet. */
export function nextOpenDay(place, day, now) {
    for (let ahead = 0; ahead < 60; ahead++) {
        const next = dayAfter(day, ahead)
        if (hoursOn(place, next).some(({ to }) => next !== now.date || now.time < to)) return next
    }
    return null
}
