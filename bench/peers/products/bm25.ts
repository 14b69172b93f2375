import MiniSearch from 'minisearch'
import type { Note, Open } from '../product.ts'

/** A plain full-text search, as a program would build it: BM25 over the texts, no model. */
export const open: Open = async () => {
  const search = new MiniSearch<Note & { id: number }>({ fields: ['content'], storeFields: ['content', 'email'] })
  let named = 0
  const add = (note: Note): void => search.add({ ...note, id: named++ })
  const find = async (question: string, email?: string): Promise<string[]> =>
    search
      .search(question, email === undefined ? {} : { filter: result => result.email === email })
      .slice(0, 10)
      .map(({ content }) => String(content))
  return {
    pid: process.pid,
    store: async note => add(note),
    fill: async notes => notes.forEach(add),
    search: ({ words }) => find(words.join(' ')),
    find,
    textsOf: email => find('', email),
  }
}
