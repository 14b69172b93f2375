import { periodOf } from '../period-said.ts'
import type { Place } from '../place.ts'
import { isDate, isNumber, type Judged, type Rule } from './rule.ts'

// Does it fit? A value belongs to the property that its clause is about, and has a size that there can be.

const DAY = 86_400_000

/** What a thing can measure at most, by the words of the name of its property, or of its description too. */
const POSSIBLE: readonly { of: RegExp; isDescribed?: true; unit?: RegExp; from: number; to: number }[] = [
  { of: /\bage\b|\bhow old\b/, from: 0, to: 150 },
  { of: /\b(?:height|tall|stature)\b/, unit: /^(?:cm|centimet\w+)$/i, from: 10, to: 300 },
  { of: /\b(?:height|tall)\b/, unit: /^(?:m|met\w+)$/i, from: 0, to: 9_000 },
  { of: /\b(?:pulse|heart rate|heartbeat)\b/, from: 20, to: 260 },
  { of: /\bph\b/, from: -2, to: 16 },
  { of: /\b(?:body temperature|fever)\b/, from: 20, to: 115 },
  {
    of: /\b(?:humidity|battery|probability|likelihood|completion|occupancy|attendance)\b/,
    unit: /^(?:%|percent)$/i,
    from: 0,
    to: 100,
  },
  { of: /\bhours? (?:per|a|of) day\b|\bhours of sleep\b|\bsleep\b/, unit: /^(?:h|hours?)$/i, from: 0, to: 24 },
  {
    of: /\bbody weight\b|\bhow much (?:they|he|she|the (?:patient|client|person|athlete|member)) weighs?\b/,
    isDescribed: true,
    unit: /^kg$/i,
    from: 0.3,
    to: 700,
  },
  { of: /\bretirement age\b/, from: 30, to: 100 },
  { of: /\b(?:interest|mortgage|loan) rate\b|\b(?:interest|mortgage)\b/, unit: /^(?:%|percent)$/i, from: -5, to: 40 },
  {
    of: /\b(?:conversion|success|completion|churn|attendance|occupancy|opening|open) rate\b|\bshare\b/,
    unit: /^(?:%|percent)$/i,
    from: 0,
    to: 100,
  },
  { of: /\b(?:storeys|floors)\b/, from: 0, to: 200 },
  { of: /\b(?:pitch|slope|tilt|incline|inclination|latitude)\b/, unit: /^(?:°|deg\w*)$/i, from: -90, to: 90 },
  { of: /\b(?:angle|heading|bearing|direction|azimuth)\b/, unit: /^(?:°|deg\w*)$/i, from: -360, to: 360 },
  { of: /\b(?:experience|seniority|tenure|years of service)\b/, from: 0, to: 80 },
  { of: /^nps$|\bnet promoter score\b/, from: -100, to: 100 },
  { of: /\bnotice period\b/, unit: /^weeks?$/i, from: 0, to: 110 },
  { of: /\bnotice period\b/, unit: /^months?$/i, from: 0, to: 36 },
  { of: /\bnotice period\b/, unit: /^days?$/i, from: 0, to: 800 },
  { of: /\b(?:nights)\b/, from: 0, to: 1_000 },
  { of: /\b(?:shirt|jersey) number\b/, from: 0, to: 999 },
  { of: /\b(?:running time|duration)\b/, unit: /^min(?:ute)?s?$/i, from: 0, to: 3_000 },
  { of: /\b(?:latitude)\b/, from: -90, to: 90 },
  { of: /\b(?:longitude)\b/, from: -180, to: 180 },
  { of: /\b(?:children|kids|siblings|pets|bedrooms|rooms|bathrooms)\b/, from: 0, to: 2_000 },
]
/** What can be below zero. */
const SIGNED =
  /\b(?:temperature|balance|change|growth|profit|loss|margin|delta|difference|offset|altitude|elevation|latitude|longitude|diopt\w*|eye|dpt|sphere|cylinder|score|net|worth|result|return|sentiment|charge|voltage|level|ph|depth|rating|yield|rate|cash ?flow|adjustment|correction)\b|°/i

const COUNTED =
  /^(?:number of )?(?:employees|headcount|guests|children|kids|siblings|pets|seats|users|players|members|participants|attendees|students|nights|storeys|floors|items|containers|cows|cats|dogs|people|staff|tickets(?: sold)?|claims|beds|visitors)$/i

