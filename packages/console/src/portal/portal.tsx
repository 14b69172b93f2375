import { Component, type ReactNode, Suspense, useEffect } from 'react'
import { PREFIX } from '../public-url.ts'
import { useSession } from '../session/use-session.tsx'
import { useAttempt } from '../ui/form.tsx'
import { Failed, NotFound, Pending } from '../ui/outcomes.tsx'
import { PortalFrame } from './portal-frame.tsx'
import { Screens } from './routing.tsx'
import { SCREENS } from './screens.tsx'

/** The portal: enters with the code of the link or takes up the session of the tab, then shows the screen of the address. */
export function Portal(): ReactNode {
  const session = useSession()
  const { run, isDone, error } = useAttempt(() => session.resume())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void run(), [])
  if (error) return <Failed error={error} onRetry={() => void run()} />
  if (!isDone) return <Pending />
  return (
    <Screens base={`${PREFIX}/portal`} screens={SCREENS} first="/webhooks">
      {screen => (
        <PortalFrame>
          <Guard key={screen?.path}>
            <Suspense fallback={<Pending />}>{screen ? <screen.component /> : <NotFound />}</Suspense>
          </Guard>
        </PortalFrame>
      )}
    </Screens>
  )
}

/** Says that a screen cannot be shown, such as one whose code is of an older version than the server. */
class Guard extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown): { error: unknown } => ({ error })
  override render(): ReactNode {
    return this.state.error === undefined ? (
      this.props.children
    ) : (
      <Failed error={this.state.error} onRetry={() => location.reload()} />
    )
  }
}
