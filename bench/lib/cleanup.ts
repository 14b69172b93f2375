type End = () => Promise<unknown>

const ends: End[] = []

/**
 * Registers how to undo what a suite has started.
 * @returns a function that undoes it, once
 */
export function onEnd(end: End): () => Promise<void> {
  let ended: Promise<unknown> | undefined
  const once: End = () => {
    ended ??= end()
    return ended
  }
  ends.push(once)
  return async () => {
    await once()
    const place = ends.indexOf(once)
    if (place >= 0) ends.splice(place, 1)
  }
}

/** Undoes everything that is left, latest first, even if some of it fails. */
export async function endAll(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop())
    await end().catch(error => console.error(`Could not clean up: ${error instanceof Error ? error.message : error}`))
}
