import { readConfig } from './config.ts'
import { openEmbedded } from './embedded-store.ts'

/**
 * Runs the server until the process receives a stop signal, then lets running requests and jobs complete.
 * @param environment the settings
 * @throws Error with the fix if it cannot start
 */
export async function serve(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment)
  // its thread opens the files while this one loads the code, but loading would hold up what tells the thread where they are
  const opened = await openEmbedded(config)
  const { runServer } = await import('./run-server.ts')
  await runServer(config, opened)
}
