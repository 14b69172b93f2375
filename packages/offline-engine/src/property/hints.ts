import { conceptOf } from '@keepsake/english/concepts'
import { compileFrame, type Frame, type FrameIndex, indexFrames } from '@keepsake/english/frames'
import { stem } from '@keepsake/english/words'

/**
 * Words that occur with a number or a date of a property without naming it: one "departs", "leaves" and "flies" on a
 * departure date, a hall "seats" or "holds" its capacity.
 */
const HINTS: readonly [about: string, words: string][] = [
  [
    'next followup follow-up appointment meeting',
    'again talk see call check-in checkin follow-up followup f reconnect meet speak catch recheck review back',
  ],
  ['departure outbound start', 'leave leaves leaving depart departs fly flying off outbound check-in from'],
  ['return inbound', 'back home return returning until to inbound check-out'],
  ['price cost total amount', 'total came costs cost paid pay priced all-in each per'],
  ['max maximum', 'tops top max maximum limit ceiling stretch cap up most exceed under'],
  ['min minimum', 'least min minimum need needs'],
  ['budget', 'aside spend allocated earmarked approved tops max ceiling cap stretch afford up'],
  ['revenue', 'rev turnover revenues'],
  ['employee', 'employs employ employed staff people strong us headcount workforce crew team'],
  ['founded', 'est founded established started since formed launched began'],
  ['capacity', 'holds hold seats seat fits fit take takes limited places accommodates accommodate room max up'],
  ['attendee visitor', 'expect expected expecting visitors guests attendance people rsvp attendees'],
  ['traveler traveller passenger', 'us travelers travellers passengers guests adults people party family'],
  ['experience', 'exp years yrs'],
  ['salary', 'wants asks asking expects expecting agreed offer salary comp'],
  ['weight', 'wt weighs weigh weighed'],
  ['height', 'ht tall'],
  ['parking', 'parking park garage cars car spots spot'],
  ['bag luggage', 'bags luggage suitcase suitcases bag checked'],
  ['deadline launch delivery', 'due launch deliver ship deadline'],
  ['event', 'held takes place returns'],
  ['end', 'until till through ends expires runs'],
  ['available availability start', 'start starts available earliest join from'],
  ['move', 'move moving'],
  ['renewal', 'renews renew expires up'],
  ['occur', 'since started happened began first noticed delivered yesterday'],
  ['team', 'team group reports people direct'],
  ['notice', 'notice weeks'],
  ['age', 'turned turning old aged'],
  ['birthday', 'born dob birthday birth'],
  ['year', 'built made founded manufactured registered vintage'],
  ['arrival', 'come comes coming came'],
  ['pickup', 'collect collected ready'],
  [
    'incident accident loss damage',
    'happened occurred happen broke burst stole stolen crashed hit fell caught damaged collision storm fire',
  ],
  [
    'visit inspection viewing appointment consultation examination check service',
    'saw seen visited came looked viewed opened inspected examined checked went',
  ],
  ['recheck review follow-up followup next', 'again back return see'],
  ['release publish publication air broadcast launch', 'out airs live published goes comes publication'],
  ['due deadline submission', 'due deliver need want by latest ready submit'],
  ['order purchase', 'ordered placed bought'],
  ['recording shoot', 'record recorded recording filmed shot tape taped'],
  ['report reported', 'reported report notified called told'],
  ['meeting session call', 'met spoke call session minutes'],
  ['fee cost charge', 'fee costs charge paid price agreed'],
  ['claim', 'asks claims claimed wants worth costs'],
  ['insurance', 'insured insure insurance'],
  ['length duration', 'long lasts runs run takes minutes hours'],
  ['received receive', 'came arrived got in since'],
  ['collected taken', 'taken took collected drawn'],
  ['warranty guarantee licence permit', 'out expired expires ran until'],
  ['purchase bought', 'bought paid ordered'],
  ['deliver delivery', 'deliver delivered arrives arrived ships'],
  ['moving move', 'move moving'],
  ['copies copy quantity', 'copies pieces units'],
  ['last latest', 'last gave paid latest'],
  ['ready', 'ready need needed by done'],
  ['people person passenger guest', 'us people we persons crew party of'],
]

const hints: readonly [ReadonlySet<string>, ReadonlySet<string>][] = HINTS.map(([about, words]) => [
  new Set(about.split(' ').map(word => conceptOf(stem(word)))),
  new Set(words.split(' ').map(stem)),
])

/** The hint words (stems) for a property with these words. */
export const hintsFor = (concepts: readonly string[]): ReadonlySet<string> =>
  new Set(hints.filter(([about]) => concepts.some(concept => about.has(concept))).flatMap(([, words]) => [...words]))

