import { conceptOf } from './concepts.ts'
import type { Token } from './sentences.ts'
import { STOP_WORDS, stem } from './words.ts'

/**
 * Phrases that precede (or follow) a value, by the property's subject. A pattern is a few words; `a|b` are
 * alternatives, `a?` is optional. A property gets the frames of every line whose words are in its name.
 */
const TABLE: readonly [about: string, after: string, before?: string][] = [
  [
    'company',
    'work at; work for; working with; employed by|at; join; joined; here at; over at; behalf of; ceo|founder|cofounder|co-founder|owner of; run|runs|founded|started|owns a? company|startup|agency|studio? called|named',
  ],
  [
    'role',
    'work as a|an|the?; working as a|an|the?; hired|promoted|appointed as|to a|an|the?; is|am|was a|an|the|our|their|your; i|he|she|who|they a|an|the|our|their; serves|acting as; job is; title is',
  ],
  [
    'location city country region place home',
    'based in|out|near of?; live|living|lives|reside|resides in|near; located in|near; moved|moving|relocated|relocating|relocate to; headquartered|hq in; settled in; office|offices is? in; office|headquarters|hq to; moved|moving|move|relocated|relocating|relocate from * to; from; home is? in',
  ],
  ['headquarters', 'based in|out of?; headquartered|hq in; located in; head? office|offices is? in'],
  [
    'destination',
    'going to; trip to; travel|travelling|traveling|flying|fly|heading|moving|ship|shipping to; to; land|landing|arrive|arriving in; destination; visit|visiting; vacation|holiday|honeymoon in|to',
  ],
  [
    'origin departure',
    'from; leave|leaves|leaving; flying|fly|travelling|traveling|departing|depart|leaving|leave out? from|of; originally? from; ship|shipping from',
  ],
  ['nationality', 'originally from; citizen of; born in; native of'],
  ['birthplace', 'born in; born and raised in; grew up in'],
  [
    'university',
    'studied at; studies at; graduated from; attend|attends|attended; degree|bachelor|master|mba|phd from|at; alumni of; enrolled at|in',
  ],
  [
    'degree study education',
    'degree|bachelor|master|masters|mba|phd|doctorate in|of; studied|studies|studying; majored|majoring in; major in',
  ],
  ['spouse', 'wife|husband|partner|spouse|fiance|fiancee is?; married to'],
  ['company', "we are; we're"],
  [
    'speaker performer',
    'keynote|keynotes|talk|talks|session|sessions|workshop|lecture|performance by|with|from; speakers|performers include|are; hear from; hosted|taught|led by',
  ],
  [
    'preferred neighborhood neighbourhood area',
    'prefer|prefers|preferring; in|near|around; area|areas|neighborhood is|are',
  ],
  [
    'venue',
    'held at; place at; hosted at; venue is; join us at; meet at; wedding|conference|event|party|reception at; at',
  ],
  [
    'certification',
    'certified to|in|for?; holds|hold|held; certifications|certs|certificates are|include; passed',
    'certification; certifications; certified; certificate; certificates',
  ],
  [
    'organizer',
    'organized|organised|hosted|run|arranged by; organizers|organisers|organizer|organiser; behalf of',
    'is|are organizing|organising|hosting',
  ],
  ['airline carrier', 'with; on'],
  ['client customer', 'client; behalf of'],
  ['team', 'team of'],
  [
    'dislike disliked hate',
    "hate|hates; dislike|dislikes; can't|cannot stand; not|don't|doesn't like|likes|care for?; not a fan of",
  ],
  [
    'cuisine favorite',
    'love|loves|adore|adores; favorite|favourite cuisine|cuisines|food|foods is|are; fan of',
    'food which is by? far? my favorite|favourite; is my favorite|favourite',
  ],
  ['drink beverage', 'drink|drinks|drinking; go-to drink is; order|orders a|an?; favorite|favourite drink is'],
  [
    'complaint visit symptom',
    'c o; complains|complaining of; admitted for|with; presents|presenting|presented with; here|came|in for|about|because; reason for visit is; suffering from',
  ],
  ['child', 'son|daughter|kid|child|kids|children|sons|daughters is|are? named|called?'],
  [
    'pet dog cat',
    'dog|cat|parrot|rabbit|hamster|horse|puppy|kitten|dogs|cats; dog|cat|pet|puppy|kitten|rabbit|parrot named|called|is',
  ],
  ['nickname', 'goes by; call me; known as; prefers to be called; nickname is'],
  [
    'contact person',
    'spoke|speak|speaking|talked|met|meeting|call|chat|chatted with|to; met; reach out to; contact is; ask for',
  ],
  ['name', "my name is?; name is; this is; i am; i'm; introduce|meet; met with?; spoke|talked with|to"],
  [
    'source',
    'referred by|from; introduced by; heard about us|you from|through|via|on|at; found us|you through|via|on|at; came in? through|via|from; recommended by; referral from; saw us|you|your on|at',
  ],
  ['owner', 'assigned to; owned by; handled by; led by; managed by; handed to; owner is'],
  ['manager lead', 'report|reports|reporting to; managed by'],
  ['reporter', 'reported by; raised by; submitted by; opened by'],
  ['founder', 'founded by; started by; created by'],
  ['doctor', 'see|sees|seeing; treated by; patient of; doctor is'],
  ['language', 'speak|speaks|speaking; fluent in; native; in'],
  [
    'interest',
    'interested in; love|loves; enjoy|enjoys; passionate about; fan of; obsessed with; hobbies|hobby are|is|include|includes; spends|spend weekend|weekends|time; keen on; avid; weekends|evenings i|we|she|he go|goes|do; learning|learn to|the?; plays|playing|play; collects|collecting; practicing|practising; took|taking up',
  ],
  [
    'skill',
    'strong on|at; know|knows well?; skilled in|at; proficient in|with; expert in|at|on; expertise in|with; experienced in|with; knows; specializes|specialises|specialized in; strong in|with; good at; background in; skills are|include|in|with',
  ],
  [
    'tool crm system platform product',
    'use|uses|using; work|works|working|live|lives in|with; move|moves|moving to; migration|move to; built on|with|in; run|runs|running on?; stack is|includes|of; standardized on; currently on; rely|relies on; migrated|migrating|switched|switching|moved|moving to',
  ],
  ['crm', 'crm is; use|uses|using', 'as crm; for crm; as our|their|his|her crm'],
  [
    'competitor',
    'evaluating; comparing us|you? with|to|against; considering; looking at; talking to|with; versus; vs; against; competing with|against; shortlisted; alternative is; other quote|quotes|bid|bids from; trialing; piloting; demoed|demo with',
  ],
  [
    'vendor',
    'supplied by; provided by; buy|buys|bought|source|sources from; vendor|supplier|provider is; currently? with; use|uses|using; switching|moving|migrating from; contract with',
  ],
  [
    'pain',
    'struggle|struggles|struggling with|to; frustrated with|by|that|about; complain|complains|complained|complaining about|that; trouble|problem|problems|issue|issues|difficulty|challenge|challenges with|is|are; pain point|points is|are|with|around; annoyed by|with|that; unhappy with|about; tired|sick of; worried about; suffering from; bottleneck is',
  ],
  [
    'concern objection risk',
    'concerned|worried|nervous|anxious|hesitant about|that; concern|objection|worry|risk is|are|with|around|about; afraid|fears of|that; pushback on|about',
  ],
  [
    'goal',
    'goal|goals|objective|aim|target is|are to?; want|wants|wanted to; hope|hopes|hoping to; aim|aims|aiming to; plan|plans|planning to; look|looking to; trying to',
  ],
  [
    'need requirement request feature hav must',
    'must have a|an|the?; has|have to have; must-haves|must-have are|is|include; need|needs|needed to?; require|requires|required; asked|asking|asks for|about; request|requests|requested|requesting; want|wants; looking for; would like; must have',
  ],
  [
    'step action follow-up followup',
    "next step|steps is|are to?; action item|items is|are to?; follow up with|on|by|to?; agreed to; i'll; we'll; i will; we will; going to; promised to",
  ],
  ['reason', 'because of?; due to; reason is|was; since; on account of'],
  [
    'medication',
    'switched|changed|moved me|him|her|them|us? to; take|takes|taking; prescribed; on; started on?; medication|medications is|are',
  ],
  [
    'diagnosis',
    'hx of?; dx; had; known for; conditions are|is|include; diagnosed with; suffers|suffering from; history of; has; living with',
  ],
  [
    'symptom',
    'complains|complaining of; experiencing; reports|reporting; presents|presenting with; symptoms are|include',
  ],
  ['allergy allergen', 'free of|from; allergic to; allergy|allergies to|is|are|include; intolerant to'],
  [
    'diet',
    "allergic to; intolerant to; don't|doesn't|never|not|can't|cannot eat|eats|have; avoid|avoids; diet is; follows a|an|the?; no",
  ],
  ['vehicle', 'drive|drives|driving a|an|the?; owns|bought|leases a|an|the? new?'],
  [
    'product',
    'bought|purchased|ordered|buy|order a|an|the?; interested in; signed up for; subscribed to; using; trial|demo of',
  ],
  ['browser device os operating', 'on; using; running; with; device|browser|os is'],
  ['favorite favourite', 'favorite|favourite is'],
  ['cuisine dish', 'eat|eats|craving; love|loves'],
  ['topic subject', 'about; regarding; subject is; discuss|discussed'],
  ['event conference', 'met at; attending|attend|attended; speaking at'],
  ['champion', 'championed by; champion is; advocate is; pushed by'],
  [
    'decision-maker approver signatory',
    'decision is? with|by; signed off by; approval from|by; run it by; it|that|this|everything|contract goes|go to; decided|made|signed|approved by',
  ],
  ['airline', 'fly|flies|flying|flew with|on'],
  ['hotel', 'stay|stays|staying at|in'],
  ['team department', 'in|on|from|leads|lead|runs|heads the|our|their; team|department is'],
  [
    'plan tier package',
    'on the; upgrade|upgraded|upgrading|downgrade|downgraded|move|moved|switch|switched to the|a?; subscribed to',
  ],
  ['preferred', 'likes|like|loves|love|enjoys|enjoy|prefers|prefer|favors|favours'],
  ['industry', 'work|works|working|operate|operates|business in|within the?; industry|sector is'],
]

