export type { RecordKey } from '../../../shared/record.ts'
export {
  type KeepsakeMiddlewareOptions,
  keepsakeMiddleware,
  type MemoryMiddleware,
  type MemoryWarning,
} from './middleware.ts'
