import { countryOf } from './match/countries.ts'

/** The EU, the EEA, Switzerland and the United Kingdom, with the territories where their law or one like it holds. */
const PROTECTED = new Set(
  (
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH GB ' +
    'AX EA IC GF GP MQ RE YT MF GI GG IM JE SJ'
  ).split(' '),
)

/** Languages in which countries outside are named. In other languages, a country is unknown. */
const LANGUAGES = 'en es pt pt-BR fr de it nl tr ru ar hi id ja ko zh'.split(' ')

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const joined = (country: string): string => countryOf(country).replaceAll(' ', '')
/** `U.S.` and `us` are the same name. */
const keyOf = (country: string): string => joined(joined(country))

let countries: Map<string, boolean> | undefined
/** Whether a country is protected, by its names and its code. A name of two counts as that of the protected one. */
function knownCountries(): Map<string, boolean> {
  if (countries) return countries
  countries = new Map()
  const [english, ...others] = LANGUAGES.map(
    language => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  for (const code of LETTERS.flatMap(first => LETTERS.map(second => first + second))) {
    const name = english?.of(code)
    if (name === undefined) continue
    for (const key of [code, name, ...others.map(names => names.of(code) ?? name)].map(keyOf))
      countries.set(key, PROTECTED.has(code) || countries.get(key) === true)
  }
  return countries
}

/** Whether personal email addresses of people in a country may be shown. Only if it is known not to be protected. */
export const mayRevealPersonal = (country: unknown): boolean =>
  typeof country === 'string' && knownCountries().get(keyOf(country)) === false
