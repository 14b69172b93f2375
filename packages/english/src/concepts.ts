import { stem } from './words.ts'

/**
 * Groups of words that mean the same in a property name. The first word represents the group; a word may be in one
 * group only. General vocabulary of people, companies, deals, support, projects, homes, health and travel.
 */
const GROUPS = `
company employer firm organisation organization workplace
role title position job occupation profession
location city based live located hometown lives resides reside town living situated
headquarters hq headquartered
address street
employee staff headcount workforce teammates fte personnel
revenue turnover arr sales
budget spend spending afford allocated earmarked
price cost fee quote priced costs charge charging
salary compensation wage pay earning remuneration
deadline due due-date
birthday birth born birthdate dob bday
child kid son daughter
sibling sister brother
spouse wife husband partner marry married
start begin kickoff commence kick-off starting onboarding
end finish conclude
expiration expire expiry lapse
phone mobile cell telephone tel phone-number cellphone
email mail e-mail mailbox
website homepage webpage web
language speak fluent bilingual
competitor rival alternative competition
pain problem challenge issue frustration struggle trouble bottleneck complaint blocker
goal objective aim ambition target
interest hobby hobbies enjoy passion pastime
diet dietary eating
allergy allergic allergen
skill expertise proficient skilled
age old aged
bedroom bed br bedrooms
bathroom bath baths bathrooms
height tall
area square sqft sqm footage floor-area
industry sector vertical field
priority urgency importance prio
status state stage phase
vendor supplier provider
seat licence license licenses seats
decision-maker decider
source referred heard channel referral
reason why because cause
reference ref
purchase bought buy purchased order ordered
delivery deliver shipped shipping ship delivered
renewal renew
probability likelihood chance odds
rating score stars rated
quantity units pieces qty
duration length long lasting lasts
attendee guest participant attending present attended
doctor physician gp
medication medicine prescription drug meds med prescribed therapy
symptom
insurance insurer insured
diagnosis condition diagnosed
certification certificate certified certs cert accredited accreditation
vehicle car truck van
rent lease
manager boss supervisor
owner assignee responsible assigned
discount off rebate
warranty guarantee
remote remotely wfh
university college school alma
degree major studied
experience experienced
tool software stack technology tech platform
browser
nationality citizen citizenship
gender sex
trip travel travelling traveling
departure depart leave leaving
arrival arrive arriving
flight fly flying
hotel accommodation stay
nickname goes-by
newsletter mailing-list
launch live go-live golive release ship-date
meeting call demo sync check-in standup
payment invoice bill
team group
churn cancel cancellation cancelled
replace swap exchange
satisfied happy satisfaction
founded established founding incorporated inception
funding raised raise
investor backer
elevator lift
vaccination vaccine shot jab vaccinated vaccinations
neuter spay castrate neutered spayed
publication publish release published released
recheck follow-up followup review re-check checkup check-up
find see spot
licence permit
defect fault flaw broken damage
adjuster claims-handler
courier messenger
sworn certified
rush express urgent
illness disease
`

const canonical = new Map<string, string>()
for (const line of GROUPS.trim().split('\n')) {
  const words = line.split(' ')
  const first = stem(words[0] ?? '')
  for (const word of words) {
    const short = stem(word)
    if (!canonical.has(short)) canonical.set(short, first)
  }
}

/** The group of a stem, or the stem itself. */
export const conceptOf = (stemmed: string): string => canonical.get(stemmed) ?? stemmed

/** What a value of a `text` property looks like. */
export type TextKind =
  | 'email'
  | 'url'
  | 'phone'
  | 'person'
  | 'organization'
  | 'place'
  | 'role'
  | 'code'
  | 'language'
  | 'timezone'
  | 'address'
  | 'thing'
  | 'phrase'
  | 'clause'

/** Words of a property's name that determine the shape of its value; the first matching line decides. */
const KINDS: readonly [TextKind, string][] = [
  ['email', 'email'],
  ['phone', 'phone fax whatsapp'],
  ['url', 'website url link linkedin github twitter homepage domain portfolio'],
  ['timezone', 'timezone time-zone'],
  [
    'clause',
    'summary note description reason goal pain objection step feedback requirement request context concern question problem plan outcome resolution complaint blocker need instruction background',
  ],
  ['role', 'role designation'],
  ['address', 'address'],
  ['code', 'tag barcode docket id code number reference sku serial version vin ticket plate passport identifier'],
  ['language', 'language tongue'],
  [
    'organization',
    'lab laboratory customer sponsor company vendor competitor university investor brand bank hospital organization employer organizer client publisher distributor agency',
  ],
  [
    'place',
    'location country region headquarters destination origin nationality province neighborhood neighbourhood area airport',
  ],
  [
    'person',
    'manager owner decision-maker champion spouse doctor ceo cto cfo founder sponsor assignee contact lead agent reporter referrer nickname recruiter interviewer landlord tenant attorney lawyer vet teacher coach mentor assistant host guide passenger speaker performer attendee trainer organizer student parent claimant adjuster mechanic stakeholder instructor tutor inspector surveyor broker nurse therapist witness beneficiary executor supervisor architect contractor photographer author editor director approver signer signatory applicant volunteer donor guardian caretaker counselor technician member subscriber buyer seller',
  ],
]

