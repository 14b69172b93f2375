// Loaded into a server process with --import: calls of the model that contain a word fail in a way that no code expects.

const call = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const body = typeof init?.body === 'string' ? init.body : ''
  if (body.includes('LEAVE A REJECTION')) {
    void Promise.reject(new Error('left by the test'))
    return new Promise<Response>(() => {})
  }
  if (body.includes('THROW LATER'))
    setImmediate(() => {
      throw new Error('thrown by the test')
    })
  return call(input, init)
}
