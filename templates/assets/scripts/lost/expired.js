// A notice that has ended since the site was built says so.
import { dayOf } from "../day.js"

for (const place of document.querySelectorAll("[data-until]")) place.hidden = place.dataset.until >= dayOf()
