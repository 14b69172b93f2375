/**
 * How well the configured language model extracts and answers, next to the offline engine: on judged texts and questions.
 *
 *   MODEL_PROVIDER=… MODEL_NAME=… MODEL_API_KEY=… node bench/model/main.ts [--first 20]
 *
 * It sends a call for each of 90 texts and 302 questions, about 700,000 tokens; with `--first`, for that many of both.
 * The judged texts are invented.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '../../server/src/boot/config.ts'
import { createLanguageModels } from '../../server/src/models/create-language-models.ts'
import { createModels } from '../../server/src/models/create-models.ts'
import { DEFAULT_MODEL } from '../../server/src/models/language-models.ts'
import { FREE_BUDGET, noMonitoring } from '../../server/test/support/free-budget.ts'
import { askedQuestions } from '../answers/samples.ts'
import { type AnswerFigures, measureAnswers } from './measure-answers.ts'
import { heldOutTexts, measureExtraction } from './measure-extraction.ts'

const { values } = parseArgs({ options: { first: { type: 'string' } } })
const first = values.first === undefined ? undefined : Number(values.first)
if (first !== undefined && !(Number.isInteger(first) && first > 0)) fail('--first needs a whole number from 1.')

function fail(problem: string): never {
  process.stderr.write(`${problem}\n`)
  process.exit(2)
}

function configOf(environment: NodeJS.ProcessEnv): ReturnType<typeof readConfig> {
  try {
    return readConfig(environment)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const config = configOf(process.env)
const language = createLanguageModels(config.languageModels, { budget: FREE_BUDGET })
const model = language.list().find(({ id }) => id === DEFAULT_MODEL)
if (!model)
  fail(
    'No language model is configured. Set MODEL_PROVIDER and MODEL_NAME, MODEL_API_KEY for a service that needs a key, and MODEL_BASE_URL for openai-compatible (docs/settings.md).',
  )

const print = (...cells: (string | number)[]): boolean =>
  process.stdout.write(
    `${cells.map((cell, at) => (at === 0 ? String(cell).padEnd(36) : String(cell).padStart(11))).join('')}\n`,
  )
const percent = (part: number, whole: number): string => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1))

const texts = heldOutTexts().slice(0, first)
const questions = (await askedQuestions(new URL('../judged/recall.json', import.meta.url).pathname)).slice(0, first)
const engines = {
  [`${model.provider} ${model.name}`]: createModels(language, noMonitoring()),
  'the offline engine': createModels(createLanguageModels([], { budget: FREE_BUDGET }), noMonitoring()),
}
const storedFrom = config.EXTRACTION_MIN_CONFIDENCE

function reportAnswers(name: string, { questions: asked, answered, memory, right }: AnswerFigures): void {
  print(name, asked, percent(answered, asked), percent(memory, answered), percent(right, answered))
}

for (const [name, models] of Object.entries(engines)) {
  print(`\n${name}\nextraction, ${texts.length} texts`, 'values', 'found', 'precision', 'recall')
  for (const [kind, { found, right, labelled }] of await measureExtraction(models, texts, storedFrom))
    print(
      kind === 'stored' ? `stored (confidence from ${storedFrom})` : kind,
      labelled,
      found,
      percent(right, found),
      percent(right, labelled),
    )
  const figures = await measureAnswers(models, questions)
  print('answers', 'questions', 'answered', 'memory', 'right')
  reportAnswers('with an answer', figures.answerable)
  reportAnswers('without an answer', figures.unanswerable)
  await models.close()
}
