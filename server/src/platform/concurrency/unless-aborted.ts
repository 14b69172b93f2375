/** Waits for work that cannot be aborted, but only until the signal aborts. @throws the signal's reason */
export async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = (): void => reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work, promise])
  } finally {
    // a signal that lives longer would keep the result
    signal.removeEventListener('abort', abort)
  }
}