const kinds: readonly [TextKind, ReadonlySet<string>][] = KINDS.map(([kind, words]) => [
  kind,
  new Set(words.split(' ').map(word => conceptOf(stem(word)))),
])

/** The kind that the words of a name indicate: the last word counts most ("company email" is an email). */
export function textKindOf(concepts: readonly string[]): TextKind | undefined {
  const own = concepts.map(concept => kinds.find(([, words]) => words.has(concept))?.[0])
  // a phone number and an email address are what their first word says
  const link = own.at(-2)
  if (/^(?:address|number)$/.test(concepts.at(-1) ?? '') && (link === 'email' || link === 'phone')) return link
  return own.findLast(kind => kind !== undefined)
}

const OPENING =
  /^(?:the )?(?:(?:full )?(?:names?|titles?) of )?(?:the |a |an )?(?:(?:main|first|other|current|new|last) )?/i
const INSTITUTION =
  /^(?:company|companies|firm|organi[sz]ation|foundation|institution|agency|association|museum|university|school|hospital|studio|practice|authority|carrier|insurer|publisher|manufacturer|ministry|club|charity)s?\b/i

/** The kind that the beginning of a description indicates: "Person who handles the claim", "City where it happened". */
export function describedKind(description: string): TextKind | undefined {
  const rest = description.replace(OPENING, '')
  if (/^(?:person|people|who|somebody|someone)\b|^\p{L}+ who\b/iu.test(rest)) return 'person'
  if (/^(?:where|place|city|town|country|location|harbour|harbor|port)\b/i.test(rest)) return 'place'
  return INSTITUTION.test(rest) ? 'organization' : undefined
}

const PEOPLE_TITLES = /^(?:job|current|role|position|professional|work|his|her|new|previous|last)$/

/** "Project Title", "Title of the book": the name of a work is in quotation marks. */
export const asksForTitle = (name: readonly string[], description: string): boolean =>
  (name.at(-1) === 'title' && name.length > 1 && !PEOPLE_TITLES.test(name.at(-2) ?? '')) ||
  /^(?:the )?title of (?:the|a|an) /i.test(description)

/** Words that occur in the proper names of a kind of thing, by the property's subject. */
const NAME_PARTS: readonly [about: string, parts: string][] = [
  [
    'event',
    'summit conference festival expo fair workshop meetup gala concert forum congress hackathon retreat marathon webinar symposium convention ceremony exhibition',
  ],
  [
    'project initiative campaign',
    'project app platform portal migration pilot programme program initiative redesign rollout website relaunch upgrade',
  ],
  [
    'product device item model',
    'pro plus app suite device scale kit machine printer camera watch headphones speaker keyboard software',
  ],
  ['hotel', 'hotel inn lodge resort hostel guesthouse suites palace'],
  [
    'venue',
    'hall centre center house villa arena theatre theater stadium college park hotel gallery museum studio atelier castle barn club garden gardens pavilion auditorium library campus ballroom',
  ],
  ['airline carrier', 'airlines airways air aviation'],
  ['insurance', 'insurance mutual assurance health'],
  ['restaurant cafe', 'restaurant cafe bistro grill kitchen diner'],
  ['brand book film movie song game', 'the'],
]

const nameParts: readonly [ReadonlySet<string>, ReadonlySet<string>][] = NAME_PARTS.map(([about, parts]) => [
  new Set(about.split(' ').map(word => conceptOf(stem(word)))),
  new Set(parts.split(' ')),
])

/** The words that occur in names of such a thing; none if the property is about something else. */
export const namePartsFor = (concepts: readonly string[]): ReadonlySet<string> | undefined =>
  nameParts.find(([about]) => concepts.some(concept => about.has(concept)))?.[1]

/** The subjects of records: "patient name", "customer name". */
const SUBJECTS = new Set(
  `full customer candidate patient traveler traveller buyer user client contact member guest student employee applicant lead
   prospect subject tenant passenger caller seller client's person first legal main`.split(/\s+/),
)

/** Property names that imply that the record is about such a person. */
const OWN =
  /^(?:claimant|tenant|student|patient|applicant|candidate|traveler|traveller|guest|caller|buyer|member|pupil|employee|subscriber|donor|volunteer|respondent|policyholder)$/

/** Whether the words of a property's name ask for the person or company that the record itself is about. */
export function subjectOf(words: readonly string[]): 'person' | 'organization' | undefined {
  if (words.length === 1 && OWN.test(words[0] ?? '')) return 'person'
  if (words.at(-1) !== 'name') return undefined
  const rest = words.slice(0, -1)
  if (rest.length === 1 && /^(?:company|business|organi[sz]ation|firm|brand|employer|account)$/.test(rest[0] ?? ''))
    return 'organization'
  return rest.every(word => SUBJECTS.has(word)) ? 'person' : undefined
}
