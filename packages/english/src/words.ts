export const DOUBLE_END = /(bb|dd|gg|mm|nn|pp|rr|tt)$/

/** Endings that turn one word into another of the same family: renew, renewal, renewing; migrate, migration. */
const ENDINGS = [
  'izations',
  'isations',
  'ization',
  'isation',
  'ations',
  'nesses',
  'ments',
  'ation',
  'ition',
  'ances',
  'ences',
  'ities',
  'ness',
  'ment',
  'ance',
  'ence',
  'ions',
  'able',
  'ible',
  'ical',
  'ally',
  'ity',
  'ing',
  'ion',
  'ies',
  'ied',
  'ers',
  'ors',
  'als',
  'ive',
  'ful',
  'ous',
  'ic',
  'al',
  'ly',
  'er',
  'or',
  'ed',
  'es',
  'y',
  'e',
  's',
] as const

const IRREGULAR: Record<string, string> = {
  children: 'child',
  kids: 'kid',
  people: 'people',
  wives: 'wife',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  paid: 'pay',
  pays: 'pay',
  spent: 'spend',
  went: 'go',
  gone: 'go',
  bought: 'buy',
  sold: 'sell',
  built: 'build',
  began: 'begin',
  begun: 'begin',
  chose: 'choos',
  chosen: 'choos',
  spoke: 'speak',
  spoken: 'speak',
  grew: 'grow',
  grown: 'grow',
  led: 'lead',
  left: 'leav',
  lost: 'lose',
  made: 'make',
  met: 'meet',
  ran: 'run',
  sent: 'send',
  taken: 'take',
  took: 'take',
  taught: 'teach',
  thought: 'think',
  told: 'tell',
  won: 'win',
  wrote: 'write',
  written: 'write',
  drove: 'driv',
  driven: 'driv',
  ate: 'eat',
  eaten: 'eat',
  slept: 'sleep',
  held: 'hold',
  kept: 'keep',
  saw: 'see',
  seen: 'see',
  sees: 'see',
  fed: 'feed',
  feeding: 'feed',
  stole: 'steal',
  stolen: 'steal',
  broke: 'break',
  broken: 'break',
  caught: 'catch',
  fell: 'fall',
  fallen: 'fall',
  knew: 'know',
  known: 'know',
  shown: 'show',
  gave: 'giv',
  given: 'giv',
  came: 'come',
  comes: 'come',
  coming: 'come',
  got: 'get',
  gotten: 'get',
  said: 'say',
  wore: 'wear',
  worn: 'wear',
  tore: 'tear',
  torn: 'tear',
  drank: 'drink',
  drunk: 'drink',
  flew: 'fly',
  flown: 'fly',
  forgot: 'forget',
  forgotten: 'forget',
  hung: 'hang',
  lent: 'lend',
  rang: 'ring',
  rung: 'ring',
  rose: 'ris',
  risen: 'ris',
  shot: 'shoot',
  sang: 'sing',
  stuck: 'stick',
  swam: 'swim',
  understood: 'understand',
  woke: 'wak',
  bitten: 'bite',
  bit: 'bite',
  hurt: 'hurt',
  laid: 'lay',
  borrower: 'borrow',
  lender: 'lend',
  found: 'find',
  founded: 'found',
  founder: 'found',
  founders: 'found',
  weighs: 'weigh',
  weight: 'weigh',
  height: 'high',
  expiry: 'expir',
  expiration: 'expir',
  approval: 'approv',
  decision: 'decid',
  decisions: 'decid',
  decide: 'decid',
  decides: 'decid',
  delivery: 'deliv',
  delivered: 'deliv',
  deliver: 'deliv',
  delivers: 'deliv',
  pricing: 'pric',
  responses: 'respon',
  response: 'respon',
  respond: 'respon',
  subscription: 'subscrib',
  subscriber: 'subscrib',
  subscriptions: 'subscrib',
  analysis: 'analy',
  arrival: 'arriv',
  allergies: 'allerg',
  allergy: 'allerg',
  allergic: 'allerg',
  married: 'marr',
  marital: 'marr',
  signed: 'sign',
  signing: 'sign',
  signature: 'sign',
  bedrooms: 'bedroom',
  status: 'status',
  business: 'business',
  news: 'news',
  series: 'series',
  address: 'address',
  addresses: 'address',
  access: 'access',
  process: 'process',
  manager: 'manager',
  managers: 'manager',
  customer: 'customer',
  customers: 'customer',
  user: 'user',
  users: 'user',
  number: 'number',
  numbers: 'number',
  department: 'department',
  apartment: 'apartment',
  order: 'order',
  orders: 'order',
  offer: 'offer',
  letter: 'letter',
  paper: 'paper',
  computer: 'computer',
  server: 'server',
  power: 'power',
  owner: 'own',
  owns: 'own',
  speaker: 'speaker',
  speakers: 'speaker',
}

