// Whoever has answered who suits them is told again on every list.
import { storage } from "./settings.js"

if (storage.get("suits")) import("./suits.js").catch(() => {})
