/** English words that do not help to find a text. Question words are cues, read before they are dropped. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above across after again against all almost along already also although always am among an and another any anyone anything
  are aren't around as at away be became because become been before being below between both but by can can't cannot could couldn't
  did didn't do does doesn't doing don don't done down during each either else ever every everyone everything few for from further
  get gets getting got had hadn't has hasn't have haven't having he he'd he'll he's her here here's hers herself hey hi him himself his how
  how's however i i'd i'll i'm i've if in into is isn't it it'd it'll it's its itself just let let's lot lots many may maybe me might mine more
  most much must my myself neither no nor not now of off oh ok okay on once one only onto or other others our ours ourselves out
  over own per perhaps quite rather really s same shall shan't she she'd she'll she's should shouldn't since so some someone
  something still such sure t than that that'd that'll that's the their theirs them themselves then there there's these they they'd they'll
  they're they've this those though through thus to together too toward towards under until up upon us very via was wasn't we we'd
  we'll we're we've well were weren't what what's whatever when when's where where's whether which while who who's whom whose why
  why's will with within without won't would wouldn't yeah yes yet you you'd you'll you're you've your yours yourself yourselves`.split(
    /\s+/,
  ),
)
