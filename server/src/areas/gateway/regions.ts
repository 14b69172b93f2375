import { countryOf } from './local/terms.ts'

/** The EU, the EEA, Switzerland and the United Kingdom. */
const PROTECTED = new Set(
  `austria|belgium|bulgaria|croatia|cyprus|czech republic|czechia|denmark|estonia|finland|france|germany|greece|hungary|ireland|italy|latvia|lithuania|luxembourg|malta|netherlands|the netherlands|poland|portugal|romania|slovakia|slovenia|spain|sweden|iceland|liechtenstein|norway|switzerland|united kingdom|england|scotland|wales|northern ireland|gibraltar|at|be|bg|hr|cy|cz|dk|ee|fi|fr|de|gr|hu|ie|it|lv|lt|lu|mt|nl|pl|pt|ro|sk|si|es|se|is|li|no|ch|gb`.split(
    '|',
  ),
)

/** Whether personal email addresses of people in a country may be shown. Not if the country is unknown. */
export const mayRevealPersonal = (country: unknown): boolean =>
  typeof country === 'string' && country.trim() !== '' && !PROTECTED.has(countryOf(country))
