import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Keepsake } from '@keepsake/sdk'
import { z } from 'zod'
import { useServer } from '../quickstart/server.ts'
import { startModel } from './model.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const STOCK: Record<string, number> = { 'oak desk': 3, 'desk lamp': 0 }

/** What this process can do for the model. */
const tools = {
  check_stock: {
    description: 'How many pieces of a product are in stock.',
    parameters: z.object({ product: z.string() }),
    execute: ({ product }: { product: string }) => {
      const pieces = STOCK[product]
      // the model gets the message, and can react
      if (pieces === undefined) throw new Error(`There is no product ${product}.`)
      return { product, pieces }
    },
  },
  reserve: {
    description: 'Reserves pieces of a product for a customer.',
    parameters: z.object({ product: z.string(), pieces: z.number().int().positive() }),
    execute: ({ product, pieces }: { product: string; pieces: number }) => {
      STOCK[product] = (STOCK[product] ?? 0) - pieces
      return { product, reserved: pieces, left: STOCK[product] }
    },
  },
}

/** A separate server, with the model of MODEL_…, or a scripted one that needs no key. */
async function main(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-tool-loop-'))
  const model = process.env.MODEL_PROVIDER === undefined ? await startModel() : undefined
  Object.assign(process.env, { KEEPSAKE_DATA_DIR: directory, ...model?.settings })
  const server = await useServer()
  try {
    const { baseUrl } = server
    const secretKey = (await new Keepsake({ baseUrl }).auth.register({ name: 'tool-loop' })).data.agent.api_key
    const client = new Keepsake({ baseUrl, secretKey })

    const email = 'dana.reyes@northwind.example'
    // the scripted model has no turn for extraction
    await client.memory.memorize({ email, content: 'Dana furnishes an office for two people.', extract: false })

    const run = await client.responses.create(
      {
        steps: [{ prompt: 'Dana asks for a desk and a lamp for everyone. Reserve what we have, then tell her.' }],
        memory: { email },
        tools,
      },
      {
        onStep({ round, results }) {
          for (const { name, arguments: given, output } of results)
            print(`round ${round}: ${name}(${given}) → ${output}`)
        },
      },
    )
    print(run.text ?? '')
    print(`${run.usage.totalTokens} tokens, ${run.creditsCharged} credits`)
  } finally {
    await server.stop()
    await model?.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

await main()
