/** Irregular English forms by base form, which a suffix stemmer cannot unify. */
const FORMS = `
arise arose arisen|awake awoke awoken|bear bore borne|beat beaten|become became|begin began begun|bend bent|bite bit bitten
bleed bled|blow blew blown|break broke broken|breed bred|bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen
cling clung|come came|creep crept|deal dealt|dig dug|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|dwell dwelt
eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fly flew flown|forbid forbade forbidden
forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone
grow grew grown|hang hung|hear heard|hide hid hidden|hold held|keep kept|kneel knelt|know knew known|lay laid|lead led|lean leant
leap leapt|learn learnt|leave left|lend lent|lie lain|light lit|lose lost|make made|mean meant|meet met|mistake mistook mistaken
overcome overcame|pay paid|prove proven|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|seek sought
sell sold|send sent|sew sewn|shake shook shaken|shine shone|shoot shot|show shown|shrink shrank shrunk|sing sang sung|sink sank sunk
sit sat|sleep slept|slide slid|smell smelt|speak spoke spoken|speed sped|spell spelt|spend spent|spill spilt|spin spun|spring sprang sprung
stand stood|steal stole stolen|stick stuck|sting stung|strike struck stricken|strive strove striven|swear swore sworn|sweep swept
swell swollen|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown
undergo underwent undergone|understand understood|undertake undertook undertaken|wake woke woken|wear wore worn|weave wove woven
weep wept|win won|withdraw withdrew withdrawn|write wrote written
child children|person people|man men|woman women|foot feet|tooth teeth|goose geese|mouse mice|wife wives|life lives|knife knives|leaf leaves
shelf shelves|half halves|wolf wolves|loaf loaves|thief thieves|self selves|calf calves|analysis analyses|crisis crises
thesis theses|diagnosis diagnoses|hypothesis hypotheses|criterion criteria|phenomenon phenomena|index indices
matrix matrices|appendix appendices|mom mum mother mommy mama|dad father daddy papa|photo photograph photos pic pics picture|bike bicycle
tv television telly|fridge refrigerator|phone telephone cellphone|kid kids|exam examination|vet veterinarian|gym gymnasium|ad advert advertisement
grandma grandmother granny|grandpa grandfather granddad|fave favorite favourite|flu influenza|airplane aeroplane
lab laboratory|math mathematics maths|info information|colour color|behaviour behavior|organise organize|centre center`

const BASE = new Map<string, string>()
for (const line of FORMS.trim().split(/[|\n]/)) {
  const [base, ...forms] = line.trim().split(' ')
  if (base) for (const form of forms) BASE.set(form, base)
}

/** The base form of an irregular form; any other word unchanged. */
export const baseForm = (word: string): string => BASE.get(word) ?? word
