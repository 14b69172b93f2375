import { stem } from './words.ts'

/** Words that people use for the same option. A word may be in several groups. */
const SYNONYMS = `
critical blocker emergency showstopper sev1 p0 p1 down
urgent asap immediately critical rush
high major severe serious important big
medium moderate normal mid average
low minor small trivial cosmetic little
won signed closed
lost rejected declined
negotiation negotiating redline redlines contract
proposal quote quoted
qualified qualification
discovery exploring
new fresh
open unresolved pending
progress working underway ongoing
resolved fixed solved done
closed complete completed done finished
blocked stuck
churned cancelled left
healthy happy satisfied
risk risky worried
customer client
prospect lead
healthcare health hospital medical clinic clinical
finance financial fintech bank banking
technology tech software saas it
education school edtech university
shipping arrived arrive arrives delivery delivered package parcel courier
rejected declined unsuccessful rejection
offer offered
screening screen screened
hired hire hires accepted
retail shop store ecommerce e-commerce
manufacturing factory manufacturer manufactures plant
hospitality hotel restaurant
logistics shipping freight transport transportation
legal law
single unmarried
married husband wife spouse
divorced ex-wife ex-husband
vegetarian meatless
vegan plant-based
morning mornings am
evening evenings night
afternoon afternoons
email e-mail mail
phone call calls calling telephone
text sms texting
whatsapp
video zoom teams
person in-person onsite on-site face-to-face
remote remotely wfh home
hybrid
office onsite on-site
fulltime full-time permanent
parttime part-time
contract contractor freelance freelancer
referral referred recommended recommendation introduced
website web site online
conference expo tradeshow
ads advert advertisement ad
linkedin
male man he
female woman she
positive happy pleased delighted love loves loved great
negative unhappy angry upset disappointed frustrated annoyed furious
neutral indifferent
monthly month per-month
annual annually yearly year
quarterly quarter
weekly week
daily day
beginner novice newbie starter
intermediate
advanced expert experienced
bug defect broken error crash crashes crashing
feature request
billing invoice invoices charged refund payment
question asking how
house detached villa
apartment flat condo
rent renting rental lease
buy buying purchase
enterprise
startup start-up
economy coach
business
car driving drive
train rail
plane flight flying fly
approve approved approval
active activated
inactive dormant
paused hold on-hold
cash
card credit-card visa mastercard
yes agreed accepted
no refused
`

/** By the stem of an option's first word: the stems that people use for the same option. */
export const synonyms: Map<string, Set<string>> = new Map<string, Set<string>>()
for (const line of SYNONYMS.trim().split('\n')) {
  const stems = line.split(' ').map(stem)
  const head = stems[0] ?? ''
  const group = synonyms.get(head) ?? new Set()
  for (const one of stems.slice(1)) group.add(one)
  synonyms.set(head, group)
}

/** Options that are everyday words prove nothing unless the property is mentioned. */
export const EVERYDAY = new Set(
  `high low medium new open closed other none yes no active good bad small large one big left right email phone call text web
   person home office work month year day week business customer lead hot warm cold email other fair first basic pro free
   male female car house pending done positive negative neutral normal morning evening contract`
    .split(/\s+/)
    .map(stem),
)
