import type { Place } from '../place.ts'
import { isDate, isHead, isNumber, type Judged, type Rule } from './rule.ts'

// Is it meant, and is it so? What is wished, planned, demanded, joked or shown as an example is not.

const WISH =
  /\b(?:hopefully|with (?:any|a bit of|some) luck|fingers crossed|wish(?:es|ed|ing)?|ideally|if only|would (?:so )?(?:love|rather)|'d (?:so )?(?:love|rather)|dream(?:s|ed|t|ing)? (?:of|about)|hop(?:e|es|ed|ing) (?:to|for|that|we|i|he|she|they|it)|long(?:s|ed|ing)? for|year(?:n|ns|ned|ning) (?:for|to)|crav(?:e|es|ed|ing)|pray(?:s|ing)? for|one day i|would kill for|what i(?:'d| would) (?:give|do)|keep(?:ing)? my fingers|in my dreams|(?:would|'d) be (?:nice|lovely|great|wonderful|ideal|perfect|a dream)|oh to\b|in (?:a perfect|an ideal) world|one can dream|fantasi[sz]e|würden? (?:so )?gerne?|hätten? (?:so )?gerne?|si seulement|ojalá|schön wäre)\b/

const PLAN =
  /\b(?:plan(?:s|ned|ning)? (?:to|on|for)|aim(?:s|ed|ing)? (?:to|for|at)|intend(?:s|ed|ing)? to|intention|consider(?:s|ed|ing)?(?! that)|think(?:s|ing)? (?:of|about)|thought (?:of|about)|look(?:s|ing)? (?:to|into)|working (?:my|our|his|her|their) way|on (?:my|our|the) way to|roadmap|wish list|vot(?:e|es|ing) on|debat(?:e|es|ing)|deliberat(?:e|es|ing)|(?:bargain|haggl|negotiat)ing|someday|some day|one day|one of these days|eventually|sooner or later|in the long run|next step is|saving (?:up )?for|train(?:s|ing)? for|toy(?:s|ed|ing)? with|contemplat(?:e|es|ed|ing)|ponder(?:s|ed|ing)?|mull(?:s|ed|ing)? over|weigh(?:s|ed|ing)? (?:up|\w+ against)|(?:torn|undecided|choosing|deciding|toss-up) between|envisag(?:e|es|ed|ing)|envision(?:s|ed|ing)?|eye(?:ing|ing up)|explor(?:e|es|ed|ing) (?:the idea|whether|options)|in talks|in the pipeline|on the cards|down the (?:road|line)|try(?:ing)? for|work(?:s|ing)? towards?|hope(?:s|d)? to (?:have|be|get|reach)|(?:is|are|'re|'m|am) set to|by then we|aspir(?:e|es|ed|ing) to|mean(?:s|t)? to|the idea is|up for discussion|pencil(?:l)?ed in|leaning towards?|tempted|the goal is|(?:i|we|he|she|they|it) (?:\w+ )?(?:target|aim)s?|(?:my|our|his|her|their|the) (?:plan|goal|aim|dream|intention|hope|wish|ambition|idea|target) (?:is|was|would be)|going to|gonna|about to become)\b/
/** "I want to weigh 60 kg": what is wanted with a number is not so yet, unless it is an order. */
const WANTED =
  /\b(?:want|wants|wanted|'d like|would like|like|love|need|needs|try|tries|trying|hope|hopes|hoping) to (?!book|order|buy|reserve|rent|stay|spend|pay|invite|come|sell|invest|donate|give|keep|use|see|visit)\p{L}+\b/u
/** "Before the mileage hits 100,000 km" */
/** "I would like Rex to weigh 20 kg", "they want a price of 9,000" */
const WISHED_OF =
  /\b(?:would like|'d like|wants?|wish(?:es)?) (?:\p{L}+ ){1,3}to (?:be|weigh|have|earn|cost|measure|become)\b|\bwants? (?:an? |the )(?:\p{L}+ ){0,3}of\W*$/u
/** "She would prefer an open-ended contract": she has another. */
const PREFERRED = /\b(?:would|'d) (?:\p{L}+ )?prefer\b/u
const OF_PREFERENCES =
  /\b(?:prefer|want|wish|like|favou?r|choice|choos|chosen|pick|desired?|interest|request|order|ask|need|taste|look)/i
const REACHED =
  /\b(?:before|until|till|when|once|as soon as|by the time)\b.*\b(?:hits?|reach(?:es)?|exceeds?|pass(?:es)?|tops?|gets? to)\W*$/
const MEANT = /\b(?:ideal|target|goal|desired|dream|aspirational|projected)\b/
const CHANGES =
  /(?<!we )\bwill (?:\w+ )?(?:be(?! (?:paid|charged|billed|sent|held|closed))|weigh|earn|live|employ|count|total|build|buy|get|move|hire|switch|upgrade|install|become|grow|reach|raise|increase|add|replace|change|put|have|own|adopt|convert|introduce|start|learn|try|stop|quit)\b|\b(?:want|hope|like|love|trying)s? to (?:build|buy|get|move|hire|switch|upgrade|install|become|grow|reach|raise|add|replace|put|own|adopt|lose|gain|learn|run|be)\b/
/** A plan is what these ask for. */
const OF_PLANS =
  /\b(?:planned|goal|target|aim|expected|desired|wanted|wants?|next|intended|wish|deadline|retire|retirement|due|forecast|estimate[d]?|future|interest)/i

const isPlanned = (place: Place, about: string, judged: Judged): boolean =>
  !isDate(place) &&
  !OF_PLANS.test(about) &&
  ((isNumber(place) && WANTED.test(place.near)) ||
    MEANT.test(/[^.;,]*$/.exec(place.left)?.[0] ?? '') ||
    /^\W*\((?:goal|target|planned|plan|projected|forecast)/.test(place.right) ||
    judged.hears(PLAN, place.left) ||
    (!isHead(place, judged) && judged.hears(PLAN, place.beyond)) ||
    REACHED.test(place.near) ||
    /^\W*(?:soon|next (?:year|month|week|spring|summer|autumn|winter)|from then on|one day|over (?:the next )?\w+ (?:years|months))\b/.test(
      place.beyond,
    ) ||
    CHANGES.test(place.near))

const ALMOST =
  /\b(?:almost|nearly|all but|(?:was|were|been) about to|on the (?:verge|brink|point) of|narrowly|(?:fell|falls) through|didn't go through|backed out|(?:at|in) the last (?:minute|second|moment)|within a whisker|a hair's breadth|one signature away|so close to|just short of|(?:came|come|got|were|was) (?:\w+ )?close to|within an inch of|just missed|(?:was|were) (?:all |already )?(?:set|ready|packed) to|this close to|(?:was|were) going to|(?:was|were) (?:supposed|meant) to|beinahe|um ein haar|presque|failli|casi|por poco)\b/
/** What was about to be, and came to nothing. */
const UNDONE =
  /\b(?:backed out|pulled out|(?:it|that|they|all) fell through|called (?:it|that|the whole thing) off|was called off|came to nothing|changed (?:my|our|his|her|their) minds?|turned (?:it|them|that) down|(?:so |and )?(?:\p{L}+ )?(?:'re|'s|'m|are|is|am) stay(?:ing)? (?:put|where)|call(?:s|ed|ing)? (?:it|this|that|everything|the whole thing|all of it) off|struck (?:it|this|that|them) (?:out|off|from)|(?:scrapped|shelved|withdrew|withdrawn|stopped|cancell?ed|dropped|binned) (?:it|this|that|them|everything|the (?:idea|plan|whole))\b|has (?:stopped|cancell?ed|withdrawn) it|(?:it|that|this|which|everything|all of (?:it|this|that)) (?:is|was|got|has been|were|are) (?:off|cancell?ed|scrapped|shelved|dropped|withdrawn)|there is no \p{L}+ any ?more|no new (?:date|day|time)|forget (?:that|it|this)|didn't happen|never happened|did not happen|bottled it|got cold feet)\b/u
const JOKE =
  /\b(?:kidding|joking|joke|jest|rofl|lmao|yeah,? right|as if|sarcas\w*|ironic\w*|in (?:my|your|our) dreams|just testing|pulling your leg|tongue in cheek|no,? seriously|spaß|scherz|witz|pull(?:ed|ing) (?:my|his|her|our) leg|and i'm the (?:queen|king|pope)|and pigs (?:can |might )?fly|when pigs fly|yeah sure|oh sure|sure, and|je plaisante|es broma|bromeando)\b|\s\/s\b/u
const NO_JOKE = /\b(?:no(?:t| a)? (?:a )?(?:kidding|joking|joke|jest)|without joking|kein (?:scherz|witz))\b/g

const isJoke = (text: string): boolean => JOKE.test(text.replaceAll(NO_JOKE, ' '))
/** Who laughs right after a value has hardly meant it; at the end of a chat message it is a habit. */
const LAUGHS =
  /^\W*(?:(?:obviously|of course|naturally|clearly|totally|sure|yeah)\W*)?(?:(?:haha+|hahaha|lol|hehe)\b|[😂🤣😜😉🙃😄😆😅😝😏🤪🤡])|^\W*(?:obviously|naturally)\W*[!😀-🙏]/u

const EMOJI = /[😂🤣😜😉🙃😄😆😅😝😏🤪🤡]/u

const DEMANDED =
  /\b(?:ask(?:s|ed|ing)? (?:\w+ )?for|ask(?:s|ed|ing)? (?:us|me|him|her|them|you) (?:to|for)|(?:customer|client|he|she|they|buyer|tenant|guest|seller|\w+ers?|\w+s) requests?|requested|request(?:s|ing)? that|demand(?:s|ed|ing)?|insist(?:s|ed|ing)?|angl(?:e|es|ed|ing) for|float(?:s|ed) (?:the|an?|\w+ing)|asking price|(?:would|'d) like (?:us|me|him|her|them|you|the \w+) to|(?:think|thinks|thought|believes?|feels?) (?:that )?(?:i|we|he|she|they|you) (?:should|ought|must|need)|(?:should|ought to|must|(?:is|are|am|was|were) supposed to) (?:be|have|pay|weigh|earn|live|get|spend|hire|cost)|claims?|claimed|call(?:s|ed|ing)? for|hold(?:s|ing)? out for|(?:won't|wouldn't|will not) (?:settle|accept|go) (?:for )?(?:less|below|under|anything)|hint(?:s|ed)? at|bid(?:s|ding)? (?:for|of)|lobb(?:y|ies|ied|ying) for|(?:i|we|they|he|she) expects?|says? (?:we|i|you|they|he|she) (?:must|should|need|have to|ought)|(?:must|should|ought to) have|petition|pitch(?:es|ed|ing)|propos(?:es|ed|ing|al)|suggest(?:s|ed|ing|ion)|offer(?:s|ed|ing) (?:us|me|him|her|them|you)?|want(?:s|ed)? (?:us|me|him|her|them|you|the \w+|our \w+) to|expect(?:s|ed)? (?:us|me|him|her|them|you) to|push(?:es|ed|ing)? for|press(?:es|ed|ing)? for|recommend(?:s|ed)?|advis(?:es|ed)|threaten(?:s|ed)|urg(?:es|ed)|forder(?:t|te|n|ten)|verlangt?e?n?|exig(?:e|ent)|exigen?|pide|reclama)\b/
const WANTED_BY =
  /\b(?:the|their|our|my|his|her|an?) (?!(?:customer|client|patient|guest|tenant|user|candidate|traveller|buyer)s? )[\p{L}-]+ (?:wants?|requires?|expects?|insists?|would accept|would prefer|would like)\b|\bwould (?:accept|settle for|agree to)\b/u
const NEEDED_FROM = /\b(?:need|needs|want|wants|require|requires|expect|expects)\b.*\bfrom (?:you|us|them|him|her|me)\b/
/** What others offer is not what the record expects. */
const OFFERED = /\b(?:they|he|she|the \p{L}+) (?:\p{L}+ )?(?:offer|propose|suggest)(?:s|ed)?\b/u
/** What these ask for is what somebody asked for. */
const OF_DEMANDS =
  /\b(?:claim|demand|request|ask(?!ing price)|offer|propos|quote|expect|suggest|recommend|desired|wanted|source|referr)/i

const REFUSES =
  /^\W*(?:(?:good |oh |my )?(?:god|lord|heavens|hell),? )?(?:no(?:pe)?\b(?!,? (?:problem|worries|doubt|wonder))|never\b|absolutely not|certainly not|out of the question|we'll see|not (?:a chance|happening|going to happen|in a million)|over my dead body|dream on|leave it\b|no deal|not interested|in your dreams|that's (?:not|too|out of)|i doubt|you wish|forget it)/

/** What is turned down by who it is said to; a question is answered. */
const isRefused = ({ after, turn, isQuestion, right, next, later }: Place): boolean =>
  !/\?/.test(`${right}${next}${later}`) &&
  turn !== undefined &&
  after !== undefined &&
  after.speaker !== turn.speaker &&
  !isQuestion &&
  REFUSES.test(after.text)

const EXAMPLE =
  /(?<![.@-])\b(?:e\.g\.?|for (?:example|instance)|examples?|samples? (?:data|text|record|entry|contract|letter|mail|e-?mail|invoice|form|report|answer|profile|values?|customer|account|row)|drafts? (?:for|of)|template|in (?:this|the following|that) (?:format|form|style|layout)|screenshots?|(?:could|might|would|should) look like|looks? like this|along these lines|case study|(?:sample|specimen|dummy|demo|test|model) \p{L}+ ?(?=:)|dummy|placeholder|lorem|test data|fictional|fictitious|fictive|invent(?:ed)?|made[- ]up|imaginary|mock|fake|specimen|illustrat(?:ion|ive|ive only)|mock-?up|estimator|configurator|calculator|how to fill|demo|sandbox|exercise|role-?play|quiz|homework|hypothetical|test (?:record|entry|data|customer|account|case|order|run)|for testing|(?:just|only) a test|docs? says?|documentation|tutorial|beispiel\w*|z\.b\.|muster\w*|exemples?|ejemplos?|esempio|erfunden\w*|fiktiv\w*|in (?:the|a|my|this|that) (?:film|movie|book|novel|series|show|story|game|dream|tale|play|episode))(?!\p{L})(?![\w.-]*\.?[/@])/u
const DRAFTED =
  /\b(?:write|draft|compose|make|create|generate|invent|come up with|give me|schreib\w*|entwirf|rédige|escribe)\b.{0,60}\b(?:e-?mails?|mail|letter|message|profile|bio|story|text|ad|advert|advertisement|release|poem|post|example|script|speech|review|ticket|note|entwurf|brief|something)\b/
/** "Write a story in which I live in Rome" */
const OF_A_DRAFT = /^(.*)(?:: | in which | where | saying | that says )/
/** What an assistant is to work on says nothing by itself: "Translate into French: …", "Fill in the form like this: …". */
const WORKED_ON =
  /^\W*(?:(?:please|can you|could you|would you|now|hi|hello|hey|and|then) )*(?:(?:translate|proof-?read|re-?write|rephrase|reword|paraphrase|summari[sz]e|spell-?check|shorten|parse|pronounce|convert)\b.{0,60}|(?:fill|write|enter|type|put|answer|reply|complete|phrase)\b.{0,40}\b(?:like (?:this|so)|this way)\W*): /
const isExample = ({ left, intro, right, near }: Place, { hears }: Judged): boolean =>
  hears(EXAMPLE, intro) ||
  /\bsomething like\b/.test(intro) ||
  (intro !== '' && DRAFTED.test(intro)) ||
  hears(EXAMPLE, left) ||
  DRAFTED.test(OF_A_DRAFT.exec(left)?.[1] ?? '') ||
  WORKED_ON.test(left) ||
  /\bfor (?:example|instance)\b|\(example\)|\bas an example\b/.test(right) ||
  (/\bdraft\b/.test(near) && /\bsomething\b/.test(near))

/** Many, none of whom is the record, at the start of a clause. */
const GENERAL =
  /^\W*(?:and |but |most |many |some |all |typical |similar |other |such |budget |our |the )*(?:firms|companies|people|customers|clients|patients|families|teams|businesses|users|guests|orders|prices|fares|rates|passports|cargo|parcels|flights|rooms|seats|tickets|buyers|players|students|employees|applicants) (?:\w+ ){0,4}?(?:have|has|are|must|should|need|needs|costs?|spend|choose|pay|pays|starts?|ships?|over|under|above|below|quoted|of (?:this|that|your|our) (?:size|kind|type|age))\b|\b(?:companies|firms|businesses|people|customers|clients|patients|families|teams) (?:like|such as|similar to|comparable|of (?:this|that|your|our) (?:size|kind|type|age))\b|\bin (?:this|that|our|the) (?:\p{L}+ )?(?:trade|industry|sector|profession|line of (?:work|business)|region|market)\b|\b(?:of|at) (?:that|this|your|our|such an?) (?:age|size|kind|type|sort|price|class)\b|\ban? (?:woman|man|person|child|company|firm|family|customer|patient|team|user|household) (?:of \p{L}+ \p{L}+ )?(?:is|has|weighs|needs|takes|pays|costs|earns|can|should|must)\b|\bcosts? extra\b|\bneeds? approval\b|\b(?:prices?|offers?|quotes?|quotation)\b.*\bvalid\b|^\W*(?:representative|indicative|typical|illustrative|average|suggested|guide|usual) (?:\p{L}+ ){1,3}\W*$|\bthe (?:market|industry|national) (?:average|standard)\b|\ban? (?:typical|average|normal|usual|standard|regular) (?:[\w-]+ ){0,3}(?:has|have|takes?|costs?|is|pays?|earns?|spends?|needs?|weighs?|gets?|uses?)\b|\bon (?:your|every|each|all|any) (?:first |next )?(?:orders?|purchases?|items?)\b|\bfor (?:members|everyone|everybody|new customers|students|seniors)\b|\bwe offer\b|\bprices? (?:include|start)|\byour (?:first|next) (?:order|visit|purchase)\b|\bqualif(?:y|ies)\b|\bon request\b|^\W*[\w -]{2,24} available\W*$/u

/** "The average rent in my street" is nobody's, and an average of the record is named so. */
const AVERAGE =
  /^\W*(?:(?:and|but|so|well) )*(?:the |an? )(?:average|typical|median|mean|usual|going|prevailing|standard|normal) (?=\p{L})/u

export const EXAMPLES: readonly Rule[] = [
  { doubt: 'example', because: '"Write me something like: …" and "e.g." state nothing.', holds: isExample },
]

export const MEANT_SO: readonly Rule[] = [
  {
    doubt: 'demanded',
    because: '"And a handover in May!" – "Out of the question."',
    holds: isRefused,
  },
  {
    doubt: 'wished',
    because: '"I wish we had …"',
    holds: (place, judged) =>
      judged.hears(WISH, place.left) ||
      (PREFERRED.test(place.left) && !OF_PREFERENCES.test(judged.about)) ||
      (isNumber(place) && WISHED_OF.test(place.left)) ||
      (!isHead(place, judged) && judged.hears(WISH, place.right)),
  },
  {
    doubt: 'planned',
    because: '"We aim to put 256 GB into it."',
    holds: (place, judged) => isPlanned(place, judged.about, judged),
  },
  {
    doubt: 'almost',
    because: '"I almost took a job at Acme."',
    holds: ({ near, beyond, right, next, later }) =>
      ALMOST.test(near) ||
      [right, next, later].some(text => UNDONE.test(text)) ||
      /^\W*(?:almost|nearly)\b/.test(beyond),
  },
  {
    doubt: 'ironic',
    because: '"$10 million. Kidding!" Only what is marked can be recognised.',
    holds: ({ left, right, next, beyond, said }) =>
      isJoke(left) ||
      isJoke(right) ||
      isJoke(next) ||
      LAUGHS.test(beyond) ||
      LAUGHS.test(next) ||
      EMOJI.test(said) ||
      /^\W*not\W*$/.test(next),
  },
  {
    doubt: 'demanded',
    because: '"They asked for a budget of $500k." says what they want.',
    holds: (place, { about, hears }) =>
      (!OF_DEMANDS.test(about) || OFFERED.test(place.near)) &&
      (hears(DEMANDED, place.near) ||
        (/^\W*(?:and|or|plus|also)\b/.test(place.left) && hears(DEMANDED, place.previous)) ||
        WANTED_BY.test(place.near) ||
        NEEDED_FROM.test(`${place.left} ${place.said} ${place.right}`)),
  },
  {
    doubt: 'general',
    because: '"Firms of this size usually have …" and terms that hold for everybody.',
    holds: ({ near, left, beyond, right, said, definition }, { hears }) =>
      (definition.type === 'number' && hears(AVERAGE, near)) ||
      GENERAL.test(`${near}${said}${beyond}`) ||
      GENERAL.test(`${left}${said}${right}`),
  },
]
