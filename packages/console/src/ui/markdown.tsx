import MarkdownIt, { type Token } from 'markdown-it'
import { createElement, Fragment, type ReactNode } from 'react'

/** Tags in the text stay text. */
const parser = new MarkdownIt({ html: false })

/** The headings of a screen and of its parts are above those of a text. */
const HEADINGS_BELOW = 2
const MAX_HEADING = 6
const LINK = /^(https?:|mailto:)/i

const LOOK = [
  'space-y-3 break-words [overflow-wrap:anywhere]',
  '[&_:is(h3,h4,h5,h6)]:font-semibold [&_h3]:text-lg [&_h4]:text-base',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:space-y-1 [&_:is(ul,ol)]:pl-5',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-line [&_blockquote]:pl-3',
  '[&_code]:font-mono [&_code]:text-xs [&_pre]:whitespace-pre-wrap [&_pre]:rounded-md [&_pre]:bg-raised [&_pre]:p-3',
  '[&_table]:w-full [&_table]:table-fixed [&_table]:text-left [&_:is(th,td)]:border [&_:is(th,td)]:border-line [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1',
  '[&_a]:text-accent [&_a]:underline [&_hr]:border-line',
].join(' ')

/** A text in Markdown, as elements: nothing in it becomes markup of the page, and no image is fetched. */
export function Markdown({ text }: { text: string }): ReactNode {
  return <div className={LOOK}>{elementsOf(parser.parse(text, {}))}</div>
}

interface Open {
  token?: Token
  children: ReactNode[]
}

/** Puts what is between an opening and a closing token into one element. */
function elementsOf(tokens: readonly Token[]): ReactNode[] {
  const root: Open = { children: [] }
  const path: Open[] = [root]
  tokens.forEach((token, index) => {
    const around = path.at(-1) ?? root
    if (token.nesting === 1) path.push({ token, children: [] })
    else if (token.nesting === 0) around.children.push(leafOf(token, index))
    else {
      path.pop()
      if (around.token) (path.at(-1) ?? root).children.push(elementOf(around.token, around.children, index))
    }
  })
  return root.children
}

function elementOf(token: Token, children: ReactNode[], key: number): ReactNode {
  const { tag, hidden } = token
  if (hidden) return <Fragment key={key}>{children}</Fragment>
  const depth = /^h([1-6])$/.exec(tag)?.[1]
  if (depth !== undefined)
    return createElement(`h${Math.min(Number(depth) + HEADINGS_BELOW, MAX_HEADING)}`, { key }, ...children)
  if (tag === 'a') {
    const href = String(token.attrGet('href') ?? '')
    if (!LINK.test(href)) return <Fragment key={key}>{children}</Fragment>
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  const start = tag === 'ol' && token.attrGet('start')
  return createElement(tag, { key, ...(start && { start: Number(start) }) }, ...children)
}

function leafOf(token: Token, key: number): ReactNode {
  const { type, tag, content } = token
  if (type === 'inline') return <Fragment key={key}>{elementsOf(token.children ?? [])}</Fragment>
  if (type === 'fence' || type === 'code_block')
    return (
      <pre key={key}>
        <code>{content}</code>
      </pre>
    )
  if (type === 'softbreak') return '\n'
  if (type === 'image') return `[${content || 'image'}]`
  return tag === '' ? content : createElement(tag, { key }, ...(content === '' ? [] : [content]))
}