/** Things that are whole: "Panels", not "Hours" or "Points". */
const PLURAL =
  /^(?:number of )?(?!(?:hours|days|weeks|months|years|minutes|points|sales|acres|miles|metres|meters|kilos|earnings|savings|costs|fees|taxes|losses|grams|litres|liters|gallons|hectares|stars|units)\b)\p{L}+[^s\W]s$/iu
const MAX_SIZE = 70

const isPossible = ({ definition }: Place, { about, value }: Judged): boolean => {
  if (typeof value !== 'number') return true
  if (value < 0 && !SIGNED.test(`${about} ${definition.unit ?? ''}`)) return false
  if (value === 0 && /\b(?:weight|height|length|width|area|size|mileage of)\b/i.test(definition.name)) return false
  if (Math.abs(value) > (/^[A-Z]{3}$/.test(definition.unit ?? '') ? 1e13 : 1e12)) return false
  // people and things that are counted are whole
  if (
    definition.unit === undefined &&
    !Number.isInteger(value) &&
    (COUNTED.test(definition.name) || PLURAL.test(definition.name))
  )
    return false
  if (/\b(?:shoe|ring|hat|glove|collar) size\b/i.test(definition.name) && (value > MAX_SIZE || value <= 0)) return false
  const name = definition.name.toLowerCase()
  return POSSIBLE.every(
    ({ of, isDescribed, unit, from, to }) =>
      !of.test(isDescribed ? about : name) ||
      (unit !== undefined && !unit.test(definition.unit ?? '')) ||
      (from <= value && value <= to),
  )
}

