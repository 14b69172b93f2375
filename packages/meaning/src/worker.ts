import { setPriority } from 'node:os'
import type { Answer, Request } from './messages.ts'
import { type Embed, loadModel } from './model.ts'

/** How much other work goes before stored texts, on the scale of `nice`. */
const STORED_TEXTS = 10
const QUESTIONS = 0

interface Text {
  id: number
  text: string
}

// The model runs in a process of its own: the runtime blocks the thread that it runs on, and can crash.
const [folder = ''] = process.argv.slice(2)
const urgent: Text[] = []
const others: Text[] = []
let working = false

const send = (answer: Answer): void => {
  if (process.connected) process.send?.(answer)
}
// the runtime may crash at a regular exit
const end = (): boolean => process.kill(process.pid, 'SIGKILL')
process.on('disconnect', end)

const model = load()

async function load(): Promise<Embed | undefined> {
  let canRun = false
  try {
    const runtime = await import('onnxruntime-node')
    canRun = true
    const embed = await loadModel(folder, runtime)
    send({ loaded: true })
    return embed
  } catch (error) {
    send({ notLoaded: reasonOf(error), canRun })
    return undefined
  }
}

process.on('message', (request: Request) => {
  if ('dropped' in request) {
    for (const queue of [urgent, others]) {
      const at = queue.findIndex(({ id }) => id === request.dropped)
      for (const { id } of at < 0 ? [] : queue.splice(at, 1)) send({ id, failure: 'dropped' })
    }
    return
  }
  ;(request.isUrgent ? urgent : others).push(request)
  if (!working) void work()
})

/** Embeds what waits, one text at a time, so that a question waits for at most one. */
async function work(): Promise<void> {
  working = true
  const embed = await model
  for (;;) {
    const isUrgent = urgent.length > 0
    const next = urgent.shift() ?? others.shift()
    if (!next || !embed) break
    yieldTo(isUrgent ? QUESTIONS : STORED_TEXTS)
    try {
      send({ id: next.id, vector: await embed(next.text) })
    } catch (error) {
      send({ id: next.id, failure: reasonOf(error) })
    }
  }
  working = false
}

let priority = QUESTIONS
function yieldTo(wanted: number): void {
  if (wanted === priority) return
  try {
    setPriority(wanted)
    priority = wanted
  } catch {
    // only some users may raise it again: questions then go first in this process, but not before other programs
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
