// What areas ask of the language of a text. English is what the offline engine knows.
export { ambiguousDates, wallClock } from '@keepsake/offline-engine/language'
