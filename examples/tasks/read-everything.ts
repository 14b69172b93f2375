// Iterate over all memories with automatic pagination, and over everything as one stream.
import { Keepsake } from '@keepsake/sdk'

const client = new Keepsake()

let memories = 0
for await (const { recordId } of client.memory.recall({ limit: 100 })) if (recordId) memories += 1
console.log(`${memories} memories`)

for await (const line of client.memory.export()) if (line.end) console.log('the export is whole')