/** A place for a value without one: "see website", "{{tracking}}". */
const NO_VALUE =
  /^\W*(?:(?:see|ask|cf|refer to|check|call|contact)\b.*|n\/?a|none given|unknown|unclear|tb[acd]|to be (?:decided|confirmed|announced)|not (?:disclosed|known|given|available|yet|sure|specified|applicable)|undisclosed|confidential|pending|\?+|-+|\.{2,}|x{2,}|_+|<.*>|\{\{?.*\}?\}|\[.*\]|will .*|doesn't .*|don't .*|.*\b(?:doesn't|don't|does not|do not|didn't) (?:know|say|want)\b.*|no answer|no(?:body| one)(?: \p{L}+)*|no(?:ne|thing)?(?: \p{L}+)?|asdf\w*|(?:first|last|full) name.*|name|same as .*|as above|idem|ditto|will follow|later|depends|varies|todo|placeholder|your .*|\p{L}+ (?:here|goes here))\W*$/iu

/** What a form asks of who fills it in, and what people write who will not. */
const TO_FILL =
  /^\W*(?:(?:please )?(?:choose|select|tick|enter|fill|pick|specify|insert|write|type|state|describe|give|circle|delete|check|see|ask|list|provide|indicate)\b|(?:hm+|um+|uh+|er+|well|good question|no comment|whatever|dunno|no clue|next available|withheld|undisclosed|classified|redacted|to come|coming soon|none yet|vacant|vacancy|open position|unfilled|unassigned|unstaffed|not applicable|prefer not|rather not|i'd|i'll|i am|i'm|we'll)\b)/

/** Days that have been, whenever they are spoken of. */
const OF_THE_PAST =
  /\b(?:birth|born|birthday|founded|founding|last|moved in|joined|hired|purchased|bought|signed on)\b/i

/** What has a name of its own, written with a capital or a digit. */
const NAMED =
  /\b(?:location|city|town|country|region|address|company|employer|organi[sz]ation|bank|school|university)\b/i
/** What things are like, which says nothing of what they are. */
const LIKE =
  /^(?:tricky|hard|difficult|easy|tough|silly|secret|private|tight|small|big|huge|fine|okay|ok|good|bad|great|perfect|awful|terrible|important|irrelevant|unimportant|interesting|boring|funny|weird|strange|wrong|right|open|unusual|nice|odd|long|short|vague|confusing|misleading|painful|stressful|slow|ideal|crucial|critical|key|useless|ready|clear|different|the same|flexible|negotiable)$/
const COPULA =
  /\b(?:is|are|was|were|be|been|being|gets?|got|getting|became|becomes?|seems?|looks?|sounds?|feels?|felt|stays?|remains?)(?: (?:\p{L}+ly|very|so|quite|rather|too|a bit|still|always|just|pretty|now))*\W*$/u

const saysHowItIs = ({ definition, original, said, left }: Place, { value }: Judged): boolean =>
  definition.type === 'text' &&
  definition.options === undefined &&
  COPULA.test(left) &&
  (LIKE.test(said) ||
    // who writes without capitals writes names so too
    (NAMED.test(definition.name) && /\p{Lu}/u.test(original) && /^\p{Ll}+$/u.test(String(value))))

/** Whether there can be such a value at all. */
export const POSSIBLE_VALUE: readonly Rule[] = [
  {
    doubt: 'implausible',
    because: 'Nobody was born next year, and no deadline is in 1066.',
    holds: ({ definition }, { value, timestamp }) => {
      if (definition.type !== 'date' || typeof value !== 'string') return false
      const year = Number(value.slice(0, 4))
      return (
        year < 1850 ||
        year > 2150 ||
        (OF_THE_PAST.test(definition.name) && Date.parse(value) > timestamp.getTime() + DAY)
      )
    },
  },
  {
    doubt: 'example',
    because: '"Stage: Lead / Trial / Customer" and "<12>" are forms to fill in.',
    holds: ({ definition, left, right }) => {
      if (/[<[{]\s*$/.test(left) && /^\s*[>\]}]/.test(right)) return true
      const options = definition.options?.map(option => option.toLowerCase()) ?? []
      return (
        options.length > 2 &&
        /[/|]/.test(left + right) &&
        options.filter(option => `${left}${right}`.includes(option)).length > 1
      )
    },
  },
  {
    doubt: 'implausible',
    because: 'Nobody is 999,999 cm tall or -4 years old.',
    holds: (place, judged) => !isPossible(place, judged),
  },
  {
    doubt: 'no_answer',
    because: '"Finding a location has been tricky" says what it is like, not what it is.',
    isSoft: true,
    holds: saysHowItIs,
  },
  {
    doubt: 'implausible',
    because: 'An address whose numbers are above 255 is no IP address.',
    holds: ({ said }) => /^\d{1,4}(?:\.\d{1,4}){3}$/.test(said) && said.split('.').some(part => Number(part) > 255),
  },
  {
    doubt: 'implausible',
    because: 'A phone number has digits.',
    holds: ({ definition, said }) =>
      definition.type === 'text' && /\b(?:phone|telephone|mobile|fax)\b/i.test(definition.name) && !/\d/.test(said),
  },
  {
    doubt: 'implausible',
    because: 'No clock shows 99:99.',
    holds: ({ said }) => /^\d{1,3}:(?:[6-9]\d|\d\d:[6-9]\d)(?::\d\d)?$/.test(said),
  },
  {
    doubt: 'no_answer',
    because: '"Breed: ☐ dog ☐ cat", "Neutered: yes / no" and "Genre: (choose one)" are still to be answered.',
    holds: ({ definition, said, left, right }) =>
      /[☐□▢◻]|_{3,}/.test(said) ||
      (definition.type === 'boolean' &&
        (/^[^\w/|]*(?:(?:yes|no|y|n)\s*)?[/|]\s*(?:yes|no|y|n)\b/.test(right.replace(/^.*?:/, '')) ||
          (/^\s*:/.test(right) && TO_FILL.test(right.replace(/^\s*:/, ''))))) ||
      (definition.type === 'text' && definition.options === undefined && /:\W*$/.test(left) && TO_FILL.test(said)),
  },
  {
    doubt: 'no_answer',
    because: '"Industry: see website" says where the value is.',
    holds: ({ definition, said }) => (definition.type === 'text' || definition.type === 'array') && NO_VALUE.test(said),
  },
  {
    doubt: 'no_answer',
    because: '"Fibre: unclear", "Newsletter: ask him".',
    holds: ({ definition, right }) =>
      definition.type === 'boolean' &&
      /^\s*:\s*(?:unclear|unknown|\?|n\/a|tb[cd]|ask|see|not (?:known|sure|yet)|maybe|depends|pending|open|-)/.test(
        right,
      ),
  },
]

/** "Our rent went up by 150 euros": how much it changed. */
const CHANGED_BY =
  /\b(?:up|down|over|under|rose|risen|rais\p{L}+|increas\p{L}+|cut|reduc\p{L}+|dropp?\p{L}*|fell|fall\p{L}*|gr[eo]w\p{L}*|shr[aiu]nk|lower\p{L}*|over(?:spent|spend|ran|run|shot)|exceed\p{L}*|missed|extend\p{L}*|gained|lost|off|short)\b[^.;]*\bby (?:(?:about|another|around|roughly|some|only|just|almost|a further|an extra) )?(?:us)?[$€£¥]?$/u
const OF_CHANGES =
  /\b(?:chang|increas|rais|rise|growth|reduc|discount|delay|gain|loss|lost|extra|differen|saving|overrun|excess|off\b|cut)/i
/** "$12,000 of our budget", "three quarters of the team, 30 people": a part of it. */
const OF_IT = /^\W*(?:\p{L}+ )?(?:of|out of|from) (?:my|our|the|his|her|their|its|this|that) /u
const A_PART =
  /\b(?:half|thirds?|quarters?|fifths?|tenths?|most|some|part|many|few|majority|minority|rest|percent|%) of (?:my|our|the|his|her|their|its) (?:\p{L}+ ){0,2}\p{L}+,? $/u
const USED =
  /\b(?:spent|used|used up|burn(?:ed|t)|consumed|eaten|paid|saved|allocated|committed|reserved|invested|lost)\b[^.;,]*$/

/** What these ask for is a part. */
const OF_USE = /\b(?:spen[dt]|used?|usage|consum|paid|pay|saved?|allocat|invest|los)/i

function isPartOrChange({ left, right, near, definition: { name } }: Place, { isNamedIn }: Judged): boolean {
  if (CHANGED_BY.test(near)) return !OF_CHANGES.test(name)
  if (A_PART.test(left)) return isNamedIn(left)
  return OF_IT.test(right) && USED.test(near) && !OF_USE.test(name) && isNamedIn(right)
}

/** "The due date is", "Her birth date was": dates that have a name of their own. */
const NAMED_DATE =
  /\b(due|birth|delivery|release|expir\p{L}+|departure|arrival|wedding|move-in|moving|closing|completion|renewal|publication|order|purchase|hiring|launch|go-live|graduation|payment|invoice|exam|surgery|appointment|meeting|interview|submission|registration|retirement|travel|return|check-in|check-out|decision|signing|harvest|planting|hand-?over|inspection)[ -](?:date|day|deadline)\b/gu

/** "The workshop about the deadline is next Friday": the day of the workshop. */
const ABOUT_IT =
  /\b(\p{L}{3,}) (?:about|regarding|concerning|on|over|to discuss|around) (?:the |our |my |your |their |his |her |its |this )?(?:[\p{L}-]+ )?[\p{L}-]+ (?:is|was|takes place|will be|has been moved|starts|begins|happens)\b[^.;]*$/u
const TALKS =
  /^(?:workshop|meeting|call|talk|discussion|reminder|mail|email|review|session|chat|vote|question|debate|webinar|training|briefing|update|news|lecture|lesson|article|memo|conversation|hearing|panel|seminar|dispute|negotiation|consultation)s?$/

const isOfTalk = ({ near }: Place, { isNamedIn }: Judged): boolean => {
  const thing = ABOUT_IT.exec(near)?.[1]
  return thing !== undefined && TALKS.test(thing) && !isNamedIn(thing)
}

/** A date of another name than that of the property. */
function isOfOtherDate({ near, beyond, previous }: Place, { isMeantIn, isNamedIn }: Judged): boolean {
  const name = [...near.matchAll(NAMED_DATE)].at(-1)?.[1]
  return name !== undefined && !isNamedIn(name) && !isMeantIn(`${near}${beyond}${previous}`)
}

export const FITS: readonly Rule[] = [
  {
    doubt: 'about_another',
    because: '"The due date is 2 July" is no decision date.',
    isSoft: true,
    holds: (place, judged) => isDate(place) && isOfOtherDate(place, judged),
  },
  {
    doubt: 'about_another',
    because: '"The workshop about the deadline is next Friday" says when the workshop is.',
    holds: (place, judged) => isDate(place) && isOfTalk(place, judged),
  },
  {
    doubt: 'about_another',
    because: '"Our rent went up by 150 euros" and "$12,000 of our budget" are a change and a part of it.',
    holds: (place, judged) => isNumber(place) && isPartOrChange(place, judged),
  },
  {
    doubt: 'other_period',
    because: '"$7,500 a month" is no annual salary.',
    holds: ({ definition, said, right }, { about }) => {
      if (!/^[A-Z]{3}$/.test(definition.unit ?? '')) return false
      const [own, given] = [periodOf(about), periodOf(`${said.replace(/^[^\p{L}]*/u, '')} ${right}`, true)]
      return given !== undefined && (own === undefined ? given !== 'year' : !own.includes(given))
    },
  },
  {
    doubt: 'about_another',
    because: '"We are in Norway until 4 May" is no warranty end: the clause of a date has a word of its property.',
    isSoft: true,
    holds: (place, { isNamedIn }) =>
      isDate(place) &&
      !isNamedIn(`${place.left}${place.beyond}`) &&
      !isNamedIn(place.previous) &&
      !isNamedIn(place.before?.text ?? '') &&
      !isNamedIn(place.intro),
  },
]
