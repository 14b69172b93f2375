import type { ReactNode } from 'react'

/** A text with its own lines, such as a payload. */
export const Preformatted = ({ text }: { text: string }): ReactNode => (
  <pre
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    tabIndex={0}
    className="max-h-[32rem] overflow-auto whitespace-pre-wrap break-words rounded-md bg-raised p-3 font-mono text-xs [overflow-wrap:anywhere]"
  >
    {text}
  </pre>
)

/** A value as JSON. */
export const Json = ({ value }: { value: unknown }): ReactNode => <Preformatted text={JSON.stringify(value, null, 2)} />
