export { serve } from './boot/serve.ts'
