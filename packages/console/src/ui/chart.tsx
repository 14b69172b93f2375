import { type ReactNode, useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

interface Props {
  /** What the numbers are, for the legend and for screen readers. */
  label: string
  points: readonly { at: string; value: number }[]
}

const HEIGHT = 120
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
    const axis = { stroke: resolved('--color-quiet'), grid: { show: false }, ticks: { show: false }, size: 28 }
    const accent = resolved('--color-accent')
    probe.remove()
    const plot = new UPlot(
      {
        width: parent.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        cursor: { show: false },
        scales: { y: { range: (_, __, max) => [0, Math.max(max, 1)] } },
        axes: [axis, { ...axis, size: 44, grid: { show: true, stroke: resolved('--color-line'), width: 1 } }],
        series: [{}, { label, stroke: accent, fill: accent, ...(bars && { paths: bars }) }],
      },
      [points.map(({ at }) => Date.parse(at) / 1000), points.map(({ value }) => value)],
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
      aria-label={`${label}: ${total} in all, at most ${Math.max(0, ...values)} at a time`}
      className="h-[120px] w-full overflow-hidden"
    />
  )
}