interface Part {
  any: ReadonlySet<string>
  optional: boolean
  /** `*`: one to three arbitrary words. */
  gap: boolean
}

/** One phrase, ready to be matched word by word. */
export interface Frame {
  parts: readonly Part[]
  side: 'after' | 'before'
  /** Short frames of common words ("in", "on") are weaker evidence. */
  strength: number
}

export function compileFrame(pattern: string, side: Frame['side']): Frame {
  const parts = pattern.split(' ').map(part => ({
    any: new Set(
      part
        .replace(/\?$/, '')
        .split('|')
        .map(word => (word.includes("'") ? word : stem(word))),
    ),
    optional: part.endsWith('?'),
    gap: part === '*',
  }))
  const needed = pattern.split(' ').filter(part => !part.endsWith('?'))
  const solid =
    needed.length > 1 || (needed[0] ?? '').split('|').every(word => word.length > 3 && !STOP_WORDS.has(word))
  return { parts, side, strength: solid ? 0.8 : 0.61 }
}

const compiled: readonly [ReadonlySet<string>, readonly Frame[]][] = TABLE.map(([about, after, before]) => [
  new Set(about.split(' ').map(word => conceptOf(stem(word)))),
  [
    ...after.split('; ').map(pattern => compileFrame(pattern, 'after')),
    ...(before ?? '')
      .split('; ')
      .filter(Boolean)
      .map(pattern => compileFrame(pattern, 'before')),
  ],
])

