const POLL_MS = 500

/** Waits until a server has the vectors of every stored text. */
export async function untilEmbedded(url: string): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    if (/^\w*embeddings_waiting(?:\{.*\})? 0$/m.test(metrics)) return
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
}
