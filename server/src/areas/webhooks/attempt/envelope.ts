/** The parts of an envelope. `data` is JSON text, so that every attempt sends the same bytes. */
export interface EventParts {
  id: string
  type: string
  data: string
  createdAt: Date
}

/** The body of a delivery: the envelope with its fields in a fixed order. */
export const envelope = ({ id, type, data, createdAt }: EventParts, apiVersion: string, livemode: boolean): string =>
  `{"id":${JSON.stringify(id)},"type":${JSON.stringify(type)},"api_version":${JSON.stringify(apiVersion)},` +
  `"created_at":"${createdAt.toISOString()}","data":${data},"livemode":${livemode}}`
