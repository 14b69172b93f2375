import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Io } from '../../terminal/io.ts'

/** How a host starts this command as an MCP server. */
export interface Launch {
  command: string
  args: string[]
  env: Record<string, string>
}

/** An application that starts MCP servers, and the file in which it lists them. */
export interface Host {
  name: string
  title: string
  format: 'json' | 'toml'
  /** The object or table of the file that contains the servers by name. */
  section: string
  path: (places: Places) => string
  /** A directory that shows that the host is on this machine; the one of its file if absent. */
  mark?: (places: Places) => string
  /** Fields of an entry in addition to `command`, `args` and `env`. */
  fields?: Record<string, string>
  /** How an entry refers to an environment variable of the host; absent if it cannot. */
  reference?: (variable: string) => string
  /** How the host loads the changed file. */
  reload: string
}

interface Places {
  env: Io['env']
  home: string
  /** Directory of the settings of desktop applications. */
  applications: string
}

const RESTART = 'Restart it.'

export const HOSTS: readonly Host[] = [
  {
    name: 'claude-desktop',
    title: 'Claude Desktop',
    format: 'json',
    section: 'mcpServers',
    path: ({ applications }) => join(applications, 'Claude', 'claude_desktop_config.json'),
    reload: RESTART,
  },
  {
    name: 'claude-code',
    title: 'Claude Code',
    format: 'json',
    section: 'mcpServers',
    path: ({ env, home }) => join(env.CLAUDE_CONFIG_DIR || home, '.claude.json'),
    mark: ({ env, home }) => env.CLAUDE_CONFIG_DIR || join(home, '.claude'),
    fields: { type: 'stdio' },
    reference: variable => `\${${variable}}`,
    reload: 'Start a new session. /mcp lists its servers.',
  },
  {
    name: 'cursor',
    title: 'Cursor',
    format: 'json',
    section: 'mcpServers',
    path: ({ home }) => join(home, '.cursor', 'mcp.json'),
    reference: variable => `\${env:${variable}}`,
    reload: RESTART,
  },
  {
    name: 'vscode',
    title: 'VS Code',
    format: 'json',
    section: 'servers',
    path: ({ applications }) => join(applications, 'Code', 'User', 'mcp.json'),
    fields: { type: 'stdio' },
    reference: variable => `\${env:${variable}}`,
    reload: 'Run the command MCP: List Servers and start keepsake.',
  },
  {
    name: 'windsurf',
    title: 'Windsurf',
    format: 'json',
    section: 'mcpServers',
    path: ({ home }) => join(home, '.codeium', 'windsurf', 'mcp_config.json'),
    reference: variable => `\${env:${variable}}`,
    reload: 'Refresh the MCP servers in Cascade.',
  },
  {
    name: 'codex',
    title: 'Codex',
    format: 'toml',
    section: 'mcp_servers',
    path: ({ env, home }) => join(env.CODEX_HOME || join(home, '.codex'), 'config.toml'),
    reference: variable => variable,
    reload: 'Start a new session. /mcp lists its servers.',
  },
  {
    name: 'gemini',
    title: 'Gemini CLI',
    format: 'json',
    section: 'mcpServers',
    path: ({ home }) => join(home, '.gemini', 'settings.json'),
    reference: variable => `$${variable}`,
    reload: 'Start a new session. /mcp lists its servers.',
  },
  {
    name: 'zed',
    title: 'Zed',
    format: 'json',
    section: 'context_servers',
    path: ({ env, home, applications }) =>
      process.platform === 'win32'
        ? join(applications, 'Zed', 'settings.json')
        : join(env.XDG_CONFIG_HOME || join(home, '.config'), 'zed', 'settings.json'),
    reload: 'Zed loads it at once.',
  },
]

export const pathOf = (host: Host, env: Io['env']): string => host.path(placesOf(env))

/** Whether the host is on this machine, as far as its files tell. */
export function isInstalled(host: Host, env: Io['env']): boolean {
  const places = placesOf(env)
  const path = host.path(places)
  return existsSync(path) || existsSync(host.mark?.(places) ?? dirname(path))
}

function placesOf(env: Io['env']): Places {
  const home = env.HOME || homedir()
  const applications: Record<string, string> = {
    darwin: join(home, 'Library', 'Application Support'),
    win32: env.APPDATA || join(home, 'AppData', 'Roaming'),
  }
  const otherwise = env.XDG_CONFIG_HOME || join(home, '.config')
  return { env, home, applications: applications[process.platform] ?? otherwise }
}

/** An entry in the form of the host. */
export function entryOf({ format, fields }: Host, { command, args, env }: Launch): object {
  if (Object.keys(env).length === 0) return { ...fields, command, args }
  // Codex passes variables on by name
  const forwarded = Object.entries(env).filter(([name, value]) => format === 'toml' && name === value)
  const others = Object.entries(env).filter(entry => !forwarded.some(([name]) => name === entry[0]))
  return {
    ...fields,
    command,
    args,
    ...(forwarded.length > 0 && { env_vars: forwarded.map(([name]) => name) }),
    ...(others.length > 0 && { env: Object.fromEntries(others) }),
  }
}
