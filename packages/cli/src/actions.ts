/** The actions of all other commands, bundled into one file of the built package. */
export { callApi } from './api.ts'
export { login, logout, register, status } from './auth.ts'
export { exportMemory } from './export.ts'
export { importMemory } from './import.ts'
export { writeLines } from './lines.ts'
