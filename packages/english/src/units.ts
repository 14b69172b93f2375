import { CURRENCY_NAMES, NATIONS, SHARED_NAMES } from './currencies.ts'

const UNITS: Record<string, string> = {
  '%': '%',
  percent: '%',
  pct: '%',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  g: 'g',
  gram: 'g',
  grams: 'g',
  mg: 'mg',
  lb: 'lb',
  lbs: 'lb',
  oz: 'oz',
  ounces: 'oz',
  ton: 'ton',
  tons: 'ton',
  tonne: 'ton',
  tonnes: 'ton',
  t: 'ton',
  stone: 'stone',
  km: 'km',
  kms: 'km',
  kilometer: 'km',
  kilometers: 'km',
  kilometre: 'km',
  kilometres: 'km',
  mi: 'mi',
  mile: 'mi',
  miles: 'mi',
  meter: 'm',
  meters: 'm',
  metre: 'm',
  metres: 'm',
  cm: 'cm',
  centimeters: 'cm',
  centimetres: 'cm',
  mm: 'mm',
  ft: 'ft',
  foot: 'ft',
  feet: 'ft',
  inch: 'in',
  inches: 'in',
  yd: 'yd',
  yards: 'yd',
  sqft: 'sqft',
  sqm: 'sqm',
  m2: 'sqm',
  m3: 'm3',
  'm³': 'm3',
  cbm: 'm3',
  'm²': 'sqm',
  acres: 'acre',
  acre: 'acre',
  hectares: 'ha',
  ha: 'ha',
  ms: 'ms',
  sec: 'second',
  secs: 'second',
  second: 'second',
  seconds: 'second',
  min: 'minute',
  mins: 'minute',
  minute: 'minute',
  minutes: 'minute',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  hour: 'hour',
  hours: 'hour',
  day: 'day',
  days: 'day',
  night: 'night',
  nights: 'night',
  week: 'week',
  weeks: 'week',
  month: 'month',
  months: 'month',
  mo: 'month',
  year: 'year',
  years: 'year',
  yr: 'year',
  yrs: 'year',
  quarter: 'quarter',
  quarters: 'quarter',
  kb: 'KB',
  mb: 'MB',
  gb: 'GB',
  tb: 'TB',
  ml: 'ml',
  liter: 'l',
  liters: 'l',
  litre: 'l',
  litres: 'l',
  hl: 'hl',
  gal: 'gal',
  gallon: 'gal',
  gallons: 'gal',
  l: 'l',
  kwh: 'kWh',
  mwh: 'MWh',
  kw: 'kW',
  mw: 'MW',
  bar: 'bar',
  psi: 'psi',
  mph: 'mph',
  kcal: 'kcal',
  calories: 'kcal',
  bpm: 'bpm',
  '°c': 'C',
  '°f': 'F',
}

/** How many of the second unit are in one of the first; months have no fixed number of days, so they are separate. */
const SCALES: Record<string, number>[] = [
  { kg: 1, g: 0.001, mg: 0.000001, lb: 0.45359237, oz: 0.028349523125, ton: 1000, stone: 6.35029318 },
  { m: 1, km: 1000, cm: 0.01, mm: 0.001, mi: 1609.344, ft: 0.3048, in: 0.0254, yd: 0.9144 },
  { second: 1, ms: 0.001, minute: 60, hour: 3600, day: 86_400, week: 604_800 },
  { month: 1, quarter: 3, year: 12 },
  { sqm: 1, sqft: 0.09290304, acre: 4046.8564224, ha: 10_000 },
  { MB: 1, KB: 0.001, GB: 1000, TB: 1_000_000 },
  { l: 1, ml: 0.001, hl: 100, gal: 3.785411784 },
  { kWh: 1, MWh: 1000 },
  { kW: 1, MW: 1000 },
  { bar: 1, psi: 0.0689476 },
]

/** The short form of a unit or a currency as people write it, or undefined if the word is neither. */
export function unitOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined
  const plain = word
    .toLowerCase()
    .trim()
    .replace(/(?<=\p{L})\.$/u, '')
  const area = /^(?:sq\.?|square)\s?(f|m)/.exec(plain)
  if (area !== null) return area[1] === 'f' ? 'sqft' : 'sqm'
  const space = plain.lastIndexOf(' ')
  const [nation, name] = [plain.slice(0, Math.max(0, space)), plain.slice(space + 1)]
  if (space > 0 && Object.hasOwn(CURRENCY_NAMES, name) && Object.hasOwn(NATIONS, nation)) return NATIONS[nation]
  if (Object.hasOwn(CURRENCY_NAMES, plain)) return CURRENCY_NAMES[plain]
  return Object.hasOwn(UNITS, plain) ? UNITS[plain] : undefined
}

const CURRENCIES: ReadonlySet<string> = new Set(
  [...Object.values(CURRENCY_NAMES), ...Object.values(NATIONS)].filter(unit => /^(?:[A-Z]{3}|kr|peso)$/.test(unit)),
)

export const isCurrency = (unit: string): boolean => CURRENCIES.has(unit)

/** Whether a unit is a currency, or may be one: "pounds". */
export const isMoneyName = (unit: string): boolean => isCurrency(unit) || Object.hasOwn(SHARED_NAMES, unit)

/** Whether a word for money may mean a currency: "pounds" sterling, "kroner" those of Norway. */
export const mayMean = (unit: string, currency: string): boolean => SHARED_NAMES[unit]?.includes(currency) ?? false

/** Converts `value` to another unit; undefined if the two measure different things. */
export function convert(value: number, from: string, to: string): number | undefined {
  if (from === to) return value
  if (from === 'night' && to === 'day') return value
  const scale = SCALES.find(one => Object.hasOwn(one, from) && Object.hasOwn(one, to))
  const a = scale?.[from]
  const b = scale?.[to]
  return a === undefined || b === undefined ? undefined : Number(((value * a) / b).toFixed(2))
}

/** Whether values in the two units can be compared. */
export const sameMeasure = (a: string, b: string): boolean =>
  a === b || SCALES.some(one => Object.hasOwn(one, a) && Object.hasOwn(one, b))

/** Units rarely used for anything but the one property measured in them. */
export const isTelling = (unit: string): boolean =>
  /^(?:kg|lb|km|mi|cm|ft|sqm|sqft|acre|ha|KB|MB|GB|TB|kWh|kW|m3|bpm|kcal|%)$/.test(unit)