const cache = new Map<string, string>()
const CACHE_LIMIT = 20_000

/**
 * A short form shared by the words of one family. Coarser than a search stemmer: it only compares the words of a
 * definition with the words of a sentence, where a missed family costs more than a rare collision.
 */
export function stem(word: string): string {
  const known = cache.get(word)
  if (known !== undefined) return known
  const made = stemFresh(word)
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(word, made)
  return made
}

const singular = (word: string): string =>
  word.endsWith('ies') && word.length > 4
    ? `${word.slice(0, -3)}y`
    : /[^suix]s$/.test(word) && word.length > 3
      ? word.slice(0, -1)
      : word

function stemFresh(word: string): string {
  const plain = word.replace(/['’](s|re|ve|ll|d|m)?$/, '')
  const irregular = Object.hasOwn(IRREGULAR, plain) ? IRREGULAR[plain] : undefined
  if (irregular !== undefined) return irregular
  if (plain.length <= 3 || /\d/.test(plain)) return plain
  let short = singular(plain)
  const known = Object.hasOwn(IRREGULAR, short) ? IRREGULAR[short] : undefined
  if (known !== undefined) return known
  for (let round = 0; round < 2; round += 1) {
    const ending = ENDINGS.find(
      end =>
        short.endsWith(end) && short.length - end.length >= (end.length === 1 || end === 'ing' || end === 'ed' ? 3 : 4),
    )
    if (ending === undefined || (ending === 's' && short.endsWith('ss'))) break
    short = short.slice(0, -ending.length)
  }
  return DOUBLE_END.test(short) ? short.slice(0, -1) : short
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words that do not help to identify a property. */
export const STOP_WORDS = set(
  `a an the this that these those of in on at to for from by with about into over under up out off as and or but nor so if
   then than too very can could will would shall should may might must do does did done is are was were be been being am
   have has had having i you he she it we they me him her us them my your his its our their mine yours ours theirs who whom
   which what when where why how there here not no any some all each every other such own same just only also more most
   e.g i.e etc eg ie via per whether it's i'm he's she's they're we're you're that's currently given stated mentioned
   person's`,
)

/** Words that many property names share; they count, but little. */
export const GENERIC_WORDS = set(
  `name names date time number numbers status type level size count amount value total id current preferred primary main
   new last next first kind category details detail info information note notes field list text year years month months day
   days city country contact customer client user person people account company's expected estimated overall annual yearly monthly`,
)

/** Words that end a noun phrase before them. */
export const PHRASE_ENDS = set(
  `and but or which who whom whose that because since so with if when while although though then where until unless after
   before during at in on for from by to as via per is are was were will would can could should has have had does do did
   he she they we i you it his her their our my your not however instead right now currently today tomorrow yesterday
   too also already who's it's he's she's they're we're i'm plus than about into using`,
)

/** Words that end a clause before them. */
export const CLAUSE_ENDS = set('but although though however whereas unless')

export const NEGATIONS = set(
  `not no never none without neither nor cannot can't cant don't dont doesn't doesnt didn't didnt isn't isnt aren't arent
   wasn't wasnt weren't weren won't wont wouldn't wouldnt shouldn't haven't havent hasn't hasnt hadn't couldn't ain't lacks
   lack declined declines refuses refused denied denies stopped zero hardly nothing nobody`,
)
