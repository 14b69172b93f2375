import type { Keepsake } from '@keepsake/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNames } from '../../session/use-names.ts'
import { formatDate, formatNumber } from '../../ui/format.ts'
import type { Group } from './usage-search.ts'

type Groups = Awaited<ReturnType<Keepsake['analytics']['overview']>>['data']['groups']

const NUMBER = 'px-2 text-right tabular-nums'
const WIDE = `${NUMBER} hidden sm:table-cell`

/** The usage of each group, with its share of what is shown. A group leads to its own usage. */
export function UsageTable({ by, groups }: { by: Group; groups: Groups }): ReactNode {
  // what costs nothing is compared by its calls
  const measure = groups.some(({ credits }) => credits > 0) ? ('credits' as const) : ('calls' as const)
  const most = Math.max(1, ...groups.map(group => group[measure]))
  if (groups.length === 0) return <p className="text-quiet">Nothing was used.</p>
  return (
    <table className="w-full table-fixed">
      <thead className="text-left text-xs text-quiet">
        <tr className="border-b border-line">
          <th className="py-1.5 font-medium">{by[0]?.toUpperCase() + by.slice(1)}</th>
          <th className="w-20 px-2 text-right font-medium">Calls</th>
          <th className="w-20 px-2 text-right font-medium">Credits</th>
          <th className="hidden w-28 px-2 text-right font-medium sm:table-cell">Tokens read</th>
          <th className="hidden w-28 px-2 text-right font-medium sm:table-cell">Tokens written</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(group => (
          <tr key={group.group} className="border-b border-line hover:bg-raised">
            <td className="py-1.5">
              <Name by={by} group={group.group} />
              <span
                aria-hidden
                className="mt-1 block h-1 rounded-full bg-accent"
                style={{ width: `${(group[measure] / most) * 100}%` }}
              />
            </td>
            <td className={NUMBER}>{formatNumber(group.calls)}</td>
            <td className={NUMBER}>{formatNumber(group.credits)}</td>
            <td className={WIDE}>{formatNumber(group.inputTokens)}</td>
            <td className={WIDE}>{formatNumber(group.outputTokens)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Name({ by, group }: { by: Group; group: string | null }): ReactNode {
  const nameOf = useNames()
  if (by === 'day') return group === null ? 'No day' : formatDate(new Date(group))
  if (group === null) return <span className="text-quiet">No {by}</span>
  return (
    <Link
      to="/usage"
      search={search => ({ ...search, [by]: group, by: by === 'operation' ? 'key' : 'operation' })}
      className="block truncate hover:underline"
      title={group}
    >
      {nameOf(group)}
    </Link>
  )
}
