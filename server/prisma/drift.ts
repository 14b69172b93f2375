import { readFile } from 'node:fs/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type pg from 'pg'

/**
 * The SQL that would bring a database from its tables to `schema.prisma`; empty when they agree.
 * Prisma's own schema engine, in its WebAssembly build: the native one is a download at install time.
 */
export async function drift(pool: pg.Pool): Promise<string> {
  const path = new URL('schema.prisma', import.meta.url).pathname
  const content = await readFile(path, 'utf8')
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  // the package exports the bindings but not the module that lies beside them
  const wasm = new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
  const instance = await WebAssembly.instantiate(await WebAssembly.compile(await readFile(wasm)), {
    './schema_engine_bg.js': bindings,
  })
  bindings.__wbg_set_wasm(instance.exports)
  const { __wbindgen_start: start } = instance.exports
  if (typeof start === 'function') start()
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(readable(pool)))
  const engine = await bindings.SchemaEngine.new({ datamodels: [['schema.prisma', content]] }, () => {}, adapter)
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files: [{ path: 'schema.prisma', content }], configDir: '.' },
    to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  })
  return (stdout ?? '').replaceAll(/^-- This is an empty migration\.\s*/gm, '').trim()
}

/** The adapter cannot read PostgreSQL's one-byte "char" (type 18), which the catalogs are full of; text (25) it can. */
function readable(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, property) {
      if (property !== 'query') return Reflect.get(target, property)
      return async (query: pg.QueryConfig, values?: unknown[]) => {
        const result = await target.query(query, values)
        for (const field of result.fields) if (field.dataTypeID === 18) field.dataTypeID = 25
        return result
      }
    },
  })
}
