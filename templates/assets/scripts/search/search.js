// All that a first search takes, in one file: what finds, and the page's box.
import "./box.js"
export { index } from "./engine.js"