/** Phrases that mean yes or no, by the subject of a yes-or-no property. */
const FACTS: readonly [about: string, yes: string, no: string][] = [
  [
    'pet',
    'our|my|a|the|his|her|has|have|two|three|one dog|cat|parrot|puppy|kitten|rabbit|hamster|horse|bird|turtle|dogs|cats|pets',
    'no|any pets|animals',
  ],
  [
    'traded listed',
    'listed company|since|on|firm|group; publicly listed|traded; went public; stock exchange; shares rose|fell|are; ipo',
    'privately held|owned; private company; family owned|business; still private; no listing|ipo; no plans to list',
  ],
  ['outdoor', 'outdoors; outdoor; open-air; outside; in the garden|park', 'indoor; indoors; inside; under roof'],
  [
    'resolv solved fixed',
    'resolved; fixed; solved; sorted; works|working now|again|fine; case|ticket closed; close this|the one|ticket|case',
    'still broken|failing|happening|crashes|open|waiting|not; not fixed|resolved|solved|working; no fix; same error|problem again; persists; unresolved',
  ],
  [
    'refund',
    'refund please; a|full refund; money back; refund me; want|wants|wanted|request|requests|requested|asks|asked for? a|the|my|his|her? refund',
    "not|don't|doesn't|no need|want|need|wants|needs? a|the|any? refund; not|don't want my|a? money back; no refund; declined the|a refund; replacement instead",
  ],
  [
    'catering food meal',
    'lunch|food|dinner|breakfast|meals|catering|buffet|drinks is|are? included; includes lunch|dinner|food|meals|breakfast|catering',
    'no catering|food|lunch|dinner; bring your own; own lunch|food|catering|supplier; catering|food|lunch|dinner is? not included|extra',
  ],
  [
    'smok smoker',
    'smoker; smokes; cigarettes|packs|pack a|per day',
    'non-smoker; nonsmoker; never smoked; ex-smoker; former smoker; quit smoking; stopped smoking; gave up smoking|cigarettes; does not smoke; no tobacco',
  ],
  [
    'relocation',
    'open to relocation|relocating|moving; willing|happy|ready to relocate|move; would relocate|move',
    'no relocation; not rather|want|willing|open|able|looking? to? relocate|relocation|move|moving; rather not move|relocate; not rather move|relocate; rather stay|remain; staying put',
  ],
  [
    'visa sponsorship',
    'needs|need|require|requires|would need a|an? work? visa|sponsorship|permit',
    'no visa|sponsorship; citizen|citizenship; permanent resident; green card; work permit already; right to work',
  ],
  [
    'decision-maker',
    'sign|signs off on; final say|decision|call; my|her|his decision|call; budget holder|owner; makes|make the? final? decision|decisions|call; decides; have authority',
    "not|isn't the? final? decision maker; need|needs approval from; has to ask; up to my|the|her|his boss|board|cfo|ceo|manager; run it by; goes to the|my cfo|ceo|board|boss",
  ],
  [
    'approv',
    'approved; signed off; green light; got approval; approval came through; got the go-ahead',
    'not been? yet? approved; approval is? still? pending; not signed off; awaiting|waiting for? approval|sign-off; pending approval; rejected',
  ],
  [
    'preapprov pre-approv pre',
    'pre-approved|preapproved for|by|with|at|already; have|has|got a|the|my? mortgage? pre-approval|preapproval; pre-approval came|is|in',
    'not pre-approved|preapproved; no pre-approval; never asked for; pre-approval pending; not yet pre-approved; waiting for pre-approval',
  ],
  ['remote', 'fully? remote; work|works|working from home', 'on-site only; office only; in the office'],
  [
    'refundabl',
    'fully? refundable; free cancellation; cancel free',
    'non-refundable; nonrefundable; not refundable; no refunds',
  ],
  [
    'dark',
    'dark mode|theme on|please|everywhere; everything|it to|in dark; prefer|prefers|like|likes|want|wants|use|uses|love|loves dark',
    'light mode|theme|please; dark mode|theme off; off dark; never dark; no dark',
  ],
  ['marr', 'my|his|her husband|wife|spouse; married', 'single; divorced; unmarried; widowed'],
  [
    'nda',
    'signed nda|the; nda is? signed; signed the|our|your? nda',
    'not signed the|nda; nda still|not; no nda; unsigned',
  ],
]

interface Facts {
  yes: readonly Frame[]
  no: readonly Frame[]
}

const facts: readonly [ReadonlySet<string>, Facts][] = FACTS.map(([about, yes, no]) => [
  new Set(about.split(' ').flatMap(word => [word, conceptOf(stem(word))])),
  {
    yes: yes.split('; ').map(pattern => compileFrame(pattern, 'after')),
    no: no.split('; ').map(pattern => compileFrame(pattern, 'after')),
  },
])

export function factsFor(concepts: readonly string[]): { yes: FrameIndex; no: FrameIndex } {
  const own = facts.filter(([about]) => concepts.some(concept => about.has(concept)))
  return { yes: indexFrames(own.flatMap(([, { yes }]) => yes)), no: indexFrames(own.flatMap(([, { no }]) => no)) }
}
