import { type ReactNode, useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { formatCompact, formatDay, formatHour, formatMonth } from './format.ts'

interface Props {
  /** What the numbers are, for the legend and for screen readers. */
  label: string
  points: readonly { at: string; value: number }[]
}

const HEIGHT = 120
const DAY_SECONDS = 86_400
/** What is counted has no halves: 1, 2, 5, 10 and so on. */
const WHOLE = Array.from({ length: 12 }, (_, power) => [1, 2, 5].map(digit => digit * 10 ** power)).flat()

/** The name of a moment on an axis whose marks are so many seconds apart. */
function timeOf(seconds: number, step: number): string {
  const format = step < DAY_SECONDS ? formatHour : step < 28 * DAY_SECONDS ? formatDay : formatMonth
  return format(new Date(seconds * 1000))
}
const bars = UPlot.paths.bars?.({ size: [0.7, 24] })

/** Numbers over time. A screen reader hears the total and the highest. */
export function Chart({ label, points }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const parent = place.current
    if (!parent) return
    const colorOf = (name: string): string => getComputedStyle(parent).getPropertyValue(name)
    // the canvas knows no light-dark(): the color of an element is the one that applies
    const probe = document.createElement('span')
    parent.append(probe)
    const resolved = (name: string): string => {
      probe.style.color = colorOf(name)
      return getComputedStyle(probe).color
    }
    const axis = { stroke: resolved('--color-quiet'), grid: { show: false }, ticks: { show: false } }
    const accent = resolved('--color-accent')
    const line = resolved('--color-line')
    probe.remove()
    const at = points.map(point => Date.parse(point.at) / 1000)
    // the first and the last bar are as wide as the others
    const margin = ((at[1] ?? 0) - (at[0] ?? 0)) / 2 || DAY_SECONDS / 2
    const plot = new UPlot(
      {
        width: parent.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        cursor: { show: false },
        // the steps of the API begin in UTC
        tzDate: seconds => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
        scales: {
          x: { range: (_, min, max) => [min - margin, max + margin] },
          y: { range: (_, __, max) => [0, Math.max(max, 1)] },
        },
        axes: [
          { ...axis, size: 28, values: (_, ticks, __, ___, step) => ticks.map(tick => timeOf(tick, step)) },
          {
            ...axis,
            size: 48,
            incrs: WHOLE,
            grid: { show: true, stroke: line, width: 1 },
            values: (_, ticks) => ticks.map(tick => formatCompact(tick)),
          },
        ],
        series: [{}, { label, stroke: accent, fill: accent, points: { show: false }, ...(bars && { paths: bars }) }],
      },
      [at, points.map(({ value }) => value)],
      parent,
    )
    const resize = new ResizeObserver(() => plot.setSize({ width: parent.clientWidth, height: HEIGHT }))
    resize.observe(parent)
    return () => {
      resize.disconnect()
      plot.destroy()
    }
  }, [label, points])
  const values = points.map(({ value }) => value)
  const total = values.reduce((sum, value) => sum + value, 0)
  return (
    <div
      ref={place}
      role="img"
      aria-label={`${label}: ${total} in all, at most ${Math.max(0, ...values)} in a bar`}
      className="h-[120px] w-full overflow-hidden"
    />
  )
}
