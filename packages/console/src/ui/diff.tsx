import type { ReactNode } from 'react'

const TONES: Readonly<Record<string, string>> = { '+': 'text-good', '-': 'text-bad', '@': 'text-quiet' }
const FILE = /^(---|\+\+\+) /

/** The difference of two texts in the unified format, line by line. */
export function Diff({ label, diff }: { label: string; diff: string }): ReactNode {
  // the first two lines name the texts, which are named around it
  const lines = diff
    .split('\n')
    .filter((line, index, all) => !(index < 2 && FILE.test(line)) && (line || all[index + 1]))
  return (
    <figure aria-label={label}>
      <pre className="whitespace-pre-wrap break-words rounded-md bg-raised p-3 font-mono text-xs [overflow-wrap:anywhere]">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <span key={index} className={`block min-h-4 ${TONES[line[0] ?? ''] ?? ''}`}>
            {line}
          </span>
        ))}
      </pre>
    </figure>
  )
}
