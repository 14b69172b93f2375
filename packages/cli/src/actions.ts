/** What commands do when they run: one file of the built package, read when the first of them does. */
export { callApi } from './api.ts'
export { login, logout, register, status } from './auth.ts'
export { callOperation } from './call.ts'
export { exportMemory } from './export.ts'
export { importMemory } from './import.ts'
export { writeLines } from './lines.ts'
export { report } from './report.ts'
export { serve } from './serve.ts'
