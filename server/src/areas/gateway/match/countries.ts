import { spaced } from './fold.ts'

const SPELLED: Readonly<Record<string, string>> = {
  us: 'united states',
  usa: 'united states',
  'united states of america': 'united states',
  uk: 'united kingdom',
  'great britain': 'united kingdom',
  uae: 'united arab emirates',
}
/** The spelling of a country that its other spellings are compared by. */
export const countryOf = (country: string): string => SPELLED[spaced(country)] ?? spaced(country)
