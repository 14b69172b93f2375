import { nodeModules, readIfThere, writePrivately } from './private-file.ts'

/** The settings of an environment file, the process's own left alone; empty when there is no such file. */
export function readEnvFile(path: string): Record<string, string | undefined> {
  const text = readIfThere(path)
  return text === undefined ? {} : nodeModules().util.parseEnv(text)
}

/** Sets one name in an environment file, makes the file if need be, and keeps all its other lines. */
export function setInEnvFile(path: string, name: string, value: string): void {
  writePrivately(path, withSetting(readIfThere(path) ?? '', name, value))
}

/** The last line that sets the name is the one that counts, so that is the one to change. */
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
