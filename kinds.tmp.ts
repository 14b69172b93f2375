import { compileAll } from './server/src/models/offline/definition.ts'
import { judgedDefinitions } from './bench/extraction/judged.ts'
const defs = judgedDefinitions('development')
for (const slug of new Set(defs.map(d => d.collectionId))) console.log(slug, compileAll(defs.filter(d => d.collectionId === slug)).filter(c => c.definition.type === 'text' || c.definition.type === 'array').map(c => `${c.definition.systemName}=${c.kind}${c.subject ? '!' : ''}${c.definition.type === 'array' ? '[]' : ''}`).join(' '))
