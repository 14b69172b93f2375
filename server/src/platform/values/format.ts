/** A number as messages show it, such as `500,000`. */
export const formatNumber = (value: number): string => value.toLocaleString('en')
