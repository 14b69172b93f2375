import type { ReactNode } from 'react'
import { Empty } from '../../ui/notice.tsx'
import { useModels } from './use-models.ts'

/** Says how a server gets a model, if it has none. */
export function NoModel(): ReactNode {
  const models = useModels()
  if (models.data?.length !== 0) return null
  return (
    <Empty
      title="This server has no language model"
      lines={['OPENAI_API_KEY=… keepsake-server', 'keepsake models test']}
    >
      Its operator configures one with an API key, or with MODELS_FILE for models of their own.
    </Empty>
  )
}
