import { readConfig } from './config.ts'
import { openEmbedded } from './embedded-store.ts'

/**
 * Runs the server until the process receives a stop signal, then lets running requests and jobs complete.
 * @param environment the settings
 * @throws Error with the fix if it cannot start
 */
export async function serve(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment)
  // its thread opens the files while this one loads the code
  const opening = openEmbedded(config)
  opening.catch(() => {})
  const { runServer } = await import('./run-server.ts')
  await runServer(config, opening)
}
