import type { WebhookSource } from '@keepsake/sdk'
import type { ReactNode } from 'react'
import { Secret } from '../../ui/secret.tsx'

/** The secrets of forward routes that were just made, which are shown once. */
export function ForwardSecrets({ source: { routes } }: { source: WebhookSource }): ReactNode {
  return routes.map(({ id, url, secret }) =>
    secret === undefined ? null : <Secret key={id} label={`Secret of what is forwarded to ${url}`} secret={secret} />,
  )
}
