import { nodeModules, readIfThere, writePrivately } from './private-file.ts'

/** Returns the settings of an environment file without changing the process's own; empty if the file does not exist. */
export function readEnvFile(path: string): Record<string, string | undefined> {
  const text = readIfThere(path)
  return text === undefined ? {} : nodeModules().util.parseEnv(text)
}

/** Sets one variable in an environment file. Creates the file if needed and keeps all other lines. */
export function setInEnvFile(path: string, name: string, value: string): void {
  writePrivately(path, withSetting(readIfThere(path) ?? '', name, value))
}

/** If a name is set more than once, the last line counts, so that line is changed. */
export function withSetting(text: string, name: string, value: string): string {
  const lines = text.split('\n')
  const setting = new RegExp(`^\\s*(export\\s+)?${name}\\s*=`)
  const index = lines.findLastIndex(line => setting.test(line))
  if (index === -1) return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${name}=${value}\n`
  const line = lines[index] ?? ''
  const [start = ''] = setting.exec(line) ?? []
  lines[index] = `${start}${value}${line.endsWith('\r') ? '\r' : ''}`
  return lines.join('\n')
}
