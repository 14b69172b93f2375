/** One instruction of a stage. */
export interface Step {
  keyword: string
  /** What follows the flags. A line that continues keeps its backslash, which the shell reads. */
  content: string
  /** Values of the flags by name. */
  flags: Readonly<Record<string, string>>
}

export interface Stage {
  base: string
  name: string | undefined
  steps: readonly Step[]
}

const KNOWN = new Set(['WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD'])
const FLAG = /^--([a-z-]+)=(\S+)(?:\s|\\\n)+/

/** @throws Error for an instruction that the test of the image cannot run */
export function readDockerfile(text: string): Stage[] {
  const stages: { base: string; name: string | undefined; steps: Step[] }[] = []
  for (const [, keyword = '', rest = ''] of withoutComments(text).matchAll(/^([A-Z]+)\s+((?:.*\\\n)*.*)$/gm)) {
    if (keyword === 'FROM') {
      const [base = '', , name] = rest.split(/\s+/)
      stages.push({ base, name, steps: [] })
      continue
    }
    if (!KNOWN.has(keyword)) throw new Error(`The test of the image cannot run ${keyword}.`)
    stages.at(-1)?.steps.push({ keyword, ...readFlags(rest) })
  }
  return stages
}

const withoutComments = (text: string): string => text.replaceAll(/^\s*#.*\n/gm, '')

function readFlags(text: string): Pick<Step, 'content' | 'flags'> {
  const flags: Record<string, string> = {}
  let content = text
  for (let found = FLAG.exec(content); found; found = FLAG.exec(content)) {
    const [all, name = '', value = ''] = found
    flags[name] = value
    content = content.slice(all.length)
  }
  return { content, flags }
}

/** The words of a form such as `["node", "main.js"]`. */
export function readWords(content: string): string[] {
  const words: unknown = JSON.parse(content)
  if (!Array.isArray(words)) throw new Error(`No list of words: ${content}`)
  return words.map(String)
}

/** `A=1 B=2` as settings. */
export const readSettings = (content: string): Record<string, string> =>
  Object.fromEntries(
    content.split(/\s+/).map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
