import { type Form, LIKELY, namesOf, PLAIN, pattern } from './form.ts'

// The plainest sentences about oneself in other languages: their verbs say who is meant.

const I_LIVE = pattern(
  "(?:\\b{vivo} (?:en|em|a)|\\b{resido} en|\\b{ich} (?:wohne|lebe) (?:jetzt |derzeit |noch )?in|\\b{wohne} in|\\b[Jj]['’]habite (?:à|en|au)|\\b{abito} (?:a|in)|\\b{moro} em|\\b{ik} woon in) (?<value>NAME)",
)
/** Who that is, a text seldom says. */
const LIVES = pattern(
  '(?:^|[.!?]\\s|\\n)(?:(?:{er|sie} (?:wohnt|lebt) in)|(?:{él|ella} )?{vive} en|{il|elle} habite (?:à|en)|{lui|lei} (?:vive|abita) a|{wohnt} in) (?<value>NAME)',
)
const I_WORK = pattern(
  '\\b(?:{ich} arbeite (?:jetzt |derzeit )?(?:bei|für)|{arbeite} bei|{je} travaille (?:chez|pour)|{trabajo} para|{lavoro} (?:per|presso)|{ik} werk bij) (?<value>NAME)',
)
/** A company, or a city. */
const I_WORK_IN = pattern('\\b(?:{trabajo} en|{trabalho} (?:na|no)|{lavoro} (?:in|a)) (?<value>NAME)')

/** "Vivo en Bilbao", "Ich wohne in Jena": where somebody lives. */
export const homesAbroad: Form = (content, { one, name }) =>
  one.definition.type === 'text' && /\b(?:city|town|home town|residence|lives in|place of residence)\b/.test(name)
    ? [...namesOf(content, I_LIVE, PLAIN, UNLESS), ...namesOf(content, LIVES, LIKELY, UNLESS)]
    : []

/** "Ich arbeite bei Opal", "Trabajo en Aguamar": where somebody works. */
export const workAbroad: Form = (content, { one, name }) =>
  one.definition.type === 'text' && /\b(?:employer|company|workplace)\b/.test(name)
    ? [...namesOf(content, I_WORK, PLAIN, UNLESS), ...namesOf(content, I_WORK_IN, LIKELY, UNLESS)]
    : []

const UNLESS =
  /(?<!\p{L})(?:no|ya no|nunca|si|cuando|nicht|nie|wenn|falls|als|früher|bis|ne|si|quand|non|se|quando|não|niet|als)(?!\p{L})/iu
