/** What is asked of the language of a text, apart from values and answers. Loads in milliseconds. */
export { ambiguousDates, wallClock } from '@keepsake/english'
