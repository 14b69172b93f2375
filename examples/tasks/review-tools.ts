// Add a server with tools for models, look at what it offers, and approve what changed since.
import { Keepsake } from '@keepsake/sdk'

const client = new Keepsake()

const { data: servers } = await client.mcps.list()
const known = servers.find(({ slug }) => slug === 'orders')
const added = known ?? (await client.mcps.create({ name: 'Orders', url: 'https://mcp.northwind.example/mcp' })).data
// A server that cannot be reached is saved too, and its tools are listed later.
console.log(added.slug, added.status)

const { data: refreshed } = await client.mcps.refreshTools(added.id)
const held = refreshed.server.tools.filter(({ needsReview }) => needsReview)
for (const { name, description, approved } of held) console.log(`${name}: ${approved?.description} → ${description}`)
if (held.length > 0)
  await client.mcps.updateTools(added.id, {
    tools: held.map(({ name }) => ({ name, approved: true })),
    // approves exactly what was printed
    expectedVersion: refreshed.server.version,
  })
