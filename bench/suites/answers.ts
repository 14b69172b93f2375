import { FAULTS, faultsIn } from '../answers/faults.ts'
import { say } from '../lib/progress.ts'
import type { Suite } from '../lib/suite.ts'

/** The judged corpora whose questions are answered. */
const CORPORA = ['recall.json', 'chats.json', 'messages.json', 'group-chats.json']
const NAMES = {
  question: 'answers with a question',
  corrected: 'answers that begin with what was corrected',
  unasked: 'answers with a sentence that nothing in the question asks for',
}

/** Faults of offline answers to the questions of the judged corpora: there is no reason for any of them. */
export const answers: Suite = {
  name: 'answers',
  async run(options) {
    const found = await Promise.all(
      CORPORA.map(name => faultsIn(new URL(`../judged/${name}`, import.meta.url).pathname)),
    )
    const faulty = found.flatMap(each => each.faulty)
    for (const { fault, question, answer } of faulty) say(`  ${fault}: ${question} ${answer}`)
    options.note({ name: 'offline answers', value: found.reduce((sum, each) => sum + each.answers, 0), unit: '' })
    for (const fault of FAULTS) {
      const value = faulty.filter(each => each.fault === fault).length
      options.note({ name: NAMES[fault], value, unit: '', target: { of: 'value', is: 'at most', than: 0 } })
    }
  },
}