/** Frames by their possible first words, so that a sentence is scanned once. */
export type FrameIndex = ReadonlyMap<string, readonly Frame[]>

export function indexFrames(frames: readonly Frame[]): FrameIndex {
  const index = new Map<string, Frame[]>()
  for (const frame of frames) {
    const first = frame.parts.findIndex(part => !part.optional)
    const starters = new Set(frame.parts.slice(0, first + 1).flatMap(part => [...part.any]))
    for (const word of starters) index.set(word, [...(index.get(word) ?? []), frame])
  }
  return index
}

/** The frames of all subjects in the words of a name. */
export const framesFor = (concepts: readonly string[]): FrameIndex =>
  indexFrames(
    compiled.filter(([about]) => concepts.some(concept => about.has(concept))).flatMap(([, frames]) => frames),
  )

const NONE: readonly [Frame, number][] = []

/** Every frame that matches at `at`, with the token index after it. */
export function framesAt(index: FrameIndex, tokens: readonly Token[], at: number): readonly [Frame, number][] {
  const token = tokens[at]
  if (token === undefined || index.size === 0) return NONE
  const byStem = index.get(token.stem)
  const byWord = token.lower === token.stem ? undefined : index.get(token.lower)
  if (byStem === undefined && byWord === undefined) return NONE
  const found: [Frame, number][] = []
  for (const frames of [byStem, byWord]) {
    for (const frame of frames ?? []) {
      const next = matchFrame(frame, tokens, at)
      if (next >= 0) found.push([frame, next])
    }
  }
  return found
}

/** The token index after the frame if it matches at `at`, else -1. */
function matchFrame(frame: Frame, tokens: readonly Token[], at: number): number {
  let position = at
  for (const [index, part] of frame.parts.entries()) {
    if (part.gap) {
      const next = frame.parts[index + 1]?.any
      const limit = position + 3
      position += 1
      while (position < limit && next?.has(tokens[position]?.stem ?? '') !== true) position += 1
      continue
    }
    const token = tokens[position]
    const fits =
      token !== undefined &&
      (position === at || token.before !== 'hard') &&
      (part.any.has(token.stem) || part.any.has(token.lower))
    if (fits) position += 1
    else if (!part.optional) return -1
  }
  return position > at ? position : -1
}
