import { readdir, readFile } from 'node:fs/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import type pg from 'pg'

/**
 * The SQL that would bring a database from its tables to the schema; empty when they agree.
 * Prisma's own schema engine, in its WebAssembly build: the native one is a download at install time.
 */
export async function drift(pool: pg.Pool): Promise<string> {
  const files = await schemaFiles()
  loading ??= loadEngine()
  const { SchemaEngine } = await loading
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogAdapter(pool))
  const engine = await SchemaEngine.new(
    { datamodels: files.map(({ path, content }) => [path, content]) },
    () => {},
    adapter,
  )
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: '.' },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  })
  return (stdout ?? '').replaceAll(/^-- This is an empty migration\.\s*/gm, '').trim()
}

async function schemaFiles(): Promise<{ path: string; content: string }[]> {
  const folder = new URL('schema/', import.meta.url)
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map(async path => ({ path, content: await readFile(new URL(path, folder), 'utf8') })))
}

// once a process: the bindings hold on to the memory of the first instance
let loading: ReturnType<typeof loadEngine> | undefined

async function loadEngine() {
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  // the package exports the bindings but not the module that lies beside them
  const wasm = new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
  const instance = await WebAssembly.instantiate(await WebAssembly.compile(await readFile(wasm)), {
    './schema_engine_bg.js': bindings,
  })
  bindings.__wbg_set_wasm(instance.exports)
  const { __wbindgen_start: start } = instance.exports
  if (typeof start === 'function') start()
  return bindings
}

// PostgreSQL's one-byte "char", which the catalogs are full of and the adapter does not know
const ONE_BYTE_CHAR = 18
const TEXT = 25

/** An adapter that reads the catalogs: "char" as text, or as a character where the engine insists on one. */
function catalogAdapter(pool: pg.Pool): PrismaPg {
  const factory = new PrismaPg(
    new Proxy(pool, {
      get(target, property) {
        if (property !== 'query') return Reflect.get(target, property)
        return async (query: pg.QueryConfig, values?: unknown[]) => {
          const result = await target.query(query, values)
          for (const field of result.fields) if (field.dataTypeID === ONE_BYTE_CHAR) field.dataTypeID = TEXT
          return result
        }
      },
    }),
  )
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const adapter = await connect()
    const queryRaw = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = async query => {
      const result = await queryRaw(query)
      const constraint = result.columnNames.indexOf('constraint_type')
      if (constraint >= 0) result.columnTypes[constraint] = ColumnTypeEnum.Character
      return result
    }
    return adapter
  }
  return factory
}
