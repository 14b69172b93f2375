/** What a message tells: from its first statement to its last one, and how much of a fact it is. */
export interface Told {
  start: number
  end: number
  text: string
  /** 0 to 1: names, numbers, times, and something about whoever speaks. */
  facts: number
}

const SENTENCE = /[^.!?…\n]+(?:[.!?…]+["'”’)]*|\n|$)\s*/gu
/** Reactions to what somebody else said: they tell nothing by themselves. */
const REACTS =
  /^\W*(?:(?:and|but|so|oh|ah|well|haha|hehe|hey|hi|hello|yeah|yes|yep|no|nope|wow|whoa|aww+|ooh|omg|ok|okay|sure|totally|absolutely|definitely|exactly|right|great|cool|nice|awesome|amazing|wonderful|lovely|perfect|sweet|congrats|congratulations|thanks|thank you|cheers|good luck|no worries|no problem|of course|same here|me too|for sure|take care|see you|see ya|talk (?:soon|to you)|bye|good (?:morning|night|evening)|well done|way to go|good for you|keep (?:it up|going|up|at it|me posted|in touch|being|spreading)|kudos|hang in there|have (?:fun|a (?:great|good|nice))|enjoy|sounds?|looks?|what an?|how (?:cool|nice|sweet|great|lovely|exciting|cute)|(?:that|this|it|these|those)(?:'s|’s| is| was| are| were| sounds?| looks?| must| can be| really| would be| will be)|you(?:'re|’re| are|'ve|’ve| have|'ll|’ll| will| should| can| did| must| always| look| sound| got this|r )|i(?:'m|’m| am) (?:so |really |very |just )?(?:glad|happy|proud|excited|sorry|here|sure|thrilled|impressed)|i (?:totally |completely |really )?(?:agree|understand|hear you|see|hope|bet|love that|appreciate)|glad|happy|hope|can't wait|can’t wait|let me know|let's|let’s|your? |don't|don’t|absolutely)\b|[^\p{L}]*$)/iu
const NUMBERS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|first|second|third|years?|months?|weeks?|yesterday|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|last|next|since|ago)\b/i
const NAMES = /(?<=\p{Ll}[,;:]? )\p{Lu}\p{Ll}+/u
const SELF = /\b(?:i|i['’](?:m|ve|ll|d)|my|mine|we|we['’](?:re|ve|ll|d)|our|ours)\b/i
/** Verbs of what is and what happened: a fact, not an opinion. */
const HAPPENS =
  /\b(?:am|have|has|had|got|went|started|joined|moved|bought|adopted|lost|won|finished|made|met|live|lives|work|works|worked|volunteer\w*|stud\w+|married|engaged|signed|booked|decided|quit|visited|grew|born|named|called|prefers?|allerg\w+|need|needs|cannot|can't|owns?|plays?|runs?|ran|took|gave|passed|died|broke|plan|planning|going to|will)\b/i
/** In characters. A longer text is not read. */
const MAX_LENGTH = 2_000

/** What of a message states something; undefined if it only asks and reacts, or is too long to be one. */
export function toldIn(text: string): Told | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const stated = [...text.matchAll(SENTENCE)]
    .map(({ 0: sentence, index }) => ({
      start: index,
      end: index + sentence.trimEnd().length,
      sentence: sentence.trim(),
    }))
    .filter(({ sentence }) => sentence !== '' && !/\?["'”’)]*$/.test(sentence) && !REACTS.test(sentence))
  const [first, last] = [stated[0], stated.at(-1)]
  if (!first || !last) return undefined
  const facts = Math.max(...stated.map(({ sentence }) => factsIn(sentence)))
  return { start: first.start, end: last.end, text: text.slice(first.start, last.end), facts }
}

const factsIn = (sentence: string): number =>
  (SELF.test(sentence) ? 0.3 : 0) +
  (HAPPENS.test(sentence) ? 0.3 : 0) +
  (NAMES.test(sentence) ? 0.2 : 0) +
  (NUMBERS.test(sentence) ? 0.2 : 0)
