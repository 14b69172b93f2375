import type { ApiPromise } from '../core/api-promise.ts'
import type { RequestOptions } from '../core/request.ts'
import type { MemoryApi } from '../generated/client.gen.ts'
import type { PropertiesRequest, PropertiesResponse } from '../spec/models.gen.ts'

type Property = PropertiesResponse['data']['properties'][number]

/** Properties with the types of their values: a union by `propertyName`. */
export type PropertiesOf<Values extends object> = Omit<PropertiesResponse, 'data'> & {
  data: Omit<PropertiesResponse['data'], 'properties'> & {
    properties: {
      [Name in keyof Values]: Omit<Property, 'propertyName' | 'value'> & { propertyName: Name; value: Values[Name] }
    }[keyof Values][]
  }
}

/** The methods of memory. */
export type MemoryMethods = MemoryApi & {
  /**
   * The properties of a record, with the types of the values that a collection defines.
   *
   * @example
   * type Deal = { Budget: number; Stage: 'Trial' | 'Customer' }
   * const { data } = await client.memory.properties<Deal>({ email: 'dana.reyes@northwind.example' })
   */
  properties<Values extends object>(body: PropertiesRequest, options?: RequestOptions): ApiPromise<PropertiesOf<Values>>
}
