import type { WebhookPing } from '@keepsake/sdk'
import type { ReactNode } from 'react'
import { formatDuration } from '../../ui/format.ts'
import { adviceOn, reasonOf } from './advice.ts'

/** What the receiver said to a test. */
export function Ping({
  ping: { succeeded, response_code, error, duration_ms, response_body_preview },
}: {
  ping: WebhookPing
}): ReactNode {
  return (
    <p role="status" className="basis-full break-words text-quiet">
      {succeeded && `The test arrived: HTTP ${response_code} in ${formatDuration(duration_ms)}.`}
      {error && `The test failed: ${reasonOf(error)} ${adviceOn(error)}`}
      {response_body_preview && ` The receiver said: ${response_body_preview}`}
    </p>
  )
}
