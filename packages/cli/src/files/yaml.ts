export { parse, stringify } from 'yaml'
