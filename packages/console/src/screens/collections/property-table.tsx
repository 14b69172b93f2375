import type { Collection } from '@keepsake/sdk'
import type { ReactNode } from 'react'

/** The properties that a collection defines. */
export function PropertyTable({ properties }: Pick<Collection, 'properties'>): ReactNode {
  if (properties.length === 0) return <p className="text-quiet">It defines no properties yet.</p>
  return (
    <table className="w-full table-fixed break-words text-left">
      <thead className="text-xs text-quiet">
        <tr>
          <th className="py-1 pr-4 font-medium">Property</th>
          <th className="py-1 pr-4 font-medium">Type</th>
          <th className="py-1 font-medium">What it is</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line align-top">
        {properties.map(property => (
          <tr key={property.systemName}>
            <td className="py-1.5 pr-4 font-medium">{property.name}</td>
            <td className="py-1.5 pr-4 text-quiet">
              {property.type}
              {property.unit && ` in ${property.unit}`}
              {property.mode === 'append' && ', collected'}
            </td>
            <td className="py-1.5 break-words">
              {property.description}
              {property.aliases && <span className="text-quiet"> Also: {property.aliases.join(', ')}.</span>}
              {property.review && <span className="text-quiet"> Reviewed: {property.review}.</span>}
              {property.options && <span className="text-quiet"> {property.options.join(' · ')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
