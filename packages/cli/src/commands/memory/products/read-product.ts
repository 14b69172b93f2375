import { usage } from '../../../terminal/failure.ts'
import type { Product } from '../products.ts'
import { Faults } from './faults.ts'
import type { Item } from './item.ts'
import { readMcpMemory } from './mcp-memory.ts'
import { readMem0 } from './mem0.ts'
import { readZep } from './zep.ts'

const READERS: Readonly<Record<Product, (text: string, faults: Faults) => Item[]>> = {
  mem0: (text, faults) => readMem0(documentOf(text), faults),
  zep: (text, faults) => readZep(documentOf(text), faults),
  'mcp-memory': readMcpMemory,
}

/** Reads a file of another product. @throws Failure that names every place it does not understand */
export function readForeign(product: Product, text: string): Item[] {
  const faults = new Faults()
  const items = READERS[product](text, faults)
  faults.settle(product)
  return items
}

function documentOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw usage(`The file is not JSON: ${error instanceof Error ? error.message : String(error)}. Nothing was sent.`)
  }
}
