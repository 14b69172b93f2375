/** Generates all code that is not committed, where it is out of date. */
import './prisma-client.ts'
import './spec-code.ts'
