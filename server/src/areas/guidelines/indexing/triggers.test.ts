import { expect, it } from 'vitest'
import { wordsOfMessage } from './triggers.ts'

const triggers = (message: string, keyword: string): boolean =>
  wordsOfMessage(message).triggeredBy([keyword]) === keyword

it.each([
  ['Ich möchte meine Kündigungen einreichen', 'Kündigung'],
  ['Welche Verträge sind noch offen?', 'Vertrag'],
  ['Für die Kinder der Mitarbeiterin', 'Kind'],
  ['Was passiert mit den alten Häusern?', 'Haus'],
  ['Die Reisekosten sind nicht bezahlt', 'Reisekosten'],
  ['Mit Rechnungen und Mahnungen', 'Mahnung'],
  ['Gibt es dieses Jahr freie Tage?', 'freier Tag'],
  ['Offene Mahnungen', 'Mahnung'],
  ['Two parcels arrived', 'parcel'],
  ['She wants window seats', 'window seat'],
])('%s has the keyword %s in some form', (message, keyword) => {
  expect(triggers(message, keyword)).toBe(true)
})

it.each([
  ['The poster fell down', 'post'],
  ['The seller called', 'sell'],
  ['Ich möchte einen Kindergarten besuchen', 'Kündigung'],
  ['A seat by the window', 'window seat'],
])('%s does not have the keyword %s', (message, keyword) => {
  expect(triggers(message, keyword)).toBe(false)
})
