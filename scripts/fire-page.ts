interface Requests {
  database: string
  seed: number
  requests: number
  statuses: Record<string, number>
  due: number
  operations: number
  perSecond: number
  cpuMs: number
  longestMs: number
  heap: [number, number]
  rss: [number, number]
}

/** What the tests of the suite have noted, each about one thing. */
export interface Note {
  requests?: Requests
  kills?: { database: string; kills: number; cutOff: number; answered: number }
  fullDisk?: { refused: number; stored: number }
}

const FIGURES = /(?<=<!-- figures -->\n).*?(?=<!-- end of the figures -->)/s

/** The page with the figures of a run in place of those of the last one. */
export function withFigures(page: string, notes: readonly Note[], run: { commit: string; date: string }): string {
  if (!FIGURES.test(page)) throw new Error('The page has no place for figures.')
  return page.replace(FIGURES, () => `${figuresOf(notes, run)}\n`)
}

function figuresOf(notes: readonly Note[], { commit, date }: { commit: string; date: string }): string {
  const requests = notes.flatMap(note => note.requests ?? []).sort((a, b) => a.database.localeCompare(b.database))
  const total = requests.reduce((sum, each) => sum + each.requests, 0)
  return [
    `${count(total)} requests, of commit ${commit}, on ${date}.`,
    '',
    ...table(requests),
    '',
    ...notes.flatMap(({ kills }) =>
      kills
        ? `- \`kill -9\`, ${kills.database}: ${count(kills.kills)} times, with ${count(kills.answered)} acknowledged calls and ${count(kills.cutOff)} that were cut off and repeated.`
        : [],
    ),
    ...notes.flatMap(({ fullDisk }) =>
      fullDisk
        ? `- Full disk, embedded: ${count(fullDisk.refused)} calls were refused, and the ${count(fullDisk.stored)} acknowledged ones are stored once.`
        : [],
    ),
  ].join('\n')
}

function table(requests: readonly Requests[]): string[] {
  const inClass = (each: Requests, first: string): string =>
    count(Object.entries(each.statuses).reduce((sum, [status, n]) => sum + (status.startsWith(first) ? n : 0), 0))
  const rows: [string, (each: Requests) => string][] = [
    ['seed', ({ seed }) => String(seed)],
    ['requests', each => count(each.requests)],
    ['2xx', each => inClass(each, '2')],
    ['4xx', each => inClass(each, '4')],
    ['5xx that the test caused', ({ due }) => count(due)],
    ['other 5xx', each => count(Number(inClass(each, '5').replaceAll(',', '')) - each.due)],
    ['operations that succeeded', ({ operations }) => count(operations)],
    ['requests a second', ({ perSecond }) => count(perSecond)],
    ['CPU time of the server a request', ({ cpuMs }) => `${cpuMs.toFixed(1)} ms`],
    ['longest stretch of its main thread', ({ longestMs }) => `${Math.round(longestMs)} ms`],
    ['heap after collection, first and last window', ({ heap }) => heap.map(megabytes).join(', ')],
    ['resident memory, first and last window', ({ rss }) => rss.map(megabytes).join(', ')],
  ]
  return [
    `| | ${requests.map(({ database }) => database).join(' | ')} |`,
    `|---|${requests.map(() => '--:|').join('')}`,
    ...rows.map(([name, of]) => `| ${name} | ${requests.map(of).join(' | ')} |`),
  ]
}

const count = (n: number): string => n.toLocaleString('en-US')
const megabytes = (bytes: number): string => `${count(Math.round(bytes / 1_000_000))} MB`
