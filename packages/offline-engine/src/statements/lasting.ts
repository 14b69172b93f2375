/** What a sentence is about, by its words. What lasts weighs most. */
interface Kind {
  /** 0..1 */
  weight: number
  says: RegExp
}

export const RELATIVE =
  'mother|mum|mom|mamma|father|dad|papa|parents?|brother|sister|son|daughter|child|children|kids?|wife|husband|partner|fianc[eé]e?|boyfriend|girlfriend|grand\\w+|grandma|grandpa|uncle|aunt|cousin|nephew|niece|twins?|baby'

/** Words between a person and what they do. */
const SOON = '(?:(?:just|also|finally|recently|even|already|actually|currently|definitely|really|now|still) )*'

/** Kinds of what is told of somebody, those first that do harm or are missed most if they are left out. */
const KINDS: readonly Kind[] = [
  {
    weight: 1,
    says: /\b(?:allerg\w*|anaphyla\w*|epi-?pens?|adrenaline(?! rush)|hives|intoleran\w*|co?eliac|reacts? (?:badly |strongly )?to|penicillin|emergency (?:contact|number|doctor)|in an emergency|999|911|must not|mustn['’]t|(?:don['’]t|do not) (?:let (?:him|her|me|us|them (?!get|bring|stop)|any(?:one|body)|the (?:cat|dog|kids?|child|children))|give (?!up)|prescribe)|blood (?:type|group)|epilep\w*|seizures?|asthma\w*|pacemaker|key ?holder|next of kin|(?:doesn['’]t|don['’]t|can['’]t|cannot|won['’]t|mustn['’]t|never|no longer) eats?|(?:pea|hazel|wal|chest)nuts?|(?:tree|cashew|brazil|no|to) nuts|cashews?|pistachios?|almonds?|shellfish|gluten|lactose|sesame|soya?|latex|(?:bee|wasp) stings?|ibuprofen|aspirin|antibiotics?|sulfa|codeine)\b/i,
  },
  {
    weight: 0.95,
    says: new RegExp(
      `\\b(?:passed away|died|death of|was born|were born|gave birth|(?:is|am|are|got|were) (?:getting )?(?:married|engaged|pregnant|divorced)|got married|married|divorc\\w+|broke up|moved (?:to(?! (?:the (?:top|left|right|back|front|\\d)|\\d{1,2}(?:st|nd|rd|th|:|\\.\\d)|\\w+ing\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|in|into|out|from|here|back|house)|address (?:from|is|since)|los(?:t|ing) (?:my|his|her|their|our) (?:\\w+ )?(?:job|home|dog|cat|pet|${RELATIVE})|(?:was|got|been|were|be|being) (?:promoted|fired|laid off|made redundant|hired|elected|diagnosed|evicted|accepted)|laid off|quit (?:my|his|her|the)|resigned|graduated|graduation|retire[ds]?|adopted|opened (?:a|an|my|his|her|our|the|up)|opening (?:night|day|of)|official opening|launched|founded|got (?:a|the|this|my) (?:\\w+ )?(?:job|degree|diploma|promotion|internship|dog|cat|puppy|place|apartment|house)|internship|bought|sold|broke (?:my|his|her|their) (?!heart)\\w+|(?:start(?:ed|ing)|opened|(?<!\\b(?:my|his|her|its|our|your|their) )owns?|set up) (?:\\w+ ){0,3}(?:business|company|store|shop|studio|job|school)|elected|offer accepted|accepts|won (?:the|a|first))\\b`,
      'i',
    ),
  },
  {
    weight: 0.85,
    says: /\b(?:please (?:don['’]t|do not|never|no|only|always|keep)|never (?!give|quit|stop|saw|mind|forget|had|been|got|thought|knew|tried|seen|heard)|no more|standing order|(?:doesn['’]t|don['’]t|won['’]t|can['’]t|cannot) (?:eat|drink|drive|fly|take|stand|use|have|answer|hear|relocate)|stopped (?:eating|drinking|smoking)|prefers?|i['’]d rather|refuse[sd]?|only (?:after|before|by|answers?|on)|vegetarian|vegan|kosher|halal|veggie|hates?|favou?rite|not allowed|the rule|as agreed|hard of hearing|hears? badly|doesn['’]t count|always send)\b/i,
  },
  {
    weight: 0.8,
    says: new RegExp(
      `\\b(?:born|lives? (?:in|at|with|on|alone|near|here|together|by)|living (?:in|with|alone|at)|address|household|(?:my|his|her|our|their|['’]s) (?:\\w+ )?(?:${RELATIVE}|boss|flatmate|neighbou?r|landlord|doctor|gp|employer),? (?:\\p{Lu}|(?:is|was|are|has|had|works?|lives?|turned|started|got) (?!so\\b|my\\b|our\\b|a blast)|who\\b|and h(?:is|er) )|(?:is|was|are) (?:\\p{Lu}\\p{Ll}+['’]s|called|named|an? \\w+ at)|works? (?:as|at|for|in)|working (?:as|at|for)|(?:(?:new|my|his|her|their|temp|first) job|job (?:as|at|title)|career|profession|role|employer|title|engineer|nurse|teacher|therapist|designer|lawyer|driver|ceo|cfo|cto|founder|family doctor|(?:new|my|our) doctor)|years? old|aged|dog|cat|household|degree|university|contact(?:ed)?)\\b`,
      'iu',
    ),
  },
  {
    weight: 0.75,
    says: /\b(?:Dr|Mr|Mrs|Ms|Prof|Frau|Herr)\.? \p{Lu}|\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he) \p{Ll}+(?: \p{Ll}+)?,? (?:is |called )?(?!(?<=, )\p{Lu}\p{Ll}+[.!?])\p{Lu}\p{Ll}+/u,
  },
  { weight: 0.8, says: /\S@[^\s@]+\.\w|(?:\+|\b0)\d[\d ]{7,}\d/ },
  {
    weight: 0.75,
    says: /\b(?:medic(?:ation|ine)s?|\d+ ?(?:mg|ml|mcg)|doses?|diabet\w*|insulin|metformin|hypertension|blood pressure|bp|surgery|operation|replacement|fracture[ds]?|cataract|hba1c|egfr|diagnos\w*|deaf|fell|falls?|therapy|hospital|clinic|prescri\w*|tablets?|injections?|ecg|atrial|cancer|heart (?:attack|failure|disease|surgery|condition|problem)|kidneys?|stroke|disease|pregnan\w*|smok(?:ed|es|er)|injur\w*|surgeon|dentist|wheelchair|crutch(?:es)?)\b/i,
  },
  {
    weight: 0.7,
    says: /\b(?:decid\w+|i (?:shall|will|['’]ll) (?:stay|take|leave|accept|join|move|sell|buy|marry|retire)|i['’]ll (?:stay|accept|join|leave)|(?<!couldn['’]t |totally |completely |[iI] |really )agree[ds]?|approved|granted|confirmed|booked|scheduled|deadline|cutover|due|expires?|runs? out|runs to|covered until|cancel(?:led|ed)?|postponed|rescheduled|vote|budget|costs?|quoted?|(?:an|another|we) offer(?:ed)?|paid|salary|rent|contract|guarantee|warranty|insured|serial|password|stopcock|pilot|signs|closes|completion|starts? (?:on|in|at)|moved|changed|increased|reduced|instead|no longer|joined|started|began|finished|replaced|visited|planning to|comes? from|grew up|signed|passed)\b/i,
  },
  {
    weight: 0.7,
    says: /[£€$]\s?\d|\d\s?(?:euros?|dollars?|pounds?|quid|eur|usd|gbp|k\b|kg|thousand|million|percent|%)|\b(?:thousand|million|hundred) (?:euros|dollars|pounds|people)\b|\d{1,2}:\d\d|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:leave|holiday|away|in \p{Lu}\p{Ll}+) (?:from|till|until|since)\b/iu,
  },
  {
    weight: 0.65,
    says: new RegExp(
      `\\b(?:i|we)(?:['’](?:m|re|ve|d)| am| are| have)?(?: been)? ${SOON}(?:planning|going to(?= \\w+)|hoping to|thinking (?:of|about)|looking (?:into|for(?! ?ward))|considering|training for|applying|researching|saving (?:up|for)|want(?:ed)? to (?:become|be an?|start|open|get into|learn|study|move|work|build|create|run|visit))\\b|\\b(?:my|our) (?:next |main |big |biggest |long-term )?(?:goal|plan|aim|dream) (?:is|was|for)\\b|\\bkeen on\\b`,
      'i',
    ),
  },
  {
    weight: 0.6,
    says: new RegExp(
      `\\b(?:my|his|her|our|their|['’]s) (?:\\w+ )?(?:${RELATIVE}|boss|flatmate|neighbou?r|landlord|doctor|gp|employer)\\b`,
      'i',
    ),
  },
  {
    weight: 0.6,
    says: new RegExp(
      `\\b(?:i|we)(?:['’]ve| have)? ${SOON}(?:applied|joined|signed up|attended|participated|volunteer(?:ed)?|mentor(?:ed)?|taught|teach|organi[sz]ed|performed|competed|designed|built|donated|created|painted|wrote|published|ran an?|raised|hurt|went (?:to|back|on)|took (?:up|part|my|the)|set up|hired|(?:got|had) (?:an? |my |the )?(?:\\w+ )?(?:hurt|interview|accident|surgery|baby|tattoo|offer|licen[cs]e|certificate|visa))\\b|\\b(?:i|we) used to\\b|\\bas an? \\w+ (?:woman|man|person|parent|mum|mom|dad)\\b|\\bmy (?:hobby|hobbies|passion|home country|home ?town|faith|religion|church|instrument)\\b|\\b(?:years|months) ago\\b|\\b(?:for|since) (?:\\w+ ){1,2}(?:years|months)\\b`,
      'i',
    ),
  },
  {
    weight: 0.5,
    says: /\b(?:need(?:s|ed)?|wants?|likes?|loves?|enjoys?|plays?|owns?|has|have|got|met|went|took|made|learn(?:ed|ing)?|volunteer\w*|stud(?:y|ies|ied|ying)|runs?|trip|holiday|birthday|party)\b/i,
  },
]

/** What changes a life. */
const EVERY_EVENT = new RegExp(KINDS[1]?.says.source ?? '(?!)', 'gi')
/** The weight from which words last longer than the day that they name. */
const LONG = 0.85

/** A sentence of which no rule knows the words, such as one in another language. */
export const PLAIN = 0.3
/** What a sentence with a further kind, a number or a name has more. */
const MORE = { kind: 0.05, number: 0.08, name: 0.08 }
const MOST_KINDS = 2
/** Shares that stay of what is said about the reader, of feelings, of pictures, of hopes, and in general. */
const LESS: readonly { share: number; says: RegExp; unless?: RegExp }[] = [
  { share: 0.35, says: /\b(?:you|your|you['’]\w+)\b/i, unless: /\b(?:i|i['’]\w+|my|please|we)\b/i },
  { share: 0.45, says: /\b(?:pics?|photos?|pictures?|check (?:it|this|out)|here['’]s|these are)\b/i },
  {
    share: 0.6,
    says: /\b(?:feel(?:s|ing)?|felt|excited|grateful|thankful|proud|inspir\w+|amazing|awesome|incredible|passion\w*|motivat\w+|rewarding|fulfilling|joy|happy|dreams?|memories|journey|challenges?|crucial|important|precious|heartwarming|determin\w+)\b/i,
  },
  {
    share: 0.5,
    says: /\b(?:haven['’]t|hasn['’]t|not(?: yet)?|nothing|undecided)(?: been)? (?:yet )?(?:decided|sure|certain)\b/i,
  },
  { share: 0.6, says: /\b(?:if|might|maybe|perhaps|hopefully|would love|i think|i guess|could|someday|wanna)\b/i },
  {
    share: 0.5,
    says: /\b(?:like|of|about) (?:this|that|those|these|it)\b(?! (?!next|too|again|soon|now)\w)|\b(?:made|painted|got|bought|love|see) (?:it|this|that|them|those)\b(?! \w+ (?:in|for|from|at|last|on)\b)/i,
  },
  { share: 0.6, says: /\b(?:should|deserves?|future|gotta|focus)\b/i, unless: /\d/ },
  {
    share: 0.6,
    says: /^(?:it|that|this|there|these|those|they)(?:['’]\w+)?\b/i,
    unless: /\d/,
  },
]
const GREETS = '(?:Hey|Hi|Hello|Dear|Wow|Woah|Whoa|Yeah|Yep|Yes|Oh|Thanks|Congrats)'
/** A name of what is told of. Who is spoken to is after a greeting, or after a comma and before a mark. */
const NAME = new RegExp(
  `(?<=[\\p{Ll}\\d][,;:]? )(?<!^${GREETS} )(?!(?<=, )\\p{Lu}\\p{Ll}+(?:[,!.?]|$))\\p{Lu}\\p{Ll}+|^(?!${GREETS}\\b)\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+`,
  'u',
)
/** Somebody or something of whom a sentence tells. */
const TELLS_OF =
  /\b(?:i|me|my|mine|we|us|our|he|him|his|she|her|they|them|their)\b|\bi['’]|\bwe['’]|\b(?:today|yesterday|tomorrow|last|next|ago)\b|\d/i
/** What is true of all, as in "Music brings people together." */
const IN_GENERAL =
  /\b(?:is|are|isn['’]t|aren['’]t|can|can['’]t|should|makes?|brings?|helps?|takes?|gives?|keeps?|really|always|never|life|people|everyone|everybody)\b|['’]s\b/i

/** Whether a sentence tells of nobody, as advice, praise and what is true of all do. In a conversation that is idle. */
export const isGeneral = (sentence: string): boolean =>
  !TELLS_OF.test(sentence) && !NAME.test(sentence) && IN_GENERAL.test(sentence)

/** What has happened to somebody, in equal words for all sentences that say so: "lost my job" and "losing his job" are one. */
export const eventsIn = (sentence: string, lasts: number): string[] =>
  (lasts >= LONG ? (sentence.match(EVERY_EVENT) ?? []) : []).map(said =>
    said
      .toLowerCase()
      .replace(/\b(?:my|his|her|their|our|the|an?|own|get|getting|got|was|were|been|being|be|is|am|are)\b ?/g, '')
      .replace(/^los(?:t|ing)\b/, 'lost')
      .replace(/^start(?:ed|ing)\b/, 'start')
      .replace(/^open(?:ed|ing)\b/, 'open')
      .trim(),
  )

/** What is of use for some days. */
const PASSING =
  /\b(?:until then|today|tonight|tomorrow|this (?:week|weekend|morning|afternoon|evening)|next week|on (?:its|the) way|(?<!every |each |last |until |since )(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!['’]?s| (?:mornings|afternoons|evenings|nights))|fetch(?:es|ed)?|pick(?:s|ed)? (?:\w+ )?up|deliver(?:y|ed|ies)|(?:is|was|been)? ?(?:sent|dispatched|shipped)|arriv(?:es|ing|ed)|(?:taxi|table|hotel|room)\b.{0,20} booked|booked for|appointment)\b/i

/**
 * Whether a sentence is about what is over soon, such as a delivery.
 * @param lasts what its words weigh
 */
export const isPassing = (sentence: string, lasts: number): boolean => lasts < LONG && PASSING.test(sentence)

/** Whether the words of a sentence say something that lasts. */
export const lastsBy = (sentence: string): number => KINDS.find(({ says }) => says.test(sentence))?.weight ?? 0

/** How much a sentence tells of what lasts: about 0 to 1. One whose words are unknown is between. */
export function weightOf(sentence: string): number {
  const kinds = KINDS.filter(({ says }) => says.test(sentence))
  const [first] = kinds
  const base =
    (first?.weight ?? PLAIN) +
    MORE.kind * Math.min(MOST_KINDS, Math.max(0, kinds.length - 1)) +
    (/\d/.test(sentence) ? MORE.number : 0) +
    (NAME.test(sentence) ? MORE.name : 0)
  // a warning stays one, however it is said
  if (first === KINDS[0]) return base
  return LESS.reduce((weight, { share, says, unless }) => {
    return says.test(sentence) && !unless?.test(sentence) ? weight * share : weight
  }, base)
}
