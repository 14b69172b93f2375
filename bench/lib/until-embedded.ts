const POLL_MS = 500

/**
 * Waits until a server has the vectors of every stored text.
 * @param onWaiting called twice a second with how many texts have none
 */
export async function untilEmbedded(url: string, onWaiting?: (texts: number) => void): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const [, waiting] = /^\w*embeddings_waiting(?:\{.*\})? (\d+)$/m.exec(metrics) ?? []
    if (waiting === '0') return
    if (waiting !== undefined) onWaiting?.(Number(waiting))
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
}
