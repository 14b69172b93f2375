/** The JSON in a text, or the text if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The JSON in the data of server-sent events. */
export const eventsIn = (text: string): unknown[] =>
  text.split('\n').flatMap(line => (line.startsWith('data: ') ? [parsed(line.slice('data: '.length))] : []))
