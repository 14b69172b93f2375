import { type Fields, isFields, isRows } from '../../../../terminal/json.ts'
import { plainText, type Turn, timestampOf } from '../turn.ts'
import type { JsonFormat } from './formats.ts'

/** What the app says itself: who joined, a new topic. */
const SPOKEN = new Set([undefined, 'bot_message', 'me_message', 'thread_broadcast', 'file_share'])

/** A day of a channel in an export of Slack. */
export const SLACK: JsonFormat = {
  fits: value => isRows(value) && value.every(({ type, ts }) => type === 'message' && typeof ts === 'string'),
  read: (value, { names = new Map() }) => [
    {
      messages: rows(value)
        .filter(({ subtype }) => SPOKEN.has(subtype === undefined ? undefined : String(subtype)))
        .map(message => toTurn(message, names))
        .filter(({ content }) => content !== ''),
    },
  ],
}

const rows = (value: unknown): Fields[] => (isRows(value) ? value : [])

function toTurn(message: Fields, names: ReadonlyMap<string, string>): Turn & Fields {
  const { user_profile: profile, user, username, bot_profile: bot, text, ts } = message
  const own = isFields(profile) ? profile.real_name || profile.display_name || profile.name : undefined
  const ofBot = isFields(bot) ? bot.name : undefined
  const speaker = own || names.get(String(user)) || username || ofBot || user || 'Slack'
  return { speaker: String(speaker), content: words(String(text ?? ''), names), ...timestampOf(Number(ts) * 1_000) }
}

/** `<@U01>` is the name, `<https://x.example|label>` the label with its address. */
const words = (text: string, names: ReadonlyMap<string, string>): string =>
  plainText(
    text
      .replaceAll(
        /<@([A-Z0-9]+)(?:\|([^>]+))?>/g,
        (_, id: string, label?: string) => `@${names.get(id) ?? label ?? id}`,
      )
      .replaceAll(/<#[A-Z0-9]+\|([^>]*)>/g, '#$1')
      .replaceAll(/<!(?:subteam\^\w+\|)?@?([^<>|]+)(?:\|[^<>]*)?>/g, '@$1')
      .replaceAll(/<(?:mailto:)?([^<>|]+)\|([^<>]+)>/g, (_, url: string, label: string) =>
        label === url ? url : `${label} (${url})`,
      )
      .replaceAll(/<([a-z]+:[^<>]+)>/g, '$1'),
  )

/** The names in the `users.json` of an export. */
export function namesIn(value: unknown): Map<string, string> {
  return new Map(
    rows(value).flatMap(({ id, name, real_name: real, profile }): [string, string][] => {
      const shown = real || (isFields(profile) && (profile.real_name || profile.display_name)) || name
      return typeof id === 'string' && typeof shown === 'string' ? [[id, shown]] : []
    }),
  )
}
