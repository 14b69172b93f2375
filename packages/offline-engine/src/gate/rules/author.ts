import type { Place } from '../place.ts'
import { MACHINE, OTHER_SIDE, OWN_SIDE } from '../speakers.ts'
import type { Judged, Rule } from './rule.ts'

// By whom? A statement belongs to who makes it.

const FIRST_PERSON =
  /\b(?:i|i'm|i've|i'd|i'll|my|mine|me|we|we're|we've|we'd|our|ours|us|ich|mein\w*|wir|unser\w*|je|mon|ma|mes|nous|notre|mi|mis|nosotros|nuestr\w+)\b/
/** An answer that confirms what was asked. */
const CONFIRMS =
  /^\W*(?:(?:oh|ah|well|hm+) )?(?:yes|yeah|yep|yup|correct|right|exactly|precisely|absolutely|indeed|sure(?: thing)?|confirmed|(?:that|it|this)(?:'s| is| sounds| looks) (?:right|correct|true|it|perfect|exactly)|all correct|perfect|i confirm|please confirm|ja|genau|stimmt|richtig|oui|exact(?:ement)?|sí|correcto|exacto)\b(?!.{0,40}\b(?:but|not|except|wrong|instead|actually)\b)/
const AI_TOOL =
  /\b(?:siri|alexa|bard|perplexity|grok|deepseek|mistral|autocomplete|chatgpt|gpt(?:-?\d\S*)?|copilot|claude|gemini|llm|(?:the|an?|your|our|my) (?:\w+ )?(?:assistant|ai|bot|chatbot|language model|algorithm)|(?:\p{L}+ )?(?:tool|app|software|algorithm|calculator|estimator|widget|parser|scanner|scraper|crawler|planner|dashboard) (?:puts?|read|reads|assum(?:es|ed)|calculat(?:es|ed)|comput(?:es|ed)|detect(?:s|ed)|extract(?:s|ed)|believes|says?|estimates?|suggests?|gives?|guess(?:es|ed)|thinks?|shows?|predicts?|filled|wrote|reckons?|came up)|\p{L}*(?:chat|lead|auto|help|sales|slack|smart|web|form|data)-?bot|auto-\p{L}+|auto(?:filled|completed|generated)|(?:chat|virtual|voice|digital|smart|online) (?:helper|bot|assistant|agent|tool)|(?:transcript|transcription|note-?taking|summary|recommendation|prediction) (?:tool|app|bot|engine|system)|auto-?generated|(?:suggested |filled in |written |set )by the (?:system|app|tool|software|algorithm)|ai|model output|ki)\b/u

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** Whether a speaker is the record; undefined if nobody can tell. */
function isRecord(speaker: string, names: ReadonlySet<string>, isAmongSpeakers = false): boolean | undefined {
  if (wordsIn(speaker).some(word => names.has(word))) return true
  // where the record speaks by name, a role is another's
  if (OWN_SIDE.test(speaker)) return isAmongSpeakers ? undefined : true
  return OTHER_SIDE.test(speaker) ? false : undefined
}

export const isConfirmed = (
  { turn, before, after, isQuestion, next, later, near, said, beyond }: Place,
  names: ReadonlySet<string>,
): boolean =>
  turn !== undefined &&
  // nobody can confirm what others say of themselves
  (isQuestion || !FIRST_PERSON.test(near) || /\byou(?:r|rs)?\b/.test(`${near}${said}${beyond}`)) &&
  // "Yes, ok" to what was asked for confirms nothing about who asked
  (isQuestion || /\?/.test(`${next}${later}`) || !/\?\W*$/.test(before?.text ?? '')) &&
  after !== undefined &&
  after.speaker !== turn.speaker &&
  !MACHINE.test(after.speaker) &&
  isRecord(after.speaker, names) !== false &&
  CONFIRMS.test(after.text)

/** Who is quoted before "…: I have", if that is not the record. */
const INTRODUCES =
  /\b(?:about (?:himself|herself|themselves)|(?:brother|sister|friend|colleague|neighbou?r|cousin|boss|mother|father|mum|mom|dad|uncle|aunt|flatmate|roommate|partner|husband|wife|competitor|landlord|landlady|ex)s?\b.{0,30}\b(?:wr(?:ote|ites?)|sa(?:id|ys)|t(?:old|ells)|text(?:ed|s)|mail(?:ed|s)|claim(?:ed|s)|sent))\b/

/** Labels of forms and notes, which name nobody. */
const NO_SPEAKER =
  /^(?:notes?|summary|subject|update|info|comments?|remarks?|re|fwd?|ps|nb|question|answer|reply|message|text|e-?mail|date|status|call|meeting|minutes|result|todo|fyi|hi|hello|also|today|yesterday|next steps?|background|context|goal|ours|us|we|mine|our side)\b/i
/** Somebody whom the narrator or the press quotes. */
const QUOTES_OTHERS =
  /\b(?:my|our|an?|some|another|this) (?:[\p{L}'-]+ ){1,3}?(?:sent|wrote|writes|said|says|texted|mailed|posted|claims?|told)\b|\b(?:interview with|newspaper|article|blog|press|magazine|radio|podcast|tv|brochure|flyer|leaflet|website|advert|poster|linkedin|forum|review)\b/u
/** Who writes speaks of themselves to the record. */
const NARRATOR =
  /\b(?:told|said to|mentioned to|explained to) (?:them|him|her|\p{L}+) (?:that |about |how )?.*\b(?:we|i|my|our)\b|\bas (?:their|his|her|your|an?|the) (?:adviser|advisor|consultant|agent|broker|planner|coach|doctor|lawyer|seller|vendor|teacher|recruiter)\b/u

/** "Bartek texted", "their rival boasted on stage" */
const SAYS =
  /^(?!\W*(?:i|we|he|she|they|it|please|also|and|yes|no)\b).*\b(?:sa(?:id|ys)|wr(?:ote|ites)|t(?:old|ells)|text(?:ed|s)|mail(?:ed|s)|boast(?:ed|s)|claim(?:ed|s)|post(?:ed|s)|tweet(?:ed|s)|repl(?:ied|ies)|answer(?:ed|s)|announc(?:ed|es)|shout(?:ed|s)|insist(?:ed|s)|brag(?:ged|s)|whisper(?:ed|s)|admit(?:ted|s))\b/
const ADDRESS = /^(?:\S+@\S+|https?:\S+|www\.\S+|\+?[\d ()/-]{7,})$/

function saysAnother(place: Place, { names, isAmongSpeakers, isNamedIn }: Judged): boolean {
  const { turn, near, left, said, intro } = place
  const isFirst = FIRST_PERSON.test(near) || FIRST_PERSON.test(left) || FIRST_PERSON.test(said)
  const isForm = turn?.isLabel === true && (NO_SPEAKER.test(turn.speaker) || isNamedIn(turn.speaker))
  if (turn && !MACHINE.test(turn.speaker) && !isForm) {
    const own = isRecord(turn.speaker, names, isAmongSpeakers)
    // the address that the other side gives is their own
    if (own === false && ADDRESS.test(said) && /\b(?:to|at|on|via|under)\W*$/.test(left)) return true
    if (own === false || (own === undefined && (isAmongSpeakers || names.size > 0))) return isFirst
  }
  if (
    intro !== '' &&
    (INTRODUCES.test(intro) || (QUOTES_OTHERS.test(intro) && !FILES.test(intro) && !namesOf(intro, names)))
  )
    return true
  if (NARRATOR.test(left) && !turn && !namesOf(left, names)) return true
  const told = /^(.{4,90}): (?=.*\b(?:i|i'm|my|we|our)\b)/.exec(`${left}`)?.[1]
  if (told === undefined || namesOf(told, names) || QUOTES_OWN.test(told)) return false
  return INTRODUCES.test(told) || (names.size > 0 && !FILES.test(told) && SAYS.test(told))
}

/** Whether the one who tells is the record: "Mrs Keller told him about herself". */
const namesOf = (text: string, names: ReadonlySet<string>): boolean =>
  wordsIn(text)
    .slice(0, 3)
    .some(word => names.has(word))

/** Who is quoted, if it is the record or who writes: "I wrote", "Mrs Keller said", "the patient says". */
const QUOTES_OWN =
  /\b(?:i|we|he|she|they|ich|wir|je|nous|yo)\b(?: \w+){0,3}? (?:sa(?:id|ys?)|wr(?:ote|ites?)|t(?:old|ells?)|text(?:ed|s)|mail(?:ed|s)|noted?|answer(?:ed|s)|repl(?:ied|ies)|typed?|filled|entered|put|dictated|added|repeat(?:ed|s)?)\b|^\W*(?:the |our )?(?:user|customer|client|caller|patient|guest|tenant|applicant|candidate|member)\b|\b(?:my|our) (?:note|message|file|form|answer|entry)\b|\btheir (?!rival|competitor)\p{L}+ (?:wrote|said|writes|says|told)\b|\b(?:by|from) (?:the )?(?:user|customer|client|caller|patient|guest|tenant|applicant|candidate|member)\b/u

/** A form or a file that is filled in with the words. */
const FILES =
  /\b(?:final|approved|note|file|entry|record|voicemail|voice ?mail|transcript|message|memo|dictated|filled|confirmed|correct|reads)\b/
/** What anybody can read, see or hear. */
const SOURCES =
  /\b(?:article|songs?|books?|novel|poem|film|movie|play|ads?|adverts?|advertisement|website|page|manual|textbook|brochure|leaflet|flyer|poster|blog|post|tweet|headline|newspaper|magazine|paper|lyrics|recipe|quiz|horoscope|podcast|radio|label|sign|mail from|letter from|message from)\b/
/** "According to the brochure": not who would know. */
const BY_HEARSAY =
  /\b(?:according to|as per|going by|if you believe|says) (?:the |an? |this |that |some |your |their )?(?:\p{L}+ )?(?:articles?|adverts?|ads?|website|brochure|leaflet|flyer|poster|blog|tweet|headline|newspapers?|papers|press|magazine|internet|google|wikipedia|news|gossip|grapevine|rumou?rs?|legend|horoscope|forum)\b/u
/** "I am writing as the physiotherapist who saw you": a letter to the record. */
const WRITES_AS =
  /\b(?:i|we)(?:'m|'re| am| are|) (?:writ\p{L}+|contact\p{L}+|call\p{L}+|speak\p{L}*) (?:to you )?(?:today )?as (?:an?|the|your|one of)\b/u
/** "Kind regards, Ann Lee, Physiotherapist" in one line. */
const SIGNED =
  /\b(?:(?:kind|best|warm|many|warmest|kindest) (?:regards|wishes|greetings)|regards|sincerely(?: yours)?|yours (?:truly|sincerely|faithfully)|(?:viele|liebe|beste|freundliche) grüße|mit freundlichen grüßen|cordialement|saludos)[,.]? (?:[^.!?\n]*, )?$/u
/** "Visitor: Ann Lee (physiotherapist)": what stands behind a name is said of that person. */
const BEHIND_NAME = /(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)+) \($/u

function isOfNamed({ original, right }: Place, { names }: Judged): boolean {
  const name = BEHIND_NAME.exec(original)?.[1]
  return name !== undefined && names.size > 0 && /^ ?[),]/.test(right) && !wordsIn(name).some(word => names.has(word))
}

/** "The patient in the next bed told him" */
const ELSEWHERE =
  /\b(?:in|at|on|from) the (?:next|other|opposite|neighbou?ring|adjacent) \p{L}+|\b(?:next|opposite|beside|behind|before|after|across from) (?:to )?(?:me|us|him|her|them)\b|^\W*(?:another|one|some|a different) \p{L}+ /u

/** Words around a value that make a quotation more than the value. */
const MIN_QUOTED_WORDS = 3

/** "The song goes "I live in Memphis"": a sentence between quotation marks is said by who is quoted. */
function isQuotation({ quotation, said, intro, right }: Place, { names }: Judged): boolean {
  const words = quotation.replace(said, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < MIN_QUOTED_WORDS || FILES.test(intro)) return false
  const last = intro.split(/[.!?]\s/).findLast(part => part.trim() !== '') ?? right
  if (SOURCES.test(last) || ELSEWHERE.test(last)) return true
  if (QUOTES_OWN.test(last) || wordsIn(last).some(word => names.has(word))) return false
  // a text that is one quotation is what somebody said
  return last.trim() !== '' || right.trim() !== ''
}

export const AUTHOR: readonly Rule[] = [
  {
    doubt: 'by_another',
    because: '"I am writing as the physiotherapist who saw you. Kind regards, Ann Lee, Physiotherapist"',
    holds: ({ left, right, turn }) =>
      SIGNED.test(left) || (!turn && WRITES_AS.test(left) && /^ ?(?:who|that)\b.*\byou\b/.test(right)),
  },
  {
    doubt: 'about_another',
    because: '"Visitor: Ann Lee (physiotherapist)" says what Ann Lee is.',
    holds: isOfNamed,
  },
  {
    doubt: 'quoted',
    because: '"The song goes "I live in Memphis"."',
    holds: isQuotation,
  },
  {
    doubt: 'by_another',
    because: '"According to the brochure, our team has 15 people."',
    holds: ({ left, right }) => BY_HEARSAY.test(left) || BY_HEARSAY.test(right),
  },
  {
    doubt: 'by_assistant',
    because: 'An assistant invents, sums up and asks. Only what the user confirms is said.',
    holds: place =>
      (place.turn !== undefined && MACHINE.test(place.turn.speaker)) ||
      AI_TOOL.test(place.intro) ||
      AI_TOOL.test(place.near) ||
      AI_TOOL.test(/^(.*): /.exec(place.left)?.[1] ?? ''),
  },
  {
    doubt: 'by_another',
    because: 'The "I" and the "our" of another speaker are not the record.',
    holds: saysAnother,
  },
]
