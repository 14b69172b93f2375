/** The actions of all other commands, bundled into one file of the built package. */

export { completeChat, promptModel } from '../commands/ai/prompt.ts'
export { callApi } from '../commands/api/api.ts'
export { login, logout, register, status } from '../commands/auth/auth.ts'
export { downloadFile, memorizeFile, uploadFile } from '../commands/files/files.ts'
export { writeLines } from '../commands/files/lines.ts'
export { importGateway } from '../commands/gateway/import.ts'
export { pull, push } from '../commands/guidelines/sync.ts'
export { exportMemory } from '../commands/memory/export.ts'
export { importMemory } from '../commands/memory/import.ts'
export { ingestFiles } from '../commands/rag/ingest.ts'
export { listenToEvents } from '../commands/webhooks/listen.ts'
export { verifyDelivery } from '../commands/webhooks/verify.ts'
